tell-turn = Runde { $n }: { NAME($who) }.
    .short = Runde { $n }
    .head = Runde { $n }, { NAME($who) }
tell-closed = Alle Stapel sind wieder verdeckt.
    .short = alle Stapel sind wieder verdeckt
tell-drew = { NAME($who) } zieht „{ NAME($card) }“.
    .short = zieht „{ NAME($card) }“
tell-opened = { NAME($who) } beginnt mit „{ NAME($card) }“.
    .short = beginnt mit „{ NAME($card) }“
tell-picked = { NAME($who) } nimmt „{ NAME($card) }“ aus der Ablage zurück.
    .short = nimmt „{ NAME($card) }“ aus der Ablage zurück
tell-extra = { NAME($who) } erhält die zusätzlichen Rekruten von „{ NAME($card) }“.
    .short = erhält die zusätzlichen Rekruten von „{ NAME($card) }“
tell-reshuffled = { NAME($who) } mischt seine Ablage in den Stapel.
    .short = mischt seine Ablage in den Stapel
tell-discarded = { NAME($who) } legt „{ NAME($card) }“ ab.
    .short = legt „{ NAME($card) }“ ab
tell-set_aside = { NAME($who) } nimmt „{ NAME($card) }“ aus dem Spiel.
    .short = nimmt „{ NAME($card) }“ aus dem Spiel
tell-put_under = { NAME($who) } schiebt „{ NAME($card) }“ unter seinen Stapel.
    .short = schiebt „{ NAME($card) }“ unter seinen Stapel
tell-starved = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } { IN($space) } aus Mangel an Nachschub (gewürfelt: { $die }).
    .short = verliert { NAME($unit, article: "def", case: "acc") } { IN($space) } aus Mangel an Nachschub (gewürfelt: { $die })
tell-endured = { NAME($who) } bringt { NAME($unit, article: "def", case: "acc") } { IN($space) } durch (gewürfelt: { $die }).
    .short = bringt { NAME($unit, article: "def", case: "acc") } { IN($space) } durch (gewürfelt: { $die })
tell-endured_unseen = { NAME($who) } bringt { IN($space) } eine Einheit durch (gewürfelt: { $die }).
    .short = bringt { IN($space) } eine Einheit durch (gewürfelt: { $die })
tell-deserted = { NAME($foe) } wirbt { NAME($who) } { NAME($unit, article: "def", case: "acc") } { IN($space) } ab (gewürfelt: { $die }).
    .short = verliert { NAME($unit, article: "def", case: "acc") } { IN($space) } an { NAME($foe) } (gewürfelt: { $die })
tell-loyal = { NAME($who) } kann { NAME($unit, article: "def", case: "acc") } nicht abwerben (gewürfelt: { $die }).
    .short = kann { NAME($unit, article: "def", case: "acc") } nicht abwerben (gewürfelt: { $die })
tell-leaderless = { NAME($who) } hat mit { NAME($unit, article: "def") } seinen Oberfeldherrn für immer verloren.
    .short = hat mit { NAME($unit, article: "def") } seinen Oberfeldherrn für immer verloren
tell-recruited = { NAME($who) } wirbt { LIST($unit, article: "def", case: "acc") } { IN($space) } an.
    .short = wirbt { LIST($unit, article: "def", case: "acc") } { IN($space) } an
tell-rose = { NAME($unit, article: "def") } { AGREE($unit) ->
        [one] erhebt
       *[other] erheben
     } sich { IN($space) } für { NAME($who) }.
    .short = sieht { NAME($unit, article: "def", case: "acc") } sich { IN($space) } erheben
tell-built = { NAME($who) } lässt { NAME($unit, article: "def", case: "acc") } { IN($space) } ein Lager bauen.
    .short = lässt { NAME($unit, article: "def", case: "acc") } { IN($space) } ein Lager bauen
tell-pulled_up = { NAME($who) } bricht das Lager { IN($space) } ab.
    .short = bricht das Lager { IN($space) } ab
tell-abandoned = { NAME($who) } verliert das Lager { IN($space) }.
    .short = verliert das Lager { IN($space) }
tell-marched = { NAME($who) } schickt { LIST($units, article: "def", case: "acc") } { FROM($origin) } { TO($to) }.
    .short = schickt { LIST($units, article: "def", case: "acc") } { FROM($origin) } { TO($to) }
tell-marched_unseen = { NAME($who) } schickt { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
     } { FROM($origin) } { TO($to) }.
    .short = schickt { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
     } { FROM($origin) } { TO($to) }
tell-marched_partly = { NAME($who) } schickt { LIST($units, article: "def", case: "acc") } und { $n ->
        [one] 1 unerkannte Einheit
       *[other] { $n } unerkannte Einheiten
     } { FROM($origin) } { TO($to) }.
    .short = schickt { LIST($units, article: "def", case: "acc") } und { $n ->
        [one] 1 unerkannte Einheit
       *[other] { $n } unerkannte Einheiten
     } { FROM($origin) } { TO($to) }
