# Was von einem Ding erzählt wird: von `look` im Terminal und auf den Blättern im Browser. Wo etwas eine Zeile beginnt, wird es dort groß geschrieben.
look-owner = gehört
look-nobody = niemandem
look-resource = Rohstoff
look-built = gebaut
look-temple = Tempel
look-wall = Stadtmauer
look-fortress = Festung
look-defence = Verteidigung
look-room = neue Einheiten jetzt
look-count = { COUNT($piece, $n) }
look-fresh = { COUNT($piece, $n) }, { $fresh } { $fresh ->
    [one] kann noch ziehen
   *[other] können noch ziehen
 }
look-by-land = zu Land
look-by-sea = zur See
look-by-both = zu Land und See
look-price = Preis
look-price-first = Preis für die Ersten
look-price-later = Preis für Spätere
look-owners = bekannt bei
look-left = übrig
look-area = Gebiet
look-control = beherrscht von
look-capital = Hauptstadt von
look-leader = Anführer von
look-good = Ware
look-luxury = Luxusware
look-supply = ernährt Legionen
look-posts = Handelsposten
look-posts-bring = { $n } Posten, { $talents } Talente
look-brings = Talente je Posten
look-monument = Monument von
look-aboard = { COUNT($piece, $n) }, { $cargo ->
    [one] 1 Legion an Bord
   *[other] { $cargo } Legionen an Bord
 }
look-contested = umkämpft
look-yes = ja
look-next-step = Feld { $space }, das nächste kostet { $price } Talente
look-fortress-of = Festung von
look-both-sides = wer immer sie hält
look-goal = Ziel von
look-suspects = vielleicht
look-unknown = { $n } unbekannt
look-ways = Wege nach
look-barrier = { $place } (Hindernis)
look-strength = Stärke
look-rolls = würfelt (P: Panik, E: ausgeschaltet)
look-where = steht in
look-home = Heimat
look-elite = Elite
look-land = Land
look-sea = Meer
look-coast = Küste
look-mountain = Gebirge
look-island = Insel
look-clear = offenes Land
look-forest = Wald
look-port = Hafen
look-camp = Lager
look-city = Stadt
look-site = freier Bauplatz
look-open-sea = offene See
