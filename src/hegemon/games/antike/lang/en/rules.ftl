# The rules in our own words.

rule-setup-boards = The game is played on either side of the board by the same rules: 50 provinces, each with one city site whose resource is printed.
rule-setup-borders = Provinces are separated by red land borders, blue sea borders, or borders that are both.
rule-setup-personages = The bank has 9 kings, 8 scholars, 7 generals, 6 citizens and 5 navigators, 30 coins and 20 temples.
rule-setup-nations = The number of nations decides which ones take part: three always do, the Phoenicians join with four, a fifth and a sixth nation follow.
rule-setup-nation_cards = Nation cards are drawn face down, or picked face up one player after the other.
rule-setup-stock = Each nation begins with 1 iron, 2 marble and 3 gold.
rule-setup-start_cities = Each nation begins with three cities, one of each resource: those on the line of its card for the number of nations taking part.
rule-setup-no_units = No units stand on the board at the start.
rule-setup-first_nation = The nation whose card has a red dot at the number of nations begins; with four nations these are the Phoenicians.
rule-setup-four_nations = Two players lead two nations each. West: Romans and Phoenicians against Germanic tribes and Greeks; East: Persians and Phoenicians against Greeks and Arabs.
rule-setup-nations_apart = The two nations of a player act on their own: supplies and personages are never put together.
rule-setup-doubled = In the other form each player leads one nation with the pieces of two colours, twice the usual number.
rule-setup-doubled_start = In that form the players pick their three start cities in turn, and the first player is found by the flip of a coin.
rule-setup-longer = Longer game: each nation begins with one city only, chosen from the three on its card.

rule-pieces-box = Temples, coins, personages and each nation's legions, galleys and city stones are limited to what the box holds: what has run out is done without. Only resource chips never run out.
rule-pieces-colour = Each nation has 17 legions, 17 galleys and 25 city stones, and never more.

rule-turn-order = Nations take their turns clockwise round the table, beginning with the first nation.
rule-turn-sequence = A turn has three steps, always in this order: one action on the rondel, founding cities, winning personages.
rule-turn-coin = At the start of each round, before the first nation's turn, each nation receives a coin from the bank.
rule-turn-no_coin_left = When the bank has no more coins, the nation takes one marble, iron or gold chip of its choice instead.
rule-turn-deals = Nations may make deals, and nothing enforces them.

rule-rondel-order = Clockwise the wedges are Iron, Temple, Gold, Maneuver, Arming, Marble, Know-how, Maneuver; each use of a resource lies opposite its production.
rule-rondel-first_turn = In its first turn a nation puts its stone on any wedge, free of charge.
rule-rondel-free_steps = Afterwards the stone moves clockwise, one, two or three wedges free of charge.
rule-rondel-extra_steps = Each further wedge costs one marble, iron, gold or coin of the nation's choice.
rule-rondel-no_stay = The stone may not stay: the same wedge again is eight steps away and costs 5.

rule-payment-bank = Everything is paid to the bank out of the nation's own stock: there is no credit.
rule-payment-coins_substitute = A coin may take the place of one marble, iron or gold chip in any payment.
rule-payment-no_gifts = Nations may not trade, lend or give anything to each other.

rule-production-resource = Marble, Iron and Gold yield that resource from the own cities that produce it.
rule-production-city = A city without a temple yields 1 unit.
rule-production-temple = A city with a temple yields 3 units.
rule-production-market = With Market a production action yields 1 more unit.
rule-production-currency = With Currency a production action yields 2 more units, not 3.
rule-production-occupied = Foreign units in its province do not hinder a city: it produces and receives new units as usual.

rule-temples-cost = A temple costs 5 marble; one or more may be built in one action.
rule-temples-own_city = Temples are built at own cities.
rule-temples-one_per_city = A city has at most one temple.
rule-temples-supply = There are 20 temples; when all stand on the board, none can be built until one is destroyed.
rule-temples-triple = A temple raises what its city produces, how many units it may receive in a turn, and its basic defence from 1 to 3.

rule-arming-cost = A new legion or galley costs 1 iron.
rule-arming-own_city = New units are set up in provinces with an own city.
rule-arming-limit = A city without a temple receives at most 1 new unit in a turn.
rule-arming-limit_temple = A city with a temple receives at most 3 new units in a turn.
rule-arming-no_province_limit = Only the new units of a turn are limited: any number of own and foreign units may stand in a province and prevent nothing.
rule-arming-border_kind = In a province with blue borders only, galleys alone can be set up; with red borders only, legions alone.
rule-arming-supply = A nation without legions (or galleys) in its supply cannot set up new ones.
rule-arming-lay_down = New units may be laid on their side until the turn ends, to tell them from the others.

