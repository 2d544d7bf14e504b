# What the server refuses.
refuse-too-fast = That is too fast; wait { $seconds } s and try again.
refuse-address-unreadable = The address contains characters that cannot be shown.
refuse-wrong-host = This server does not answer under that name.
refuse-foreign-origin = This request comes from another site and is not carried out.
refuse-not-json = A body must be of the type application/json.
refuse-too-slow = The body did not arrive in time.
refuse-too-large = The body may have { $most } kB; this one is larger.
refuse-body-json = The body is no valid JSON.
refuse-message-json = The message is no valid JSON.
refuse-unreadable = The request cannot be read.
refuse-no-page = There is nothing at this address.
refuse-no-method = This address does not take that kind of request.
refuse-no-language = There is no catalogue in '{ $language }'; there is { $known }.
refuse-unavailable = The database does not answer just now; send the same command again in a moment.
refuse-broken = Something is broken in the server; the log of its operator says more.
refuse-metrics = The server's metrics are shown to its operator alone.
refuse-field = { $field ->
    [none] The body is wrong: { SAY($fault) }
   *[other] Field '{ $field }': { SAY($fault) }
}
refuse-after = Field 'after': it is what 'next' of the page before said.
refuse-ask = Ask about a text or about a thing.
refuse-no-command = There is no command '{ $name }' at a table.
refuse-no-guest = Say who you are first: POST /api/me with a name.
refuse-no-table = There is no table with this address.
refuse-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
refuse-not-your-seat = That seat is not yours.
refuse-seat-closed = That seat is not yours; its view is open to all once the game is over.
refuse-not-begun = The game has not begun: seats are still open.
refuse-over = The game is over.
refuse-replay = This is a replay; nobody plays here.
refuse-stale = The game has moved on; look at the table again.
refuse-moved-on = The game has moved on: you saw event { $seen }, it is at { $now }.
refuse-ahead = You expect event { $seen }, but the last one is { $now }; look again.
refuse-command-reused = This command id was used for something else; make a fresh one.
refuse-not-your-turn = It is not your decision: { $who ->
    [seat-nobody] nobody is to act.
   *[other] { NAME($who, article: "def") } { AGREE($who) ->
        [one] is
       *[other] are
    } to act.
}
refuse-undo = { $left ->
    [0] Nothing of yours can be undone
    [one] Only 1 of your decisions can be undone
   *[other] Only { $left } of your decisions can be undone
}: not past chance, a revelation, another seat or the turn.
refuse-nothing-decided = You have not decided anything yet.
refuse-nothing-back = Nothing to take back: the game is at position { $there }.
refuse-agreed = You have agreed already.
refuse-no-takeback = Nobody asks for a take-back.
refuse-seats = With these options the game has { $seats } seats, not { $given }.
refuse-several-seats = One person takes several seats only in pass and play.
refuse-seeds = This server takes no seeds: chance is drawn by the system.
refuse-too-many = Several of your listed tables still wait for players; fill those first.
refuse-seated = You sit at this table already.
refuse-seat-taken = That seat is taken.
refuse-full = No seat is open; you can watch.
refuse-not-creator = Only the creator of the table changes its seats.
refuse-begun = The game has begun; its seats stay as they are.
refuse-person-there = A person sits there.
refuse-bot-unnamed = A bot's seat needs the name of a bot, as in 'steady'.
refuse-bot-slow = A bot may think for { $seconds } seconds per decision here, not longer.
refuse-no-position = The game has { $there ->
    [one] 1 position
   *[other] { $there } positions
} so far, not { $asked }.
refuse-hidden = This game has hidden information: its record is open when it is over.
refuse-review-not-over = A game is reviewed when it is over.
refuse-reviews = Many reviews are being made just now; try again in a minute.
refuse-hints-busy = Many hints are being thought about just now; try again in a moment.
refuse-review-long = A game of more than { $most } actions is not reviewed here.
refuse-records = Many records are being read just now; try again in a moment.
refuse-no-lesson = There is no such lesson, puzzle or picture.
refuse-no-task = This lesson has { $there ->
    [one] 1 task.
   *[other] { $there } tasks.
}
refuse-no-thing = There is no '{ $thing }' in this game.

