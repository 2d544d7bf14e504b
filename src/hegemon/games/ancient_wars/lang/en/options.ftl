# What can be agreed before a game: a title, and a sentence for each option and each of its values.
option-campaign = The campaign: it brings its map, its units, its decks and its goals. A file of your own will do, too.
    .title = Campaign
option-campaign-gaul = Caesar in Gaul, 58 to 52 BC
option-campaign-italy = Hannibal in Italy, 218 to 203 BC
option-advanced = All advanced rules together: forced marches, elite units, pursuit, major battles, camps and their sieges, supply.
    .title = All advanced rules
option-forced_march = With a leader, units go beyond their own allowance, and may be lost on the way.
    .title = Forced march
option-elite_units = Elite units attack on a column of their own and do not panic in defence.
    .title = Elite units
option-pursuit = Winners may pursue with cavalry and leaders.
    .title = Pursuit
option-major_battles = A great battle brings the winner a unit and costs the loser another.
    .title = Major battles
option-camps = The Roman side builds camps.
    .title = Camps
option-camp_sieges = A camp besieges the fortresses next to it: they no longer protect against panic.
    .title = Sieges of camps
option-supply = Large stacks may lose units at the start of a turn.
    .title = Supply
option-open_stacks = There is no fog of war: everybody sees every stack.
    .title = No fog of war
option-closed_stacks = An enemy stack is a number: what was seen of it is forgotten when the player turn ends.
    .title = Stacks as numbers
option-discard_pick = Where a card picked from the discards goes after use.
    .title = Cards picked from the discards
option-discard_pick-bottom = under the deck
option-discard_pick-discards = back to the discards
option-reshuffle = When an empty deck is made anew from its discards.
    .title = Reshuffle
option-reshuffle-needed = when a card is needed
option-reshuffle-at_once = as soon as it is empty
option-fresh_recruits = Recruits may march in the turn they arrive.
    .title = Fresh recruits march
option-transport = Which land units fleets carry.
    .title = Transport
option-transport-any = any
option-transport-listed = those whom the card moves
option-storms = A fleet that rolls a natural 1 loses one of the units aboard.
    .title = Storms
option-elephants = Panicked elephants panic another unit of their own side.
    .title = Elephants
option-prestige = A place of prestige may stand in for one place of the Roman goal.
    .title = Prestige
option-handicap = A help for one side, as the campaign states it.
    .title = Handicap
option-handicap-none = none
option-handicap-roman = for the Roman side
option-handicap-barbarian = for the Barbarian side

# Options that do not go together.
bad-sieges = Camps that besiege need camps: without them nothing besieges.
bad-stacks = Open stacks and stacks as numbers exclude each other.
bad-handicap = This campaign states no handicap for the { $side ->
    [roman] Roman
   *[barbarian] Barbarian
} side.
bad-prestige = This campaign has no place of prestige.
