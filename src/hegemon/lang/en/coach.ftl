# What the coach says in a first game against bots.
coach-gain = { NAME($who) } would then have { GOODS($after) } instead of { $before }.
coach-gain-own = You would then have { GOODS($after) } instead of { $before }.
coach-cost = That takes you from { GOODS($before) } to { $after }.
coach-no-count = Nothing that is counted here changes; it opens what you can do next.
coach-enough = Leave it at that and end this step.
coach-enough-why = Nothing else that I see brings more.
coach-idle = After that nothing can be done: { SAY($why) }
coach-nothing = This turn would do nothing.
coach-gives-away = This gives away about { $lost } points of winning chance.
