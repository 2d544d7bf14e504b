# Was auf den Knöpfen einer Entscheidung steht: für jedes Verb ein Satz ohne Punkt.
do-first = { NAME($seat) } beginnt
do-reveal = Karte aufgedeckt: { NAME($card) }
do-advance = auf { NAME($field) } ziehen
do-pay = 1 { NAME($chip) } zahlen
do-choose = { NAME($resource) } nehmen
do-coins = { $amount ->
    [0] nichts davon in Münzen zahlen
   *[other] { $amount } davon in Münzen zahlen
 }
do-build_temple = Tempel bauen { IN($region) }
do-build_wall = Stadtmauer bauen { IN($region) }
do-arm = { NAME($piece) } rüsten { IN($region) }
do-develop = { NAME($know_how) } entwickeln
do-recruit = { NAME($kind) } anwerben
do-move = { NAME($piece) }: { NAME($from) } → { NAME($to) }
do-continue = weiter: { NAME($from) } → { NAME($to) }
do-conquer = { NAME($region) } erobern
do-lose_legions = { $amount ->
    [0] keine Legion verlieren
   *[other] { COUNT("kind-legion", $amount, case: "acc") } verlieren
 }
do-found = { NAME($resource) }-Stadt gründen { IN($region) }
do-trade = drei gegen zwei tauschen
do-give = 1 { NAME($chip) } geben
do-take = { NAME($resource) } nehmen
do-play = { NAME($card) } spielen
do-target = { NAME($region) } wählen
do-decline = geschehen lassen
do-pick = { NAME($card) } nehmen
do-done = Schritt beenden
