no-game-over = Das Spiel ist zu Ende.
no-wrong-time = Darüber wird jetzt nicht entschieden. { SAY($asked) }
no-no-such-place = Einen solchen Ort gibt es auf dieser Karte nicht.
no-not-in-deck = „{ NAME($card) }“ kann nicht oben auf dem Stapel liegen.
no-not-in-discards = „{ NAME($card) }“ liegt nicht in deiner Ablage.
no-no-supreme-leader = Aus der Ablage wählst du nur, solange { NAME($leader) } auf der Karte steht.
no-not-your-card = „{ NAME($card) }“ ist nicht in deinem Stapel.
no-no-attrition = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] leidet
   *[other] leiden
 } nicht unter Nachschubmangel: Anführer, Flotten und Lager tun das nie.
no-not-in-checked-space = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] steht
   *[other] stehen
 } nicht { IN($from) }, wo gerade der Nachschub geprüft wird.
no-checked-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] hat
   *[other] haben
 } schon gewürfelt.
no-not-to-subvert = „{ NAME($card) }“ meint { NAME($unit, article: "def", case: "acc") } nicht.
no-out-of-subversion = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] steht
   *[other] stehen
 } nicht neben deinen Einheiten.
no-not-in-box = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] liegt
   *[other] liegen
 } nicht in deinem Rekrutenfeld.
no-out-of-the-game = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } gefallen und aus dem Spiel.
no-not-on-card = „{ NAME($card) }“ wirbt { NAME($unit, article: "def", case: "acc") } nicht an.
no-entry-is-past = Was „{ NAME($card) }“ von dieser Art bringt, hast du schon abgeschlossen: { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] bleibt
   *[other] bleiben
 } im Rekrutenfeld.
no-too-early = Vor Runde { $turn } kannst du { NAME($unit, article: "def", case: "acc") } nicht anwerben; jetzt ist Runde { $now }.
no-no-place-for-it = Es gibt jetzt keinen Ort, an den du { NAME($unit, article: "def", case: "acc") } setzen könntest.
no-enemies-there = { IN($space) } stehen Feinde; dorthin kannst du keine Rekruten setzen.
no-not-a-home = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } { IN($space) } nicht zu Hause.
no-not-a-listed-place = „{ NAME($card) }“ nennt andere Orte für ihre Rekruten als { NAME($space) }.
no-no-land-unit-there = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] braucht
   *[other] brauchen
 } einen Hafen mit einer deiner Landeinheiten; { IN($space) } steht keine.
no-not-in-levy = Das Aufgebot ruft { NAME($unit, article: "def", case: "acc") } nicht.
no-no-camps = Nur Rom baut Lager, im eigenen Zug und mit der Regel für Lager. { SAY($asked) }
no-no-legion = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] kann
   *[other] können
 } kein Lager bauen: Das tut nur eine Legion auf der Karte.
no-built-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] hat
   *[other] haben
 } in diesem Zug schon ein Lager gebaut.
no-roman-fortress = { NAME($space) } hat eine Festung für Römer; dort entsteht kein Lager.
no-camp-there = { IN($space) } steht schon ein Lager.
no-no-camp-piece = { $n ->
    [one] Das einzige Lager steht
   *[other] Alle { $n } Lager stehen
 } schon auf der Karte; brich zuerst eines ab.
no-no-camp-to-pull-up = { IN($space) } steht kein Lager.
no-nothing-to-march = „{ NAME($card) }“ lässt keine deiner Einheiten { IN($space) } ziehen.
no-all-have-moved = Deine Einheiten { IN($space) } sind schon gezogen oder haben ein Lager gebaut.
no-among-enemies = Deine Einheiten { IN($space) } stehen unter Feinden: Sie bleiben und kämpfen.
no-no-land-route = Kein Landweg führt { FROM($space) } fort.
no-at-sea = { NAME($space) } ist Meer: Landeinheiten überqueren es nur an Bord von Flotten.
no-too-far = { TO($space) } ist es zu weit: dieser Stapel zieht höchstens { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
 } weit.
no-behind-barrier = Auf dem Weg { TO($space) } liegt ein Hindernis; du überschreitest es nur gleich zu Beginn und hältst dahinter.
no-behind-stop = Das Gelände auf dem Weg { TO($space) } hält jeden Marsch auf.
no-behind-enemies = Feinde auf dem Weg { TO($space) } halten jeden Marsch auf.
no-not-in-stack = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] gehört
   *[other] gehören
 } nicht zu deinem Stapel { IN($from) }.
no-no-land-unit = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } keine Landeinheit und { AGREE($unit) ->
    [one] marschiert
   *[other] marschieren
 } nicht.
no-moved-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } in diesem Zug schon gezogen oder { AGREE($unit) ->
    [one] hat
   *[other] haben
 } ein Lager gebaut.
no-taken-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] geht
   *[other] gehen
 } schon mit.
no-cannot-keep-up = { $n ->
    [0] Die Karte lässt { NAME($unit, article: "def", case: "acc") } nicht ziehen.
    [one] Die Karte lässt { NAME($unit, article: "def", case: "acc") } nur 1 Ort weit ziehen; { TO($to) } ist es weiter.
   *[other] Die Karte lässt { NAME($unit, article: "def", case: "acc") } nur { $n } Orte weit ziehen; { TO($to) } ist es weiter.
 }
