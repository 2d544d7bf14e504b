# What the buttons of a decision say.
do-first = { NAME($seat) } begins
do-take = take { NAME($colour, article: "indef") }
do-give = give { NAME($colour, article: "indef") } back
do-done = end the turn
