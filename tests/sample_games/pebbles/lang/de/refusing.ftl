no-game-over = Das Spiel ist zu Ende.
no-wrong-time = Darüber wird jetzt nicht entschieden.
no-none-left = Der Haufen hat keinen { NAME($colour, case: "acc") } mehr; von den anderen Farben { $left ->
    [one] liegt dort noch 1 Kiesel
   *[other] liegen dort noch { $left } Kiesel
 }.
no-nothing-taken = Nimm zuerst einen Kiesel.
no-not-yours = Du hast keinen { NAME($colour, case: "acc") } zum Zurückgeben.
