# What the terminal says.
term-thinking = { $name } is thinking ...
term-hand-over = It is up to { $name }: take the keyboard and press Enter.
term-taken-back = Taken back: { $count ->
    [one] 1 action
   *[other] { $count } actions
 }.
term-autopay-on = Autopay is on: chips first
term-autopay-off = Autopay is off: you are asked about coins
term-enter = Enter goes back to the table.
term-left-saved = Game left in turn { $turn }; it is saved in { $file }.
term-left = Game left and not saved ('save FILE' writes it, or start with --record FILE).
term-no = No: { $reason } Type 'why ACTION' for the rule.
term-over = The game is over. { $reason }
term-allowed = '{ $action }' is allowed now.
term-refused = '{ $action }': { $reason }
term-price = price { $price }
term-hidden = It shows something hidden; what follows is not told before.
term-unchanged = Nothing on the table changes yet.
term-no-rule = No rule contains '{ $words }'.
term-no-log = Nothing has happened yet.
term-saved = Saved in { $file }.
term-number = the action with that number in the list
term-action = its words; beginnings are enough while they are clear, Tab completes
term-phrase = several actions in one line, as in '{ $example }'
term-help-help = this list
term-help-board = draw the board again (so does an empty line)
term-help-look = look REGION: what stands there, and its borders
term-help-cards = what the open cards say
term-help-why = why ACTION: why it is refused, with the rule
term-help-preview = preview ACTION: its price and what it changes
term-help-odds = odds ACTION: what the fight would come to
term-help-rule = rule WORDS: look a rule up
term-help-undo = take your last decision back, but never beyond chance
term-help-log = what has happened so far
term-help-save = save FILE: write the game as a record
term-help-autopay = autopay on|off: chips first, coins only when chips run out
term-help-quit = leave the game
term-no-fight = No fight begins with this action.
log-title = { $game }: a game told
log-before = Before the first turn
log-end = The end
term-bot-lost = The bot of { $name } loses the game. { $why }
term-bot-crashed = Its program stopped.
term-bot-stalled = It did not answer in time.
term-bot-illegal = It chose what is not allowed.
term-bot-nonsense = Its answer is no answer.
