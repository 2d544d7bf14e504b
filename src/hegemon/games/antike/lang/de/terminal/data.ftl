# Was an einem Spielplan nicht stimmt.
bad-nations = In { $file } spielen { $given } Nationen bei dieser Zahl von Spielern mit; es müssen { $wanted } verschiedene aus [nations] sein.
bad-start-city = In { $where } steht '{ $city }', was keine freie Provinz für eine Anfangsstadt ist.
bad-start-cities = In { $where } müssen drei Provinzen stehen, eine zu jedem Rohstoff.
bad-pairs = In { $where } müssen die vier Nationen aufgeteilt sein, zwei und zwei.
bad-order = In { $where } müssen die vier Nationen je einmal stehen, '{ $first }' zuerst.
# Was an einer geschriebenen Stellung nicht stimmt.
bad-fact-doubled = Die verdoppelte Form hat keine gedruckte Aufstellung: Beginne mit 'empty'.
bad-position-nations = Ein Spieler hat zu viele Völker.
bad-position-order = Die Reihenfolge der Züge muss jedes Volk einmal nennen.
bad-position-nobody = Ein Volk hat keinen Spieler.
bad-position-extra = { NAME($nation, article: "def") } hatten eine zusätzliche Persönlichkeit ohne alle acht Fortschritte.
bad-position-basic = { NAME($nation, article: "def") } haben { NAME($know_how) } ohne den Fortschritt, auf dem das aufbaut.
