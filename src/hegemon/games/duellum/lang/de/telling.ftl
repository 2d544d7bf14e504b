# Die Partie und ihre Züge
tell-began = Das Los fällt auf { NAME($who) }.
    .short = beginnt
tell-turn = Zug { $n }: { NAME($nation) }.
tell-victory = { NAME($who) } gewinnt die Partie mit { $n } Persönlichkeiten.
    .short = gewinnt die Partie mit { $n } Persönlichkeiten
tell-time_up = Nach { $n } Zügen ist die Partie zu Ende.
# Ereigniskarten
tell-revealed = { LIST($what, article: "def") } { AGREE($what) ->
    [one] kommt
   *[other] kommen
 } in die Auslage.
tell-reshuffled = Die abgelegten Karten werden zum neuen Stapel.
tell-owed = { NAME($who) } bekommt { $n ->
    [one] eine Ereigniskarte
   *[other] { $n } Ereigniskarten
 } für { $personages ->
    [0] { $cities ->
        [one] die verlorene Stadt
       *[other] die verlorenen Städte
     }
    [one] { $cities ->
        [0] die Persönlichkeit des anderen Volkes
        [one] die Persönlichkeit des anderen Volkes und die verlorene Stadt
       *[other] die Persönlichkeit des anderen Volkes und die verlorenen Städte
     }
   *[other] { $cities ->
        [0] die { $personages } Persönlichkeiten des anderen Volkes
        [one] die { $personages } Persönlichkeiten des anderen Volkes und die verlorene Stadt
       *[other] die { $personages } Persönlichkeiten des anderen Volkes und die verlorenen Städte
     }
 }.
tell-forfeited = { NAME($who) } geht leer aus: Es gibt keine Ereigniskarte mehr ({ $n } stünden ihm zu).
    .short = geht leer aus: Es gibt keine Ereigniskarte mehr ({ $n } stünden ihm zu)
tell-took = { NAME($who) } nimmt { NAME($what, article: "def", case: "acc") }.
    .short = nimmt { NAME($what, article: "def", case: "acc") }
tell-played = { NAME($who) } spielt { NAME($what, article: "def", case: "acc") }.
    .short = spielt { NAME($what, article: "def", case: "acc") }
tell-declined = { NAME($who) } behält { NAME($what, article: "def", case: "acc") } auf der Hand.
    .short = behält { NAME($what, article: "def", case: "acc") } auf der Hand
tell-used = { NAME($who) } nutzt { NAME($what, article: "def", case: "acc") }.
    .short = nutzt { NAME($what, article: "def", case: "acc") }
    .tail = dank { NAME($what, article: "def", case: "dat") }
tell-expired = { NAME($what, article: "def") } { AGREE($what) ->
    [one] endet
   *[other] enden
 } mit dem Zug.
tell-gained = { NAME($who) } erhält { GOODS($goods) }.
    .short = erhält { GOODS($goods) }
    .tail = und erhält { GOODS($goods) }
tell-deprived = { NAME($who) } verliert { GOODS($goods) } an die Bank.
    .short = verliert { GOODS($goods) } an die Bank
tell-mustered = { NAME($who) } schafft { IN($where) } Platz für { $n } neue Einheiten.
    .short = schafft { IN($where) } Platz für { $n } neue Einheiten
# Rondell, Produktion, Tausch
tell-advanced = { NAME($who) } zieht auf { NAME($what) }.
    .head = { NAME($who) } → { NAME($what) }
    .short = zieht auf { NAME($what) }
tell-paid_steps = { NAME($who) } zahlt { GOODS($price) } für den Weg.
    .short = zahlt { GOODS($price) } für den Weg
tell-paid = { NAME($who) } zahlt { GOODS($price) }.
    .short = zahlt { GOODS($price) }
    .tail = für { GOODS($price) }
tell-produced = { NAME($who) } produziert { GOODS($goods) }.
    .short = produziert { GOODS($goods) }
tell-instead_of_coin = { NAME($who) } nimmt { GOODS($goods) }, denn die Bank hat keine Münze.
    .short = nimmt { GOODS($goods) }, denn die Bank hat keine Münze
tell-gave = { NAME($who) } gibt der Bank { GOODS($goods) }.
    .short = gibt der Bank { GOODS($goods) }
tell-received = { NAME($who) } nimmt { GOODS($goods) } aus der Bank.
    .short = nimmt { GOODS($goods) } aus der Bank
    .tail = für { GOODS($goods) }
# Städte, Tempel, Mauern
tell-founded = { NAME($who) } gründet { NAME($where) } ({ NAME($what) }).
    .short = gründet { NAME($where) } ({ NAME($what) })
tell-built_temple = { NAME($who) } baut einen Tempel { IN($where) }.
    .short = baut einen Tempel { IN($where) }
tell-built_wall = { NAME($who) } ummauert { NAME($where) }.
    .short = ummauert { NAME($where) }
tell-lost_wall = { NAME($who) } nimmt die eingestürzte Mauer von { NAME($where) } zurück.
    .short = nimmt die eingestürzte Mauer von { NAME($where) } zurück
# Fortschritte und Einheiten
tell-developed = { NAME($who) } entwickelt { NAME($what) }.
    .short = entwickelt { NAME($what) }
