# What is wrong with the map, the charts or the sheets of the empires.
bad-numbers = In { $where } there must be whole numbers from { $low } to { $high }.
bad-phases = In { $where } 'prices' and 'needs' must have one entry for each of the four phases.
bad-needs = In { $where } it says { $given }; a phase needs 'goods', 'luxuries' or phases of { $rows }.
bad-needed-goods = In { $where } there must be at most { $most } goods, all of [goods].
bad-values = In { $where } there must be a number for each of the { $spaces } spaces.
bad-setup-order = In { $file } the three empires must have the 'order' 1, 2 and 3.
bad-capital = In { $where } it says '{ $site }', which is no city.
bad-ready-capital = In { $where } there must be one of the 'capitals' of the same sheet.
bad-ready-posts = In { $where } there must be { $wanted } different sites, none of them the capital.
bad-ready-units = In { $where } there must be { $wanted ->
    [one] 1 site
   *[other] { $wanted } sites
 }, each the capital or one of 'posts'.
bad-ready-ships = In { $where } there must be sites on a coast or an island.
bad-map-size = In { $file } 'columns' times 'rows' makes { $given } hexes; { $most } fit.
bad-map-lines = In { $where } there must be { $lines } lines of { $signs } characters.
bad-hex-digits = In { $where } a hex must be written with four digits, not { $given }.
bad-hex = In { $where } it says '{ $hex }', a hex beyond the edge of the map.
bad-letter = In { $where } there is the letter '{ $letter }', which is no 'letter' of [areas].
bad-sites-twice = In { $where } two merchandise hexes lie in the same place.
bad-site-place = In { $where } there must be a hex on land that belongs to a province or an island.
bad-area-sites = In { $where } an area must have 1 to { $most } merchandise hexes.
bad-hex-pairs = In { $where } there must be a list of pairs of hexes.
# What is wrong with a position that somebody writes.
bad-fact-stability = The stability of an empire cannot be { $given }.
bad-fact-revolutions = While the game goes on, one empire at most is in revolution.
bad-fact-price = No space of the row { NAME($row) } has the price { $given }.
bad-fact-luxury = Only luxuries are rewarded.
bad-fact-armistice = An armistice is between two empires.
bad-fact-units = The box does not hold so many units or markers of '{ $force }'.
bad-fact-posts = The box does not hold so many posts, fortresses or monuments of { NAME($who) }.
bad-fact-chart = A row of the merchandise chart has no box left for { NAME($who) }.
bad-fact-hex = Units of this kind cannot be in '{ $given }'.
bad-fact-cargo = A ship carries one legion, and an empire in revolution has no units.
bad-fact-stacks = There is no room for a further stack.
bad-fact-no-stack = No such stack is there.
bad-fact-leaders = Leaders belong to the option 'leaders'.
bad-fact-city = '{ $given }' is no city.
bad-fact-second-post = A second post belongs to the option 'double_posts'.
bad-fact-contest = Nobody in '{ $given }' could contest it.
bad-fact-revolted = { NAME($who) } is out of the game.
bad-fact-order = The turn order names each empire once.
bad-fact-taken = { NAME($who) } has chosen more actions than that.
bad-position-posts = { NAME($site) } can have { $most } posts or fortresses at most.
bad-position-revolution = { NAME($who) } is in revolution and can have no units.
bad-position-reward = { NAME($who) } has a luxury and was never rewarded for it.
