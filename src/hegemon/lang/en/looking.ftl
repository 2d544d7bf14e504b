# What is told of a thing: by `look` in the terminal and on the sheets of the browser. What begins a line gets its capital there.
look-owner = held by
look-nobody = nobody
look-resource = resource
look-built = built
look-temple = temple
look-wall = town wall
look-fortress = fortress
look-defence = defence
look-room = new units this turn
look-count = { COUNT($piece, $n) }
look-fresh = { COUNT($piece, $n) }, { $fresh } can still move
look-by-land = by land
look-by-sea = by sea
look-by-both = by land and sea
look-price = price
look-price-first = price for the first
look-price-later = price for later ones
look-owners = known to
look-left = left
look-area = area
look-control = controlled by
look-capital = capital of
look-leader = leader of
look-good = good
look-luxury = luxury
look-supply = feeds legions
look-posts = trade posts
look-posts-bring = { $n ->
    [one] 1 post, { $talents } talents
   *[other] { $n } posts, { $talents } talents
 }
look-brings = talents by posts
look-monument = monument of
look-aboard = { COUNT($piece, $n) }, { $cargo ->
    [one] 1 legion aboard
   *[other] { $cargo } legions aboard
 }
look-contested = contested
look-yes = yes
look-next-step = space { $space }, the next one costs { $price } talents
look-fortress-of = fortress of
look-both-sides = whoever holds it
look-goal = goal of
look-suspects = may be
look-unknown = { $n } unknown
look-ways = ways to
look-barrier = { $place } (barrier)
look-strength = strength
look-rolls = rolls (P: panic, E: eliminated)
look-where = stands in
look-home = home
look-elite = elite
look-land = land
look-sea = sea
look-coast = coast
look-mountain = mountains
look-island = island
look-clear = open country
look-forest = forest
look-port = port
look-camp = camp
look-city = city
look-site = free site
look-open-sea = open sea
