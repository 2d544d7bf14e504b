# Warum etwas nicht geht.
no-game-over = Das Spiel ist zu Ende.
no-wrong-time = Darüber wird jetzt nicht entschieden. { SAY($asked) }
no-place-unknown = Diesen Ort gibt es auf dieser Karte nicht.
no-not-an-option = Diese Zusatzregel gilt an diesem Tisch nicht.

# Aufbau
no-capital-elsewhere = { NAME($place) } kommt als Hauptstadt nicht in Frage: Dein Blatt nennt { LIST($sites) }.
no-site-taken = { NAME($place) } gehört schon { NAME($owner) }; wähle ein freies Feld.
no-not-nearest = { NAME($place) } liegt zu weit weg: Zuerst kommen die Felder nächst deiner Hauptstadt, { LIST($nearest) }.
no-not-your-site = { NAME($place) } gehört dir nicht: Legionen beginnen in deiner Hauptstadt, bei deinen Handelsposten oder an Bord deiner Schiffe.
no-ship-elsewhere = { IN($place) } kann kein Schiff beginnen: Schiffe beginnen in deinem Hafen oder bei deinen Handelsposten an der Küste.
no-ship-full = Jedes Schiff { IN($place) } hat seine Legion an Bord.
no-setup-army-marker = Eine zweite Legion { IN($place) } braucht einen Heermarker, und keiner ist frei.
no-setup-fleet-marker = Ein zweites Schiff { IN($place) } braucht einen Flottenmarker, und keiner ist frei.
no-leader-without-unit = Du hast keine Einheit { IN($place) }; dein Anführer schließt sich einer deiner Einheiten an.
no-not-nearest-unit = Dein Anführer flieht zur nächsten Einheit, { LIST($nearest) }; { NAME($place) } ist weiter entfernt.
no-place-taken = Dieser Platz in der Reihenfolge ist vergeben oder es gibt ihn nicht.

# Die Aktionsrunde
no-twice-already = Du hast { NAME($action) } schon { $n ->
    [one] einmal
    [2] zweimal
   *[other] { $n }-mal
 } gewählt; nächste Runde steht dir das wieder offen.
no-too-often = { NAME($action) } ist von allen zusammen { $n }-mal gewählt worden; nächste Runde geht es wieder.
no-too-often-for-two = { NAME($action) } ist { $n }-mal gewählt worden; bei zwei Reichen ist das für diese Runde alles.
no-just-taken = { NAME($action) } ist eben erst gewählt worden; sobald jemand etwas anderes wählt, geht es wieder.

# BEWEGUNG
no-legion-missing = Du hast keine Legion an Land { IN($place) }.
no-ship-missing = Du hast kein Schiff { IN($place) }.
no-cargo-missing = Auf deinen Schiffen { IN($place) } ist keine Legion an Bord.
no-all-moved = Deine Einheiten { IN($place) } haben sich in dieser Aktion schon bewegt.
no-way-missing = Von { NAME($place) } aus ist zu Fuß kein Feld zu erreichen.
no-shore-missing = { IN($place) } gibt es kein Ufer; Legionen landen an Küsten und auf Inseln.
no-landing-barred = Dein Waffenstillstand mit { LIST($others) } verbietet dir die Landung { IN($place) }, bis Ende der Runde { $until }.
no-landing-closed = { LIST($others) } kämpfen um { NAME($place) }; als Dritter kannst du dort nicht landen.
no-leader-stays = { $why ->
    [moved] Dein Anführer hat sich in dieser Aktion schon bewegt.
    [sea] Dein Anführer ist auf See; er fährt mit seinen Schiffen.
   *[waits] Dein Anführer wartet auf deine nächste Einheit.
 }
no-not-so-many = Du kannst nicht { $n } nehmen: { $most ->
    [one] Nur 1 Einheit hat sich noch nicht bewegt
   *[other] { $most } Einheiten haben sich noch nicht bewegt
 }.
