# Letters by which people keep what they have, or come back to it.

letter-subject = Your link to Hegemon
letter-sign-in =
    This link opens your account at Hegemon, once and for { $minutes } minutes:

    { $address }

    If you did not ask for it, do nothing: without the link nobody gets in.
letter-keep =
    This link keeps your seats at Hegemon for good, once and for { $minutes } minutes:

    { $address }

    If you did not ask for it, do nothing: this address is not kept then.

# Notices. { $game } is the name of a game.

notice-turn = { $game }: it is your turn.
notice-over = { $game }: the game is over.
notice-invitation = { $game }: a seat is offered to you.
notice-low = { $game }: your clock is running low.
notice-many = { $count } games have news for you.
notice-stop = No more letters: { $address }
feed-title = Hegemon: games that wait for you
