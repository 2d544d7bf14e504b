# Was die Befehle drucken, die messen, beweisen und prüfen.
term-fuzz-fault = Spiel { $number } mit Startwert { $seed } scheitert nach { $steps } Handlungen: { $fault }
term-fuzz-record = Die Aufzeichnung bis dahin liegt in { $file }; ansehen mit: { $command }
term-fuzz-whole = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, kein Fehler in { $positions } geprüften Stellungen.
term-fuzz-length = Entscheidungen je Spiel: { $mean } im Mittel, { $least } bis { $most }.
term-fuzz-width = Züge je Spiel: { $turns }. Höchstens { $widest } Handlungen auf einmal möglich.
term-counting = zählt
term-perft-sum = insgesamt bei Tiefe { $depth } ({ $seconds } s, { $pace } Knoten/s)
term-arena-title = { $game }, { $seats } Plätze
term-arena-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $different } davon verschieden.
term-arena-course = Ein Spiel dauert { $turns } Züge; { $idle } davon ändern nichts.
term-arena-ends = Enden: { $ends }.
term-arena-lost = Spiel { $number }: { $bot } { $kind ->
    [crashed] hat aufgehört
    [stalled] hat nicht rechtzeitig geantwortet
    [illegal] hat gewählt, was nicht erlaubt ist
    [nonsense] hat keine lesbare Antwort gegeben
   *[other] hat abgebrochen
 }: { $detail }
term-stronger = stärker
term-not-stronger = nicht stärker
term-open = offen
term-written-both = Geschrieben: { $page } und { $picture }.
bad-arena-data = Eine Arena spielt mit den Plänen und Karten, die zu einem Spiel gehören, damit andere sie wiederholen können.
bad-arena-killed = Ein Prozess der Arena wurde beendet; die Spiele bis dahin bleiben, und derselbe Befehl macht mit ihnen weiter.
term-trained = { $n ->
    [one] 1 Generation wurde angenommen
   *[other] { $n } Generationen wurden angenommen
 }; die besten Gewichte liegen in { $file }.
term-train-proof = Gegen die getippte Schätzung: { $match }.
term-foretold = Das Gelernte liegt in { $file }.
term-foretelling = Generation { $n }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 } für jede Zahl von Plätzen (Anteil eines Platzes ohne das Netz, mit ihm: { $shares }), Überraschung { $before }, mit dem Netz { $after }
term-generation = Generation { $n }: { $games } Spiele ({ $distinct } verschieden, { $ended } beendet, { $turns } Züge; { $shares }), Fehlermaß { $loss }, { $kept ->
    [yes] behalten
   *[no] verworfen
 }: { $match }
term-match = { $won }/{ $games } = { $share } [{ $low }, { $high }] (gerecht { $fair }), { $distinct } verschieden, { $ended } beendet, { $turns } Züge, { $own } gegen { $other } beurteilte Stellungen je Zug, { $seconds } s
term-ledger-untold = Spiel { $number } mit Startwert { $seed } und { $options }:
term-ledger-whole = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $actions } Handlungen, { $told } Geschehnisse: Nichts hat sich unerzählt geändert.
term-ledger-kinds = { $seen } von { $all } Arten kamen vor.
term-ledger-unseen = Nicht gesehen: { $kinds }.
term-traced = { $game }: { $citations } Regelstellen, { $waived } erlassen, { $gaps ->
    [one] 1 Lücke
   *[other] { $gaps } Lücken
 }
fault-cites-nothing = In { $place } ist '{ $rule }' genannt, was nicht im Regelwerk steht.
fault-no-code = Kein Code nennt { $rule }.
fault-no-scenario = Kein Szenario nennt { $rule }.
term-taught = { $game }: { $chapters } Kapitel, { $rules } Regeln, { $faults } Fehler
term-catalogued = { $whose }: { $sentences } Sätze, { $names } Namen, { $faults } Fehler
fault-key-missing = In { $language } fehlt '{ $key }'.
fault-key-part = In { $file } hat '{ $key }' kein { $part }.
fault-key-twice = In { $file } steht '{ $key }', aber auch in { $other }.
fault-key-function = In { $file } ruft '{ $key }' { $functions }, was niemand kennt.
fault-key-unused = In { $file } steht '{ $key }', was nirgends gebraucht wird.
fault-key-untold = In { $file } verlangt '{ $key }' { $arguments }, was nicht gegeben wird.
fault-key-odd = '{ $key }' hat { $what } nur in einer Sprache.
fault-key-alone = '{ $key }' gibt es nur in einer Sprache.
term-puzzle = { $puzzle }: { $count } { $gain } in { $steps } Schritten, { $positions } Stellungen, { $plan }
term-puzzle-holds = { $puzzle }: ein einziger Plan, { $positions } Stellungen
term-puzzle-broken = { $puzzle }: GILT NICHT, { $positions } Stellungen
term-bench-plain = Numba ist nicht installiert, also wird nur die einfache Engine gemessen.
term-bench-absent = Nicht im Vergleich, weil hier nicht installiert: { $name }.
term-bench-title = { $game }, Python { $python } auf { $machine }: Mediane je Sekunde Rechenzeit
term-bench-calls = Aufrufe (je { $micro } µs)
term-saved-to = Gespeichert in { $file }.
term-measuring = misst
term-start-cold = alles übersetzen ({ $lines } Zeilen Regeln)
term-start-warm = schon übersetzt: bereit für den ersten Schritt
term-start-plain = einfache Engine: bereit für den ersten Schritt
term-start-import = import hegemon
term-goal-met = erreicht
term-goal-unmet = NICHT ERREICHT
term-probe-loop = übersetzte Schleife
term-probe-stepwise = schrittweise
term-probe-plain = einfach
term-probe-plain-stepwise = einfach, schrittweise
term-probe-plain-loop = einfach, Schleife
term-probe-search = Suche
term-probe-copy-inside = Kopie innen
term-probe-copy-outside = Kopie von Python aus
term-probe-search-decisions = Entscheidungen der Suche
term-probe-in-search = Entscheidungen in der Suche
term-probe-in-loop = in der übersetzten Schleife
term-probe-cold = Übersetzen, Sekunden Rechenzeit
term-probe-cold-line = Übersetzen, s je Regelzeile

# Überschriften ihrer Tabellen.
term-col-games = Spiele
term-col-ended-by = beendet durch
term-col-wins = Siege
term-col-share = Anteil
term-col-seat = Platz
term-col-decisions = Entscheidungen
term-col-simulations = Simulationen
term-col-options = Optionen
term-col-bot = Bot
term-col-against = gegen
term-col-table = Tisch
term-col-win-share = Anteil der Siege
term-col-fair = gerecht
term-col-by-chance = durch Zufall
term-col-test = Test
term-col-rating = Wertung
term-col-seconds-a-turn = s/Zug
term-col-slowest = langsamster
term-col-fastest = schnellster
term-col-broke-off = abgebrochen
term-col-what = was
term-col-rate = je Sekunde
term-col-unit = Einheit
term-col-start = Start
term-col-cpu = Rechen-s
term-col-wall = Uhr-s
term-col-goal = Ziel
term-col-ratio = Verhältnis
term-col-reached = erreicht
term-col-floor = mindestens
term-col-stretch = glänzend
term-col-verdict = Urteil
