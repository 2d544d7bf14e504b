# Was geschah. `.short` folgt, wenn der Handelnde schon genannt ist, `.head` eröffnet eine Zeile.

# Aufbau
tell-capital = { NAME($who) } macht { NAME($place) } zur Hauptstadt.
    .short = macht { NAME($place) } zur Hauptstadt
tell-set_post = { NAME($who) } legt einen Handelsposten { IN($place) } ({ NAME($good) }).
    .short = Handelsposten: { NAME($place) } ({ NAME($good) })
    .tail = , { NAME($place) } ({ NAME($good) })
tell-set_unit = { NAME($who) } setzt { COUNT($kind, 1, case: "acc") } { IN($place) } ein.
    .short = { COUNT($kind, 1) } { IN($place) }
tell-set_aboard = { NAME($who) } setzt eine Legion { IN($place) } an Bord ein.
    .short = eine Legion an Bord { IN($place) }
tell-set_leader = { NAME($who) } stellt seinen Anführer { IN($place) } auf.
    .short = der Anführer { IN($place) }

# Die Runde
tell-turn = Runde { $n }.
tell-income = { NAME($who) } erhält { $n ->
    [one] 1 Talent
   *[other] { $n } Talente
 }.
    .short = erhält { $n ->
    [one] 1 Talent
   *[other] { $n } Talente
 }
tell-order = { NAME($first) } handelt zuerst, dann { NAME($second) }, dann { NAME($third) }.
tell-took_place = { NAME($who) } handelt als { NAME($position) }.
    .short = handelt als { NAME($position) }
tell-chose = { NAME($who) } wählt { NAME($action) }.
    .head = { NAME($who) } → { NAME($action) }
    .short = wählt { NAME($action) }
tell-passed = { NAME($who) } passt.
    .short = passt
tell-maintained = { NAME($who) } zahlt { $price ->
    [one] 1 Talent
   *[other] { $price } Talente
 } Unterhalt für { COUNT("kind-ship", $ships, case: "acc") }.
    .short = zahlt { $price ->
    [one] 1 Talent
   *[other] { $price } Talente
 } Unterhalt für { COUNT("kind-ship", $ships, case: "acc") }
tell-unpaid = { NAME($who) } kann { COUNT("coin-talent", $price, case: "acc") } Unterhalt für die Flotte nicht zahlen: { $paid ->
    [0] Der Schatz ist leer
    [one] Das letzte Talent ist weg
   *[other] Die letzten { $paid } sind weg
 }.
    .short = kann { COUNT("coin-talent", $price, case: "acc") } Unterhalt für die Flotte nicht zahlen
tell-disbanded = { NAME($who) } löst mangels Versorgung { COUNT("kind-legion", $n, case: "acc") } { IN($place) } auf.
    .short = löst { COUNT("kind-legion", $n, case: "acc") } { IN($place) } auf
tell-disbanded_aboard = { NAME($who) } löst mangels Versorgung eine Legion an Bord { IN($place) } auf.
    .short = löst eine Legion an Bord { IN($place) } auf

# BEWEGUNG
tell-marched = { NAME($who) } marschiert mit { COUNT("kind-legion", $n, case: "dat") } { FROM($origin) } { TO($place) }.
    .short = { COUNT("kind-legion", $n) } { FROM($origin) } { TO($place) }
tell-embarked = { NAME($who) } nimmt { COUNT("kind-legion", $n, case: "acc") } { IN($place) } an Bord.
    .short = nimmt { COUNT("kind-legion", $n, case: "acc") } { IN($place) } an Bord
tell-sailed = { NAME($who) } segelt mit { COUNT("kind-ship", $n, case: "dat") }{ $aboard ->
    [0] {""}
    [one] {" "}und einer Legion an Bord
   *[other] {" "}und { $aboard } Legionen an Bord
 } { FROM($origin) } { TO($place) }.
    .short = { COUNT("kind-ship", $n) }{ $aboard ->
    [0] {""}
    [one] {" "}mit einer Legion
   *[other] {" "}mit { $aboard } Legionen
 } { FROM($origin) } { TO($place) }
tell-landed = { NAME($who) } setzt { COUNT("kind-legion", $n, case: "acc") } { IN($origin) } an Land{ $further ->
    [0] {""}
   *[other] {" "}und marschiert weiter { TO($place) }
 }.
    .short = setzt { COUNT("kind-legion", $n, case: "acc") } { IN($origin) } an Land{ $further ->
    [0] {""}
   *[other] {" "}und marschiert weiter { TO($place) }
 }
