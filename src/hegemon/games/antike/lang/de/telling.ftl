# Was geschah. `.short` folgt, wenn der Handelnde schon genannt ist, `.head` eröffnet eine Zeile.
tell-drew = { NAME($who) } zieht { NAME($what, article: "def", case: "acc") }.
    .short = zieht { NAME($what, article: "def", case: "acc") }
tell-picked = { NAME($who) } nimmt { NAME($what, article: "def", case: "acc") }.
    .short = nimmt { NAME($what, article: "def", case: "acc") }
tell-began = { NAME($who, article: "def") } haben den ersten Zug.
    .short = haben den ersten Zug
tell-started = { NAME($who, article: "def") } beginnen { IN($where) }.
    .short = { IN($where) }
tell-round = Runde { $n }.
tell-coins = { $all ->
    [one] Jedes Volk bekommt eine Münze.
   *[other] Je eine Münze für { LIST($nations, article: "def", case: "acc") }.
 }
tell-chose = { NAME($who, article: "def") } nehmen { NAME($what, case: "acc") }, weil die Bank keine Münze mehr hat.
    .short = nehmen { NAME($what, case: "acc") }, weil die Bank keine Münze mehr hat

tell-answered = { NAME($who, article: "def") } { $what ->
    [answer-always] kämpfen ab jetzt immer gegen ankommende Einheiten.
    [answer-never] kämpfen ab jetzt nie gegen ankommende Einheiten.
   *[other] werden ab jetzt bei ankommenden Einheiten gefragt.
 }
    .short = { $what ->
        [answer-always] kämpfen ab jetzt immer gegen ankommende Einheiten
        [answer-never] kämpfen ab jetzt nie gegen ankommende Einheiten
       *[other] werden ab jetzt bei ankommenden Einheiten gefragt
    }
tell-advanced = { NAME($who, article: "def") } ziehen auf { NAME($where) }.
    .short = ziehen auf { NAME($where) }
    .head = { NAME($who) } → { NAME($where) }
tell-paid_steps = { NAME($who, article: "def") } zahlen { GOODS($goods) } für weitere Schritte.
    .short = zahlen { GOODS($goods) } für weitere Schritte
tell-paid = { NAME($who, article: "def") } zahlen { GOODS($goods) }.
    .short = zahlen { GOODS($goods) }
    .tail = für { GOODS($goods) }
tell-gave = { NAME($who, article: "def") } tauschen { GOODS($goods) }.
    .short = tauschen { GOODS($goods) }
    .tail = und { GOODS($goods) }
tell-took = { NAME($who, article: "def") } bekommen im Tausch { GOODS($goods) }.
    .short = bekommen im Tausch { GOODS($goods) }
    .tail = gegen { GOODS($goods) }

tell-produced = { $n ->
    [0] { NAME($who, article: "def") } bringen { $what ->
        [resource-marble] keinen { NAME($what, case: "acc") } ein.
       *[other] kein { NAME($what, case: "acc") } ein.
    }
   *[other] { NAME($who, article: "def") } bringen { $n } { NAME($what) } ein{ $bonus ->
        [0] .
       *[other] , davon { $bonus } durch Fortschritt.
    }
 }
    .short = { $n ->
        [0] bringen { $what ->
            [resource-marble] keinen { NAME($what, case: "acc") } ein
           *[other] kein { NAME($what, case: "acc") } ein
        }
       *[other] bringen { $n } { NAME($what) } ein{ $bonus ->
            [0] {""}
           *[other] , davon { $bonus } durch Fortschritt
        }
    }
tell-built = { NAME($who, article: "def") } bauen einen Tempel { IN($where) }.
    .short = bauen einen Tempel { IN($where) }
tell-armed = { NAME($who, article: "def") } rüsten { COUNT($what, $n, case: "acc") } { IN($where) }.
    .short = rüsten { COUNT($what, $n, case: "acc") } { IN($where) }
