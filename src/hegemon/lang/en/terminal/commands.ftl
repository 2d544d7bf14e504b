# What commands print.
term-more-rules = { $n } more: add a word, or --all.
term-rule-option = option
term-rule-waived = waived
term-rule-code = code
term-rule-scenario = scenario
term-written = Written to { $file }.
term-borders = Borders
term-region = region
term-data-rows = { $game }: { $n } data rows
term-rows = rows
term-origin = origin
term-meaning = meaning
term-item = item
term-note = note
term-origin-rulebook = printed in the rulebook
term-origin-source = taken from a named public source
term-origin-deduced = follows from what is printed
term-origin-reconstructed = our best reconstruction: replace it with what is printed on your copy
term-origin-designed = made up by us, never presented as the published component
term-certain-rows = { $n ->
    [one] 1 certain row is not listed
   *[other] { $n } certain rows are not listed
 }; --all lists them.
term-content = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $events ->
    [one] 1 event
   *[other] { $events } events
 }, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
 } (schema { $schema })
term-no-server = No server runs on this database just now; the next one does it at its start.
term-no-people = Nobody here has such a name.
term-no-tables = There is no such table.
term-no-reports = Nothing has been reported.
term-report = { $at }  table { $table }  { $reporter } about { $about }: { $text }
term-forget = Everything that tells of this guest is deleted for good. Go on?
term-closed = The table is closed.
term-hidden-table = The table is not listed any more.
term-handed = The seat has changed hands.
term-shut-out = Shut out for { $days } days.
term-let-in = Let in again.
term-renamed = The name is another one.
term-forgotten = Nothing is left of this guest.
term-announced = Everybody reads it now.
term-unannounced = Nothing is announced any more.
term-order-failed = It has failed; the server's log says why.
term-setting-from = from { $source }; default: { $default }
term-setting-default = default; { $variable }
term-upgrade-table = Table { $table }, { $game }, turn { $turn }, position { $ply }{ $stopped ->
    [0] {""}
   *[other] {" "}(stopped already)
 }: { $why }
term-upgraded = { $checked } games were played again; { $lost } of those that go on today would not.
term-agree-refused = The rules have changed since, and this game cannot go on under them: { $why }
term-agree-order = The rules have changed since: '{ $action }' would fall to another turn or seat now.
term-agree-other = The rules have changed since: turn { $turn } would lead to another position now.
term-agree-until = { $why } Old and new rules agree up to position { $ply }, in turn { $turn }.
term-serve-data = Data: { $folder }
term-serve-ready = Hegemon is ready at { $address } (Ctrl+C ends it).
term-worker-ready = Hegemon plays the bots (Ctrl+C ends it).
term-warming = { $game }: compiling what is not compiled yet ...
term-warm = {" "}ready after { $seconds } s.
term-verified = { $file }: { $game }, { $turns } turns, { $actions } actions, { $result }; all hashes match; { SAY($chance) }
term-chance-none = no commitment was made before the game, so its draws cannot be proved
term-chance-closed = its seed is not open yet, so its draws are not proved
term-chance-proved = all { $draws } draws follow from the seed and { $salts } salts
term-games-hint = Options of a game: hegemon games GAME. Play: hegemon play GAME.
term-games-example = Example: { $command }
term-games-status = { $seats } seats, stage { $stage }, ruleset { $ruleset }
term-game = game
term-title = title
term-seats = seats
term-stage = stage
term-ruleset = ruleset
term-about = about
term-option = option
term-values = values
term-default = default

# Settings of the server.
setting-data = folder of the database
setting-database_url = another database, as in postgresql+asyncpg://… (install its async driver)
setting-web = folder of the built client
setting-engine = auto, plain or fast; auto is compiled as soon as that is ready
setting-origins = further sites whose pages may connect, comma-separated
setting-hosts = names under which the server answers, comma-separated; none: any
setting-proxies = addresses of proxies that may name the client (X-Forwarded-For), comma-separated
setting-metrics_for = addresses that may read /metrics, comma-separated
setting-log = lines (for people) or json (for programs)
setting-bot_threads = bots that think at the same time; 0: other processes play them
setting-bot_pause = seconds between two moves of bots, so that people can follow
setting-bot_seconds = longest thinking time that a table may ask of a bot, per decision
setting-bots = bots of others: NAME=package.module:Class or NAME=program:COMMAND, comma-separated
setting-rate_factor = multiplies every limit on the pace of a client
setting-connections = connections open at the same time; the next is turned away with 503
setting-connections_per_address = the same from one address, this machine (a proxy) left out
setting-sockets_per_guest = sockets that one guest may hold open
setting-listed_per_guest = listed tables of one guest that may wait for players
setting-request_seconds = time for a request's head, for its body, for taking the answer, and for a socket to answer a ping
setting-least_free = bytes of the disk below which the server is not well
setting-kept_tables = tables kept in memory while nobody is connected
setting-address = where people find this server, as in https://hegemon.example.org; for links in mail
setting-mail = the mail server: smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://…, or smtp+plain://…
setting-mail_from = the sender of mail
setting-private_hooks = 1 lets webhooks and pushes go to addresses of the own network, without TLS
setting-notice_seconds = how long somebody may be away from the table before they are told
setting-seeds = 1 allows tables with a seed (tests)
say-unfit-number = a number from { $low } to { $high }
say-unfit-count = a number from { $low } to { $high } without a fraction
say-unfit-flag = 1 (yes) or 0 (no)
say-unfit-bots = a list of NAME=package.module:Class or NAME=program:COMMAND, with names of its own
say-unfit-address = an address without a path, as in https://hegemon.example.org
say-unfit-mail = an address as in smtp://USER:PASSWORD@HOST:587
say-unfit-database = an address with an async driver, as in postgresql+asyncpg://USER:PASSWORD@HOST/NAME
say-unfit-one-of = one of { $names }
