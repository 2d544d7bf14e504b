# What every game says.
say-text = { $text }
say-incomplete = That is not all: something is still waiting to be finished.
say-allowed = That is allowed now.
say-nothing-done = That does nothing here.
say-only-so-far = Only { $made } of { $all } can be done.
seat-chance = chance
seat-nobody = nobody
ask-seats = Waiting for players to take the open seats.