tell-kept_up = { NAME($who) } bringt { NAME($unit, article: "def", case: "acc") } im Eilmarsch { TO($space) } (gewürfelt: { $die }).
    .short = bringt { NAME($unit, article: "def", case: "acc") } im Eilmarsch ans Ziel (gewürfelt: { $die })
tell-kept_up_unseen = { NAME($who) } bringt eine Einheit im Eilmarsch { TO($space) } (gewürfelt: { $die }).
    .short = bringt eine Einheit im Eilmarsch ans Ziel (gewürfelt: { $die })
tell-fell_behind = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } auf dem Eilmarsch { TO($space) } (gewürfelt: { $die }).
    .short = verliert { NAME($unit, article: "def", case: "acc") } auf dem Eilmarsch { TO($space) } (gewürfelt: { $die })
tell-readied = { NAME($who) } macht { NAME($unit, article: "def", case: "acc") } seeklar.
    .short = macht { NAME($unit, article: "def", case: "acc") } seeklar
tell-voyage = { NAME($who) } würfelt { $die } für { NAME($unit, article: "def", case: "acc") }: bis zu { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
     } weit.
    .short = würfelt { $die } für { NAME($unit, article: "def", case: "acc") }: bis zu { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
     } weit
tell-stayed = { NAME($who) } lässt { NAME($unit, article: "def", case: "acc") } { IN($space) } liegen.
    .short = lässt { NAME($unit, article: "def", case: "acc") } { IN($space) } liegen
tell-sailed = { NAME($who) } lässt { NAME($unit, article: "def", case: "acc") } { FROM($origin) } { TO($to) } fahren.
    .short = lässt { NAME($unit, article: "def", case: "acc") } { FROM($origin) } { TO($to) } fahren
tell-landed = { NAME($who) } setzt { LIST($units, article: "def", case: "acc") } { FROM($origin) } { IN($to) } an Land.
    .short = setzt { LIST($units, article: "def", case: "acc") } { FROM($origin) } { IN($to) } an Land
tell-landed_unseen = { NAME($who) } setzt { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
     } { FROM($origin) } { IN($to) } an Land.
    .short = setzt { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
     } { FROM($origin) } { IN($to) } an Land
tell-landed_partly = { NAME($who) } setzt { LIST($units, article: "def", case: "acc") } und { $n ->
        [one] 1 unerkannte Einheit
       *[other] { $n } unerkannte Einheiten
     } { FROM($origin) } { IN($to) } an Land.
    .short = setzt { LIST($units, article: "def", case: "acc") } und { $n ->
        [one] 1 unerkannte Einheit
       *[other] { $n } unerkannte Einheiten
     } { FROM($origin) } { IN($to) } an Land
tell-drowned = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } vor { NAME($space) } im Sturm.
    .short = verliert { NAME($unit, article: "def", case: "acc") } vor { NAME($space) } im Sturm
tell-seen = { NAME($who) } zeigt seinen Stapel { IN($space) }: { LIST($units, article: "def") }.
    .short = zeigt seinen Stapel { IN($space) }: { LIST($units, article: "def") }
tell-battle = Schlacht { AT($space) }: { NAME($who) } greift { NAME($foe) } an.
    .short = greift { NAME($foe) } { AT($space) } an
tell-ambush = { NAME($who) } schlägt aus dem Hinterhalt los und hat in der ersten Runde den Vorteil.
    .short = schlägt aus dem Hinterhalt los und hat in der ersten Runde den Vorteil
tell-levied = { NAME($who) } ruft { NAME($unit, article: "def", case: "acc") } { IN($space) } zum Aufgebot.
    .short = ruft { NAME($unit, article: "def", case: "acc") } { IN($space) } zum Aufgebot
tell-array = { NAME($who) } stellt { LIST($units, article: "def", case: "acc") } auf.
    .short = stellt { LIST($units, article: "def", case: "acc") } auf
tell-walls = { NAME($who) } steht { IN($space) } hinter Mauern und gerät nicht in Panik.
    .short = steht { IN($space) } hinter Mauern und gerät nicht in Panik
tell-major = { AT($space) } kommt es zur großen Schlacht.
    .short = eine große Schlacht { AT($space) }
tell-round = Kampfrunde { $n }.
    .short = Kampfrunde { $n }
tell-advantage_die = { NAME($who) } würfelt { $die } um den Vorteil.
    .short = würfelt { $die } um den Vorteil
