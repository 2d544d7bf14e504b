# What is wrong with a board.
bad-nations = In { $file } { $given } nations take part with this number of players; there must be { $wanted } different ones of [nations].
bad-start-city = In { $where } it says '{ $city }', which is no free province for a start city.
bad-start-cities = In { $where } there must be three provinces, one of each resource.
bad-pairs = In { $where } the four nations must be shared out, two and two.
bad-order = In { $where } the four nations must stand once each, '{ $first }' first.
