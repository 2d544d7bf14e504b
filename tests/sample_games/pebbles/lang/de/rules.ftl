rule-setup-coin = Eine Münze entscheidet, wer beginnt.
rule-turn-sequence = Die Spieler sind abwechselnd am Zug. Ein Zug endet nach einem oder zwei Kieseln.
rule-taking-heap = Solange der Haufen einen Kiesel dieser Farbe hat, darf er genommen werden, höchstens zwei im Zug.
rule-taking-black = Am Ende eines Zuges, in dem jemand einen schwarzen Kiesel nahm, gibt er einen andersfarbigen zurück, falls er einen hat.
rule-ending-count = Ist der Haufen leer, gewinnt, wessen Kiesel mehr wert sind.