tell-led = { NAME($who) } schickt seinen Anführer { TO($place) }.
    .short = der Anführer geht { TO($place) }
tell-fled = { NAME($who) } sieht seinen Anführer { TO($place) } fliehen.
    .short = der Anführer flieht { TO($place) }
tell-without_unit = { NAME($who) } hat keine Einheit mehr für seinen Anführer: Er wartet auf die nächste.
    .short = der Anführer wartet auf die nächste Einheit
tell-joined = { NAME($who) } gibt dem Anführer die neue Einheit { IN($place) }.
    .short = der Anführer schließt sich der neuen Einheit { IN($place) } an
tell-contested = { NAME($who) } macht { NAME($place) } zum umkämpften Ort{ $n ->
    [0] .
   *[other] , was { NAME($other) } { $n } Einkommen kostet.
 }
    .short = { $n ->
    [0] { NAME($place) } ist umkämpft
   *[other] { NAME($place) } ist umkämpft, { NAME($other) } verliert { $n } Einkommen
 }
tell-cleared = { NAME($who) } sieht den Kampf um { NAME($place) } enden{ $n ->
    [0] .
   *[other] , was { NAME($other) } wieder { $n } Einkommen bringt.
 }
    .short = { $n ->
    [0] { NAME($place) } ist nicht mehr umkämpft
   *[other] { NAME($place) } ist nicht mehr umkämpft, { NAME($other) } hat wieder { $n } Einkommen
 }

# ANGRIFF
tell-attacked = { NAME($who) } greift { NAME($other) } { IN($place) } an, { $n } gegen { $against }.
tell-attacked_ships = { NAME($who) } greift die Schiffe von { NAME($other) } { IN($place) } an, { $n } gegen { $against }.
tell-strength = { NAME($who) } hat { $total }: { $units ->
    [0] keine Legion
   *[other] { COUNT($kind, $units) } zu { $each }
 }{ $fortress ->
    [0] {""}
   *[other] , Festung { $fortress }
 }{ $mountain ->
    [0] {""}
   *[other] , Gebirge { $mountain }
 }{ $culture ->
    [0] {""}
   *[other] , Kultur { $culture }
 }{ $stability ->
    [0] {""}
   *[other] , Stabilität { $stability }
 }{ $leader ->
    [0] {""}
   *[other] , Anführer { $leader }
 }.
tell-fell = { NAME($who) } verliert { COUNT("kind-legion", $n, case: "acc") } { IN($place) }.
    .short = verliert { COUNT("kind-legion", $n, case: "acc") } { IN($place) }
tell-sunk = { NAME($who) } verliert { COUNT("kind-ship", $n, case: "acc") } { IN($place) }{ $legions ->
    [0] {""}
    [one] {" "}mit einer Legion an Bord
   *[other] {" "}mit { $legions } Legionen an Bord
 }.
    .short = verliert { COUNT("kind-ship", $n, case: "acc") } { IN($place) }{ $legions ->
    [0] {""}
    [one] {" "}mit einer Legion an Bord
   *[other] {" "}mit { $legions } Legionen an Bord
 }
tell-burned = { NAME($who) } verliert die Festung { IN($place) }: Sie brennt nieder.
    .short = die Festung { IN($place) } brennt nieder
tell-razed = { NAME($who) } verliert das Monument { IN($place) } und seinen Punkt.
    .short = das Monument { IN($place) } fällt, sein Punkt ist verloren
tell-fought = { $others ->
    [0] { $left ->
        [0] Keine Seite hat noch eine Legion.
       *[other] { NAME($who) } behauptet das Feld mit { COUNT("kind-legion", $left, case: "dat") }.
    }
   *[other] { $left ->
        [0] { NAME($other) } behauptet das Feld mit { COUNT("kind-legion", $others, case: "dat") }.
       *[other] Keiner weicht: { NAME($who) } hat noch { COUNT("kind-legion", $left, case: "acc") }, { NAME($other) } noch { $others ->
            [one] eine
           *[other] { $others }
        }.
    }
 }
    .short = { $others ->
       [0] { $left ->
           [0] keine Seite hat noch eine Legion
          *[other] { NAME($who) } behauptet das Feld mit { COUNT("kind-legion", $left, case: "dat") }
       }
      *[other] { $left ->
           [0] { NAME($other) } behauptet das Feld mit { COUNT("kind-legion", $others, case: "dat") }
          *[other] keiner weicht: { NAME($who) } hat noch { COUNT("kind-legion", $left, case: "acc") }, { NAME($other) } noch { $others ->
               [one] eine
              *[other] { $others }
           }
       }
    }