no-barrier-stays = Auf dem Weg { TO($to) } liegt ein Hindernis, und für { NAME($unit, article: "def", case: "acc") } hebt die Karte es nicht auf.
no-static-unit = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] zieht
   *[other] ziehen
 } nie.
no-nothing-in-hand = Mindestens eine Einheit muss gehen.
no-no-whole-stack = Der ganze Stapel geht auf einmal oder gar nicht, und nur, wenn mindestens zwei Einheiten gehen können.
no-no-fleet = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } keine deiner Flotten auf der Karte; Landeinheiten ziehen von dem Ort los, an dem sie stehen.
no-no-fleet-moves = { $n ->
    [0] „{ NAME($card) }“ gibt keine Fahrten.
    [one] Die einzige Fahrt von „{ NAME($card) }“ ist verbraucht.
   *[other] Alle { $n } Fahrten von „{ NAME($card) }“ sind verbraucht.
 }
no-rolled-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] hat
   *[other] haben
 } in diesem Zug schon gewürfelt.
no-fleet-among-enemies = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] liegt
   *[other] liegen
 } unter Feinden, { AGREE($unit) ->
    [one] bleibt
   *[other] bleiben
 } und { AGREE($unit) ->
    [one] kämpft
   *[other] kämpfen
 }.
no-no-sea-route = Vom Ort, an dem { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] liegt
   *[other] liegen
 }, führt kein Seeweg fort.
no-not-a-port = { IN($space) } ist kein Hafen, und eine Flotte beendet ihre Fahrt in einem Hafen.
no-roll-too-low = Mit einer { $n } kommt die Flotte nicht { TO($space) }.
no-port-closed = { NAME($space) } ist deinen Flotten vor Runde { $turn } verschlossen; jetzt ist Runde { $now }.
no-fleets-not-carried = Flotten tragen nur Landeinheiten, nicht { NAME($unit, article: "def", case: "acc") }.
no-not-in-port = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] steht
   *[other] stehen
 } nicht { IN($from) }, wo die Flotte ablegt.
no-embark-unmoved = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } in diesem Zug schon gezogen und { AGREE($unit) ->
    [one] kann
   *[other] können
 } nicht an Bord gehen.
no-not-listed = „{ NAME($card) }“ lässt { NAME($unit, article: "def", case: "acc") } nicht ziehen, also auch nicht an Bord gehen.
no-not-aboard = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } nicht an Bord.
no-no-battle-there = { IN($space) } steht jetzt keine Schlacht an.
no-battles-left = Du kannst keine Schlacht ablehnen; noch stehen aus: { LIST($places) }.
no-no-ambush = { IN($space) } legt deine Karte keinen Hinterhalt.
no-not-in-battle = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } keine deiner Einheiten in der Schlacht { AT($battle) }.
no-unit-panicked = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } in Panik und { AGREE($unit) ->
    [one] würfelt
   *[other] würfeln
 } nicht.
no-fought-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] hat
   *[other] haben
 } in dieser Runde schon gewürfelt.
no-not-a-target = { NAME($unit, article: "def", case: "acc") } kannst du dafür nicht wählen.
no-cannot-panic = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] gehört
   *[other] gehören
 } als Verteidiger zur Elite und { AGREE($unit) ->
    [one] gerät
   *[other] geraten
 } nicht in Panik.
no-not-nearest-port = { NAME($space) } ist kein nächster Hafen mit Einheiten von dir.
no-not-adjacent = Kein Landweg führt { FROM($battle) } { TO($space) }.
no-enemies-in-retreat = { IN($space) } stehen Feinde; dorthin zieht sich niemand zurück.
no-retreat-barrier = Auf dem Weg { TO($space) } liegt ein Hindernis; Geschlagene überschreiten es nur mit einem Anführer.
no-fleets-full = Die Flotten tragen { $n } Einheiten und sind voll.
no-no-reward = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] kann
   *[other] können
 } nicht zu den Siegern { IN($battle) } stoßen.
no-not-on-map = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } keine deiner Einheiten auf der Karte.
no-not-next-to-battle = Kein Landweg führt { FROM($battle) } { TO($space) }; eine Verfolgung geht einen Ort weit.
no-pursuit-barrier = Auf dem Weg { TO($space) } liegt ein Hindernis; Verfolger überschreiten es nur mit einem Anführer.
no-nobody-pursues = Keine deiner Einheiten { IN($battle) } kann verfolgen: Das tun nur Anführer und Reiterei ohne Panik, jede einmal.
no-leader-first = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] überschreitet
   *[other] überschreiten
 } das Hindernis auf dem Weg { TO($to) } nur mit einem Anführer: nimm zuerst ihn.
no-cannot-pursue = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] kann
   *[other] können
 } nicht verfolgen: Das tun nur Anführer und Reiterei ohne Panik, jede einmal.
no-reward-stays = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] ist
   *[other] sind
 } gerade erst gekommen und { AGREE($unit) ->
    [one] verfolgt
   *[other] verfolgen
 } nicht.