rule-know_how-price_basic = A basic know-how costs 7 gold if no other nation has it, otherwise 3.
rule-know_how-price_secondary = A secondary know-how costs 10 gold if no other nation has it, otherwise 5.
rule-know_how-basic_first = A secondary know-how needs its basic one: Wheel for Roads, Sailing for Navigation, Market for Currency, Monarchy for Democracy.
rule-know_how-several = One or more know-hows may be developed in one action, a basic and its secondary one included.
rule-know_how-once = A nation marks each of its know-hows with one stone: it develops none of them twice.
rule-know_how-wheel = With Wheel each legion has two maneuver actions in a turn.
rule-know_how-roads = With Roads each legion has three maneuver actions in a turn.
rule-know_how-sailing = With Sailing each galley has two maneuver actions in a turn.
rule-know_how-navigation = With Navigation each galley has three maneuver actions in a turn.

rule-movement-phases = A maneuver has two phases: first units move and fight, then cities are conquered.
rule-movement-one_action = Without know-how each unit has one maneuver action in a turn: a movement or a conquest.
rule-movement-borders = Each movement crosses one border: legions cross red ones, galleys blue ones, and both cross combined ones.
rule-movement-any_order = All units may move, in any order, also partly and later on; nobody has to move.
rule-movement-count = A unit that has spent all its actions is laid down; one that has moved less may still act in this turn.
rule-movement-no_convoy = Galleys never carry legions over the sea.
rule-movement-coexist = Units of several nations may share a province; nobody has to fight or to leave.

rule-battle-either_side = When a unit enters a province with foreign units of its kind there is a battle if either of the two nations wants it.
rule-battle-own_call = The nation on turn may fight foreign units of the same kind in a shared province at any time of its movement phase.
rule-battle-answer = Another nation may fight only right after foreign units have entered the province.
rule-battle-one_for_one = In a battle both sides lose the same number of units of that kind.
rule-battle-same_kind = Legions fight legions and galleys fight galleys, never one the other.
rule-battle-unmoved = Units that have not moved may fight as well, and so may units without actions left: a battle costs no action.
rule-battle-only_maneuver = Nobody fights unless a nation plays Maneuver.

rule-conquest-after_movement = Cities are conquered after all movements; once conquering has begun no unit moves or battles any more.
rule-conquest-foreign_city = Only cities of other nations are conquered, and nobody has to conquer.
rule-conquest-ready_units = Only units in the province that still have an unused action take part.
rule-conquest-enough_units = A city is conquered only if at least as many ready units are there as its defence strength; a failed attempt does not exist.
rule-conquest-basic_defence = The defence strength of a city is 1, with a temple 3.
rule-conquest-defenders = Each legion and each galley of the city's owner in the province adds 1 to the defence.
rule-conquest-monarchy = Monarchy adds 1 to the defence of every own city.
rule-conquest-democracy = Democracy adds 2 instead of 1.
rule-conquest-losses = The conqueror removes as many ready units from the province as the defence was, legions or galleys as he likes; the others stay.
rule-conquest-any_kind = In a conquest, and only there, legions overcome galleys and galleys overcome legions.
rule-conquest-defenders_removed = The city stone and all legions and galleys of its owner in the province are removed from the board.
rule-conquest-temple_destroyed = The temple of a conquered city is destroyed and returns to the bank.
rule-conquest-new_owner = The conqueror puts its own stone on the city; no unit has to stay there.
rule-conquest-give_up = A nation without a stone left may give up an older city and use its stone for the conquered one.
rule-conquest-last_city = The last city of a nation cannot be conquered.

rule-founding-step = After its action, whatever that was, a nation may found one or more cities.
rule-founding-unit_present = At least one own legion or galley must stand in the province.
rule-founding-foreign_units = Foreign units in the province do not prevent the founding.
rule-founding-free_site = The site must be free of any city.
rule-founding-cost = A new city costs 1 marble, 1 iron and 1 gold.
rule-founding-stone = A city stone must be left: a nation never has more than 25 cities.

rule-personages-end_of_turn = The nation whose turn ends takes all personages it has earned, as far as their stacks reach.
rule-personages-king = A king is earned for every 5 cities owned.
rule-personages-citizen = A citizen is earned for every 3 temples owned.
rule-personages-navigator = A navigator is earned for every 7 provinces that hold at least one own galley at the end of the turn.
rule-personages-scholar = A scholar is earned for each know-how that no other nation had before.
rule-personages-general = A general is earned for each temple destroyed.
rule-personages-kept = A personage is never lost; a number of cities, temples or seas reached again earns nothing new.
rule-personages-extra = A nation that has all eight know-hows receives one more personage, once, from the stack with the most left; if several are highest it chooses.
rule-personages-expert = Expert: there is no extra personage for all eight know-hows.

rule-trade-all_know_hows = Only a nation with all eight know-hows may trade with the bank.
rule-trade-rate = Two units are given for one unit of marble, iron or gold.
rule-trade-any_time = It may trade at any time.

