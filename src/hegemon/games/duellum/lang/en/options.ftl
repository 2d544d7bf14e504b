# What can be agreed before a game: a title, and a sentence for each option and each of its values.
option-board = Which side of the board is played, and with it which two nations.
    .title = Board
option-board-west = Rome against Carthage
option-board-east = Greece against Persia
option-special_units = Rome has a Commander and Carthage an Admiral (or Greece and Persia): single strong units that help in attack and defence.
    .title = Commander and Admiral
option-events = Which event cards are shuffled into the deck.
    .title = Event cards
option-events-all = all 25; 21 of them are our own inventions, because the printed text is not known
option-events-known = only the 4 whose printed text is known
option-coins = How many coins the bank begins with; -1 stands for the usual number.
    .title = Coins in the bank
option-trade_coins = Coins, too, may be given in a trade with the bank.
    .title = Coins in trade
option-turn_limit = After so many turns of both nations the game ends, and more personages win; 0 means that it never ends so.
    .title = Turn limit