# What is wrong with a field.
fault-missing = it is missing.
fault-extra = there is no such field.
fault-short = it needs { $min_length } characters or more.
fault-long = it may have { $max_length } characters.
fault-text = it must be a text.
fault-pattern = it must have the form { $pattern }.
fault-number = it must be a whole number.
fault-flag = it must be true or false.
fault-low = it must be { $ge } or more.
fault-high = it must be { $le } or less.
fault-choice = it must be { $expected }.
fault-unshowable = it contains characters that cannot be shown.
fault-list = it must be a list.
fault-many = it may have { $max_length } entries.
fault-few = it needs { $min_length } entries or more.
fault-object = it must be an object with fields.
fault-mail = it is no e-mail address.
fault-little-time = a player needs at least five seconds.
fault-free-days = vacations and free weekends are for games with days per turn.
fault-time-zone = there is no such time zone.
fault-browser-key = it is no key of a browser.
fault-browser-secret = it is no secret of a browser.
fault-push-address = this server sends no pushes to that address.
fault-other = { $detail }.

# What is no action.
bad-action-number = There is no action number { $number }; the table has { $size }.
bad-action-nothing = Action number { $number } ('{ $verb }') names nothing in these data.
bad-action-empty = An empty text is no action.
bad-action-now = '{ $text }' is not an action that can be made now.
bad-action-short = '{ $text }' is incomplete: '{ $verb }' takes { $wanted }.
bad-action-long = '{ $verb }' takes { $wanted ->
    [none] nothing
   *[other] { $wanted }
} after it, not '{ $text }'.
bad-verb = '{ $word }' is no verb of this game; verbs are { $verbs }.
bad-name = { $near ->
    [none] There is no '{ $name }' here.
   *[other] There is no '{ $name }' here (perhaps { $near }).
}
bad-phrase-short = Something is missing here: { $missing }.
bad-number = There is no number { $number } in the list; it goes from 1 to { $last }.
bad-line = '{ $line }' is nothing you can do now; type a number, an action, or help.
bad-autopay = Autopay is switched 'on' or 'off', not '{ $text }'.
bad-save = Name the file to save to, as in 'save evening.hgm'.
bad-why = Name the action you ask about, as in 'why done'.
bad-rule = Name some words of the rule, as in 'rule founding cost'.
bad-look = { $near ->
    [none] Name one thing on the table to look at, as in 'look { $example }'.
   *[other] Name one thing on the table to look at, as in 'look { $example }'; perhaps { $near }.
}
bad-undo = Nothing can be taken back. { SAY($why) }

# Why a decision cannot be taken back.
say-undo-nothing = Nothing has been decided in this turn yet.
say-undo-chance = Chance has spoken since.
say-undo-shown = Something hidden has been shown since.
say-undo-another = Somebody else has decided since.
say-undo-no-seat = You hold no seat here.
say-undo-not-on = The game is not on.
say-undo-ask = { SAY($why) } You can ask for a take-back.

# What is no game, no option, no bot.
bad-game = There is no game '{ $game }' (games are { $games }).
bad-game-perhaps = There is no game '{ $game }' (perhaps '{ $near }').
bad-option = { $game } has no option '{ $option }'; it has { $known }.
bad-option-perhaps = { $game } has no option '{ $option }' (perhaps '{ $near }').
bad-option-choice = { $own ->
    [yes] Option '{ $option }' is one of { $choices } or a file of your own, not '{ $given }'.
   *[no] Option '{ $option }' is one of { $choices }, not '{ $given }'.
}
bad-option-file = Option '{ $option }' is one of { $choices }, not '{ $given }'; one of your own lies in FOLDER/{ $folder } and is found with --data FOLDER.
bad-option-flag = Option '{ $option }' is yes or no, not '{ $given }'.
bad-option-number = Option '{ $option }' is a whole number, not '{ $given }'.
bad-option-range = Option '{ $option }' lies between { $low } and { $high }, not { $given }.
bad-bot = There is no bot '{ $bot }'; bots are { $bots }.
bad-bot-argument = The bot '{ $bot }' takes no argument, not ':{ $argument }'.
bad-bot-seconds = The bot '{ $bot }' thinks for some seconds (up to 600), as in '{ $bot }:2', not for '{ $argument }'.

