ask-coin = Eine Münze wird geworfen.
ask-heap = { $taken ->
    [0] Nimm einen Kiesel.
   *[other] Nimm noch einen Kiesel oder beende deinen Zug.
 }
ask-toll = Gib für den schwarzen einen Kiesel zurück.
phrase-take = Kiesel nehmen
tell-idle_heap = Nichts mehr zu nehmen: { SAY($reason) }
tell-idle_heap_none = Nichts mehr zu nehmen: der Haufen ist leer.
