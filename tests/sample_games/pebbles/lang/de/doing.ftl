# Was auf den Knöpfen einer Entscheidung steht.
do-first = { NAME($seat) } beginnt
do-take = { NAME($colour, article: "indef", case: "acc") } nehmen
do-give = { NAME($colour, article: "indef", case: "acc") } zurückgeben
do-done = Zug beenden