tell-fought_ships = { $others ->
    [0] { $lost ->
        [0] Kein Schiff geht verloren.
       *[other] { NAME($who) } muss { COUNT("kind-ship", $lost, case: "acc") } aufgeben, { NAME($other) } keines.
    }
   *[other] { $lost ->
        [0] { NAME($other) } muss { COUNT("kind-ship", $others, case: "acc") } aufgeben, { NAME($who) } keines.
       *[other] { NAME($who) } muss { COUNT("kind-ship", $lost, case: "acc") } aufgeben, { NAME($other) } { $others ->
            [one] eines
           *[other] { $others }
        }.
    }
 }
    .short = { $others ->
       [0] { $lost ->
           [0] kein Schiff geht verloren
          *[other] { NAME($who) } muss { COUNT("kind-ship", $lost, case: "acc") } aufgeben, { NAME($other) } keines
       }
      *[other] { $lost ->
           [0] { NAME($other) } muss { COUNT("kind-ship", $others, case: "acc") } aufgeben, { NAME($who) } keines
          *[other] { NAME($who) } muss { COUNT("kind-ship", $lost, case: "acc") } aufgeben, { NAME($other) } { $others ->
               [one] eines
              *[other] { $others }
           }
       }
    }
tell-took_over = { NAME($who) } nimmt { NAME($other) } den Handelsposten { IN($place) } ({ NAME($good) }) ab.
    .short = nimmt { NAME($other) } den Handelsposten { IN($place) } ({ NAME($good) }) ab

# BAU, HANDELSPOSTEN
tell-built_unit = { NAME($who) } baut { COUNT($kind, 1, case: "acc") } { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }.
    .short = { COUNT($kind, 1) } { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }
tell-built_fortress = { NAME($who) } baut eine Festung { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }.
    .short = eine Festung { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }
tell-built_monument = { NAME($who) } errichtet ein Monument { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }: 1 Punkt.
    .short = ein Monument { IN($place) } für { COUNT("coin-talent", $price, case: "acc") }, 1 Punkt wert
tell-created = { NAME($who) } gründet einen Handelsposten { IN($place) } ({ NAME($good) }) für { COUNT("coin-talent", $price, case: "acc") }.
    .short = { NAME($place) } ({ NAME($good) }) für { COUNT("coin-talent", $price, case: "acc") }

# STABILITÄT, ENTWICKLUNG, WAFFENSTILLSTAND
tell-bought = { NAME($who) } zahlt { COUNT("coin-talent", $price, case: "acc") } für sein Volk.
    .short = zahlt { COUNT("coin-talent", $price, case: "acc") } für sein Volk
tell-undermined = { NAME($who) } zahlt { COUNT("coin-talent", $price, case: "acc") }, um { NAME($other) } zu untergraben.
    .short = zahlt { COUNT("coin-talent", $price, case: "acc") }, um { NAME($other) } zu untergraben
tell-calmed = { NAME($who) } gewinnt { COUNT("item-stability", $n, case: "acc") } ({ NAME($cause) }), jetzt { $level }.
    .short = gewinnt { COUNT("item-stability", $n, case: "acc") } ({ NAME($cause) }), jetzt { $level }
tell-shaken = { NAME($who) } verliert { COUNT("item-stability", $n, case: "acc") } ({ NAME($cause) }), jetzt { $level }.
    .short = verliert { COUNT("item-stability", $n, case: "acc") } ({ NAME($cause) }), jetzt { $level }
tell-golden_people = { NAME($who) } erreicht das Goldene Zeitalter seines Volkes: 1 Punkt.
    .short = das Volk erreicht sein Goldenes Zeitalter, 1 Punkt wert
tell-golden_people_lost = { NAME($who) } verliert das Goldene Zeitalter seines Volkes und dessen Punkt.
    .short = das Goldene Zeitalter des Volkes ist vorbei, sein Punkt verloren
tell-advanced = { NAME($who) } rückt für { COUNT("coin-talent", $price, case: "acc") } bei { NAME($row, article: "def", case: "dat") } auf Feld { $space } vor.
    .short = { NAME($row) } auf Feld { $space } für { COUNT("coin-talent", $price, case: "acc") }
tell-reached = { NAME($who) } erreicht die Phase „{ NAME($stage) }“{ $income ->
    [0] {""}
   *[other] , { $income } Einkommen mehr
 }.
    .short = erreicht die Phase „{ NAME($stage) }“{ $income ->
    [0] {""}
   *[other] , { $income } Einkommen mehr
 }
tell-golden_row = { NAME($who) } erreicht das Goldene Zeitalter { NAME($row, article: "def", case: "gen") }: 1 Punkt.
    .short = erreicht das Goldene Zeitalter { NAME($row, article: "def", case: "gen") }, 1 Punkt wert
