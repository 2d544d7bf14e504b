# What the commands that measure, prove and check print.
term-fuzz-fault = Game { $number } of seed { $seed } fails after { $steps } actions: { $fault }
term-fuzz-record = The record up to there is in { $file }; see it with: { $command }
term-fuzz-whole = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, no fault in { $positions } positions checked.
term-fuzz-length = Decisions a game: { $mean } on average, { $least } to { $most }.
term-fuzz-width = Turns a game: { $turns }. Most actions at once: { $widest }.
term-counting = counting
term-perft-sum = in all at depth { $depth } ({ $seconds } s, { $pace } nodes/s)
term-arena-title = { $game }, { $seats } seats
term-arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $different } of them different.
term-arena-course = A game takes { $turns } turns; { $idle } of them change nothing.
term-arena-ends = Ends: { $ends }.
term-arena-lost = Game { $number }: { $bot } { $kind ->
    [crashed] stopped
    [stalled] did not answer in time
    [illegal] chose what is not allowed
    [nonsense] gave no answer that can be read
   *[other] broke off
 }: { $detail }
term-stronger = stronger
term-not-stronger = not stronger
term-open = open
term-written-both = Written: { $page } and { $picture }.
bad-arena-data = An arena plays with the boards and cards that come with a game, so that others can repeat it.
bad-arena-killed = A process of the arena was killed; the games so far are kept, and the same command goes on with them.
term-trained = { $n ->
    [one] 1 generation was accepted
   *[other] { $n } generations were accepted
 }; the best weights are in { $file }.
term-train-proof = Against the typed estimate: { $match }.
term-foretold = What was learned is in { $file }.
term-foretelling = generation { $n }: { $games ->
    [one] 1 game
   *[other] { $games } games
 } for every number of seats (share of a seat without the net, with it: { $shares }), surprise { $before }, with the net { $after }
term-generation = generation { $n }: { $games } games ({ $distinct } different, { $ended } ended, { $turns } turns; { $shares }), loss { $loss }, { $kept ->
    [yes] kept
   *[no] dropped
 }: { $match }
term-match = { $won }/{ $games } = { $share } [{ $low }, { $high }] (fair { $fair }), { $distinct } different, { $ended } ended, { $turns } turns, { $own } against { $other } positions judged a turn, { $seconds } s
term-ledger-untold = Game { $number } of seed { $seed } with { $options }:
term-ledger-whole = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $actions } actions, { $told } happenings: nothing changed untold.
term-ledger-kinds = { $seen } of { $all } kinds occurred.
term-ledger-unseen = Not seen: { $kinds }.
term-traced = { $game }: { $citations } citations, { $waived } waived, { $gaps ->
    [one] 1 gap
   *[other] { $gaps } gaps
 }
fault-cites-nothing = In { $place } '{ $rule }' is cited, which is not in the rulebook.
fault-no-code = No code cites { $rule }.
fault-no-scenario = No scenario cites { $rule }.
term-taught = { $game }: { $chapters } chapters, { $rules } rules, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }
term-catalogued = { $whose }: { $sentences } sentences, { $names } names, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }
fault-key-missing = In { $language } '{ $key }' is missing.
fault-key-part = In { $file } '{ $key }' has no { $part }.
fault-key-twice = In { $file } '{ $key }' is in { $other } too.
fault-key-function = In { $file } '{ $key }' calls { $functions }, which nobody knows.
fault-key-unused = In { $file } '{ $key }' is used nowhere.
fault-key-untold = In { $file } '{ $key }' asks for { $arguments }, which is not given.
fault-key-odd = '{ $key }' has { $what } in one language only.
fault-key-alone = '{ $key }' is in one language only.
term-puzzle = { $puzzle }: { $count } { $gain } in { $steps } steps, { $positions } positions, { $plan }
term-puzzle-holds = { $puzzle }: one plan, { $positions } positions
term-puzzle-broken = { $puzzle }: DOES NOT HOLD, { $positions } positions
term-bench-plain = Numba is not installed, so only the plain engine is measured.
term-bench-absent = Left out of the comparison, as it is not installed here: { $name }.
term-bench-title = { $game }, Python { $python } on { $machine }: medians per CPU second
term-bench-calls = calls ({ $micro } µs each)
term-saved-to = Saved to { $file }.
term-measuring = measuring
term-start-cold = compile everything ({ $lines } lines of rules)
term-start-warm = compiled before: ready for the first step
term-start-plain = plain engine: ready for the first step
term-start-import = import hegemon
term-goal-met = met
term-goal-unmet = NOT MET
term-probe-loop = compiled loop
term-probe-stepwise = stepwise
term-probe-plain = plain
term-probe-plain-stepwise = plain, stepwise
term-probe-plain-loop = plain, loop
term-probe-search = search
term-probe-copy-inside = copy inside
term-probe-copy-outside = copy from Python
term-probe-search-decisions = search decisions
term-probe-in-search = decisions in search
term-probe-in-loop = in the compiled loop
term-probe-cold = cold compile, CPU seconds
term-probe-cold-line = cold compile, s per rule line

# Headings of their tables.
term-col-games = games
term-col-ended-by = ended by
term-col-wins = wins
term-col-share = share
term-col-seat = seat
term-col-decisions = decisions
term-col-simulations = simulations
term-col-options = options
term-col-bot = bot
term-col-against = against
term-col-table = table
term-col-win-share = share of wins
term-col-fair = fair
term-col-by-chance = by chance
term-col-test = test
term-col-rating = rating
term-col-seconds-a-turn = s/turn
term-col-slowest = slowest
term-col-fastest = fastest
term-col-broke-off = broke off
term-col-what = what
term-col-rate = per second
term-col-unit = unit
term-col-start = start
term-col-cpu = CPU s
term-col-wall = wall s
term-col-goal = goal
term-col-ratio = ratio
term-col-reached = reached
term-col-floor = floor
term-col-stretch = stretch
term-col-verdict = verdict