# What is no record.
bad-record-unwritten = The record cannot be written to '{ $file }': { $detail }.
bad-record-large = This file is too large to be a record.
bad-record-first = This is no record: the first line must be '{ $first }' or '{ $other }'.
bad-record-header = Line { $line } of the record is no header line: '{ $text }'.
bad-record-lacks = The record's header lacks '{ $key }'.
bad-record-ruleset = The record's ruleset '{ $text }' is no number.
bad-record-line = Line { $line } of the record is damaged: '{ $text }'.
bad-record-nobody = Line { $line } of the record does not say who acts.
bad-record-rules = The record was played under ruleset { $then } of { $game }; this is ruleset { $now }.
bad-record-data = The record was played with other boards, cards or charts than these; name their folder.
bad-record-hash = The position after turn { $turn } does not have the hash that the record gives.
bad-record-result = The record claims the result '{ $told }', but it is '{ $found }'.
bad-record-turn = Turn { $turn } of the record cannot be replayed: { $why }
bad-record-other-turn = The record puts '{ $action }' into turn { $turn }, but it is turn { $found }.
bad-record-actor = In turn { $turn } the record lets { $actor } act, but it is up to { $who }.
bad-record-replay = The record cannot be replayed: { $why }
bad-record-incomplete = The game's actions are not complete: { $there } of { $all } are there.
bad-record-long = A record may have { $most } actions here; this one has more.
bad-record-binary = This is no record: it is no text.
bad-record-undecided = Nobody has decided anything in this record: there is nothing to review.
bad-file-missing = There is no file '{ $file }'.
bad-file-binary = '{ $file }' is no text file.
bad-file-unread = '{ $file }' cannot be read: { $detail }.

# Time, chance, the coach, accounts and what is around a table.
refuse-kept-apart = You cannot sit down at this table.
refuse-commitment-unknown = That commitment is unknown or used already; ask for another.
refuse-commitment-none = No commitment was made for this table; there is nothing to add a salt to.
refuse-draws-fixed = The game has begun; its draws are fixed.
refuse-salt-unseen = A salt is added to a commitment that was seen before: POST /api/chance.
refuse-coach-busy = The coach is busy just now; try again in a moment.
refuse-coach = The coach is for games against bots alone.
refuse-time-up = The time for this decision is up.
refuse-order-hidden = Moves for a case are for games in which nothing is hidden.
refuse-order-one = An answer that stands is one action or phrase.
refuse-no-clock = This table has no clock.
refuse-clock-stands = The clock stands still already.
refuse-pause-agreed = You have agreed already; the others have not.
refuse-no-pause = Nobody asks for a pause.
refuse-clock-runs = The clock is running.
refuse-no-vacation = You do not have so many days of vacation left.
refuse-rematch-seat = A rematch is for those who sat at this table.
refuse-rematch-not-over = There is a rematch when the game is over.
refuse-commitment-taken = That commitment belongs to another table now.
refuse-branch = One plays on from a game that is over, or from one's own if nothing is hidden.
refuse-banned = The operator of this server has shut you out until { $until } UTC.
refuse-nobody-here = There is nobody with this address.
refuse-table-busy = The table is too busy just now; try again.
refuse-yourself = That is you.
refuse-many-offers = Many of your offers still wait for an answer.
refuse-not-host = Only the host of the table does that.
refuse-no-offer = There is no such offer any more.
refuse-no-open-seat = No such seat is open.
refuse-sits-there = You sit there already.
refuse-other-there = Somebody else sits there by now.
refuse-nobody-there = Nobody sits there.
refuse-begun-players = The game has begun; its players end it.
refuse-passkey = This passkey is not accepted; try again, or come in another way.
refuse-many-passkeys = There are { $most } passkeys already; remove one first.
refuse-many-people = You have decided about very many people; take something back first.
refuse-no-mail = This server sends no mail; use a passkey or recovery codes.
refuse-code = This is no recovery code, or it was used already.
refuse-many-browsers = { $most } browsers take pushes already; stop one of them first.
refuse-name-to-leave = Field 'name': type your own name to leave.
refuse-frozen-refused = The rules have changed since: what was done in turn { $turn } is not allowed any more. Old and new rules agree up to turn { $agreed }.
refuse-frozen-order = The rules have changed since: in turn { $turn } somebody else would decide now. Old and new rules agree up to turn { $agreed }.
refuse-frozen-other = The rules have changed since: turn { $turn } would lead to another position now. Old and new rules agree up to turn { $agreed }.

