# What the buttons of a decision say: one sentence without a stop for each verb. A unit of a stack that the reader may not
# examine is `hidden`.
do-draw = card drawn: { NAME($card) }
do-roll = die: { $die }
do-check = { $unit ->
    [hidden] a unit rolls
   *[other] { NAME($unit) } { AGREE($unit) ->
        [one] rolls
       *[other] roll
    }
 }
do-blind = top card unseen
do-pick = take { NAME($card) }
do-subvert = subvert { NAME($unit) }
do-recruit = recruit { NAME($unit) }
do-place = place { IN($space) }
do-build_camp = { NAME($unit) } { AGREE($unit) ->
    [one] builds a camp
   *[other] build a camp
 }
do-pull_up = take the camp { IN($space) } up
do-march = march { FROM($space) }
do-to = { TO($space) }
do-take = { $unit ->
    [hidden] take a unit
   *[other] take { NAME($unit) }
 }
do-whole = take the whole stack
do-sail = { NAME($unit) } { AGREE($unit) ->
    [one] sails
   *[other] sail
 }
do-stay = stay
do-attack = attack { NAME($space) }
do-ambush = attack { NAME($space) } from ambush
do-fight = { NAME($unit) } { AGREE($unit) ->
    [one] fights
   *[other] fight
 }
do-lose = lose { NAME($unit) }
do-panic = { NAME($unit) } { AGREE($unit) ->
    [one] panics
   *[other] panic
 }
do-retreat = retreat { TO($space) }
do-pursue = pursue { TO($space) }
do-done = done
