# Was vor dem Spiel vereinbart werden kann: ein Titel und ein Satz für jede Option und jeden ihrer Werte.
option-board = Welche Seite des Spielplans gespielt wird, und damit welche beiden Völker.
    .title = Spielplan
option-board-west = Rom gegen Karthago
option-board-east = Griechenland gegen Persien
option-special_units = Rom hat einen Heerführer und Karthago einen Admiral (oder Griechenland und Persien): einzelne starke Einheiten, die bei Angriff und Verteidigung helfen.
    .title = Heerführer und Admiral
option-events = Welche Ereigniskarten in den Stapel kommen.
    .title = Ereigniskarten
option-events-all = alle 25; 21 davon haben wir erfunden, weil der gedruckte Text nicht bekannt ist
option-events-known = nur die 4, deren gedruckter Text bekannt ist
option-coins = Mit wie vielen Münzen die Bank beginnt; -1 steht für die übliche Zahl.
    .title = Münzen in der Bank
option-trade_coins = Auch Münzen dürfen beim Tausch mit der Bank gegeben werden.
    .title = Münzen beim Tausch
option-turn_limit = Nach so vielen Zügen beider Völker endet das Spiel, und wer mehr Persönlichkeiten hat, gewinnt; bei 0 endet es nie auf diese Weise.
    .title = Zuggrenze
