no-game-over = The game is over.
no-wrong-time = That is not what is being decided now.
no-none-left = The heap has no { NAME($colour) } left; there { $left ->
    [one] is 1 pebble
   *[other] are { $left } pebbles
 } of other colours.
no-nothing-taken = Take a pebble first.
no-not-yours = You have no { NAME($colour) } to give back.
