seat-left = Left
seat-right = Right
colour-white = white pebble
    .plural = white pebbles
colour-grey = grey pebble
    .plural = grey pebbles
colour-black = black pebble
    .plural = black pebbles
game-summary = A heap of pebbles, and two who take them.
end-counted = The heap is empty.
end-score = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
