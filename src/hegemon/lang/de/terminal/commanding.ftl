# Was Befehle und der Start eines Servers zurückweisen.
bad-turn-alone = --turn gehört zu --from, das ein gespeichertes Spiel nennt.
bad-from-other = '{ $file }' ist ein Spiel von { $game } mit eigenen Optionen: Nenne dieses und keine Optionen.
bad-from-turn = '{ $file }' hat keinen Zug { $turn }.
bad-no-positions = Der Plan von { $game } hat keine Orte, die sich zeichnen ließen.
bad-extra = Der Server braucht '{ $module }': Installiere hegemon[server].
bad-hand = Nenne entweder --guest GAST oder --bot BOT.
bad-new-name = Ein Name hat 1 bis 40 Zeichen, die sich zeigen lassen.
bad-port = Port { $port } von { $host } lässt sich nicht benutzen ({ $detail }); versuche einen anderen mit --port.
bad-worker-database = Ein solcher Prozess teilt sich eine Datenbank mit Servern: Nenne ein PostgreSQL mit HEGEMON_DATABASE_URL.
bad-worker-threads = Ein solcher Prozess spielt Bots: HEGEMON_BOT_THREADS muss mindestens 1 sein.
bad-warmup = Nenne ein Spiel, das übersetzt werden soll ({ $games }), oder --all.
bad-commitment = Das Spiel war nicht auf das festgelegt, was du notiert hast.
bad-folder-for = Einen Ordner '{ $folder }' für { $what ->
    [page] die Seite
    [drawing] die Zeichnung
    [failures] Aufzeichnungen von Fehlern
   *[other] die Messung
 } gibt es nicht.
bad-no-checkout = Die Szenarien gehören zum Quelltext des Projekts, nicht zu einem installierten Paket.
bad-peer = '{ $name }' lässt sich hier nicht vergleichen; vergleichen lassen sich { $known }.
bad-no-features = Das Spiel '{ $game }' hat keine features.py: Über es lässt sich nichts lernen.
bad-no-plans = Züge von '{ $game }' werden nicht nach Gewichten geplant: Es gibt nichts, was ihr Ende beurteilen könnte.
bad-run-folder = Der Ordner '{ $folder }' enthält keinen Lauf dieses Spiels mit diesen Zahlen von Plätzen.
bad-steps = '{ $given }' ist keine Liste von Teilen eines Weges wie 0.25,0.5,1.
bad-vary = Das Spiel '{ $game }' hat keine Option '{ $option }' mit mehreren Möglichkeiten.
bad-engine = Eine Engine ist eine von { $engines }, nicht '{ $given }'.

# Kopien der Datenbank, und Einstellungen.
bad-no-database = Unter '{ $file }' gibt es keine Datenbank, also auch nichts zu kopieren.
bad-no-backup = Eine Sicherung '{ $file }' gibt es nicht.
bad-database-address = Die Adresse der Datenbank taugt nicht; siehe `hegemon settings`.
bad-database-kind = Dieser Befehl kopiert SQLite; kopiere { $kind } mit dessen eigenen Werkzeugen (pg_dump).
bad-database-memory = Die Datenbank liegt allein im Speicher und lässt sich nicht kopieren.
bad-data-folder = Der Datenordner '{ $folder }' ist nicht leer ('{ $found }' liegt darin); nenne einen anderen mit HEGEMON_DATA.
bad-copy = '{ $file }' ist keine Datenbank, die sich kopieren ließe: { $detail }.
bad-copy-there = '{ $file }' gibt es schon und wird nicht überschrieben.
bad-copy-unwritten = '{ $file }' lässt sich nicht schreiben: { $detail }.
bad-copy-damaged = Die Datenbank '{ $file }' ist beschädigt: { $detail }.
bad-copy-foreign = '{ $file }' ist eine Datenbank, aber keine von Hegemon.
bad-copy-newer = '{ $file }' stammt von einem neueren Hegemon als diesem (Schema { $schema }).
bad-setting-variable = Die Einstellung { $name } ist { SAY($why) }, nicht '{ $given }'.
bad-setting-file = Die Einstellung '{ $name }' in { $file } ist { SAY($why) }, nicht '{ $given }'.
bad-setting-unknown = { $near ->
    [none] Eine Einstellung { $name } gibt es nicht.
   *[other] Eine Einstellung { $name } gibt es nicht; vielleicht meinst du { $near }.
 }
