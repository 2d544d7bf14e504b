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