tell-advantage_sum = { NAME($who) } würfelt um den Vorteil: { $die }{ $leader ->
        [0] { "" }
       *[other] { " " }+ Anführer { $leader }
     }{ $card ->
        [0] { "" }
       *[other] { " " }+ Karte { $card }
     } = { $total }.
    .short = würfelt um den Vorteil: { $die }{ $leader ->
        [0] { "" }
       *[other] { " " }+ Anführer { $leader }
     }{ $card ->
        [0] { "" }
       *[other] { " " }+ Karte { $card }
     } = { $total }
tell-advantage = { NAME($who) } hat den Vorteil.
    .short = hat den Vorteil
tell-fights = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } mit { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
     }.
    .short = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
     }
    .head = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     }
tell-fights_elite = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } mit { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
     } in der Elitespalte.
    .short = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
     } in der Elitespalte
    .head = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } (Elitespalte)
tell-die_none = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } { $die }: vergeblich.
    .short = { $die }
tell-die_panic = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } { $die }: eine Panik.
    .short = { $die } (Panik)
tell-die_hit = { NAME($who, article: "def") } { AGREE($who) ->
        [one] würfelt
       *[other] würfeln
     } { $die }: ein Verlust.
    .short = { $die } (Verlust)
tell-killed = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } { AT($space) }.
    .short = verliert { NAME($unit, article: "def", case: "acc") }
tell-panicked = { NAME($who) } sieht { NAME($unit, article: "def", case: "acc") } in Panik geraten.
    .short = sieht { NAME($unit, article: "def", case: "acc") } in Panik geraten
tell-stampede = { NAME($who) } sieht { NAME($unit, article: "def", case: "acc") } durchgehen: Noch eine Einheit gerät in Panik.
    .short = sieht { NAME($unit, article: "def", case: "acc") } durchgehen
tell-steady = { NAME($who) } lässt sich { $n ->
        [one] {""}
       *[other] { $n }-mal{" "}
     }nicht in Panik versetzen.
    .short = lässt sich { $n ->
        [one] {""}
       *[other] { $n }-mal{" "}
     }nicht in Panik versetzen
tell-broke = { NAME($who) } hat { IN($space) } niemanden mehr in Reih und Glied.
    .short = hat niemanden mehr in Reih und Glied
tell-sunk = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } { AT($space) }: Kein Hafen bietet Zuflucht.
    .short = verliert { NAME($unit, article: "def", case: "acc") } { AT($space) }: Kein Hafen bietet Zuflucht
tell-cut_off = { NAME($who) } verliert { NAME($unit, article: "def", case: "acc") } { AT($space) }: kein Ausweg.
    .short = verliert { NAME($unit, article: "def", case: "acc") } { AT($space) }: kein Ausweg
tell-fled = { NAME($who) } flieht zur See { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }.
    .short = flieht zur See { FROM($origin) } { TO($to) }: { LIST($units, article: "def") }
tell-retreated = { NAME($who) } zieht sich { FROM($origin) } { TO($to) } zurück: { LIST($units, article: "def") }.
    .short = zieht sich { FROM($origin) } { TO($to) } zurück: { LIST($units, article: "def") }
tell-rewarded = { NAME($who) } erhält für den Sieg { NAME($unit, article: "def", case: "acc") } { IN($space) }.
    .short = erhält für den Sieg { NAME($unit, article: "def", case: "acc") } { IN($space) }
tell-melted = { NAME($who) } verliert den Mut und damit { NAME($unit, article: "def", case: "acc") } { IN($space) }.
    .short = verliert den Mut und damit { NAME($unit, article: "def", case: "acc") } { IN($space) }
tell-pursued = { NAME($who) } setzt { FROM($origin) } { TO($to) } nach: { LIST($units, article: "def") }.
    .short = setzt { FROM($origin) } { TO($to) } nach: { LIST($units, article: "def") }
tell-won = { NAME($who) } gewinnt die Schlacht { AT($space) }.
    .short = gewinnt die Schlacht { AT($space) }
tell-holds = { NAME($who) } hält nun { NAME($space) } ({ $n } von { $need } Orten).
    .short = hält nun { NAME($space) } ({ $n } von { $need } Orten)
tell-yields = { NAME($who) } hält { NAME($space) } nicht mehr ({ $n } von { $need } Orten).
    .short = hält { NAME($space) } nicht mehr ({ $n } von { $need } Orten)
tell-ended = { NAME($who) } gewinnt den Krieg{ $reason ->
        [1] {" "}mit den Orten seines Ziels
        [2] {" "}mit den Orten seines Ziels
        [3] {" "}mit der feindlichen Hauptstadt
       *[other] , weil bis zur letzten Runde keine Seite ihr Ziel erreicht hat
     }.
    .short = gewinnt den Krieg{ $reason ->
        [1] {" "}mit den Orten seines Ziels
        [2] {" "}mit den Orten seines Ziels
        [3] {" "}mit der feindlichen Hauptstadt
       *[other] , weil bis zur letzten Runde keine Seite ihr Ziel erreicht hat
     }