tell-fell_back = { NAME($who) } fällt bei { NAME($row, article: "def", case: "dat") } auf Feld { $space } zurück.
    .short = fällt bei { NAME($row, article: "def", case: "dat") } auf Feld { $space } zurück
tell-offered = { NAME($who) } bietet { NAME($other) } einen Waffenstillstand für { COUNT("coin-talent", $price, case: "acc") } an.
    .short = bietet { NAME($other) } einen Waffenstillstand für { COUNT("coin-talent", $price, case: "acc") } an
tell-accepted = { NAME($who) } nimmt an und erhält { COUNT("coin-talent", $price, case: "acc") } von { NAME($other) }: Waffenstillstand bis Ende der Runde { $until }.
    .short = nimmt an und erhält { COUNT("coin-talent", $price, case: "acc") } von { NAME($other) }: Waffenstillstand bis Ende der Runde { $until }
tell-refused = { NAME($who) } lehnt den Waffenstillstand mit { NAME($other) } ab.
    .short = lehnt den Waffenstillstand mit { NAME($other) } ab
tell-armistice_on = Der Waffenstillstand zwischen { NAME($pair) } gilt bis Ende der Runde { $until }.
tell-armistice_over = Der Waffenstillstand zwischen { NAME($pair) } ist vorbei.

# Herrschaft und Ende
tell-won_area = { NAME($who) } beherrscht { NAME($area, case: "acc", article: "def") }.
    .short = beherrscht { NAME($area, case: "acc", article: "def") }
tell-lost_area = { NAME($who) } verliert die Herrschaft über { NAME($area, case: "acc", article: "def") }.
    .short = verliert die Herrschaft über { NAME($area, case: "acc", article: "def") }
tell-laurels_won = { NAME($who) } gewinnt { $n ->
    [one] einen Lorbeer: 1 Punkt
   *[other] { $n } Lorbeeren: { $n } Punkte
 }.
    .short = gewinnt { $n ->
    [one] einen Lorbeer, 1 Punkt wert
   *[other] { $n } Lorbeeren, { $n } Punkte wert
 }
tell-laurels_lost = { NAME($who) } verliert { $n ->
    [one] einen Lorbeer und dessen Punkt
   *[other] { $n } Lorbeeren und deren Punkte
 }.
    .short = verliert { $n ->
    [one] einen Lorbeer und dessen Punkt
   *[other] { $n } Lorbeeren und deren Punkte
 }
tell-revolted = { NAME($who) } versinkt in Revolution: Das Volk erhebt sich, die Einheiten verlassen die Karte.
    .short = versinkt in Revolution
tell-spared = { NAME($who) } bleibt bei Stabilität { $level } verschont: Das Spiel ist zu Ende, ehe das Volk sich erhebt.
    .short = bleibt bei Stabilität { $level } verschont
tell-won = { NAME($who) } gewinnt mit { $points } Punkten.
    .short = gewinnt mit { $points } Punkten
tell-won_alone = { NAME($who) } ist das letzte Reich und gewinnt.
    .short = ist das letzte Reich und gewinnt
tell-won_in_time = { NAME($who) } führt nach der letzten Runde mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } und gewinnt.
    .short = führt nach der letzten Runde mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } und gewinnt

# Was ein Kampf ergäbe
effect-units = { COUNT($kind, $n) } zu { $each }
effect-fortress = Festung
effect-mountain = Gebirge
effect-culture = Kultur
effect-stability = Stabilität
effect-leader = Anführer
effect-at-least-none = nie unter 0
effect-battle = { $others ->
    [0] { $left ->
        [0] Keine Seite hat noch eine Legion
       *[other] { NAME($who) } behauptet das Feld mit { COUNT("kind-legion", $left, case: "dat") }
    }
   *[other] { $left ->
        [0] { NAME($other) } behauptet das Feld mit { COUNT("kind-legion", $others, case: "dat") }
       *[other] { NAME($who) } hat noch { COUNT("kind-legion", $left, case: "acc") }, { NAME($other) } noch { $others }
    }
 }{ $burns ->
    [0] {""}
   *[other] ; die Festung brennt nieder
 }{ $razed ->
    [0] {""}
   *[other] ; das Monument fällt
 }.
effect-sea-battle = { NAME($who) } verliert { $lost ->
    [0] kein Schiff
   *[other] { COUNT("kind-ship", $lost, case: "acc") }
 }, { NAME($other) } { $others ->
    [0] keines
   *[other] { $others }
 }.
