# Was Befehle drucken.
term-more-rules = Noch { $n }: Nenne ein weiteres Wort, oder --all.
term-rule-option = Option
term-rule-waived = erlassen
term-rule-code = Code
term-rule-scenario = Szenario
term-written = Geschrieben nach { $file }.
term-borders = Grenzen
term-region = Gebiet
term-data-rows = { $game }: { $n } Datenzeilen
term-rows = Zeilen
term-origin = Herkunft
term-meaning = Bedeutung
term-item = Eintrag
term-note = Anmerkung
term-origin-rulebook = in der Anleitung gedruckt
term-origin-source = aus einer genannten öffentlichen Quelle
term-origin-deduced = folgt aus dem, was gedruckt ist
term-origin-reconstructed = unsere beste Rekonstruktion: Ersetze sie durch das, was auf deinem Exemplar gedruckt ist
term-origin-designed = von uns erdacht, nie als veröffentlichter Bestandteil ausgegeben
term-certain-rows = { $n ->
    [one] 1 sichere Zeile ist nicht genannt
   *[other] { $n } sichere Zeilen sind nicht genannt
 }; --all nennt sie.
term-content = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
 }, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
 } (Schema { $schema })
term-no-server = Gerade läuft kein Server auf dieser Datenbank; der nächste tut es bei seinem Start.
term-no-people = Niemand hier heißt so.
term-no-tables = Einen solchen Tisch gibt es nicht.
term-no-reports = Nichts wurde gemeldet.
term-report = { $at }  Tisch { $table }  { $reporter } über { $about }: { $text }
term-forget = Alles, was von diesem Gast erzählt, wird für immer gelöscht. Weiter?
term-closed = Der Tisch ist geschlossen.
term-hidden-table = Der Tisch steht nicht mehr in der Liste.
term-handed = Der Platz hat den Besitzer gewechselt.
term-shut-out = Ausgesperrt für { $days } Tage.
term-let-in = Wieder hereingelassen.
term-renamed = Der Name ist geändert.
term-forgotten = Von diesem Gast ist nichts mehr da.
term-announced = Alle lesen es jetzt.
term-unannounced = Es wird nichts mehr angekündigt.
term-order-failed = Es ist fehlgeschlagen; das Protokoll des Servers sagt, warum.
term-setting-from = aus { $source }; sonst: { $default }
term-setting-default = Vorgabe; { $variable }
term-upgrade-table = Tisch { $table }, { $game }, Zug { $turn }, Stellung { $ply }{ $stopped ->
    [0] {""}
   *[other] {" "}(steht schon still)
 }: { $why }
term-upgraded = { $checked } Spiele wurden nachgespielt; { $lost } von denen, die heute weitergehen, gingen nicht weiter.
term-agree-refused = Die Regeln haben sich seither geändert, und dieses Spiel kann unter ihnen nicht weitergehen: { $why }
term-agree-order = Die Regeln haben sich seither geändert: '{ $action }' fiele jetzt in einen anderen Zug oder an einen anderen Platz.
term-agree-other = Die Regeln haben sich seither geändert: Zug { $turn } würde nun zu einer anderen Stellung führen.
term-agree-until = { $why } Alte und neue Regeln stimmen bis Stellung { $ply } in Zug { $turn } überein.
term-serve-data = Daten: { $folder }
term-serve-ready = Hegemon ist bereit unter { $address } (Strg+C beendet es).
term-worker-ready = Hegemon spielt die Bots (Strg+C beendet es).
term-warming = { $game }: Was noch nicht übersetzt ist, wird übersetzt ...
term-warm = {" "}fertig nach { $seconds } s.
term-verified = { $file }: { $game }, { $turns } Züge, { $actions } Aktionen, { $result }; alle Prüfsummen stimmen; { SAY($chance) }
term-chance-none = vor dem Spiel wurde nichts festgelegt, also lassen sich seine Ziehungen nicht beweisen
term-chance-closed = sein Startwert ist noch nicht offen, also sind seine Ziehungen nicht bewiesen
term-chance-proved = alle { $draws } Ziehungen folgen aus dem Startwert und { $salts } Salzen
term-games-hint = Optionen eines Spiels: hegemon games SPIEL. Spielen: hegemon play SPIEL.
term-games-example = Beispiel: { $command }
term-games-status = { $seats } Plätze, Reife { $stage }, Regelstand { $ruleset }
term-game = Spiel
term-title = Titel
term-seats = Plätze
term-stage = Reife
term-ruleset = Regelstand
term-about = worum es geht
term-option = Option
term-values = Werte
term-default = Vorgabe

