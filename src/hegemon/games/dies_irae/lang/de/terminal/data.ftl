# Was an der Karte, den Tabellen oder den Blättern der Reiche nicht stimmt.
bad-numbers = In { $where } müssen ganze Zahlen von { $low } bis { $high } stehen.
bad-phases = In { $where } müssen 'prices' und 'needs' einen Eintrag für jede der vier Phasen haben.
bad-needs = In { $where } steht { $given }; eine Phase braucht 'goods', 'luxuries' oder Phasen von { $rows }.
bad-needed-goods = In { $where } dürfen höchstens { $most } Waren stehen, alle aus [goods].
bad-values = In { $where } muss für jedes der { $spaces } Felder eine Zahl stehen.
bad-setup-order = In { $file } müssen die drei Reiche 'order' 1, 2 und 3 haben.
bad-capital = In { $where } steht '{ $site }', was keine Stadt ist.
bad-ready-capital = In { $where } muss eine der 'capitals' desselben Blattes stehen.
bad-ready-posts = In { $where } müssen { $wanted } verschiedene Orte stehen, keiner davon die Hauptstadt.
bad-ready-units = In { $where } { $wanted ->
    [one] muss 1 Ort
   *[other] müssen { $wanted } Orte
 } stehen, jeder die Hauptstadt oder einer von 'posts'.
bad-ready-ships = In { $where } müssen Orte an einer Küste oder auf einer Insel stehen.
bad-map-size = In { $file } ergeben 'columns' mal 'rows' { $given } Felder; { $most } passen.
bad-map-lines = In { $where } müssen { $lines } Zeilen mit { $signs } Zeichen stehen.
bad-hex-digits = In { $where } muss ein Feld mit vier Ziffern geschrieben sein, nicht { $given }.
bad-hex = In { $where } steht '{ $hex }', ein Feld jenseits des Kartenrands.
bad-letter = In { $where } steht der Buchstabe '{ $letter }', der kein 'letter' von [areas] ist.
bad-sites-twice = In { $where } liegen zwei Warenfelder am selben Ort.
bad-site-place = In { $where } muss ein Feld an Land stehen, das zu einer Provinz oder Insel gehört.
bad-area-sites = In { $where } muss ein Gebiet 1 bis { $most } Warenfelder haben.
bad-hex-pairs = In { $where } muss eine Liste von Paaren von Feldern stehen.
# Was an einer geschriebenen Stellung nicht stimmt.
bad-fact-stability = Die Stabilität eines Reichs kann nicht { $given } sein.
bad-fact-revolutions = Solange das Spiel läuft, ist höchstens ein Reich in Revolution.
bad-fact-price = Kein Feld der Reihe { NAME($row) } hat den Preis { $given }.
bad-fact-luxury = Nur Luxusgüter werden belohnt.
bad-fact-armistice = Ein Waffenstillstand gilt zwischen zwei Reichen.
bad-fact-units = So viele Einheiten oder Marker von '{ $force }' sind nicht in der Schachtel.
bad-fact-posts = So viele Handelsposten, Festungen oder Monumente von { NAME($who) } sind nicht in der Schachtel.
bad-fact-chart = In einer Reihe der Warentafel ist kein Kästchen mehr für { NAME($who) }.
bad-fact-hex = Einheiten dieser Art können nicht in '{ $given }' sein.
bad-fact-cargo = Ein Schiff trägt eine Legion, und ein Reich in Revolution hat keine Einheiten.
bad-fact-stacks = Für einen weiteren Stapel ist kein Platz.
bad-fact-no-stack = Ein solcher Stapel steht dort nicht.
bad-fact-leaders = Anführer gehören zur Option 'leaders'.
bad-fact-city = '{ $given }' ist keine Stadt.
bad-fact-second-post = Ein zweiter Posten gehört zur Option 'double_posts'.
bad-fact-contest = Niemand in '{ $given }' könnte das Feld streitig machen.
bad-fact-revolted = { NAME($who) } ist aus dem Spiel.
bad-fact-order = Die Zugreihenfolge nennt jedes Reich einmal.
bad-fact-taken = { NAME($who) } hat schon mehr Aktionen gewählt.
bad-position-posts = { NAME($site) } kann höchstens { $most } Posten oder Festungen haben.
bad-position-revolution = { NAME($who) } ist in Revolution und kann keine Einheiten haben.
bad-position-reward = { NAME($who) } hat ein Luxusgut und wurde nie dafür belohnt.
