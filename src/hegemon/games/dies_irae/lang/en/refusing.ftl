# Why something cannot be done.
no-game-over = The game is over.
no-wrong-time = That is not what is being decided now. { SAY($asked) }
no-place-unknown = There is no such place on this map.
no-not-an-option = This optional rule is not in use at this table.

# Set-up
no-capital-elsewhere = { NAME($place) } is none of your capitals: your sheet names { LIST($sites) }.
no-site-taken = { NAME($place) } belongs to { NAME($owner) }; choose a free site.
no-not-nearest = { NAME($place) } is too far: first come the sites nearest to your capital, { LIST($nearest) }.
no-not-your-site = { NAME($place) } is not yours: legions start at your capital, at your trade posts or aboard your ships.
no-ship-elsewhere = No ship can start { IN($place) }: ships start in your port, or at your trade posts on a coast.
no-ship-full = Every ship { IN($place) } has its legion aboard.
no-setup-army-marker = A second legion { IN($place) } needs an army marker, and none is free.
no-setup-fleet-marker = A second ship { IN($place) } needs a fleet marker, and none is free.
no-leader-without-unit = You have no unit { IN($place) }; your leader joins one of your units.
no-not-nearest-unit = Your leader flees to the nearest unit, { LIST($nearest) }; { NAME($place) } is farther away.
no-place-taken = This place in the turn order is taken, or there is none such.

# The action cycle
no-twice-already = You have chosen { NAME($action) } { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 } already; it is open to you again next turn.
no-too-often = { NAME($action) } has been chosen { $n } times by all; it is open again next turn.
no-too-often-for-two = { NAME($action) } has been chosen { $n } times; with two empires left that is all for this turn.
no-just-taken = { NAME($action) } was chosen just before; it opens again once somebody has chosen something else.

# MOVE
no-legion-missing = You have no legion ashore { IN($place) }.
no-ship-missing = You have no ship { IN($place) }.
no-cargo-missing = No legion is aboard your ships { IN($place) }.
no-all-moved = Your units { IN($place) } have moved in this action.
no-way-missing = No hex can be reached on foot from { NAME($place) }.
no-shore-missing = There is no shore { IN($place) }; legions land on coasts and islands.
no-landing-barred = Your armistice with { LIST($others) } keeps you from landing { IN($place) }, through turn { $until }.
no-landing-closed = { LIST($others) } contest { NAME($place) }; as a third party you cannot land there.
no-leader-stays = { $why ->
    [moved] Your leader has moved in this action.
    [sea] Your leader is at sea; he moves with his ships.
   *[waits] Your leader waits for your next unit.
 }
no-not-so-many = You cannot take { $n }: { $most ->
    [one] only 1 unit has not moved yet
   *[other] { $most } units have not moved yet
 }.
no-not-so-many-aboard = These ships can sail with { $least } to { $most } legions aboard.
no-marker-missing = That many could end their move nowhere: you have no free { $kind ->
    [kind-ship] fleet marker
   *[other] army marker
 }. Take another number.
no-leader-at-sea = Your leader cannot stay behind on the open sea without a ship.
no-out-of-reach = { NAME($place) } is out of reach with { $points } movement points.
no-reach-barred = Your armistice with { LIST($others) } keeps you out of { NAME($place) }, through turn { $until }.
no-reach-closed = { LIST($others) } contest { NAME($place) }; a third party stays out.
no-marker-missing-there = To join units { IN($place) } you need a free { $kind ->
    [kind-ship] fleet marker
   *[other] army marker
 }; all are in use.
no-must-go = Choose another place than { NAME($place) }: units stay only to embark, to land, or where there is no way.

# ATTACK
no-fighter-missing = You have no legion ashore { IN($place) } to fight with.
no-nobody-to-fight = There is no enemy legion, fortress or monument { IN($place) }.
no-fought-already = Your units { IN($place) } have fought in this action.
no-ships-apart = Your ships do not meet ships of { NAME($other) } { IN($place) }.
no-truce-runs = Your armistice with { LIST($others) } holds through turn { $until }.
no-foreign-post-missing = No trade post of another empire stands { IN($place) }.
no-post-fortified = The fortress { IN($place) } must be destroyed; it cannot be taken over.
no-post-garrisoned = Legions of { LIST($others) } guard the post { IN($place) }; defeat them first.
no-monument-stands = The monument of { NAME($owner) } { IN($place) } must be destroyed first.
no-nobody-takes-over = You need a legion { IN($place) } to take the post over, or a ship that contests the hex.
no-combat-before = There was fighting { IN($place) }; the post can be taken over with your next ATTACK.
no-posts-used-up = All your { $n } trade posts are on the map.
no-boxes-full = Your row for { NAME($good) } is full: it has { $n } boxes.
no-not-so-many-sink = With these ships { $least } to { $most } legions can sink.

