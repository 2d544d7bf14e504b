# What the buttons of a decision say: one sentence without a stop for each verb.
do-capital = capital { IN($site) }
do-place_post = trade post { IN($site) }
do-place_ship = ship { IN($site) }
do-place_legion = legion { IN($site) }
do-place_leader = leader { IN($hex) }
do-position = take the { NAME($place) } place
do-choose = choose: { NAME($action) }
do-march = take the legions { IN($hex) }
do-land = land the legions aboard { IN($hex) }
do-sail = take the ships { IN($hex) }
do-lead = take the leader
do-number = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
 }
do-aboard = { $amount ->
    [0] no legion aboard
    [one] 1 legion aboard
   *[other] { $amount } legions aboard
 }
do-with_leader = with the leader
do-without_leader = without the leader
do-to = go { TO($hex) }
do-fight = fight { IN($hex) }
do-fight_ships = fight the ships of { NAME($seat) } { AT($hex) }
do-take_over = take the post { IN($site) } over
do-lose_cargo = { $amount ->
    [0] no legion sinks
    [one] 1 legion sinks
   *[other] { $amount } legions sink
 }
do-build_legion = build a legion { IN($site) }
do-build_ship = build a ship { IN($site) }
do-build_fortress = build a fortress { IN($site) }
do-build_monument = build a monument { IN($site) }
do-create = create a trade post { IN($site) }
do-pay = pay for stability
do-undermine = undermine { NAME($seat) }
do-advance = develop: { NAME($row) }
do-offer = offer { NAME($seat) } an armistice
do-accept = accept
do-refuse = refuse
do-disband = disband a legion { IN($hex) }
do-disband_cargo = disband a legion aboard { AT($hex) }
do-done = done with this action
