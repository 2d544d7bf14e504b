# Was an einem Spielplan nicht stimmt.
bad-nations = In { $file } spielen { $given } Nationen bei dieser Zahl von Spielern mit; es müssen { $wanted } verschiedene aus [nations] sein.
bad-start-city = In { $where } steht '{ $city }', was keine freie Provinz für eine Anfangsstadt ist.
bad-start-cities = In { $where } müssen drei Provinzen stehen, eine zu jedem Rohstoff.
bad-pairs = In { $where } müssen die vier Nationen aufgeteilt sein, zwei und zwei.
bad-order = In { $where } müssen die vier Nationen je einmal stehen, '{ $first }' zuerst.