# The command line.
refuse-bad-link = This link does not work any more: it was used, or is too old. Ask for a fresh one.
bad-command = There is no command '{ $command }'; perhaps you mean 'hegemon { $near }'.
bad-seat = There is no seat '{ $seat }'; seats are { $seats }.
bad-record-folder = There is no folder '{ $folder }' for the record.
bad-record-no-turn = The record has no turn { $turn }; its turns go from { $first } to { $last }.
bad-pair-form = { $what ->
    [seat] A seat
   *[option] An option
 } is written NAME=VALUE, not '{ $given }'.
bad-pair-twice = { $what ->
    [seat] A seat
   *[option] An option
 } is given once, but '{ $name }' stands there twice.
bad-folder = There is no folder '{ $folder }'.
bad-check-what = Say what to check: hegemon validate GAME FOLDER, or hegemon validate FILE.
bad-check-file = There is no file '{ $file }'; a folder is checked with: hegemon validate GAME FOLDER.
bad-check-empty = The folder '{ $folder }' holds no data file; { $game } reads { $files }.
bad-check-name = '{ $file }' takes the place of no file of { $game }; it reads { $files }.
bad-check-no-game = No game reads a single file as a whole; check a folder: hegemon validate GAME FOLDER.
bad-check-single = { $game } reads no single file as a whole; check a folder: hegemon validate GAME FOLDER.
bad-bot-crashed = The bot '{ $bot }' broke off: it stopped{ $detail }.
bad-bot-stalled = The bot '{ $bot }' broke off: it did not answer in time{ $detail }.
bad-bot-illegal = The bot '{ $bot }' broke off: it chose what is not allowed{ $detail }.
bad-bot-nonsense = The bot '{ $bot }' broke off: its answer is no answer{ $detail }.
bad-record-digest = The record's { $name } is not 64 digits of base 16.
bad-record-seed = The record's seed is not the one that the game was committed to.
bad-record-draw = Draw { $number } of the record is '{ $made }', but seed and salts give '{ $due }'.
bad-record-salts = The record names a seed or salts, but no commitment to them.
bad-engine-unavailable = The compiled engine is not available: { SAY($why) }; engine='plain' needs no compiler.
bad-engine-switch = { $variable } is 'on' or 'off', not '{ $given }'.
bad-weights = The weights in '{ $file }' cannot be read: { $detail }.
say-engine-missing = Numba is not installed (hegemon[fast] brings it)
say-engine-import = Numba cannot be imported ({ $detail })
say-engine-forbidden = { $variable } forbids compiling
say-engine-compile = Numba { $version } does not compile the rules of { $game } ({ $detail })
bad-engine-differs = The compiled rules of { $game } differ from the interpreted ones after { $moves } moves: remove the folder '{ $folder }', or use engine='plain'.
