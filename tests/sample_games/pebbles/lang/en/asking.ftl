ask-coin = A coin is thrown.
ask-heap = { $taken ->
    [0] Take a pebble.
   *[other] Take another pebble, or end your turn.
 }
ask-toll = Give a pebble back for the black one.
phrase-take = take pebbles
tell-idle_heap = Nothing more can be taken: { SAY($reason) }
tell-idle_heap_none = Nothing more can be taken: the heap is empty.
