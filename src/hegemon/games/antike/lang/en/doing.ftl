# What the buttons of a decision say: one sentence without a stop for each verb.
do-draw = nation drawn: { NAME($nation) }
do-first = the { NAME($nation) } begin
do-pick = take the { NAME($nation) }
do-start_city = start city { NAME($province) }
do-choose = take { NAME($resource) }
do-answer = answer incoming units: { NAME($answer) }
do-advance = go to { NAME($field) }
do-pay = pay 1 { NAME($chip) }
do-coins = { $amount ->
    [0] pay none of it in coins
   *[other] pay { $amount } of it in coins
 }
do-build_temple = build a temple { IN($province) }
do-arm = set up { NAME($kind, article: "indef") } { IN($province) }
do-develop = develop { NAME($know_how) }
do-move = take up { NAME($kind, article: "indef") } { IN($province) } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } left)
do-to = one unit { TO($province) }
do-all_to = all of them { TO($province) }
do-battle = { NAME($kind) } battle with the { NAME($nation) } { IN($province) }
do-fight = fight
do-decline = let them in
do-conquer = conquer { NAME($province) }
do-lose_legions = { $amount ->
    [0] lose no legion
   *[other] lose { COUNT("kind-legion", $amount) }
 }
do-give_up = give { NAME($province) } up
do-found = found a city { IN($province) }
do-trade = trade two for one
do-give = give 1 { NAME($chip) }
do-take = take { NAME($resource) }
do-claim = claim { NAME($personage, article: "indef") }
do-done = done with this step
