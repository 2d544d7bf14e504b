# Was der Trainer in einem ersten Spiel gegen Bots sagt.
coach-gain = { NAME($who) } hätte dann { GOODS($after) } statt { $before }.
coach-gain-own = Du hättest dann { GOODS($after) } statt { $before }.
coach-cost = Das bringt dich von { GOODS($before) } auf { $after }.
coach-idle = Danach ist nichts möglich: { SAY($why) }
coach-nothing = Dieser Zug würde nichts bewirken.
coach-gives-away = Das verschenkt etwa { $lost } Punkte Gewinnchance.
