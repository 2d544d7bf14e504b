# What is wrong with a board, a card or a chart.
bad-nations = In { $where } two different nations must be named, brown first.
bad-neighbours = In { $where } a region has more than { $most } borders; no more fit.
bad-start-city = In { $where } it says '{ $city }', which is no free city site of this board.
bad-moment = In { $where } it says '{ $timing }', a moment at which this card cannot be played.
bad-walls-at = In { $where } it says { $given }; it must list numbers of the track, 0 to { $high }.
bad-supply = In { $file } [setup.box] and [setup.supply] together must hold as many of '{ $kind }' as [box]: { $all }.
bad-setup-walls = In { $file } [setup] gives each nation { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
 }, but [box] holds { $all } for both.
bad-box-tokens = In { $where } there must be at least two tokens of each resource, for the starting cities.
# What is wrong with a position that somebody writes.
bad-fact-site = There is no city site at '{ $given }'.
bad-fact-built = A city has a temple and a wall, no '{ $given }'.
bad-fact-special = Special units belong to the variant (option special_units).
bad-fact-bank = The bank holds what nations and board do not: change 'stock', 'city' or 'walls' instead.
bad-fact-tokens = The bank holds the tokens that do not lie on the board: change 'city' instead.
bad-position-display = At most { $most } event cards lie open.
bad-position-twice = { NAME($region) } can have one temple and one wall.
bad-position-won = { NAME($who) } has won already.
