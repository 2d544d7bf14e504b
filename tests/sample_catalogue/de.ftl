# Ein kleiner Katalog mit allen Formen der Namen, der jede Funktion aufruft.
seat-rome = Rom
    .gen = Roms
seat-persians = Perser
    .number = pl
    .dat = Persern
    .def = Perser (alle)
kind-legion = Legion
    .gender = f
    .plural = Legionen
kind-elephant = Elefant
    .gender = m
    .acc = Elefanten
    .dat = Elefanten
    .gen = Elefanten
    .plural = Elefanten
    .dat_plural = Kriegselefanten
kind-cavalry = Reiterei
    .gender = f
    .article = none
chip-iron = Eisen
    .gender = n
chip-coin = Münze
    .gender = f
    .plural = Münzen
region-cannae = Cannae
region-alps = Alpen
    .number = pl
    .article = def
    .in = in den Alpen
    .to = in die Alpen
    .from = aus den Alpen
card-ruse = alte Kriegslist
    .gender = f
    .def = Kriegslist
    .acc = alte Kriegslist
ask-recruit = { $left ->
    [0] Du hast alle Einheiten angeworben.
    [one] Wirb { IN($where) } eine Einheit an.
   *[other] Wirb { IN($where) } bis zu { $left } Einheiten an.
 }
ask-answer = { $kind ->
    [fight] Gegen { NAME($who, article: "def", case: "acc") } kämpfen?
   *[flee] { FROM($where) } { TO($to) } fliehen!
 }
no-dear = Das kostet { GOODS($price) }; { NAME($who, article: "def") } { AGREE($who) ->
    [one] hat
   *[other] haben
 } zu wenig.
no-many = Es gibt { NUMBER($n) } von { $all }: { LIST($what, article: "indef", case: "dat") }.
tell-turn = Zug { $n }: { NAME($who) }.
    .head = Zug { $n }, { NAME($who) }
    .short = Zug { $n }
tell-moved = { NAME($who) } { AGREE($who) ->
    [one] zieht
   *[other] ziehen
 } { TO($where) } mit { COUNT($what, $n, case: "dat") }.
    .short = zieht mit { COUNT($what, $n, case: "dat") } { TO($where) }
tell-paid = { NAME($who) } zahlt { GOODS($price) }.
tell-battle = die Schlacht { AT($where) }.
tell-rolled = { NAME($who) } würfelt { $die }.
    .short = würfelt { $die }
tell-duel = Ein Zweikampf beginnt.
tell-fell = { NAME($what, article: "def") } fällt.
tell-won = { NAME($who, article: "def") } gewinnt mit { LIST($what, article: "def", case: "dat") }.
