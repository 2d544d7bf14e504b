# Was der Trainer in einem ersten Spiel gegen Bots sagt.
coach-gain = { NAME($who) } hätte dann { GOODS($after) } statt { $before }.
coach-idle = Danach ist nichts möglich: { SAY($why) }
coach-nothing = Dieser Zug würde nichts bewirken.
coach-gives-away = Das verschenkt etwa { $lost } Punkte Gewinnchance.
