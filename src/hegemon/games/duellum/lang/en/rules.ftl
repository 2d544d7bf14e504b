# setup
rule-setup-box = Wooden pieces, temples, walls, city tokens and personages are limited to what the box holds: an empty supply gives nothing. Only resource chips never run out.
rule-setup-nations = Brown plays Carthage or Greece, beige plays Rome or Persia, depending on the side of the board.
rule-setup-pieces = Each nation owns 12 legions and 12 galleys. One legion and one galley begin in its recruitment box, the others in its supply.
rule-setup-start_cities = Each nation begins with three cities on the board, one for each resource.
rule-setup-start_stock = Each nation begins with 3 marble, 3 iron and 3 gold chips.
rule-setup-start_wall = Each nation begins with one town wall in its personal supply and its marker at 0 on the track.
rule-setup-first_player = The first player is drawn by lot, and the other one begins with 1 coin.
rule-setup-bank = All other coins, temples, walls and city tokens lie in the bank, and the personages in five stacks.
rule-setup-events = The 25 event cards are shuffled, and three of them are turned up as the open display.
rule-setup-chip_substitutes = If chips run short, other counters stand in for them.
rule-setup-blank_cards = Two empty event cards may be filled in by the players.
rule-setup-summary_cards = Six cards carry short rules.
# turn
rule-turn-alternate = The two players take turns alternately.
rule-turn-sequence = A turn has three steps, always in this order: one action on the rondel, founding cities, winning personages.
# rondel
rule-rondel-order = Clockwise the fields are Ferrum, Templum, Aurum, Duellum, Militia, Marmor, Scientia, Duellum; each use of a resource lies opposite its production.
rule-rondel-first_turn = In its first turn a nation puts its stone on any field free of charge.
rule-rondel-free_steps = Afterwards the stone moves clockwise; the next three fields are free.
rule-rondel-extra_steps = Every field beyond the third costs one chip of any resource or one coin, paid to the bank.
rule-rondel-no_stay = The stone may not stay: the same field again is eight steps away and costs 5.
rule-rondel-shared_field = Both stones may stand on the same field without any effect.
# payment
rule-payment-bank = Everything that is paid goes to the bank, and only what a nation owns can be paid.
rule-payment-coins_substitute = A coin may take the place of any marble, iron or gold chip.
rule-payment-coins_only = What is due in coins is paid in coins: no chip takes the place of a coin.
# production
rule-production-resource = Marmor, Ferrum and Aurum yield marble, iron and gold from the own cities of that resource.
rule-production-city = A city without a temple yields 1 chip.
rule-production-temple = A city with a temple yields 3 chips.
rule-production-coin = Each production action yields 1 coin as well, however much is produced.
rule-production-no_coin_left = When the bank has no coin left, the player takes one chip of a resource of his choice instead.
rule-production-occupied = Hostile units in its region do not hinder a city: it produces and receives new units as usual.
# temples
rule-temples-cost = A temple costs 6 marble; one or more may be built in one action.
rule-temples-own_city = Temples are built at own cities.
rule-temples-one_per_city = A city has at most one temple.
rule-temples-coin_per_neighbour = A temple costs one coin more for each temple in an adjacent region, whoever owns it.
rule-temples-one_after_another = Several temples are paid one after another, so a new one counts as a neighbour of the next.
rule-temples-supply = There are 12 temples; when all stand on the board none can be built until one is destroyed.
rule-temples-triple = A temple raises what its city produces, how many units it may receive and its basic defence from 1 to 3.
# walls
rule-walls-cost = A town wall costs 1 marble.
rule-walls-own_city = Town walls are built at own cities, together with temples or instead of them.
rule-walls-one_per_city = A city has at most one town wall.
rule-walls-personal_supply = Only walls from the nation's personal supply can be built.
# arming
rule-arming-cost = Arming a legion or galley costs 2 iron.
rule-arming-from_box = Units are armed from the recruitment box only, never from the supply.
rule-arming-own_city = New units are placed in regions of own cities.
rule-arming-limit = A city without a temple receives at most 1 new unit in a turn.
rule-arming-limit_temple = A city with a temple receives at most 3 new units in a turn.
rule-arming-no_region_limit = Only the new units of a turn are limited: any number of units may stand in a region, and units already there do not matter.
rule-arming-border_kind = A city with red borders only receives legions only, a city with blue borders only receives galleys only.
rule-arming-fight = A new unit placed beside a hostile unit of its kind fights at once: one of each returns to its recruitment box.
rule-arming-no_rearm = Only units that were in the box when the turn began can be armed; a unit lost in this turn has to wait.
rule-arming-lay_down = New units may be laid on their side until the turn ends, to tell them from the others.
# know_how
rule-know_how-price_first = The first nation to develop a know-how pays its higher price in gold.
rule-know_how-price_later = A nation that develops a know-how the other one already owns pays the lower price.
rule-know_how-once = A nation marks each of its know-hows with one disk: it develops none of them twice.
rule-know_how-any_order = Know-hows may be developed in any order, and several in one turn.
rule-know_how-end_of_turn = A know-how is owned, and has its effect, only from the end of the turn in which it is developed.
rule-know_how-strata = With Strata legions may cross two red borders in a turn.
rule-know_how-navigatio = With Navigatio galleys may cross two blue borders in a turn.
rule-know_how-moneta = With Moneta each production action yields one more chip of the produced resource.
rule-know_how-res_publica = With Res Publica the defence of every own city is 1 higher.
# recruiting
rule-recruiting-cost_legion = Recruiting a legion costs 1 gold.
rule-recruiting-cost_galley = Recruiting a galley costs 2 gold.
rule-recruiting-from_supply = Recruited units go from the personal supply into the recruitment box; an empty supply ends recruiting.
rule-recruiting-any_mix = Recruiting and developing may be combined in one Scientia action, or only one of them done.
# movement
rule-movement-one_border = Each unit may move over one border into an adjacent region.
rule-movement-borders = Legions cross red borders, galleys cross blue borders, and both cross combined ones.
rule-movement-once = All units may move, each once, in any order; nobody has to move.
rule-movement-no_convoy = Galleys never carry legions over the sea.
# battle
rule-battle-enter = A unit that enters a region, even on its way through, fights hostile units of its kind there at once.
rule-battle-one_for_one = In a battle both sides lose the same number of units of that kind, one against one.
rule-battle-to_box = Units lost in a battle return to their recruitment boxes.
rule-battle-same_kind = Legions and galleys never fight each other directly.
# conquest
rule-conquest-after_movement = Cities are conquered after all movements; once conquering has begun no unit moves any more.
rule-conquest-hostile_city = Only a city of the other nation can be conquered, and nobody has to conquer.
rule-conquest-enough_units = A city is conquered only if at least as many own legions and galleys are in its region as its defence strength; a failed attempt does not exist.
rule-conquest-basic_defence = The defence strength of a city is 1, with a temple 3.
rule-conquest-defenders = Each legion and each galley of the defender in the region adds 1 to the defence.
rule-conquest-wall_defence = A town wall adds 1 to the defence.
rule-conquest-losses = The conqueror returns as many units from the region to his recruitment box as the defence was, legions or galleys as he likes; the others stay.
rule-conquest-any_kind = Legions conquer cities defended by galleys, and galleys cities defended by legions.
rule-conquest-defenders_return = All legions and galleys of the defender in the region return to their recruitment box.
rule-conquest-temple_destroyed = The temple of a conquered city is destroyed and returns to the bank.
rule-conquest-wall_destroyed = The town wall of a conquered city returns to the personal supply of the nation that built it.
rule-conquest-token_turned = The city token is turned over: the city changes its owner and keeps its resource.
# founding
rule-founding-step = After its action, whatever that was, a nation may found any number of cities.
rule-founding-site = Cities are founded only in regions with a city site.
rule-founding-free_site = The site must be free of any city.
rule-founding-unit_present = An own legion or galley must stand in the region.
rule-founding-enemy_units = Hostile units in the region do not prevent the founding.
rule-founding-cost = A new city costs 1 marble, 1 iron and 1 gold.
rule-founding-any_resource = The founder chooses which resource the new city yields.
rule-founding-tokens = The bank must still have a city token of that resource.
rule-founding-coin_per_neighbour = A new city costs one coin more for each adjacent city with the same resource, whoever owns it and whatever the border.
rule-founding-one_after_another = Cities are founded one after another, so a new one counts as a neighbour of the next.
# trade
rule-trade-needs_commercium = Only a nation that owns Commercium may trade with the bank.
rule-trade-rate = Three chips of any kinds are given for two chips of any kinds, as often as the nation can pay.
rule-trade-no_coins_back = Coins are never received in a trade.
rule-trade-own_turn = A nation may trade at any moment of its own turn.
rule-trade-not_when_bought = In the turn in which Commercium is developed it cannot be used yet.
# personages
rule-personages-end_of_turn = The nation whose turn ends takes all personages it has earned, as far as their stacks reach.
rule-personages-king = A king is earned with the 5th, 10th, 15th … city owned.
rule-personages-citizen = A citizen is earned with the 3rd, 6th, 9th and 12th temple owned.
rule-personages-scholar = A scholar is earned with each know-how that nobody had developed before.
rule-personages-general = A general is earned with each temple destroyed by a conquest.
rule-personages-navigator = The first navigator is earned with 7 points, the second with 14: a region with an own galley is 1 point.
rule-personages-open_sea = A sea region without a city site, marked with a galley symbol, is 2 points instead of 1.
rule-personages-kept = A personage is never lost; a number of cities, temples or points reached again earns nothing new.
rule-personages-stacks = There are 6 kings, 4 citizens, 5 scholars, 4 generals and 2 navigators; from an empty stack nothing is earned.
rule-personages-town_walls = A nation whose marker reaches or passes 1, 2, 3, 5 or 7 on the track takes a town wall into its personal supply for each of these.
# compensation
rule-compensation-personage = For each personage that a nation wins the other one takes an event card from the open display.
rule-compensation-city_lost = A nation that loses cities in a turn takes one event card from the open display.
rule-compensation-one_per_turn = However many cities are lost in one turn, only one card is taken for them.
# events
rule-events-display = Three event cards lie open; a card taken is replaced at once, before the next one is taken.
rule-events-own_turn = Event cards are played in the own turn, at any moment that the card does not exclude; only Fortress is played in the other's turn.
rule-events-combine = Any number of cards may be played in a turn, and their effects add up.
rule-events-discard = A card that has been played is discarded.
rule-events-reshuffle = When the deck is used up, the discarded cards become the new deck.
rule-events-academy = Academy, in the own Scientia action: 1 gold for each know-how the other nation owns.
rule-events-burglary = Burglary: the other nation loses half of its coins to the bank; the loss is rounded down.
rule-events-charter = Charter, in a Templum action or when founding: the next temple or city of this turn that would owe coins for its neighbours owes none.
rule-events-deserters = Deserters: one hostile legion in a region without a city of its own nation returns to its recruitment box.
rule-events-dockyard = Dockyard, in the own Scientia action: one galley goes from the supply to the recruitment box free of charge.
rule-events-earthquake = Earthquake: one town wall on the board, of either nation, returns to its owner's personal supply.
rule-events-embargo = Embargo: the other nation returns 2 chips of the resource it holds most of to the bank, or 1 if it has no more.
rule-events-forced_march = Forced March, while moving: each own legion may cross one more red border in this turn.
rule-events-fortress = Fortress, when a conquest is announced: the city defends with 1 more. Either the attackers no longer suffice and everything stays as it is, or the conquest costs one unit more.
rule-events-herald = Herald, before the stone moves: two more fields of the rondel are free in this turn.
rule-events-levy = Levy, in the own Scientia action: two legions (or the last one) go from the supply to the recruitment box free of charge.
rule-events-market_day = Market Day: up to 4 resource chips are exchanged with the bank one for one; coins are neither given nor taken.
rule-events-master_mason = Master Mason, in the own Templum action: the next temple of this turn costs 2 marble less.
rule-events-mercenaries = Mercenaries, in the own Militia action: the next unit armed in this turn costs no iron.
rule-events-muster = Muster, in the own Militia action: one own city without a temple may receive up to 3 new units in this turn.
rule-events-oracle = Oracle: the player takes a card from the open display.
rule-events-philosopher = Philosopher, in the own Scientia action: the next know-how of this turn costs 2 gold less, but at least 1.
rule-events-pirates = Pirates: one hostile galley in a sea region without a city site returns to its recruitment box.
rule-events-rampart = Rampart: a town wall from the personal supply is placed at an own city without a wall free of charge.
rule-events-rich_vein = Rich Vein, after an own production action: 2 more chips of the resource just produced.
rule-events-settlers = Settlers, when founding: the next city of this turn costs no marble, iron and gold; coins for neighbours are still due.
rule-events-siege_tower = Siege Tower, in the own Duellum action: in one conquest of this turn the town wall adds nothing to the defence.
rule-events-tailwind = Tailwind, while moving: each own galley may cross one more blue border in this turn.
rule-events-tribute = Tribute: 2 coins from the bank, or as many as it still has.
rule-events-veterans = Veterans, in the own Duellum action: after one conquest of this turn one of the units that would be removed stays.
# special_units
rule-special_units-box = Brown has a Commander and beige an Admiral, which begin in the recruitment boxes.
rule-special_units-cost = Arming a special unit costs 3 iron.
rule-special_units-temple = A special unit is armed only at an own city with a temple.
rule-special_units-movement = The Commander moves like a legion, the Admiral like a galley.
rule-special_units-attack = An attacking special unit in the region lowers the defence of the city by 1.
rule-special_units-defence = A defending special unit in the region raises the defence of the city by 1.
rule-special_units-survive = After a conquest special units of both sides stay in the region.
rule-special_units-battle = In a movement a special unit and a hostile unit of its kind are exchanged one for one; it returns to its recruitment box.
rule-special_units-escort = Legions accompanying the Commander and galleys accompanying the Admiral are removed before it.
# ending
rule-ending-nine_personages = The first nation that owns 9 personages wins the game.
# rulings
rule-rulings-coins_in_trade = Coins may be among the three chips given in a trade, because a coin may be used as any resource.
rule-rulings-skip_action = A player may decline all or part of what an action offers.
rule-rulings-no_elimination = A nation without cities or units stays in the game and takes its turns.
rule-rulings-compensation_time = The card for lost cities is picked at the end of the turn, together with the cards for personages.
rule-rulings-victory_first = A victory ends the game before any compensation is taken.
rule-rulings-turn_limit = The rulebook knows no stalemate. A game ends after 2,000 turns, both nations' counted, or after as many as the option says; more personages win, equal numbers are a draw. 0 means no limit.
rule-rulings-one_unit_in_hand = A unit moves border by border until the next unit is taken up; then it has moved. Turning back to it is never an advantage.
rule-rulings-fortress_city_safe = A city saved by Fortress cannot be conquered any more in this turn. Siege Tower and Veterans stay in force for another conquest.
rule-rulings-refill_at_once = The discards become the deck as soon as it is empty and a card is needed. If no card is left at all, the display has fewer than three cards until the next card is discarded, which is turned up at once; compensation is forfeited only when no card is left anywhere. Oracle is discarded when its card has been taken.
rule-rulings-personages_taken = Every personage earned is taken at once. Nobody may leave one for later to keep the other nation from its card.
rule-rulings-compensation_taken = Every compensation is taken: the nation chooses the card, not whether it wants one.
rule-rulings-market_day_used = Whoever plays Market Day exchanges at least one chip.
rule-rulings-no_captured_know_how = Conquest brings the city and nothing else: know-how, chips and cards of the loser are not touched.
rule-rulings-embargo_tie = If the other nation holds most of two or three resources equally, the player of Embargo chooses among them.
rule-rulings-rondel_coins = Extra steps on the rondel may be paid with coins, although the set-up sheet names resources only.
rule-rulings-open_hands = Event cards in hand are open information, because they are taken from an open display.
rule-rulings-card_without_effect = A card that can do nothing at the moment, for lack of a target, a piece or a chip, may not be played.
rule-rulings-coin_by_choice = Coins may be used in place of chips even when the chips are at hand.
rule-rulings-special_no_legion_or_galley = Where a rule or card speaks of legions or galleys a special unit is not meant: it founds no city, earns no points for navigators, is not removed after a conquest.
rule-rulings-special_arming_peace = Arming causes no battle with a special unit, whichever side arms: special units are lost in movements only.
rule-rulings-special_meets_enemy = A special unit that moves into hostile units of its kind is exchanged one for one like any unit.
rule-rulings-special_needs_troops = A special unit conquers nothing alone: even against a defence of 0 at least one own legion or galley must be in the region.
rule-rulings-special_fills_place = A special unit takes one of the three places for new units of its city.
