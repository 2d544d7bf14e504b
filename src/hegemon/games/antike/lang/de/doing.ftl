# Was auf den Knöpfen einer Entscheidung steht: für jedes Verb ein Satz ohne Punkt.
do-draw = Volk gezogen: { NAME($nation) }
do-first = die { NAME($nation) } beginnen
do-pick = die { NAME($nation) } nehmen
do-start_city = Startstadt { NAME($province) }
do-choose = { NAME($resource) } nehmen
do-answer = Antwort auf Ankommende: { NAME($answer) }
do-advance = auf { NAME($field) } ziehen
do-pay = 1 { NAME($chip) } zahlen
do-coins = { $amount ->
    [0] nichts davon in Münzen zahlen
   *[other] { $amount } davon in Münzen zahlen
 }
do-build_temple = Tempel bauen { IN($province) }
do-arm = { NAME($kind) } aufstellen { IN($province) }
do-develop = { NAME($know_how) } entwickeln
do-move = { NAME($kind) } { IN($province) } nehmen ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 } übrig)
do-to = eine Einheit { TO($province) }
do-all_to = alle { TO($province) }
do-battle = { NAME($kind) }: Kampf gegen die { NAME($nation) } { IN($province) }
do-fight = kämpfen
do-decline = hereinlassen
do-conquer = { NAME($province) } erobern
do-lose_legions = { $amount ->
    [0] keine Legion verlieren
   *[other] { COUNT("kind-legion", $amount, case: "acc") } verlieren
 }
do-give_up = { NAME($province) } aufgeben
do-found = Stadt gründen { IN($province) }
do-trade = zwei gegen eins tauschen
do-give = 1 { NAME($chip) } geben
do-take = { NAME($resource) } nehmen
do-claim = { NAME($personage, article: "def", case: "acc") } nehmen
do-done = Schritt beenden
