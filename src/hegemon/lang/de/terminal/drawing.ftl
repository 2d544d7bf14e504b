# Der Tisch, im Terminal gezeichnet.
draw-turn-number = Zug { $n }
draw-turn = Runde
draw-rondel = Rondell
draw-bank = Bank
draw-stacks = Stapel
draw-events = Auslage
draw-played = gilt
draw-knows = kann
draw-won = hat
draw-cards = Karten
draw-card = Karte
draw-goods = Waren
draw-units = Heere
draw-rules = Länder
draw-box = Box
draw-supply = Vorrat
draw-walls = Mauern
draw-cities = Städte
draw-temples = Tempel
draw-seas = Meere
draw-points = Punkte
draw-talents = Talente
draw-income = Einkommen
draw-stability = Stabilität
draw-legions = Legionen
draw-ships = Schiffe
draw-goal = Ziel
draw-deck = Stapel
draw-discards = Ablage
draw-removed = entfernt
draw-of = { $n } von { $all }
draw-unknown = { $n } unbekannt
draw-and-more = { $units } und { $n } weitere
draw-bank-duellum = Münzen { $coins }, Tempel { $temples }, Mauern { $walls }; Stadtplättchen { $tokens }
draw-bank-antike = Münzen { $coins }, Tempel { $temples }
draw-display = { $cards }  (Stapel { $deck })
draw-in-hand = in der Hand: { NAME($piece) }, { NAME($place) }
draw-target = { $stacks }; { $target } gewinnen
draw-supply-antike = { $legions }L { $galleys }G { $stones } Steine
draw-cycle = { $turn }, Reihenfolge { $order }, letzte Aktion { $last }, gepasst { $passes }
draw-force = { COUNT($kind, $n) } { IN($place) }{ $cargo ->
    [0] {""}
   *[other] {" "}mit { $cargo } an Bord
 }
draw-phase = { $turn }, { $phase ->
    [supply] Nachschub
    [card] Karte
    [recruiting] Rekrutierung
    [march] Marsch
   *[battle] Schlacht
 }
draw-too-narrow = Die Karte braucht ein breiteres Terminal.
draw-legend-duellum = ○ freier Platz   R Gold TW: Stadt, Rohstoff, Tempel (T), Mauer (W)   R2L1G: Legionen, Galeeren   ~ Meer
draw-legend-antike = Marmor: freier Platz   G Marmor T: Stadt, Rohstoff, Tempel   G2L1G: 2 Legionen, 1 Galeere
draw-legend-dies_irae = ath: Ort   farbig: Posten   GROSS: Festung   L1 S2: Einheiten   at+: Einheiten in Athenae   ^ Gebirge
draw-legend-ancient_wars = # Festung   ~ Meer   R3: drei Römer   G2 (1?): einer von zweien unbekannt   * Ziel   look ORT: Wege
term-replay-keys = Eingabetaste: nächster Zug   b: zurück   NUMMER: dieser Zug   l: letzter   q: Ende{" "}
term-replay-summary = { $game } ({ $seats ->
    [none] Spieler nicht genannt
   *[other] { $seats }
 }). Ergebnis: { $result }
