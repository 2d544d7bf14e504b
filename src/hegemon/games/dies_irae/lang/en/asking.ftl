# What is asked of a player.
ask-capital = Choose your capital.
ask-place-posts = Place a trade post on one of the nearest sites ({ $n } left).
ask-place-ships = Place a ship ({ $n } left).
ask-place-legions = Place a legion ({ $n } left); where your ships lie it goes aboard.
ask-place-leader = Place your leader with one of your units.
ask-position = Turn { $turn }: choose your place in the turn order.
ask-choose = Turn { $turn }: choose your action { $n } of { $each }.
ask-move = Move your legions and ships, then end the action.
ask-number = { $landing ->
    [1] How many legions land { IN($place) }?
   *[other] { $kind ->
        [kind-ship] How many ships leave { NAME($place) }?
       *[other] How many legions leave { NAME($place) }?
    }
 }
ask-aboard = How many legions sail with { COUNT("kind-ship", $ships) } from { NAME($place) }, { $least } to { $most }?
ask-with-leader = Does your leader sail along from { NAME($place) }?
ask-destination = Where { $n ->
    [one] does
   *[other] do
 } { COUNT($kind, $n) }{ $aboard ->
    [0] {""}
    [one] {" "}with a legion aboard
   *[other] {" "}with { $aboard } legions aboard
 } go from { NAME($place) }?
ask-leader-to = Where does your leader go from { NAME($place) }?
ask-attack = Fight, or take trade posts over; then end the action.
ask-losses = You lose { COUNT("kind-ship", $ships) } { IN($place) }; how many legions go down with { $ships ->
    [one] it
   *[other] them
 }?
ask-build = Build: legion { $legion }, ship { $ship }, fortress { $fortress }, monument { $monument } talents; you have { $talents }.
ask-create = Create trade posts for { $price } talents each; you have { $talents }.
ask-stability = Raise stability for { $price } talents; you have { $talents }.
ask-develop = Advance one space in any rows; you have { COUNT("coin-talent", $talents) }.
ask-armistice = To whom do you offer an armistice? It costs { $price } talents if accepted.
ask-answer = { NAME($asker) } offers an armistice and { $price } talents. Accept? Refusing costs { COUNT("item-stability", $steps) }.
ask-supply = { $n ->
    [one] 1 legion is unfed: choose which one to disband.
   *[other] { $n } legions are unfed: choose which ones to disband.
 }
ask-escape = Your leader is alone { IN($place) }: with which of the nearest units does he find refuge?

phrase-march = march with legions
phrase-land = land legions
phrase-sail = sail
phrase-lead = move the leader
phrase-attack = fight and take posts over
phrase-engage = fight at sea
phrase-build = build
phrase-create = create trade posts
phrase-develop = develop
phrase-stability = pay for stability
phrase-undermine = undermine an opponent
phrase-armistice = offer an armistice
phrase-block = choose an action without using it
phrase-place = set up
phrase-remove = disband legions
phrase-pass = pass

end-score = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
end-victory_points = An empire has the victory points that win the game.
end-last_empire = Two empires are in revolution, and the last one wins.
end-turn_cap = The last turn is over, and the leader wins.
game-summary = Three empires around the Aegean: trade, armies, development, and a people that may revolt. No luck.
# Steps in which nothing is possible
tell-idle_move = Nothing can move: { SAY($reason) }
tell-idle_move_none = Nothing can move: no unit of yours has a way left.
tell-idle_attack = No attack possible: { SAY($reason) }
tell-idle_attack_none = No attack possible: no foreign unit lies where one of yours could fight it.
tell-idle_build = Nothing can be built: { SAY($reason) }
tell-idle_build_none = Nothing can be built: none of your sites takes a unit or a building.
tell-idle_create = No trading post possible: { SAY($reason) }
tell-idle_create_none = No trading post possible: none of your units stands at a free site.
tell-idle_stability = Stability cannot be raised: { SAY($reason) }
tell-idle_stability_none = Stability cannot be raised: it is as high as it can be.
tell-idle_develop = No development possible: { SAY($reason) }
tell-idle_develop_none = No development possible: every cube that may move has moved.
tell-idle_armistice = No armistice possible: { SAY($reason) }
tell-idle_armistice_none = No armistice possible: there is nobody left to offer one to.
