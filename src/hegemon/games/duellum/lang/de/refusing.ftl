no-game-over = Das Spiel ist zu Ende.
no-wrong-time = Darüber wird jetzt nicht entschieden. { SAY($asked) }
no-no-such-place = Dieses Gebiet oder diese Grenze gibt es auf dieser Seite des Plans nicht.
# Das Rondell
no-steps-dear = Der Weg zu { NAME($field) } kostet { $cost ->
    [one] einen Chip oder eine Münze
   *[other] { $cost } Chips oder Münzen
 }; du hast { $own ->
    [0] nichts dafür
   *[other] nur { $own }
 }.
# Zahlen
no-none-of-these = Du hast { $chip ->
    [chip-coin] keine Münze
    [chip-marble] keinen Marmor
   *[other] kein { NAME($chip) }
 }.
no-coins-out-of-range = Zu zahlen: { GOODS($due) }. Zwischen { $least } und { $most } Münzen können Chips ersetzen.
# Templum
no-temple-not-yours = Du hast keine Stadt { IN($region) }; Tempel baust du in deinen eigenen Städten.
no-has-temple = { NAME($region) } hat schon einen Tempel.
no-no-temple-left = Alle { $all } Tempel stehen auf dem Plan; erst wenn einer zerstört ist, kann wieder gebaut werden.
no-temple-dear = Für einen Tempel brauchst du noch { GOODS($missing) }.
no-temple-surcharge = Ein Tempel { IN($region) } kostet wegen der Nachbartempel { GOODS($due) } mehr; dafür hast du { $left ->
    [0] keine
   *[other] nur { $left }
 } übrig.
no-wall-not-yours = Du hast keine Stadt { IN($region) }; Stadtmauern baust du in deinen eigenen Städten.
no-has-wall = { NAME($region) } hat schon eine Stadtmauer.
no-no-wall-in-supply = Du hast keine Stadtmauer im Vorrat; die Leiste bringt eine mit den nächsten Persönlichkeiten.
no-wall-dear = Für eine Stadtmauer brauchst du noch { GOODS($missing) }.
# Militia
no-arming-not-yours = Du hast keine Stadt { IN($region) }; neue Einheiten kommen in deine eigenen Städte.
no-city-full = { NAME($region) } nimmt im Zug { COUNT("price-unit", $most, case: "acc") } auf und hat sie schon. Mit einem Tempel wären es mehr.
no-temple-city-full = { NAME($region) } nimmt im Zug { COUNT("price-unit", $most, case: "acc") } auf und hat sie schon.
no-box-empty = Auf deiner Rekrutenablage steht { $what ->
    [unit-commander] dein Heerführer nicht.
    [unit-admiral] dein Admiral nicht.
   *[other] keine { NAME($what) }; angeworben wird bei Scientia aus dem Vorrat.
 }
no-lost-this-turn = { $what ->
    [unit-commander] Dein Heerführer
    [unit-admiral] Dein Admiral
   *[other] Jede { NAME($what) } auf deiner Rekrutenablage
 } kam erst in diesem Zug dorthin und wird später gerüstet.
no-borders-do-not-fit = Keine Grenze von { NAME($region) } steht { NAME($what, article: "indef", case: "dat") } offen.
no-arming-dear = Für { NAME($what, article: "indef", case: "acc") } brauchst du noch { GOODS($missing) }.
no-no-temple-for-special = { NAME($region) } hat keinen Tempel; { NAME($what, article: "def") } wird nur in einer Stadt mit Tempel gerüstet.
no-special-dear = Für { NAME($what, article: "def", case: "acc") } brauchst du noch { GOODS($missing) }.
# Scientia
no-already-developed = { NAME($know_how) } hast du schon.
no-first-price-dear = Für { NAME($know_how) } brauchst du noch { GOODS($missing) }; es wird billiger, wenn das andere Volk es hat.
no-later-price-dear = Für { NAME($know_how) } brauchst du noch { GOODS($missing) }.
no-supply-empty = In deinem Vorrat ist keine { NAME($what) } mehr.
no-legion-dear = Für eine Legion brauchst du noch { GOODS($missing) }.
no-galley-dear = Für eine Galeere brauchst du noch { GOODS($missing) }.
# Duellum
no-no-unit-to-move = { IN($here) } steht { $what ->
    [unit-commander] dein Heerführer nicht
    [unit-admiral] dein Admiral nicht
   *[other] keine { NAME($what) } von dir
 }, um { TO($there) } zu ziehen.
