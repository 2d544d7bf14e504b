rule-setup-coin = A coin decides who begins.
rule-turn-sequence = The players take turns. A turn ends after one or two pebbles.
rule-taking-heap = A pebble is taken from the heap while the heap has one of that colour, at most two in a turn.
rule-taking-black = At the end of a turn in which a player took a black pebble, that player gives back one of another colour, if there is one.
rule-ending-count = When the heap is empty, the player whose pebbles are worth more wins.
