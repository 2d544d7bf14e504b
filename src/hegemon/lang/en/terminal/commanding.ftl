# What commands and the start of a server refuse.
bad-turn-alone = --turn belongs to --from, which names a saved game.
bad-from-other = '{ $file }' is a game of { $game } with options of its own: name it, and no options.
bad-from-turn = '{ $file }' has no turn { $turn }.
bad-no-positions = The board of { $game } has no positions to draw.
bad-extra = The server needs '{ $module }': install hegemon[server].
bad-hand = Name either --guest GUEST or --bot BOT.
bad-new-name = A name has 1 to 40 characters that can be shown.
bad-port = Port { $port } of { $host } cannot be used ({ $detail }); try another with --port.
bad-worker-database = A worker shares a database with servers: name a PostgreSQL by HEGEMON_DATABASE_URL.
bad-worker-threads = A worker plays bots: HEGEMON_BOT_THREADS must be 1 or more.
bad-warmup = Name a game to compile ({ $games }), or --all.
bad-commitment = The game was not committed to what you wrote down.
bad-folder-for = There is no folder '{ $folder }' for { $what ->
    [page] the page
    [drawing] the drawing
    [failures] records of failures
   *[other] the measurement
 }.
bad-no-checkout = The scenarios are part of a checkout of the project, not of an installed package.
bad-peer = There is no peer '{ $name }'; peers are { $known }.
bad-no-features = The game '{ $game }' has no features.py: nothing can be learned about it.
bad-no-plans = Turns of '{ $game }' are not planned by weights: there is nothing to judge their ends by.
bad-run-folder = The folder '{ $folder }' does not hold a run of this game with these numbers of seats.
bad-steps = '{ $given }' is no list of parts of a way, such as 0.25,0.5,1.
bad-vary = The game '{ $game }' has no option '{ $option }' with several choices.
bad-engine = An engine is one of { $engines }, not '{ $given }'.

# Copies of the database, and settings.
bad-no-database = There is no database at '{ $file }', so there is nothing to copy.
bad-no-backup = There is no backup '{ $file }'.
bad-database-address = The database address cannot be used; see `hegemon settings`.
bad-database-kind = This command copies SQLite; copy { $kind } with its own tools (pg_dump).
bad-database-memory = The database is kept in memory alone and cannot be copied.
bad-data-folder = The data folder '{ $folder }' is not empty ('{ $found }' is in it); name another by HEGEMON_DATA.
bad-copy = '{ $file }' is no database that can be copied: { $detail }.
bad-copy-there = '{ $file }' is there already and is not overwritten.
bad-copy-unwritten = '{ $file }' cannot be written: { $detail }.
bad-copy-damaged = The database '{ $file }' is damaged: { $detail }.
bad-copy-foreign = '{ $file }' is a database, but none of Hegemon.
bad-copy-newer = '{ $file }' was made by a newer Hegemon than this one (schema { $schema }).
bad-setting-variable = The setting { $name } is { SAY($why) }, not '{ $given }'.
bad-setting-file = The setting '{ $name }' in { $file } is { SAY($why) }, not '{ $given }'.
bad-setting-unknown = { $near ->
    [none] There is no setting { $name }.
   *[other] There is no setting { $name }; perhaps you mean { $near }.
 }
bad-setting-unknown-in = { $near ->
    [none] There is no setting '{ $name }' in { $file }.
   *[other] There is no setting '{ $name }' in { $file }; perhaps you mean { $near }.
 }
bad-settings-unread = The file of settings '{ $file }' cannot be read: { $detail }.
bad-settings-toml = The file of settings '{ $file }' is no TOML: { $detail }.
bad-setting-environment = '{ $name }' in { $file } is set in the environment alone, as { $variable }.
bad-setting-type = The setting '{ $name }' in { $file } is neither a text nor a number.
bad-database-driver = The database address cannot be used ({ $detail }); an async driver must be named.
bad-database-schema = { $found ->
    [none] The database is empty
   *[other] The database has the schema { $found }
 }, this version { $own }: make a copy (pg_dump, pg_restore), name that by HEGEMON_DATABASE_URL, and check it with --copy.
bad-database-newer = The database was made by a newer Hegemon than this one: install that again ({ $detail }).
bad-database-unopened = The database cannot be opened: { $detail }.
bad-database-taken = Another process uses the database '{ $file }', and SQLite is for one alone: end that one, or let all of them share a PostgreSQL (HEGEMON_DATABASE_URL).
bad-database-file = The database '{ $file }' cannot be opened: { $detail }.
bad-database-shared = SQLite is for one process: several need a PostgreSQL, named by HEGEMON_DATABASE_URL.
bad-database-bots = With SQLite nobody else could play the bots: HEGEMON_BOT_THREADS must be 1 or more.
bad-data-folder-unmade = The data folder '{ $folder }' cannot be made: { $detail }.
bad-arena-extra = An arena needs 'openskill' for its ratings: install hegemon[arena].
bad-arena-few = An arena needs a bot, or several against each other.
bad-arena-twice = Every bot is named once in an arena.
bad-arena-file = '{ $file }' is no file of an arena.
bad-arena-line = Line { $line } of '{ $file }' is damaged.
bad-arena-other = '{ $file }' holds another arena: { $what } differ.
bad-arena-unwritten = The arena cannot be written to '{ $file }': { $detail }.
bad-bot-program = A program is named by its command line, as in 'program:node my_bot.mjs'.
bad-os = '{ $file }': { $detail }.
bad-os-missing = There is no '{ $file }'.
bad-os-forbidden = The system does not allow that with '{ $file }'.
bad-os-folder = '{ $file }' is a folder, no file.
bad-os-no-folder = '{ $file }' leads through something that is no folder.
bad-os-full = There is no room left for '{ $file }'.
