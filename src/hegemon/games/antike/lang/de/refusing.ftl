# Warum etwas nicht geht: was fehlt, und was hilft.
no-game-over = Das Spiel ist zu Ende.
no-wrong-time = Jetzt nicht: Es geht um { NAME($step) }.

no-such-nation = Ein solches Volk spielt nicht mit.
no-not-on-offer = Die Karte { NAME($nation, article: "def", case: "gen") } liegt nicht auf dem Tisch.
no-not-on-your-card = { NAME($province) } steht nicht auf deiner Völkerkarte. Zur Wahl stehen { LIST($cities) }.
no-start-site-taken = { NAME($province) } gehört schon { NAME($nation, article: "def", case: "dat") }.
no-start-resource-taken = Du hast schon eine Startstadt mit { NAME($resource) }, und { NAME($province) } wäre die zweite.

no-answer-as-before = Das ist schon deine ständige Antwort: { NAME($answer) }.
no-answer-changed = Du hast deine ständige Antwort in diesem Zug schon geändert. Im nächsten Zug darfst du wieder.

no-cannot-pay-steps = { NAME($field) } ist { $steps } { $steps ->
    [one] Feld
   *[other] Felder
 } entfernt und kostet { GOODS($price) }; du hast { $have }.
no-none-of-these = { $chip ->
    [chip-marble] Du hast keinen { NAME($chip, case: "acc") } mehr.
    [chip-coin] Du hast keine { NAME($chip, case: "acc") } mehr.
   *[other] Du hast kein { NAME($chip, case: "acc") } mehr.
 }
no-coins-out-of-range = Von { GOODS($due) } kannst du { $least ->
    [0] höchstens { $most } in Münzen zahlen.
   *[other] { $least } bis { $most } in Münzen zahlen.
 }

no-not-your-city-temple = { NAME($province) } ist nicht deine Stadt; Tempel entstehen in eigenen Städten.
no-has-temple = { NAME($province) } hat schon einen Tempel.
no-temples-gone = Alle { $all } Tempel stehen auf dem Plan. Erst wenn einer zerstört wird, kann wieder einer gebaut werden.
no-temple-dear = Für einen Tempel zu { GOODS($price) } { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }.{ $coins ->
    [0] {""}
    [one] {" "}Deine Münze reicht dafür nicht.
   *[other] {" "}Deine { $coins } Münzen reichen dafür nicht.
 }

no-not-your-city-arming = { NAME($province) } ist nicht deine Stadt; neue Einheiten entstehen in eigenen Städten.
no-borders-do-not-fit = { NAME($province) } hat keine { $kind ->
    [kind-legion] Landgrenze
   *[other] Seegrenze
 }: dort kann keine { NAME($kind) } stehen.
no-city-full = { NAME($province) } hat in diesem Zug schon { COUNT("piece-unit", $most, case: "acc") } bekommen. Mit einem Tempel wären es { $temple }.
no-temple-city-full = { NAME($province) } hat in diesem Zug schon { COUNT("piece-unit", $most, case: "acc") } bekommen.
no-supply-empty = Deine { COUNT($kind, $all) } stehen alle auf dem Plan.
no-arming-dear = Für eine Einheit zu { GOODS($price) } { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }.{ $coins ->
    [0] {""}
    [one] {" "}Deine Münze reicht dafür nicht.
   *[other] {" "}Deine { $coins } Münzen reichen dafür nicht.
 }

no-already-known = { NAME($know_how) } hast du schon.
no-needs-basic = { NAME($know_how) }: dafür brauchst du erst { NAME($basic) }.
no-basic-dear = { NAME($know_how) } kostet { GOODS($price) }: { $count ->
    [one] es fehlt
   *[other] es fehlen
 } { GOODS($lacks) }.{ $coins ->
    [0] {""}
    [one] {" "}Deine Münze reicht dafür nicht.
   *[other] {" "}Deine { $coins } Münzen reichen dafür nicht.
 }
no-secondary-dear = { NAME($know_how) } kostet { GOODS($price) }: { $count ->
    [one] es fehlt
   *[other] es fehlen
 } { GOODS($lacks) }.{ $coins ->
    [0] {""}
    [one] {" "}Deine Münze reicht dafür nicht.
   *[other] {" "}Deine { $coins } Münzen reichen dafür nicht.
 }

no-border-closed = { $back ->
    [0] { FROM($here) } { TO($province) } führt keine { $kind ->
        [kind-legion] Landgrenze
       *[other] Seegrenze
    }.
   *[other] { NAME($kind, article: "def") } ist schon { IN($province) }.
 }
no-none-to-move = Du hast keine { NAME($kind) } { IN($province) }.
no-actions-spent = { $ready ->
    [0] Keine { NAME($kind) } von dir { IN($province) } hat in diesem Zug noch eine Aktion.
   *[other] Keine { NAME($kind) } von dir { IN($province) } hat noch genau { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
 }
no-goes-alone = Hier ist nur eine { NAME($kind) } unterwegs: Keine andere geht mit.
no-none-to-fight = Du hast keine { NAME($kind) } { IN($province) }.
no-none-of-theirs = { NAME($nation, article: "def") } haben keine { NAME($kind) } { IN($province) }.

no-not-their-city = { NAME($province) } ist keine Stadt eines anderen Volkes.
no-last-city = { NAME($province) } ist die letzte Stadt { NAME($nation, article: "def", case: "gen") }: Sie ist nicht zu erobern.
no-none-ready = Keine deiner Einheiten { IN($province) } hat noch eine Aktion übrig, und ohne eine erobert sie nichts.
no-not-enough-units = { NAME($province) } verteidigt sich mit { $defence }; du hast dort { COUNT("piece-unit", $ready, case: "acc") } mit einer Aktion. { $missing ->
    [one] Es fehlt 1.
   *[other] Es fehlen { $missing }.
 }
no-losses-do-not-fit = Von den Einheiten, die du hier verlierst, können { $least } bis { $most } Legionen sein.
no-not-yours-to-give-up = { NAME($province) } ist nicht deine Stadt.

no-site-taken = { NAME($province) } ist eine Stadt { NAME($nation, article: "def", case: "gen") }.
no-none-there = { IN($province) } steht keine deiner Legionen und Galeeren.
no-stones-gone = Deine { COUNT("piece-stone", $all) } liegen alle auf dem Plan.
no-city-dear = Für eine Stadt zu { GOODS($price) } { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }.{ $coins ->
    [0] {""}
    [one] {" "}Deine Münze reicht dafür nicht.
   *[other] {" "}Deine { $coins } Münzen reichen dafür nicht.
 }

no-not-all-know-hows = Die Bank tauscht nur mit dem, der alle { $all } Fortschritte hat; du hast { $have }.
no-too-few-to-trade = Ein Tausch braucht { $due } Chips; du hast { $have }.
no-coins-not-traded = An diesem Tisch gibt man im Tausch keine Münzen.
no-given-and-taken = { NAME($resource) } gibst du in diesem Tausch: nimm etwas anderes.
no-not-the-highest-stack = Die zusätzliche Persönlichkeit kommt von einem höchsten Stapel: { LIST($highest) }.