rule-ending-nine = The game ends as soon as one of the four nations has 9 personages.
rule-ending-fifteen = In that form 15 personages win.
rule-ending-personages = The first nation with enough personages wins: 10 with three nations, 9 with four, 8 with five, 7 with six.
rule-ending-all_awarded = When all 35 personages have been awarded and nobody has won, the next nation to destroy a temple wins.
rule-ending-military = Military: a general is worth 2 points, any other personage 1; 13, 11, 9 or 8 points win with three, four, five or six nations, and there is no extra personage.
rule-ending-to_twelve = Three nations may play to 12 personages instead of 10.

rule-rulings-coin_round_1 = The coin is handed out in round 1 too.
rule-rulings-coins_run_out = Coins are handed out from the first nation on, clockwise; those for whom none is left choose a resource.
rule-rulings-seating = Players sit in the order of their seats; after the first nation the turn passes to the next seat, whatever nation it has.
rule-rulings-rondel_must_move = A nation moves 1 to 8 wedges in every turn and cannot pass; it may do little or nothing of what the wedge offers.
rule-rulings-wedge_shared = Any number of stones may stand on the same wedge.
rule-rulings-bonus_once = Market and Currency count once for each production action, not for each city; Currency gives 2 in all.
rule-rulings-bonus_without_city = The bonus of Market or Currency is paid even if the nation owns no city of that resource.
rule-rulings-coins_everywhere = Coins pay for everything: rondel steps, temples, units, know-hows and cities. The payer decides how many to use.
rule-rulings-arming_mix = The up to 3 new units of a city with a temple may be legions and galleys in any mix that the borders allow.
rule-rulings-know_how_kept = A secondary know-how includes its basic one: for the price others pay, and for all eight.
rule-rulings-know_how_at_once = A know-how is owned from the moment it is developed.
rule-rulings-answer_order = After each border crossed, nations with units of the entering kind are asked one after another, clockwise from the nation on turn, before it goes on.
rule-rulings-stored_answer = Each player has a stored answer to incoming units: ask, always, never. It begins as the option says and is open to all.
rule-rulings-own_nations = Two nations of one player fight only when he calls the battle in a turn of one of them: neither a question nor a stored answer makes them fight.
rule-rulings-battle_consent = Either nation alone decides. The nation on turn may call a battle at any time of its movement phase, the other one only when units have just entered.
rule-rulings-enter_together = Units that cross a border together are answered together; units that cross it one by one are answered one by one.
rule-rulings-battle_size = The nation that wants the battle decides how many pairs are removed, up to the smaller side.
rule-rulings-battle_losses = A nation on turn that loses a unit loses the one with the fewest actions left there.
rule-rulings-third_nations = Units of third nations in the province of a conquered city stay.
rule-rulings-give_up_temple = A temple of a city that is given up returns to the bank and earns no general.
rule-rulings-give_up_any = Any other own city may be given up, whether it was founded or conquered.
rule-rulings-conquest_time = Generals are awarded at the end of the turn, like all personages.
rule-rulings-threshold = The next king needs five cities more than the kings already won stand for; in the same way citizens and navigators.
rule-rulings-seven_seas = Any province with an own galley is a sea, coast or island; seven different ones at the same moment, fourteen for the second navigator. With 17 galleys a nation earns two at most.
rule-rulings-extra_last = The extra personage is taken after all others of that turn.
rule-rulings-extra_threshold = The extra personage does not raise the threshold of its kind.
rule-rulings-extra_none = If all stacks are empty when it is due, there is no extra personage, also later.
rule-rulings-bank_limits = Temples, coins, personages and each nation's pieces are limits; resource chips are not.
rule-rulings-trade_coins = Coins may be given in a trade, because a coin may be used as any resource; they are never received.
rule-rulings-trade_own_turn = Any time is any time of the own turn: before the stone moves and in every step, also when nothing can be bought in it. Coins given back lie in the bank when the next round begins.
rule-rulings-trade_same = The unit received is of a kind that was not given.
rule-rulings-win_time = The game ends when a nation holds enough after its awards at the end of its turn.
rule-rulings-all_awarded_at_once = Then the game ends at once with the conquest that destroys a temple.
rule-rulings-two_player_seating = The four nations of two players take turns alternately, the Phoenicians first, in the order that the board gives.
rule-rulings-two_player_points = Two players with four nations play the military variation to 11 points, as four nations do.
rule-rulings-longer_choice = In the longer game the nations choose their start city one after another in the order of turns, openly.
rule-rulings-doubled_pieces = Doubled is all that is dealt to a nation: legions, galleys, city stones (34, 34, 50) and the chips at the start. Bank, personages and the number of start cities are not.
rule-rulings-doubled_start_choice = Start cities are picked one at a time from the whole board, one of each resource, first player first.
rule-rulings-doubled_longer = In the doubled form a longer game begins with one city each, picked freely.
rule-rulings-doubled_military = There is no military variation of the doubled form: no number of points is given for it.
rule-rulings-expert_military = The military variation contains the change of the expert one; both together are the military one.
rule-rulings-turn_limit = With a turn limit the game ends after that many turns of all nations; more points win, equal numbers are a draw. 0 means no limit.
