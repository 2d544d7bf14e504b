ask-first-player = Das Los entscheidet, welches Volk beginnt.
ask-display = Eine Ereigniskarte wird aufgedeckt.
ask-first-field = Setze deinen Stein auf ein beliebiges Feld des Rondells.
ask-rondel = Zieh deinen Stein: { $free ->
    [one] Das nächste Feld ist frei
   *[other] Die nächsten { $free } Felder sind frei
 }, jedes weitere kostet { $cost ->
    [one] einen Chip oder eine Münze
   *[other] { $cost } Chips oder Münzen
 }.
ask-rondel-payment = Zahle noch { $due ->
    [one] einen Chip oder eine Münze
   *[other] { $due } Chips oder Münzen
 } für den Weg zu { NAME($field) }.
ask-coin-substitute = Die Bank hat keine Münze mehr: Nimm stattdessen { $due ->
    [one] einen Chip
   *[other] { $due } Chips
 } deiner Wahl.
ask-payment = Zu zahlen: { GOODS($due) }; du hast { GOODS($own) } und { GOODS($coins) }. Wie viele Münzen gibst du statt Chips?
ask-templum = Baue Tempel und Stadtmauern, oder beende die Aktion.
ask-militia = Rüste Einheiten von deiner Rekrutenablage, oder beende die Aktion.
ask-scientia = Entwickle Fortschritte und wirb Einheiten an, oder beende die Aktion.
ask-movement = Bewege deine Legionen und Galeeren, oder geh zu den Eroberungen über.
ask-conquest = Erobere Städte, oder beende die Aktion.
ask-founding = Gründe Städte, oder beende deinen Zug.
ask-reaction = { NAME($region) } droht zu fallen. Spielst du die Festung?
ask-losses = Du verlierst { COUNT("price-unit", $lost, case: "acc") } { IN($region) }. Wie viele davon sind Legionen?
ask-trade-give = Gib der Bank noch { $due ->
    [one] einen Chip
   *[other] { $due } Chips
 }.
ask-trade-take = Nimm noch { $due ->
    [one] einen Chip
   *[other] { $due } Chips
 } aus der Bank.
ask-swap-give = { $given ->
    [0] Gib bis zu { $left } Chips, um sie eins zu eins zu tauschen.
   *[other] Gib noch bis zu { $left }, oder beende das Geben.
 }
ask-target = Wähle ein Gebiet für { NAME($card, article: "def", case: "acc") }.
ask-embargo = Welchen Rohstoff trifft die Handelssperre?
ask-pick = { $due ->
    [one] Nimm eine Ereigniskarte aus der Auslage.
   *[other] Nimm eine Ereigniskarte aus der Auslage; insgesamt stehen dir { $due } zu.
 }
# Wendungen
phrase-advance = Stein ziehen
phrase-found = Stadt gründen
phrase-build_temple = Tempel bauen
phrase-build_wall = Stadtmauer bauen
phrase-develop = Fortschritt entwickeln
phrase-recruit = Einheiten anwerben
phrase-arm = Einheiten rüsten
phrase-move = Einheiten bewegen
phrase-conquer = Stadt erobern
phrase-trade = mit der Bank tauschen
phrase-play = Karte spielen
phrase-end_turn = Zug beenden
# Wie ein Kampf ausginge
effect-legions = Legionen
effect-galleys = Galeeren
effect-unit = { NAME($unit) }
effect-city = Stadt
effect-temple = Stadt mit Tempel
effect-wall = Stadtmauer
effect-res-publica = Res Publica
effect-special = { NAME($unit) }
effect-stands = { NAME($region) } hält stand.
effect-falls = { NAME($region) } fällt und kostet { $lost ->
    [0] keine Einheit
    [one] eine Einheit
   *[other] { $lost } Einheiten
 }.
effect-falls-unless = { NAME($region) } fällt und kostet { $lost ->
    [0] keine Einheit
    [one] eine Einheit
   *[other] { $lost } Einheiten
 }, es sei denn, die Festung rettet es.
effect-falls-dearer = { NAME($region) } fällt und kostet { $lost ->
    [0] keine Einheit
    [one] eine Einheit
   *[other] { $lost } Einheiten
 }, mit der Festung { $more }.
effect-one-for-one = { COUNT($own, 1) } und { COUNT($theirs, 1) } gehen { IN($region) } verloren.
effect-each-loses = Jede Seite verliert { $n } Einheiten { IN($region) }.
# Schritte, in denen nichts möglich ist
tell-idle_templum = Kein Tempel und keine Stadtmauer möglich: { SAY($reason) }
tell-idle_templum_none = Kein Tempel und keine Stadtmauer möglich: Jede deiner Städte hat, was sie haben kann.
tell-idle_militia = Keine Einheit möglich: { SAY($reason) }
tell-idle_militia_none = Keine Einheit möglich: Keine deiner Städte nimmt eine auf.
tell-idle_scientia = Nichts zu lernen und niemand auszuheben: { SAY($reason) }
tell-idle_scientia_none = Nichts zu lernen und niemand auszuheben: Du weißt alles, und dein Vorrat ist leer.
tell-idle_movement = Kein Zug möglich: { SAY($reason) }
tell-idle_movement_none = Kein Zug möglich: Keine deiner Einheiten kann irgendwohin.
tell-idle_conquest = Keine Eroberung möglich: { SAY($reason) }
tell-idle_conquest_none = Keine Eroberung möglich: Keine deiner Einheiten steht vor einer feindlichen Stadt, die sie nehmen kann.
tell-idle_founding = Keine Stadt möglich: { SAY($reason) }
tell-idle_founding_none = Keine Stadt möglich: Keine deiner Legionen und Galeeren steht an einem freien Bauplatz.
