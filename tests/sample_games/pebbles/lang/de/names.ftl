seat-left = Links
seat-right = Rechts
colour-white = weißer Kiesel
    .gender = m
    .acc = weißen Kiesel
    .plural = weiße Kiesel
colour-grey = grauer Kiesel
    .gender = m
    .acc = grauen Kiesel
    .plural = graue Kiesel
colour-black = schwarzer Kiesel
    .gender = m
    .acc = schwarzen Kiesel
    .plural = schwarze Kiesel
game-summary = Ein Haufen Kiesel, und zwei, die davon nehmen.
end-counted = Der Haufen ist leer.
end-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