bad-setting-unknown-in = { $near ->
    [none] Eine Einstellung '{ $name }' in { $file } gibt es nicht.
   *[other] Eine Einstellung '{ $name }' in { $file } gibt es nicht; vielleicht meinst du { $near }.
 }
bad-settings-unread = Die Datei mit Einstellungen '{ $file }' lässt sich nicht lesen: { $detail }.
bad-settings-toml = Die Datei mit Einstellungen '{ $file }' ist kein TOML: { $detail }.
bad-setting-environment = '{ $name }' in { $file } setzt man nur in der Umgebung, als { $variable }.
bad-setting-type = Die Einstellung '{ $name }' in { $file } ist weder ein Text noch eine Zahl.
bad-database-driver = Die Adresse der Datenbank taugt nicht ({ $detail }); sie muss einen asynchronen Treiber nennen.
bad-database-schema = { $found ->
    [none] Die Datenbank ist leer
   *[other] Die Datenbank hat das Schema { $found }
 }, diese Version { $own }: Mache eine Kopie (pg_dump, pg_restore), nenne sie mit HEGEMON_DATABASE_URL und prüfe sie mit --copy.
bad-database-newer = Die Datenbank stammt von einem neueren Hegemon als diesem: Installiere jenes wieder ({ $detail }).
bad-database-unopened = Die Datenbank lässt sich nicht öffnen: { $detail }.
bad-database-taken = Ein anderer Prozess benutzt die Datenbank '{ $file }', und SQLite ist nur für einen: Beende jenen, oder lass alle ein PostgreSQL teilen (HEGEMON_DATABASE_URL).
bad-database-file = Die Datenbank '{ $file }' lässt sich nicht öffnen: { $detail }.
bad-database-shared = SQLite ist für einen Prozess: Mehrere brauchen ein PostgreSQL, genannt mit HEGEMON_DATABASE_URL.
bad-database-bots = Mit SQLite könnte niemand sonst die Bots spielen: HEGEMON_BOT_THREADS muss mindestens 1 sein.
bad-data-folder-unmade = Der Datenordner '{ $folder }' lässt sich nicht anlegen: { $detail }.
bad-arena-extra = Eine Arena braucht 'openskill' für ihre Wertung: Installiere hegemon[arena].
bad-arena-few = Eine Arena braucht einen Bot, oder mehrere gegeneinander.
bad-arena-twice = Jeden Bot nennt man in einer Arena einmal.
bad-arena-file = '{ $file }' ist keine Datei einer Arena.
bad-arena-line = Zeile { $line } von '{ $file }' ist beschädigt.
bad-arena-other = '{ $file }' enthält eine andere Arena: Verschieden sind { $what }.
bad-arena-unwritten = Die Arena lässt sich nicht nach '{ $file }' schreiben: { $detail }.
bad-bot-program = Ein Programm nennt man mit seiner Befehlszeile, etwa 'program:node my_bot.mjs'.
bad-os = Mit '{ $file }' geht das nicht: { $detail }.
bad-os-missing = '{ $file }' gibt es nicht.
bad-os-forbidden = Das erlaubt das System mit '{ $file }' nicht.
bad-os-folder = '{ $file }' ist ein Ordner, keine Datei.
bad-os-no-folder = '{ $file }' führt durch etwas, das kein Ordner ist.
bad-os-full = Für '{ $file }' ist kein Platz mehr.
