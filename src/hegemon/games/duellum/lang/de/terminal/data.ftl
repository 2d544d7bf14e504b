# Was an einem Spielplan, einer Karte oder einer Tabelle nicht stimmt.
bad-nations = In { $where } müssen zwei verschiedene Nationen stehen, braun zuerst.
bad-neighbours = In { $where } hat ein Gebiet mehr als { $most } Grenzen; mehr passen nicht.
bad-start-city = In { $where } steht '{ $city }', was auf diesem Spielplan kein freier Bauplatz ist.
bad-moment = In { $where } steht '{ $timing }', ein Zeitpunkt, zu dem diese Karte sich nicht spielen lässt.
bad-walls-at = In { $where } steht { $given }; dort müssen Zahlen der Leiste stehen, 0 bis { $high }.
bad-supply = In { $file } müssen [setup.box] und [setup.supply] zusammen so viele '{ $kind }' haben wie [box]: { $all }.
bad-setup-walls = In { $file } gibt [setup] jeder Nation { $walls ->
    [one] 1 Stadtmauer
   *[other] { $walls } Stadtmauern
 }, aber [box] hat { $all } für beide.
bad-box-tokens = In { $where } müssen von jedem Rohstoff mindestens zwei Plättchen stehen, für die Anfangsstädte.
# Was an einer geschriebenen Stellung nicht stimmt.
bad-fact-site = In '{ $given }' ist kein Bauplatz für eine Stadt.
bad-fact-built = Eine Stadt hat einen Tempel und eine Mauer, kein '{ $given }'.
bad-fact-special = Sondereinheiten gehören zur Variante (Option special_units).
bad-fact-bank = Die Bank hat, was Völker und Plan nicht haben: Ändere stattdessen 'stock', 'city' oder 'walls'.
bad-fact-tokens = Die Bank hat die Stadtplättchen, die nicht auf dem Plan liegen: Ändere stattdessen 'city'.
bad-position-display = Höchstens { $most } Ereigniskarten liegen offen.
bad-position-twice = { NAME($region) } kann einen Tempel und eine Mauer haben.
bad-position-won = { NAME($who) } hat schon gewonnen.
