# A small catalogue that has every form of a name and calls every function.
seat-rome = Rome
    .gen = Rome's
seat-persians = Persians
    .number = pl
kind-legion = legion
    .plural = legions
kind-elephant = elephant
    .plural = elephants
    .gen = elephant's
kind-cavalry = cavalry
    .article = none
chip-iron = iron
chip-coin = coin
    .plural = coins
region-cannae = Cannae
    .at = near Cannae
region-alps = Alps
    .article = def
    .number = pl
card-ruse = Ruse of War
ask-recruit = { $left ->
    [0] You have recruited all you may.
    [one] Recruit a unit { IN($where) }.
   *[other] Recruit up to { $left } units { IN($where) }.
 }
ask-answer = { $kind ->
    [fight] Fight { NAME($who, article: "def") }?
   *[flee] Flee { FROM($where) } { TO($to) }!
 }
no-dear = This costs { GOODS($price) }; { NAME($who, article: "def") } { AGREE($who) ->
    [one] has
   *[other] have
 } too little.
no-many = There are { NUMBER($n) } of { $all }: { LIST($what, article: "indef") }.
tell-turn = Turn { $n }: { NAME($who) }.
    .head = Turn { $n }, { NAME($who) }
    .short = turn { $n }
tell-moved = { NAME($who) } { AGREE($who) ->
    [one] moves
   *[other] move
 } { COUNT($what, $n) } { TO($where) }.
    .short = moves { COUNT($what, $n) } { TO($where) }
tell-paid = { NAME($who) } pays { GOODS($price) }.
tell-battle = the battle { AT($where) }.
tell-rolled = { NAME($who) } rolls { $die }.
    .short = rolls { $die }
tell-duel = A duel begins.
tell-fell = { NAME($what, article: "def") } falls.
tell-won = { NAME($who, article: "def") } wins with { LIST($what, article: "def") }.
