# Was auf den Knöpfen einer Entscheidung steht: für jedes Verb ein Satz ohne Punkt. Eine Einheit eines Stapels, in den der
# Leser nicht hineinsehen darf, ist `hidden`.
do-draw = Karte gezogen: { NAME($card) }
do-roll = Würfel: { $die }
do-check = { $unit ->
    [hidden] eine Einheit würfelt
   *[other] { NAME($unit) } { AGREE($unit) ->
        [one] würfelt
       *[other] würfeln
    }
 }
do-blind = oberste Karte ungesehen
do-pick = { NAME($card) } nehmen
do-subvert = { NAME($unit) } abwerben
do-recruit = { NAME($unit) } anwerben
do-place = { TO($space) } setzen
do-build_camp = { NAME($unit) } { AGREE($unit) ->
    [one] baut ein Lager
   *[other] bauen ein Lager
 }
do-pull_up = das Lager { IN($space) } abbrechen
do-march = Marsch { FROM($space) }
do-to = { TO($space) }
do-take = { $unit ->
    [hidden] eine Einheit mitnehmen
   *[other] { NAME($unit) } mitnehmen
 }
do-whole = den ganzen Stapel
do-sail = { NAME($unit) } { AGREE($unit) ->
    [one] segelt
   *[other] segeln
 }
do-stay = bleiben
do-attack = { NAME($space) } angreifen
do-ambush = { NAME($space) } aus dem Hinterhalt angreifen
do-fight = { NAME($unit) } { AGREE($unit) ->
    [one] kämpft
   *[other] kämpfen
 }
do-lose = { NAME($unit) } verlieren
do-panic = { NAME($unit) } { AGREE($unit) ->
    [one] gerät in Panik
   *[other] geraten in Panik
 }
do-retreat = Rückzug { TO($space) }
do-pursue = Verfolgung { TO($space) }
do-done = fertig
