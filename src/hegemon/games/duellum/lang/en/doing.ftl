# What the buttons of a decision say: one sentence without a stop for each verb.
do-first = { NAME($seat) } begins
do-reveal = card turned up: { NAME($card) }
do-advance = go to { NAME($field) }
do-pay = pay 1 { NAME($chip) }
do-choose = take { NAME($resource) }
do-coins = { $amount ->
    [0] pay none of it in coins
   *[other] pay { $amount } of it in coins
 }
do-build_temple = build a temple { IN($region) }
do-build_wall = build a town wall { IN($region) }
do-arm = arm { NAME($piece, article: "indef") } { IN($region) }
do-develop = develop { NAME($know_how) }
do-recruit = recruit { NAME($kind, article: "indef") }
do-move = { NAME($piece) }: { NAME($from) } → { NAME($to) }
do-continue = go on: { NAME($from) } → { NAME($to) }
do-conquer = conquer { NAME($region) }
do-lose_legions = { $amount ->
    [0] lose no legion
   *[other] lose { COUNT("kind-legion", $amount) }
 }
do-found = found a city { IN($region) } ({ NAME($resource) })
do-trade = trade three for two
do-give = give 1 { NAME($chip) }
do-take = take { NAME($resource) }
do-play = play { NAME($card) }
do-target = choose { NAME($region) }
do-decline = let it happen
do-pick = take { NAME($card) }
do-done = done with this step