no-has-moved = { IN($here) } ist { $what ->
    [unit-commander] dein Heerführer
    [unit-admiral] dein Admiral
   *[other] jede { NAME($what) }
 } in diesem Zug schon gezogen; { TO($there) } geht es nicht weiter.
no-border-closed = { $what ->
    [unit-commander] Der Heerführer
    [unit-admiral] Der Admiral
   *[other] { NAME($what, article: "indef") }
 } kommt { FROM($here) } nicht über die Grenze { TO($there) }.
no-no-unit-in-hand = { IN($here) } ist keine Einheit unterwegs.
no-no-border-left = { $what ->
    [unit-commander] Der Heerführer
    [unit-admiral] Der Admiral
   *[other] { NAME($what, article: "indef") }
 } überschreitet im Zug { $most ->
    [one] eine Grenze
   *[other] { $most } Grenzen
 }.
no-no-hostile-city = { IN($region) } steht keine Stadt des anderen Volkes.
no-not-enough-units = { NAME($region) } verteidigt sich mit { $defence }; du hast dort { $own ->
    [0] keine Legion oder Galeere
    [one] 1 Legion oder Galeere
   *[other] { $own } Legionen und Galeeren
 }.
no-no-troops = Allein nimmt { NAME($what, article: "def") } keine Stadt; auch eine Legion oder Galeere muss { IN($region) } sein.
no-saved-by-fortress = Die Festung hat { NAME($region) } für diesen Zug gerettet.
no-losses-do-not-fit = Zwischen { $least } und { $most } der verlorenen Einheiten können Legionen sein.
# Gründen
no-no-site = { IN($region) } gibt es keinen Bauplatz.
no-site-taken = { IN($region) } steht schon eine Stadt.
no-no-unit-there = { IN($region) } steht keine deiner Legionen und Galeeren.
no-no-token-left = Die Bank hat kein Stadtplättchen für { NAME($resource) } mehr.
no-city-dear = Für eine Stadt brauchst du noch { GOODS($missing) }.
no-city-surcharge = Eine Stadt für { NAME($resource) } { IN($region) } kostet wegen der Nachbarn { GOODS($due) } mehr; dafür hast du { $left ->
    [0] keine
   *[other] nur { $left }
 } übrig.
# Tausch
no-no-commercium = Um mit der Bank zu tauschen, brauchst du Commercium.
no-commercium-just-bought = Commercium gehört dir erst vom Ende dieses Zuges an.
no-too-few-to-trade = Ein Tausch verlangt { $due } Chips; du hast { $own ->
    [0] keine
   *[other] nur { $own }
 }.
no-coins-not-traded = In dieser Partie werden beim Tausch keine Münzen gegeben.
# Ereigniskarten
no-not-in-your-hand = { NAME($card, article: "def", case: "acc") } hast du nicht auf der Hand.
no-not-this-card-now = Auf eine Eroberung antwortet nur die Festung.
no-no-effect = { NAME($card, article: "def") } { AGREE($card) ->
    [one] würde
   *[other] würden
 } im Augenblick nichts bewirken.
no-not-on-display = { NAME($card, article: "def") } { AGREE($card) ->
    [one] liegt
   *[other] liegen
 } nicht in der Auslage.
no-not-in-deck = { NAME($card, article: "def") } { AGREE($card) ->
    [one] ist
   *[other] sind
 } nicht im Stapel.
no-coins-not-swapped = Am Markttag werden Marmor, Eisen und Gold getauscht, keine Münzen.
no-nothing-swapped = Gib mindestens einen Chip: Der Markttag ist gespielt.
no-not-the-most = Das andere Volk hat von einem anderen Rohstoff mehr als { NAME($resource) }.
no-no-legion-there = { IN($region) } steht keine feindliche Legion fern von den Städten ihres Volkes.
no-no-wall-there = { IN($region) } steht keine Stadtmauer.
no-no-city-to-muster = { IN($region) } hast du keine Stadt ohne Tempel.
no-no-galley-there = { IN($region) } liegt keine feindliche Galeere auf offener See.
no-no-city-for-rampart = { IN($region) } hast du keine Stadt ohne Mauer.
no-card-not-now = { NAME($card, article: "def", case: "acc") } spielst du { LIST($moments) }.
