# What every game says.
seat-chance = chance
seat-nobody = nobody