# Einstellungen des Servers.
setting-data = Ordner der Datenbank
setting-database_url = eine andere Datenbank, etwa postgresql+asyncpg://… (ihr asynchroner Treiber muss installiert sein)
setting-web = Ordner des gebauten Clients
setting-engine = auto, plain oder fast; auto ist übersetzt, sobald das fertig ist
setting-origins = weitere Adressen, deren Seiten sich verbinden dürfen, durch Kommas getrennt
setting-hosts = Namen, unter denen der Server antwortet, durch Kommas getrennt; keine: unter jedem
setting-proxies = Adressen von Proxys, die den Client nennen dürfen (X-Forwarded-For), durch Kommas getrennt
setting-metrics_for = Adressen, die /metrics lesen dürfen, durch Kommas getrennt
setting-log = lines (für Menschen) oder json (für Programme)
setting-bot_threads = Bots, die gleichzeitig denken; 0: andere Prozesse spielen sie
setting-bot_pause = Sekunden zwischen zwei Zügen von Bots, damit man folgen kann
setting-bot_seconds = längste Bedenkzeit, die ein Tisch von einem Bot verlangen darf, je Entscheidung
setting-bots = Bots von anderen: NAME=package.module:Class oder NAME=program:BEFEHL, durch Kommas getrennt
setting-rate_factor = vervielfacht jede Grenze für das Tempo eines Clients
setting-connections = gleichzeitig offene Verbindungen; die nächste wird mit 503 abgewiesen
setting-connections_per_address = dasselbe von einer Adresse aus, dieser Rechner (ein Proxy) ausgenommen
setting-sockets_per_guest = Sockets, die ein Gast offen halten darf
setting-listed_per_guest = gelistete Tische eines Gastes, die auf Mitspieler warten dürfen
setting-request_seconds = Zeit für den Kopf einer Anfrage, für ihren Körper, für das Abholen der Antwort und für die Antwort einer Verbindung auf einen Ping
setting-least_free = freie Bytes der Platte, unter denen der Server sich krank meldet
setting-kept_tables = Tische, die im Speicher bleiben, während niemand verbunden ist
setting-address = wo man diesen Server findet, etwa https://hegemon.example.org; für Links in der Post
setting-mail = der Mailserver: smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… oder smtp+plain://…
setting-mail_from = der Absender der Post
setting-private_hooks = 1 lässt Webhooks und Pushes zu Adressen des eigenen Netzes gehen, ohne TLS
setting-notice_seconds = wie lange jemand vom Tisch weg sein darf, bevor er benachrichtigt wird
setting-seeds = 1 erlaubt Tische mit einem Startwert (Tests)
say-unfit-number = eine Zahl von { $low } bis { $high }
say-unfit-count = eine ganze Zahl von { $low } bis { $high }
say-unfit-flag = 1 (ja) oder 0 (nein)
say-unfit-bots = eine Liste von NAME=package.module:Class oder NAME=program:BEFEHL, mit eigenen Namen
say-unfit-address = eine Adresse ohne Pfad, etwa https://hegemon.example.org
say-unfit-mail = eine Adresse wie smtp://USER:PASSWORD@HOST:587
say-unfit-database = eine Adresse mit asynchronem Treiber wie postgresql+asyncpg://USER:PASSWORD@HOST/NAME
say-unfit-one-of = eines von { $names }
