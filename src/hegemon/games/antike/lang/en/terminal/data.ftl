# What is wrong with a board.
bad-nations = In { $file } { $given } nations take part with this number of players; there must be { $wanted } different ones of [nations].
bad-start-city = In { $where } it says '{ $city }', which is no free province for a start city.
bad-start-cities = In { $where } there must be three provinces, one of each resource.
bad-pairs = In { $where } the four nations must be shared out, two and two.
bad-order = In { $where } the four nations must stand once each, '{ $first }' first.
# What is wrong with a position that somebody writes.
bad-fact-doubled = The doubled form has no printed start: begin with 'empty'.
bad-position-nations = A player has too many nations.
bad-position-order = The order of turns must name every nation once.
bad-position-nobody = A nation has no player.
bad-position-extra = { NAME($nation, article: "def") } had an extra personage without all eight know-hows.
bad-position-basic = { NAME($nation, article: "def") } have { NAME($know_how) } without the basic know-how of it.
