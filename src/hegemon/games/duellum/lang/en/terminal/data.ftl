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