no-not-so-many-aboard = Diese Schiffe können mit { $least } bis { $most } Legionen an Bord fahren.
no-marker-missing = So viele könnten ihren Zug nirgends beenden: Du hast keinen freien { $kind ->
    [kind-ship] Flottenmarker
   *[other] Heermarker
 }. Nimm eine andere Zahl.
no-leader-at-sea = Dein Anführer kann nicht ohne Schiff auf offener See zurückbleiben.
no-out-of-reach = { NAME($place) } ist mit { $points } Bewegungspunkten nicht zu erreichen.
no-reach-barred = Dein Waffenstillstand mit { LIST($others) } sperrt dir { NAME($place) }, bis Ende der Runde { $until }.
no-reach-closed = { LIST($others) } kämpfen um { NAME($place) }; ein Dritter bleibt draußen.
no-marker-missing-there = Um Einheiten { IN($place) } zu vereinen, brauchst du einen freien { $kind ->
    [kind-ship] Flottenmarker
   *[other] Heermarker
 }; alle sind im Einsatz.
no-must-go = Wähle einen anderen Ort als { NAME($place) }: Einheiten bleiben nur, um an Bord oder an Land zu gehen oder wenn es keinen Weg gibt.

# ANGRIFF
no-fighter-missing = Du hast { IN($place) } keine Legion an Land, die kämpfen könnte.
no-nobody-to-fight = { IN($place) } gibt es keine feindliche Legion, keine Festung und kein Monument.
no-fought-already = Deine Einheiten { IN($place) } haben in dieser Aktion schon gekämpft.
no-ships-apart = Deine Schiffe treffen { IN($place) } auf keine Schiffe von { NAME($other) }.
no-truce-runs = Dein Waffenstillstand mit { LIST($others) } gilt bis Ende der Runde { $until }.
no-foreign-post-missing = { IN($place) } steht kein fremder Handelsposten.
no-post-fortified = Die Festung { IN($place) } muss zerstört werden; übernehmen lässt sie sich nicht.
no-post-garrisoned = Legionen von { LIST($others) } bewachen den Posten { IN($place) }; besiege sie zuerst.
no-monument-stands = Das Monument von { NAME($owner) } { IN($place) } muss erst zerstört werden.
no-nobody-takes-over = Um den Posten { IN($place) } zu übernehmen, brauchst du dort eine Legion oder ein Schiff, das das Feld umkämpft.
no-combat-before = { IN($place) } wurde gekämpft; den Posten übernimmst du mit deinem nächsten ANGRIFF.
no-posts-used-up = Alle deine { $n } Handelsposten liegen auf der Karte.
no-boxes-full = Deine Reihe für { NAME($good) } ist voll: Sie hat { $n } Kästchen.
no-not-so-many-sink = Mit diesen Schiffen können { $least } bis { $most } Legionen untergehen.

