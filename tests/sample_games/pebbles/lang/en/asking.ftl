ask-coin = A coin is thrown.
ask-heap = { $taken ->
    [0] Take a pebble.
   *[other] Take another pebble, or end your turn.
 }
ask-toll = Give a pebble back for the black one.
phrase-take = take pebbles
