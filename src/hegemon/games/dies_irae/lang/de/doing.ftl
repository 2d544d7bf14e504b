# Was auf den Knöpfen einer Entscheidung steht: für jedes Verb ein Satz ohne Punkt.
do-capital = Hauptstadt { IN($site) }
do-place_post = Handelsposten { IN($site) }
do-place_ship = Schiff { IN($site) }
do-place_legion = Legion { IN($site) }
do-place_leader = Anführer { IN($hex) }
do-position = als { NAME($place) } spielen
do-choose = wählen: { NAME($action) }
do-march = Legionen { IN($hex) } nehmen
do-land = Legionen an Bord { IN($hex) } landen
do-sail = Schiffe { IN($hex) } nehmen
do-lead = den Anführer nehmen
do-number = { $amount ->
    [one] 1 Einheit
   *[other] { $amount } Einheiten
 }
do-aboard = { $amount ->
    [0] keine Legion an Bord
    [one] 1 Legion an Bord
   *[other] { $amount } Legionen an Bord
 }
do-with_leader = mit dem Anführer
do-without_leader = ohne den Anführer
do-to = { TO($hex) }
do-fight = kämpfen { IN($hex) }
do-fight_ships = gegen die Schiffe von { NAME($seat) } kämpfen { AT($hex) }
do-take_over = Posten { IN($site) } übernehmen
do-lose_cargo = { $amount ->
    [0] keine Legion geht unter
    [one] 1 Legion geht unter
   *[other] { $amount } Legionen gehen unter
 }
do-build_legion = Legion bauen { IN($site) }
do-build_ship = Schiff bauen { IN($site) }
do-build_fortress = Festung bauen { IN($site) }
do-build_monument = Monument bauen { IN($site) }
do-create = Handelsposten gründen { IN($site) }
do-pay = für Stabilität zahlen
do-undermine = { NAME($seat) } unterwandern
do-advance = entwickeln: { NAME($row) }
do-offer = { NAME($seat) } Waffenstillstand anbieten
do-accept = annehmen
do-refuse = ablehnen
do-disband = Legion { IN($hex) } auflösen
do-disband_cargo = Legion an Bord { AT($hex) } auflösen
do-done = Aktion beenden
