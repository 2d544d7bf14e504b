# Was jedes Spiel sagt.
seat-chance = Zufall
seat-nobody = niemand