tell-developed = { NAME($who, article: "def") } entwickeln { $new ->
    [0] {""}
   *[other] als Erste{" "}
 }{ NAME($what, article: "def", case: "acc") }.
    .short = entwickeln { $new ->
        [0] {""}
       *[other] als Erste{" "}
    }{ NAME($what, article: "def", case: "acc") }
tell-founded = { NAME($who, article: "def") } gründen { NAME($where) } ({ NAME($what) }).
    .short = gründen { NAME($where) } ({ NAME($what) })

tell-moved = { NAME($who, article: "def") } bewegen { COUNT($what, $n, case: "acc") } { FROM($whence) } { TO($where) }.
    .short = { COUNT($what, $n) } { FROM($whence) } { TO($where) }
    .tail = , weiter { TO($where) }
tell-fought = { NAME($who, article: "def") } kämpfen { IN($where) } gegen { NAME($other, article: "def", case: "acc") }: Jede Seite verliert { COUNT($what, $n, case: "acc") }.
    .short = kämpfen { IN($where) } gegen { NAME($other, article: "def", case: "acc") }, jede Seite verliert { COUNT($what, $n, case: "acc") }
tell-declined = { NAME($who, article: "def") } kämpfen { IN($where) } nicht gegen die { $what ->
    [kind-legion] Legionen
   *[other] Galeeren
 } { NAME($other, article: "def", case: "gen") }.
    .short = kämpfen { IN($where) } nicht gegen die { $what ->
        [kind-legion] Legionen
       *[other] Galeeren
    } { NAME($other, article: "def", case: "gen") }
tell-conquered = { NAME($who, article: "def") } erobern { NAME($where) } von { NAME($other, article: "def", case: "dat") }, mit Stärke { $attack } gegen { $defence } (Stadt { $city }{ $units ->
    [0] {""}
   *[other] , Verteidiger { $units }
 }{ $state ->
    [0] {""}
   *[other] , Fortschritt { $state }
 }).
    .short = erobern { NAME($where) } von { NAME($other, article: "def", case: "dat") }, mit Stärke { $attack } gegen { $defence } (Stadt { $city }{ $units ->
        [0] {""}
       *[other] , Verteidiger { $units }
    }{ $state ->
        [0] {""}
       *[other] , Fortschritt { $state }
    })
tell-lost = { NAME($who, article: "def") } verlieren { COUNT($what, $n, case: "acc") } { IN($where) }.
    .short = verlieren { COUNT($what, $n, case: "acc") } { IN($where) }
    .tail = , um den Preis von { COUNT($what, $n, case: "dat") }
tell-destroyed = { NAME($who, article: "def") } zerstören den Tempel { NAME($other, article: "def", case: "gen") } { IN($where) }.
    .short = zerstören den Tempel dort
    .tail = , und zerstören dort den Tempel
tell-gave_up = { NAME($who, article: "def") } geben { NAME($where) } auf{ $temple ->
    [0] .
   *[other] , samt Tempel.
 }
    .short = geben { NAME($where) } auf{ $temple ->
        [0] {""}
       *[other] , samt Tempel
    }

tell-temple_dear = Kein Tempel für { NAME($who, article: "def", case: "acc") }: Es { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }{ $coins ->
    [0] .
    [one] , und 1 Münze reicht nicht.
   *[other] , und { $coins } Münzen reichen nicht.
 }
    .short = kein Tempel, denn es { $count ->
        [one] fehlt
       *[other] fehlen
    } { GOODS($lacks) }{ $coins ->
        [0] {""}
        [one] , und 1 Münze reicht nicht
       *[other] , und { $coins } Münzen reichen nicht
    }
