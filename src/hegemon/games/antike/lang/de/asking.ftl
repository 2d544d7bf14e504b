# Was gefragt wird, wen, und was es kostet.
ask-over = Das Spiel ist zu Ende.
ask-draw = { NAME($seat) } zieht eine Völkerkarte.
ask-pick = { NAME($seat) }: such dir das Volk aus, das du führen willst.
ask-first = Eine Münze entscheidet, wer den ersten Zug hat.
ask-start-city = { NAME($nation) }: wähle eine Startstadt.
ask-choose = { NAME($nation) }: Die Bank hat keine Münze mehr; nimm stattdessen einen Chip.
ask-rondel-first = { NAME($nation) }: setz deinen Stein auf ein beliebiges Feld des Rondells.
ask-rondel = { NAME($nation) }: zieh deinen Stein weiter. { $free ->
    [one] Das nächste Feld ist
   *[other] Die nächsten { $free } Felder sind
 } frei, jedes weitere kostet einen Chip oder eine Münze.
ask-rondel-payment = { NAME($nation) }: noch { $due ->
    [one] 1 Chip oder Münze ist
   *[other] { $due } Chips oder Münzen sind
 } für die Schritte deines Steins fällig.
ask-payment = { NAME($nation) }: { GOODS($due) } { $count ->
    [one] ist
   *[other] sind
 } fällig. Wie viele Münzen nimmst du dafür?
ask-temple = { NAME($nation) }: bau Tempel für je { GOODS($price) }, oder beende den Schritt.
ask-arming = { NAME($nation) }: stell Legionen und Galeeren für je { GOODS($price) } auf, oder beende den Schritt.
ask-know-how = { NAME($nation) }: entwickle Fortschritte, oder beende den Schritt.
ask-movement = { NAME($nation) }: beweg deine Einheiten und kämpfe, oder beende die Bewegung.
ask-destination = { NAME($nation) }: { $units ->
    [one] { NAME($kind, article: "def") } hat
   *[other] { COUNT($kind, $units) } haben
 } noch { $units ->
    [one] {""}
   *[other] je{" "}
 }{ $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
 }. Wohin von { NAME($province) } aus?
ask-question = { NAME($nation) }: { COUNT($kind, $units) } { NAME($mover, article: "def", case: "gen") } { $units ->
    [one] ist
   *[other] sind
 } { TO($province) } gekommen. Kämpfst du mit { $own ->
    [one] deiner { NAME($kind) }
   *[other] deinen { COUNT($kind, $own, case: "dat") }
 } dort?
ask-conquest = { NAME($nation) }: erobere Städte, oder beende den Schritt.
ask-losses = { NAME($nation) }: { NAME($province) } kostet dich { COUNT("piece-unit", $strength, case: "acc") }. Wie viele davon sind Legionen?
ask-give-up = { NAME($nation) }: du hast keinen Stadtstein mehr. Welche ältere Stadt gibst du für { NAME($province) } auf?
ask-founding = { NAME($nation) }: gründe Städte für je { GOODS($price) }, oder beende deinen Zug.
ask-trade-give = { NAME($nation) }: gib der Bank { $due ->
    [one] noch 1 Chip
   *[other] { $due } Chips
 }.
ask-trade-take = { NAME($nation) }: nimm 1 Chip für die { $given } gegebenen.
ask-claim = { NAME($nation) }: du hast alle { $all } Fortschritte. Nimm eine zusätzliche Persönlichkeit von einem der höchsten Stapel.

price-any_chip = Chip oder Münze
    .gender = m
    .plural = Chips oder Münzen
price-ready_unit = bereite Einheit
    .gender = f
    .plural = bereite Einheiten
price-action = Aktion jeder Einheit
    .gender = f
    .plural = Aktionen jeder Einheit

phrase-advance = auf ein Feld ziehen
phrase-build_temple = Tempel bauen
phrase-arm = Einheiten aufstellen
phrase-develop = Fortschritte entwickeln
phrase-found = Städte gründen
phrase-move = Einheiten bewegen
phrase-battle = eine Schlacht ansagen
phrase-fight = gegen Ankommende kämpfen
phrase-conquer = eine Stadt erobern
phrase-trade = mit der Bank tauschen
phrase-end_turn = den Zug beenden

# Vor einem Kampf: die Stärken in ihren Teilen, und was dabei herauskommt.
effect-legions = Legionen
effect-galleys = Galeeren
effect-ready-legions = bereite Legionen
effect-ready-galleys = bereite Galeeren
effect-city = Stadt
effect-temple = Stadt mit Tempel
effect-state = Monarchie oder Demokratie
effect-falls = { NAME($province) } fällt und kostet { COUNT("piece-unit", $lost, case: "acc") }.
effect-stands = { NAME($province) } hält stand.
effect-each-loses = Jede Seite verliert { COUNT($kind, $n, case: "acc") } { IN($province) }.
effect-loses = { NAME($nation, article: "def") } verlieren { COUNT($kind, $n, case: "acc") } { IN($province) }, und ebenso viel, wer gegen sie kämpft.
effect-let-in = { IN($province) } kämpft niemand.
effect-asked = { LIST($nations, article: "def") } dürfen kämpfen.
# Schritte, in denen nichts möglich ist
tell-idle_temple = Kein Tempel möglich: { SAY($reason) }
tell-idle_temple_none = Kein Tempel möglich: Jede deiner Städte hat einen.
tell-idle_arming = Keine Einheit möglich: { SAY($reason) }
tell-idle_arming_none = Keine Einheit möglich: Keine deiner Städte nimmt eine auf.
tell-idle_know_how = Kein Know-how möglich: { SAY($reason) }
tell-idle_know_how_none = Kein Know-how möglich: Du hast alles, was es gibt.
tell-idle_movement = Kein Zug möglich: { SAY($reason) }
tell-idle_movement_none = Kein Zug möglich: Keine deiner Einheiten kann irgendwohin.
tell-idle_conquest = Keine Eroberung möglich: { SAY($reason) }
tell-idle_conquest_none = Keine Eroberung möglich: Keine deiner Einheiten steht vor einer fremden Stadt, die sie nehmen kann.
tell-idle_founding = Keine Stadt möglich: { SAY($reason) }
tell-idle_founding_none = Keine Stadt möglich: Keine deiner Einheiten steht an einem freien Bauplatz.