# BAU
no-fortress-missing = Du hast keine Festung { IN($place) }.
no-has-built = Die Festung { IN($place) } hat in dieser Aktion ihre Einheit gebaut.
no-fresh-fortress = Die Festung { IN($place) } ist neu; sie baut ab der nächsten Aktion.
no-build-contested = { NAME($place) } ist mit { LIST($others) } umkämpft; dort wird nichts gebaut.
no-legions-later = Du kannst noch keine Legionen bauen: Dein Militär hat Phase I nicht erreicht.
no-ships-later = Du kannst noch keine Schiffe bauen: Deine Flotte hat Phase I nicht erreicht.
no-port-missing = { NAME($place) } ist kein Hafen; Schiffe brauchen eine Festung an der Küste oder auf einer Insel.
no-legions-used-up = Alle deine Legionen sind auf der Karte.
no-ships-used-up = Alle deine Schiffe sind auf der Karte.
no-build-army-marker = Eine weitere Legion { IN($place) } braucht einen Heermarker, und keiner ist frei.
no-build-fleet-marker = Ein weiteres Schiff { IN($place) } braucht einen Flottenmarker, und keiner ist frei.
no-legion-dear = Eine Legion kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-ship-dear = Ein Schiff kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-fortress-dear = Eine Festung kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-city-missing = { NAME($place) } ist keine Stadt; Festungen baut man in Städten.
no-own-post-missing = Du hast keinen Handelsposten { IN($place) }.
no-has-fortress = { IN($place) } steht schon eine Festung.
no-one-in-a-hex = Baue { IN($place) } eine Festung oder ein Monument, nicht beides in einer Aktion.
no-fortresses-used-up = Alle deine { $n } Festungen sind auf der Karte.
no-monument-elsewhere = Ein Monument braucht eine Stadt mit einem Posten oder einer Festung von dir; { NAME($place) } ist keine.
no-has-monument = { IN($place) } steht schon ein Monument.
no-one-monument = Du hast in dieser Aktion ein Monument gebaut; das nächste braucht einen weiteren BAU.
no-monuments-used-up = Alle deine { $n } Monumente sind auf der Karte.
no-monuments-later = Du kannst noch keine Monumente bauen: Deine Kultur hat Phase I nicht erreicht.
no-monument-dear = Ein Monument kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.

# HANDELSPOSTEN GRÜNDEN
no-nobody-creates = Du hast { IN($place) } keine Einheit, die einen Handelsposten gründen könnte.
no-ships-do-not-create = An diesem Tisch gründen nur Legionen Handelsposten; du hast keine { IN($place) }.
no-post-contested = { NAME($place) } ist mit { LIST($others) } umkämpft; dort entsteht kein Handelsposten.
no-site-occupied = { IN($place) } steht schon ein Posten oder eine Festung von { NAME($owner) }.
no-second-post = Ein zweiter Posten { IN($place) } geht nicht: Ein Feld fasst zwei, und du brauchst { NAME($stage) }.
no-post-dear = Ein Handelsposten kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.

# STABILITÄT, ENTWICKLUNG, WAFFENSTILLSTAND
no-already-golden = Dein Volk lebt im Goldenen Zeitalter; höher steigt die Stabilität nicht.
no-stability-dear = Ein Schritt Stabilität kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-not-yourself = Du untergräbst einen Gegner, nicht dich selbst.
no-out-of-game = { NAME($other) } ist nicht mehr im Spiel.
no-other-golden = { NAME($other) } lebt im Goldenen Zeitalter und ist nicht zu erschüttern.
no-undermine-dear = Eine fünfte Kolonne kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-advanced-already = { NAME($row) } ist in dieser Aktion schon vorgerückt; mehr als ein Feld geht nicht.
no-row-complete = { NAME($row) } hat das Goldene Zeitalter erreicht.
no-needs-goods = { NAME($stage) } verlangt einen unumkämpften Posten auf { LIST($goods) }.
no-needs-luxuries = { NAME($stage) } verlangt { $needed } verschiedene Luxusgüter; du hast { $have }. Gewinne { LIST($goods) }.
no-needs-culture = { NAME($stage) } verlangt zuerst { LIST($stages) }.
no-needs-phase = { NAME($stage) } verlangt zuerst { LIST($stages) }.
no-advance-dear = Das nächste Feld für { NAME($row) } kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.
no-offer-to-self = Biete den Waffenstillstand einem Gegner an.
no-armistice-runs = Dein Waffenstillstand mit { LIST($others) } gilt bis Ende der Runde { $until }; danach kannst du wieder fragen.
no-offer-dear = Ein Waffenstillstand kostet { COUNT("coin-talent", $price, case: "acc") }; { $missing ->
    [one] es fehlt 1
   *[other] es fehlen { $missing }
 }.

# Versorgung
no-disband-elsewhere = Du hast keine solche Legion { IN($place) }.