tell-arming_dear = Keine Einheit für { NAME($who, article: "def", case: "acc") }: Es { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }{ $coins ->
    [0] .
    [one] , und 1 Münze reicht nicht.
   *[other] , und { $coins } Münzen reichen nicht.
 }
    .short = keine Einheit, denn es { $count ->
        [one] fehlt
       *[other] fehlen
    } { GOODS($lacks) }{ $coins ->
        [0] {""}
        [one] , und 1 Münze reicht nicht
       *[other] , und { $coins } Münzen reichen nicht
    }
tell-city_dear = Keine Stadt für { NAME($who, article: "def", case: "acc") }: Es { $count ->
    [one] fehlt
   *[other] fehlen
 } { GOODS($lacks) }{ $coins ->
    [0] .
    [one] , und 1 Münze reicht nicht.
   *[other] , und { $coins } Münzen reichen nicht.
 }
    .short = keine Stadt, denn es { $count ->
        [one] fehlt
       *[other] fehlen
    } { GOODS($lacks) }{ $coins ->
        [0] {""}
        [one] , und 1 Münze reicht nicht
       *[other] , und { $coins } Münzen reichen nicht
    }
tell-no_temple = { NAME($who, article: "def") } bauen keinen Tempel: { $left ->
    [0] Es ist keiner mehr da.
   *[other] Jede ihrer Städte hat einen.
 }
    .short = bauen keinen Tempel, denn { $left ->
        [0] es ist keiner mehr da
       *[other] jede ihrer Städte hat einen
    }
tell-no_arming = { NAME($who, article: "def") } rüsten nichts: Keine Einheit im Vorrat passt in eine ihrer Städte.
    .short = rüsten nichts, denn keine Einheit im Vorrat passt in eine ihrer Städte
tell-no_know_how = { NAME($who, article: "def") } entwickeln nichts: { $all ->
    [0] Sie können keinen Fortschritt bezahlen.
   *[other] Sie haben schon alles.
 }
    .short = entwickeln nichts, denn { $all ->
        [0] sie können keinen Fortschritt bezahlen
       *[other] sie haben schon alles
    }
tell-no_maneuver = { NAME($who, article: "def") } haben keine Einheit, die sich bewegen könnte.
    .short = haben keine Einheit, die sich bewegen könnte

tell-won = { NAME($who, article: "def") } gewinnen { COUNT($what, $n, case: "acc") } für { $what ->
    [personage-king] { $number } Städte.
    [personage-citizen] { $number } Tempel.
    [personage-navigator] Galeeren auf { $number } Meeren.
    [personage-scholar] { $number ->
        [one] einen neuen Fortschritt.
       *[other] { $number } neue Fortschritte.
    }
   *[other] { $number ->
        [one] einen zerstörten Tempel.
       *[other] { $number } zerstörte Tempel.
    }
 }
    .short = gewinnen { COUNT($what, $n, case: "acc") } für { $what ->
        [personage-king] { $number } Städte
        [personage-citizen] { $number } Tempel
        [personage-navigator] Galeeren auf { $number } Meeren
        [personage-scholar] { $number ->
            [one] einen neuen Fortschritt
           *[other] { $number } neue Fortschritte
        }
       *[other] { $number ->
            [one] einen zerstörten Tempel
           *[other] { $number } zerstörte Tempel
        }
    }
tell-extra = { NAME($who, article: "def") } gewinnen für alle ihre Fortschritte { COUNT($what, 1, case: "acc") } dazu.
    .short = gewinnen für alle ihre Fortschritte { COUNT($what, 1, case: "acc") } dazu
tell-ended_personages = { NAME($who, article: "def") } gewinnen das Spiel mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }.
    .short = gewinnen das Spiel mit { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }
tell-ended_temple = { NAME($who, article: "def") } gewinnen das Spiel: Alle Persönlichkeiten sind vergeben, und ein Tempel ist gefallen.
    .short = gewinnen das Spiel, denn alle Persönlichkeiten sind vergeben, und ein Tempel ist gefallen
tell-ended_limit = Nach { $n } Zügen ist das Spiel zu Ende, und die meisten Punkte gewinnen.
