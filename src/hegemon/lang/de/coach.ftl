# Was der Trainer in einem ersten Spiel gegen Bots sagt.
coach-gain = { NAME($who) } hätte dann { GOODS($after) } statt { $before }.
coach-gain-own = Du hättest dann { GOODS($after) } statt { $before }.
coach-cost = Das bringt dich von { GOODS($before) } auf { $after }.
coach-no-count = Nichts, was hier gezählt wird, ändert sich; es öffnet, was du als Nächstes tun kannst.
coach-enough = Lass es dabei und beende diesen Schritt.
coach-enough-why = Nichts anderes, was ich sehe, bringt mehr.
coach-idle = Danach ist nichts möglich: { SAY($why) }
coach-nothing = Dieser Zug würde nichts bewirken.
coach-gives-away = Das verschenkt etwa { $lost } Punkte Gewinnchance.