tell-mastered = { NAME($who) } beherrscht nun { NAME($what) }.
    .short = beherrscht nun { NAME($what) }
tell-recruited = { NAME($who) } rekrutiert { COUNT($what, $n, case: "acc") }.
    .short = rekrutiert { COUNT($what, $n, case: "acc") }
tell-armed = { NAME($who) } rüstet { $what ->
    [unit-commander] den Heerführer
    [unit-admiral] den Admiral
   *[other] { COUNT($what, $n, case: "acc") }
 } { IN($where) }.
    .short = rüstet { $what ->
        [unit-commander] den Heerführer
        [unit-admiral] den Admiral
       *[other] { COUNT($what, $n, case: "acc") }
     } { IN($where) }
tell-moved = { NAME($who) } zieht mit { $what ->
    [unit-commander] dem Heerführer
    [unit-admiral] dem Admiral
   *[other] { COUNT($what, $n, case: "dat") }
 } { FROM($here) } { TO($there) }.
    .short = { $what ->
        [unit-commander] der Heerführer
        [unit-admiral] der Admiral
       *[other] { COUNT($what, $n) }
     } { FROM($here) } { TO($there) }
tell-went_on = { NAME($who) } zieht mit { $what ->
    [unit-commander] dem Heerführer
    [unit-admiral] dem Admiral
   *[other] { COUNT($what, $n, case: "dat") }
 } { FROM($here) } weiter { TO($there) }.
    .short = { $what ->
        [unit-commander] der Heerführer
        [unit-admiral] der Admiral
       *[other] { COUNT($what, $n) }
     } { FROM($here) } weiter { TO($there) }
    .tail = und weiter { TO($there) }
tell-fought = { NAME($who) } und { NAME($whom) } kämpfen { IN($where) }: { COUNT($what, $n) } gegen { COUNT($theirs, $n, case: "acc") }, { $n ->
    [one] beide
   *[other] alle
 } verloren.
    .short = kämpft { IN($where) }: { COUNT($what, $n) } gegen { COUNT($theirs, $n, case: "acc") }, { $n ->
    [one] beide
   *[other] alle
 } verloren
    .tail = gegen { COUNT($theirs, $n, case: "acc") } von { NAME($whom) }, { $n ->
        [one] beide
       *[other] alle
     } verloren
tell-lost = { NAME($who) } verliert { GOODS($units) } { IN($where) }.
    .short = verliert { GOODS($units) } { IN($where) }
# Eroberung
tell-attacked = { NAME($who) } greift { NAME($where) } mit Stärke { $own } gegen { $defence } an (Stadt { $city }{ $units ->
    [0] {""}
   *[other] , Einheiten { $units }
 }{ $wall ->
    [0] {""}
   *[other] , Mauer { $wall }
 }{ $republic ->
    [0] {""}
   *[other] , Res Publica { $republic }
 }{ $special ->
    [0] {""}
    [-1] , Sondereinheit −1
   *[other] , Sondereinheit { $special }
 }).
tell-held = { NAME($who) } hält { NAME($where) }: Die Angreifer reichen nicht mehr.
    .short = hält { NAME($where) }: Die Angreifer reichen nicht mehr
tell-conquered = { NAME($who) } nimmt { NAME($whom) } die Stadt { NAME($where) } ab.
    .short = nimmt { NAME($whom) } die Stadt { NAME($where) } ab
tell-lost_temple = { NAME($who) } verliert den Tempel von { NAME($where) }.
    .short = verliert den Tempel von { NAME($where) }
tell-spent = { NAME($who) } verliert { GOODS($units) } { IN($where) }.
    .short = verliert { GOODS($units) } { IN($where) }
tell-unharmed = { NAME($who) } verliert { IN($where) } niemanden.
    .short = verliert { IN($where) } niemanden
# Persönlichkeiten
tell-won = { NAME($who) } gewinnt { COUNT($what, $n, case: "acc") } { $what ->
    [personage-king] mit { $reached } Städten
    [personage-citizen] mit { $reached } Tempeln
    [personage-scholar] mit { $reached ->
        [one] einem neuen Fortschritt
       *[other] { $reached } neuen Fortschritten
     }
    [personage-general] mit { $reached ->
        [one] einem zerstörten Tempel
       *[other] { $reached } zerstörten Tempeln
     }
   *[other] mit { $reached } Punkten auf See
 }.
    .short = gewinnt { COUNT($what, $n, case: "acc") } { $what ->
        [personage-king] mit { $reached } Städten
        [personage-citizen] mit { $reached } Tempeln
        [personage-scholar] mit { $reached ->
            [one] einem neuen Fortschritt
           *[other] { $reached } neuen Fortschritten
         }
        [personage-general] mit { $reached ->
            [one] einem zerstörten Tempel
           *[other] { $reached } zerstörten Tempeln
         }
       *[other] mit { $reached } Punkten auf See
     }
tell-won_walls = { NAME($who) } erhält { $n ->
    [one] eine Stadtmauer
   *[other] { $n } Stadtmauern
 }.
    .short = erhält { $n ->
        [one] eine Stadtmauer
       *[other] { $n } Stadtmauern
     }
