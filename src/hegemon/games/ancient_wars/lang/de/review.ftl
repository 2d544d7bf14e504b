# Was die Nachbetrachtung zählt, und was sie Glück nennt.
measure-goal = Schritt zum Ziel
    .gender = m
    .plural = Schritte zum Ziel
measure-space = beherrschtes Gebiet
    .gender = n
    .plural = beherrschte Gebiete
measure-unit = Einheit auf der Karte
    .gender = f
    .plural = Einheiten auf der Karte
luck-draw = gezogene Karten
luck-roll = Würfel
