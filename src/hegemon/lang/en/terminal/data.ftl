# What is wrong with a data file: its place as TOML writes it, and what must stand there.
bad-data-missing = The data file '{ $file }' is missing.
bad-data-encoding = The data file '{ $file }' is no text in UTF-8.
bad-data-toml = The data file '{ $file }' cannot be read: line { $line } is no TOML from column { $column } on.
bad-data-ends = The data file '{ $file }' cannot be read: something is not closed at its end.
bad-data-table = In { $where } there must be a table of values.
bad-data-lacks = In { $where } '{ $key }' is missing.
bad-data-kind = In { $where } '{ $key }' must be { $wanted ->
    [str] a text
    [int] a whole number
    [float] a number
    [bool] true or false
    [list] a list
   *[dict] a table of values
 }, not { $given }.
bad-data-range = In { $where } '{ $key }' must lie between { $low } and { $high }, not { $given }.
bad-data-exactly = In { $where } there must be { $wanted ->
    [one] 1 entry
   *[other] { $wanted } entries
 }, not { $given }.
bad-data-count = In { $where } there must be { $low } to { $high } entries, not { $given }.
bad-data-one-of = In { $where } it says { $given }; possible here: { $choices }.
bad-data-unknown = In { $where } it says { $given }, but { $table } has no such entry.
bad-data-id = In { $where } the name '{ $name }' must begin with a letter and have lower case letters, digits and underscores only.
bad-data-origin-missing = In { $where } nothing says where it comes from: 'from' is missing.
bad-data-origin = In { $where } 'from' must begin with one of { $origins }, not with { $given }.
bad-border-ends = In { $where } 'between' must name two different places of the board.
bad-border-twice = In { $where } a border is listed twice.
bad-board-cut = In { $file } no way leads from '{ $start }' to '{ $place }'.
bad-rondel-order = In { $where } 'order' must name each of { $fields } once.

# What is wrong with a position that somebody writes.
bad-position-base = A position begins with one of { $bases }, not '{ $given }'.
bad-position-table = A position is a table of fields.
bad-position-field = A position has no field '{ $field }'.
bad-position-axis = Field '{ $field }' needs a table by { $axis }.
bad-position-entry = Field '{ $field }' has no entry '{ $entry }'.
bad-position-number = Field '{ $field }' needs a whole number from { $low } to { $high }, not { $given }.
bad-fact = '{ $noun }' is no fact of this game; facts are { $facts }.
bad-fact-set = '{ $fact }' can be checked, but not set.
bad-fact-form = '{ $fact }' does not have the form '{ $form }'.
bad-fact-number = A position holds numbers from 0 to { $most }, not { $given }.
bad-fact-store = The position asks for { $wanted } of '{ $store }', but only { $there } can be had.
bad-position = This position is impossible: { $why }
bad-position-range = '{ $field }' holds a number that cannot be there.
bad-position-unfit = '{ $field }' does not fit the rest of the position.
bad-position-box = '{ $what }' comes to { $found }, but the box holds { $holds }.
bad-position-place = '{ $what }' cannot be in '{ $place }'.
bad-position-opposed = Enemies who cannot share a place stand together in '{ $place }'.