# BUILD
no-fortress-missing = You have no fortress { IN($place) }.
no-has-built = The fortress { IN($place) } has built its unit in this action.
no-fresh-fortress = The fortress { IN($place) } is new; it builds from the next action on.
no-build-contested = { NAME($place) } is contested with { LIST($others) }; nothing is built there.
no-legions-later = You cannot build legions yet: your military has not reached phase I.
no-ships-later = You cannot build ships yet: your fleet has not reached phase I.
no-port-missing = { NAME($place) } is no port; ships need a fortress on a coast or an island.
no-legions-used-up = All your legions are on the map.
no-ships-used-up = All your ships are on the map.
no-build-army-marker = A further legion { IN($place) } needs an army marker, and none is free.
no-build-fleet-marker = A further ship { IN($place) } needs a fleet marker, and none is free.
no-legion-dear = A legion costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-ship-dear = A ship costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-fortress-dear = A fortress costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-city-missing = { NAME($place) } is no city; fortresses are built in cities.
no-own-post-missing = You have no trade post { IN($place) }.
no-has-fortress = A fortress stands { IN($place) } already.
no-one-in-a-hex = Build a fortress or a monument { IN($place) }, not both in one action.
no-fortresses-used-up = All your { $n } fortresses are on the map.
no-monument-elsewhere = A monument needs a city with a post or fortress of yours; { NAME($place) } is none.
no-has-monument = A monument stands { IN($place) } already.
no-one-monument = You have built a monument in this action; the next one needs another BUILD.
no-monuments-used-up = All your { $n } monuments are on the map.
no-monuments-later = You cannot build monuments yet: your culture has not reached phase I.
no-monument-dear = A monument costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.

# CREATE TRADE POSTS
no-nobody-creates = You have no unit { IN($place) } to create a trade post with.
no-ships-do-not-create = Only legions create trade posts at this table; you have none { IN($place) }.
no-post-contested = { NAME($place) } is contested with { LIST($others) }; no trade post is created there.
no-site-occupied = { NAME($place) } already has a trade post or fortress of { NAME($owner) }.
no-second-post = A second post { IN($place) } is not possible: a site holds two, and you need { NAME($stage) }.
no-post-dear = A trade post costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.

# PAY FOR STABILITY, DEVELOP, ASK FOR ARMISTICE
no-already-golden = Your people live in their Golden Age; stability cannot rise further.
no-stability-dear = A step of stability costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-not-yourself = You undermine an opponent, not yourself.
no-out-of-game = { NAME($other) } is out of the game.
no-other-golden = { NAME($other) } lives in its Golden Age and cannot be shaken.
no-undermine-dear = A fifth column costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-advanced-already = { NAME($row) } has advanced in this action; one space is the most.
no-row-complete = { NAME($row) } has reached its Golden Age.
no-needs-goods = { NAME($stage) } needs an uncontested post on { LIST($goods) }.
no-needs-luxuries = { NAME($stage) } needs { $needed } different luxuries; you have { $have }. Win { LIST($goods) }.
no-needs-culture = { NAME($stage) } needs { LIST($stages) } first.
no-needs-phase = { NAME($stage) } needs { LIST($stages) } first.
no-advance-dear = The next space of { NAME($row) } costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.
no-offer-to-self = Offer the armistice to an opponent.
no-armistice-runs = Your armistice with { LIST($others) } holds through turn { $until }; then you can ask again.
no-offer-dear = An armistice costs { COUNT("coin-talent", $price) }; { $missing } { $missing ->
    [one] is
   *[other] are
 } missing.

# Supply
no-disband-elsewhere = You have no such legion { IN($place) }.
