# Briefe, mit denen man behält, was man hat, oder dorthin zurückkommt.

letter-subject = Dein Link zu Hegemon
letter-sign-in =
    Dieser Link öffnet dein Konto bei Hegemon, einmal und für { $minutes } Minuten:

    { $address }

    Hast du ihn nicht verlangt, musst du nichts tun: Ohne den Link kommt niemand hinein.
letter-keep =
    Dieser Link behält deine Plätze bei Hegemon für immer, einmal und für { $minutes } Minuten:

    { $address }

    Hast du ihn nicht verlangt, musst du nichts tun: Diese Adresse wird dann nicht behalten.

# Nachrichten. { $game } ist der Name eines Spiels.

notice-turn = { $game }: Du bist am Zug.
notice-over = { $game }: Die Partie ist zu Ende.
notice-invitation = { $game }: Dir wird ein Platz angeboten.
notice-low = { $game }: Deine Bedenkzeit wird knapp.
notice-many = { $count } Partien haben Neues für dich.
notice-stop = Keine Briefe mehr: { $address }
feed-title = Hegemon: Partien, die auf dich warten
