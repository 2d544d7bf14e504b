# Was der Server ablehnt.
refuse-too-fast = Das geht zu schnell; warte { $seconds } s und versuche es noch einmal.
refuse-address-unreadable = Die Adresse enthält Zeichen, die sich nicht zeigen lassen.
refuse-wrong-host = Unter diesem Namen antwortet dieser Server nicht.
refuse-foreign-origin = Diese Anfrage kommt von einer fremden Seite und wird nicht ausgeführt.
refuse-not-json = Der Inhalt einer Anfrage muss vom Typ application/json sein.
refuse-too-slow = Der Inhalt der Anfrage kam nicht rechtzeitig an.
refuse-too-large = Der Inhalt einer Anfrage darf { $most } kB haben; dieser ist größer.
refuse-body-json = Der Inhalt der Anfrage ist kein gültiges JSON.
refuse-message-json = Die Nachricht ist kein gültiges JSON.
refuse-unreadable = Die Anfrage lässt sich nicht lesen.
refuse-no-page = Unter dieser Adresse gibt es nichts.
refuse-no-method = Diese Adresse nimmt solche Anfragen nicht an.
refuse-no-language = In der Sprache '{ $language }' gibt es nichts; es gibt { $known }.
refuse-unavailable = Die Datenbank antwortet gerade nicht; schicke denselben Befehl gleich noch einmal.
refuse-broken = Im Server ist etwas entzwei; das Protokoll seines Betreibers sagt mehr.
refuse-metrics = Die Messwerte des Servers sieht nur sein Betreiber.
refuse-field = { $field ->
    [none] Der Inhalt der Anfrage ist falsch: { SAY($fault) }
   *[other] Feld '{ $field }': { SAY($fault) }
}
refuse-after = Feld 'after': Es ist das, was 'next' auf der Seite davor gesagt hat.
refuse-ask = Frage nach einem Text oder nach einem Ding.
refuse-no-command = Am Tisch gibt es keinen Befehl '{ $name }'.
refuse-no-guest = Sage zuerst, wer du bist: POST /api/me mit einem Namen.
refuse-no-table = Unter dieser Adresse steht kein Tisch.
refuse-no-seat = Einen Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $last }.
refuse-not-your-seat = Das ist nicht dein Platz.
refuse-seat-closed = Das ist nicht dein Platz; was er sieht, sehen alle erst nach dem Spiel.
refuse-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
refuse-over = Das Spiel ist zu Ende.
refuse-replay = Das ist eine Aufzeichnung; hier spielt niemand.
refuse-stale = Das Spiel ist weitergegangen; sieh noch einmal auf den Tisch.
refuse-moved-on = Das Spiel ist weitergegangen: Du hast Ereignis { $seen } gesehen, es ist schon bei { $now }.
refuse-ahead = Du erwartest Ereignis { $seen }, aber das letzte ist { $now }; sieh noch einmal nach.
refuse-command-reused = Diese Kennung hatte schon ein anderer Befehl; nimm eine neue.
refuse-not-your-turn = Das entscheidest nicht du: { $who ->
    [seat-nobody] Niemand ist am Zug.
   *[other] { NAME($who, article: "def") } { AGREE($who) ->
        [one] ist
       *[other] sind
    } am Zug.
}
refuse-undo = { $left ->
    [0] Von dir lässt sich nichts zurücknehmen
    [one] Nur 1 deiner Entscheidungen lässt sich zurücknehmen
   *[other] Nur { $left } deiner Entscheidungen lassen sich zurücknehmen
}: nichts, was vor einem Zufall, vor etwas Aufgedecktem, vor dem Zug eines anderen oder vor diesem Zug liegt.
refuse-nothing-decided = Du hast noch nichts entschieden.
refuse-nothing-back = Es gibt nichts zurückzunehmen: Das Spiel ist bei Stellung { $there }.
refuse-agreed = Du hast schon zugestimmt.
refuse-no-takeback = Niemand möchte etwas zurücknehmen.
refuse-seats = Mit diesen Optionen hat das Spiel { $seats } Plätze, nicht { $given }.
refuse-several-seats = Mehrere Plätze nimmt einer nur ein, wenn das Gerät weitergereicht wird.
refuse-seeds = Dieser Server nimmt keine Startzahlen an: Den Zufall zieht das System.
refuse-too-many = Mehrere deiner öffentlichen Tische warten noch auf Spieler; besetze erst diese.
refuse-seated = Du sitzt schon an diesem Tisch.
refuse-seat-taken = Dieser Platz ist besetzt.
refuse-full = Kein Platz ist frei; du kannst zusehen.
refuse-not-creator = Nur wer den Tisch aufgestellt hat, ändert seine Plätze.
refuse-begun = Das Spiel hat begonnen; die Plätze bleiben, wie sie sind.
refuse-person-there = Dort sitzt ein Mensch.
refuse-bot-unnamed = Der Platz eines Bots braucht den Namen eines Bots, etwa 'steady'.
refuse-bot-slow = Ein Bot darf hier je Entscheidung { $seconds } Sekunden nachdenken, nicht länger.
refuse-no-position = Das Spiel hat bisher { $there ->
    [one] 1 Stellung
   *[other] { $there } Stellungen
}, nicht { $asked }.
refuse-hidden = In diesem Spiel ist manches verdeckt: Seine Aufzeichnung ist erst nach dem Ende offen.
refuse-review-not-over = Ein Spiel wird besprochen, wenn es zu Ende ist.
refuse-reviews = Gerade werden viele Spiele besprochen; versuche es in einer Minute noch einmal.
refuse-hints-busy = Gerade wird über viele Tipps nachgedacht; versuche es gleich noch einmal.
refuse-review-long = Ein Spiel von mehr als { $most } Handlungen wird hier nicht besprochen.
refuse-records = Gerade werden viele Aufzeichnungen gelesen; versuche es gleich noch einmal.
refuse-no-lesson = Eine solche Lektion, Aufgabe oder Abbildung gibt es nicht.
refuse-no-task = Diese Lektion hat { $there ->
    [one] 1 Aufgabe.
   *[other] { $there } Aufgaben.
}
refuse-no-thing = In diesem Spiel gibt es kein '{ $thing }'.

# Was an einem Feld falsch ist.
fault-missing = Es fehlt.
fault-extra = Ein solches Feld gibt es nicht.
fault-short = Es braucht mindestens { $min_length } Zeichen.
fault-long = Es darf { $max_length } Zeichen haben.
fault-text = Es muss ein Text sein.
fault-pattern = Es muss die Form { $pattern } haben.
fault-number = Es muss eine ganze Zahl sein.
fault-flag = Es muss true oder false sein.
fault-low = Es muss mindestens { $ge } sein.
fault-high = Es darf höchstens { $le } sein.
fault-choice = Es muss { $expected } sein.
fault-unshowable = Es enthält Zeichen, die sich nicht zeigen lassen.
fault-list = Es muss eine Liste sein.
fault-many = Es darf { $max_length } Einträge haben.
fault-few = Es braucht mindestens { $min_length } Einträge.
fault-object = Es muss ein Objekt mit Feldern sein.
fault-mail = das ist keine E-Mail-Adresse.
fault-little-time = ein Spieler braucht mindestens fünf Sekunden.
fault-free-days = Urlaub und freie Wochenenden gibt es in Partien mit Tagen je Zug.
fault-time-zone = diese Zeitzone gibt es nicht.
fault-browser-key = das ist kein Schlüssel eines Browsers.
fault-browser-secret = das ist kein Geheimnis eines Browsers.
fault-push-address = an diese Adresse schickt der Server keine Nachrichten.
fault-other = { $detail }.

# Was keine Handlung ist.
bad-action-number = Eine Handlung mit der Nummer { $number } gibt es nicht; es gibt { $size }.
bad-action-nothing = Die Handlung mit der Nummer { $number } ('{ $verb }') nennt nichts, was es in diesen Daten gibt.
bad-action-empty = Ein leerer Text ist keine Handlung.
bad-action-now = '{ $text }' ist keine Handlung, die jetzt möglich ist.
bad-action-short = '{ $text }' ist unvollständig: Zu '{ $verb }' gehört { $wanted }.
bad-action-long = Hinter '{ $verb }' gehört { $wanted ->
    [none] nichts
   *[other] { $wanted }
}, nicht '{ $text }'.
bad-verb = '{ $word }' ist kein Befehl dieses Spiels; Befehle sind { $verbs }.
bad-name = { $near ->
    [none] '{ $name }' gibt es hier nicht.
   *[other] '{ $name }' gibt es hier nicht (vielleicht { $near }).
}
bad-phrase-short = Hier fehlt etwas: { $missing }.
bad-number = Die Nummer { $number } steht nicht in der Liste; sie geht von 1 bis { $last }.
bad-line = '{ $line }' geht jetzt nicht; gib eine Nummer, eine Handlung oder help ein.
bad-autopay = Das Bezahlen von selbst schaltet man mit 'on' oder 'off', nicht mit '{ $text }'.
bad-save = Nenne die Datei, in die gespeichert wird, etwa 'save abend.hgm'.
bad-why = Nenne die Handlung, nach der du fragst, etwa 'why done'.
bad-rule = Nenne einige Wörter der Regel, etwa 'rule Stadt kostet'.
bad-look = { $near ->
    [none] Nenne etwas auf dem Tisch, das du ansehen willst, etwa 'look { $example }'.
   *[other] Nenne etwas auf dem Tisch, das du ansehen willst, etwa 'look { $example }'; vielleicht { $near }.
}
bad-undo = Es lässt sich nichts zurücknehmen. { SAY($why) }

# Warum sich eine Entscheidung nicht zurücknehmen lässt.
say-undo-nothing = In diesem Zug ist noch nichts entschieden.
say-undo-chance = Seitdem hat der Zufall gesprochen.
say-undo-shown = Seitdem wurde etwas Verdecktes gezeigt.
say-undo-another = Seitdem hat jemand anderes entschieden.
say-undo-no-seat = Du hast hier keinen Platz.
say-undo-not-on = Das Spiel läuft nicht.
say-undo-ask = { SAY($why) } Du kannst die anderen fragen, ob du zurücknehmen darfst.

# Was kein Spiel, keine Option, kein Bot ist.
bad-game = Ein Spiel '{ $game }' gibt es nicht (Spiele sind { $games }).
bad-game-perhaps = Ein Spiel '{ $game }' gibt es nicht (vielleicht '{ $near }').
bad-option = { $game } hat keine Option '{ $option }'; es hat { $known }.
bad-option-perhaps = { $game } hat keine Option '{ $option }' (vielleicht '{ $near }').
bad-option-choice = { $own ->
    [yes] Für die Option '{ $option }' gibt es { $choices } oder eine eigene Datei, nicht '{ $given }'.
   *[no] Für die Option '{ $option }' gibt es { $choices }, nicht '{ $given }'.
}
bad-option-file = Für die Option '{ $option }' gibt es { $choices }, nicht '{ $given }'; eine eigene liegt in ORDNER/{ $folder } und wird mit --data ORDNER gefunden.
bad-option-flag = Die Option '{ $option }' ist yes oder no, nicht '{ $given }'.
bad-option-number = Die Option '{ $option }' ist eine ganze Zahl, nicht '{ $given }'.
bad-option-range = Die Option '{ $option }' liegt zwischen { $low } und { $high }, nicht bei { $given }.
bad-bot = Einen Bot '{ $bot }' gibt es nicht; Bots sind { $bots }.
bad-bot-argument = Zum Bot '{ $bot }' gehört kein Zusatz, auch nicht ':{ $argument }'.
bad-bot-seconds = Der Bot '{ $bot }' denkt einige Sekunden nach (bis zu 600), etwa '{ $bot }:2', nicht '{ $argument }'.

# Was keine Aufzeichnung ist.
bad-record-unwritten = Die Aufzeichnung lässt sich nicht nach '{ $file }' schreiben: { $detail }.
bad-record-large = Diese Datei ist zu groß für eine Aufzeichnung.
bad-record-first = Das ist keine Aufzeichnung: Die erste Zeile muss '{ $first }' oder '{ $other }' lauten.
bad-record-header = Zeile { $line } der Aufzeichnung gehört nicht in den Kopf: '{ $text }'.
bad-record-lacks = Im Kopf der Aufzeichnung fehlt '{ $key }'.
bad-record-ruleset = Der Regelstand '{ $text }' der Aufzeichnung ist keine Zahl.
bad-record-line = Zeile { $line } der Aufzeichnung ist beschädigt: '{ $text }'.
bad-record-nobody = Zeile { $line } der Aufzeichnung sagt nicht, wer handelt.
bad-record-rules = Die Aufzeichnung wurde unter Regelstand { $then } von { $game } gespielt; hier gilt Regelstand { $now }.
bad-record-data = Die Aufzeichnung wurde mit anderen Spielplänen, Karten oder Tabellen gespielt; nenne deren Ordner.
bad-record-hash = Die Stellung nach Zug { $turn } hat nicht die Prüfsumme, die die Aufzeichnung angibt.
bad-record-result = Die Aufzeichnung nennt das Ergebnis '{ $told }', aber es ist '{ $found }'.
bad-record-turn = Zug { $turn } der Aufzeichnung lässt sich nicht nachspielen: { $why }
bad-record-other-turn = Die Aufzeichnung legt '{ $action }' in Zug { $turn }, aber es ist Zug { $found }.
bad-record-actor = In Zug { $turn } lässt die Aufzeichnung { $actor } handeln, aber am Zug ist { $who }.
bad-record-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $why }
bad-record-incomplete = Die Handlungen des Spiels sind nicht vollständig: { $there } von { $all } sind da.
bad-record-long = Eine Aufzeichnung darf hier { $most } Handlungen haben; diese hat mehr.
bad-record-binary = Das ist keine Aufzeichnung: Es ist kein Text.
bad-record-undecided = In dieser Aufzeichnung hat niemand etwas entschieden: Es gibt nichts zu besprechen.
bad-file-missing = Eine Datei '{ $file }' gibt es nicht.
bad-file-binary = '{ $file }' ist keine Textdatei.
bad-file-unread = '{ $file }' lässt sich nicht lesen: { $detail }.

# Zeit, Zufall, Trainer, Konten und was um einen Tisch herum ist.
refuse-kept-apart = An diesen Tisch kannst du dich nicht setzen.
refuse-commitment-unknown = Diese Festlegung ist unbekannt oder schon verwendet; bitte um eine neue.
refuse-commitment-none = Für diesen Tisch gibt es keine Festlegung, der sich Salz beigeben ließe.
refuse-draws-fixed = Das Spiel hat begonnen; seine Ziehungen stehen fest.
refuse-salt-unseen = Salz gibt man einer Festlegung bei, die man vorher gesehen hat: POST /api/chance.
refuse-coach-busy = Der Trainer ist gerade beschäftigt; versuche es gleich noch einmal.
refuse-coach = Der Trainer hilft nur in Spielen gegen Bots.
refuse-time-up = Die Zeit für diese Entscheidung ist um.
refuse-order-hidden = Züge für den Fall der Fälle gibt es nur in Spielen, in denen nichts verborgen ist.
refuse-order-one = Eine Daueranweisung ist eine einzelne Handlung oder Wendung.
refuse-no-clock = An diesem Tisch läuft keine Uhr.
refuse-clock-stands = Die Uhr steht schon still.
refuse-pause-agreed = Du hast schon zugestimmt, die anderen noch nicht.
refuse-no-pause = Niemand bittet um eine Pause.
refuse-clock-runs = Die Uhr läuft.
refuse-no-vacation = So viele Urlaubstage hast du nicht mehr.
refuse-rematch-seat = Eine Revanche gibt es für die, die an diesem Tisch saßen.
refuse-rematch-not-over = Eine Revanche gibt es, wenn das Spiel zu Ende ist.
refuse-commitment-taken = Diese Festlegung gehört inzwischen zu einem anderen Tisch.
refuse-branch = Weiterspielen kann man aus einem beendeten Spiel, oder aus dem eigenen, wenn darin nichts verborgen ist.
refuse-banned = Der Betreiber dieses Servers hat dich bis { $until } UTC ausgesperrt.
refuse-nobody-here = Unter dieser Adresse gibt es niemanden.
refuse-table-busy = Am Tisch ist gerade zu viel los; versuche es noch einmal.
refuse-yourself = Das bist du selbst.
refuse-many-offers = Viele deiner Angebote warten noch auf Antwort.
refuse-not-host = Das tut nur, wer den Tisch eröffnet hat.
refuse-no-offer = Dieses Angebot gibt es nicht mehr.
refuse-no-open-seat = Ein solcher Platz ist nicht frei.
refuse-sits-there = Dort sitzt du schon.
refuse-other-there = Dort sitzt inzwischen jemand anderes.
refuse-nobody-there = Dort sitzt niemand.
refuse-begun-players = Das Spiel hat begonnen; beenden können es die, die spielen.
refuse-passkey = Dieser Passkey wird nicht angenommen; versuche es noch einmal oder komm auf anderem Weg herein.
refuse-many-passkeys = Es gibt schon { $most } Passkeys; entferne zuerst einen.
refuse-many-people = Du hast über sehr viele Leute entschieden; nimm zuerst etwas zurück.
refuse-no-mail = Dieser Server verschickt keine Post; nimm einen Passkey oder Wiederherstellungscodes.
refuse-code = Das ist kein Wiederherstellungscode, oder er wurde schon verwendet.
refuse-many-browsers = { $most } Browser erhalten schon Nachrichten; schalte zuerst einen ab.
refuse-name-to-leave = Feld 'name': Schreibe deinen eigenen Namen, um zu gehen.
refuse-frozen-refused = Die Regeln haben sich seither geändert: Was in Zug { $turn } getan wurde, ist nicht mehr erlaubt. Alte und neue Regeln stimmen bis Zug { $agreed } überein.
refuse-frozen-order = Die Regeln haben sich seither geändert: In Zug { $turn } würde nun jemand anderes entscheiden. Alte und neue Regeln stimmen bis Zug { $agreed } überein.
refuse-frozen-other = Die Regeln haben sich seither geändert: Zug { $turn } würde nun zu einer anderen Stellung führen. Alte und neue Regeln stimmen bis Zug { $agreed } überein.

# Die Befehlszeile.
refuse-bad-link = Dieser Link gilt nicht mehr: Er wurde benutzt oder ist zu alt. Lass dir einen neuen schicken.
bad-command = Einen Befehl '{ $command }' gibt es nicht; vielleicht meinst du 'hegemon { $near }'.
bad-seat = Einen Platz '{ $seat }' gibt es nicht; die Plätze sind { $seats }.
bad-record-folder = Für die Aufzeichnung gibt es keinen Ordner '{ $folder }'.
bad-record-no-turn = Die Aufzeichnung hat keinen Zug { $turn }; ihre Züge gehen von { $first } bis { $last }.
bad-pair-form = { $what ->
    [seat] Einen Platz
   *[option] Eine Option
 } schreibt man NAME=WERT, nicht '{ $given }'.
bad-pair-twice = { $what ->
    [seat] Einen Platz
   *[option] Eine Option
 } gibt man einmal an, '{ $name }' steht aber zweimal da.
bad-folder = Einen Ordner '{ $folder }' gibt es nicht.
bad-check-what = Was soll geprüft werden? hegemon validate SPIEL ORDNER oder hegemon validate DATEI.
bad-check-file = Eine Datei '{ $file }' gibt es nicht; einen Ordner prüft man mit: hegemon validate SPIEL ORDNER.
bad-check-empty = Im Ordner '{ $folder }' liegt keine Datendatei; { $game } liest { $files }.
bad-check-name = '{ $file }' ersetzt keine Datei von { $game }; gelesen werden { $files }.
bad-check-no-game = Kein Spiel liest eine einzelne Datei als Ganzes; prüfe einen Ordner: hegemon validate SPIEL ORDNER.
bad-check-single = { $game } liest keine einzelne Datei als Ganzes; prüfe einen Ordner: hegemon validate SPIEL ORDNER.
bad-bot-crashed = Der Bot '{ $bot }' ist ausgefallen: Er hat aufgehört{ $detail }.
bad-bot-stalled = Der Bot '{ $bot }' ist ausgefallen: Er hat nicht rechtzeitig geantwortet{ $detail }.
bad-bot-illegal = Der Bot '{ $bot }' ist ausgefallen: Er hat etwas gewählt, das nicht erlaubt ist{ $detail }.
bad-bot-nonsense = Der Bot '{ $bot }' ist ausgefallen: Seine Antwort ist keine{ $detail }.
bad-record-digest = In der Aufzeichnung ist '{ $name }' keine Zahl aus 64 Ziffern zur Basis 16.
bad-record-seed = Der Startwert der Aufzeichnung ist nicht der, auf den das Spiel festgelegt war.
bad-record-draw = Ziehung { $number } der Aufzeichnung ist '{ $made }', aber Startwert und Salze ergeben '{ $due }'.
bad-record-salts = Die Aufzeichnung nennt einen Startwert oder Salze, aber keine Festlegung darauf.
bad-engine-unavailable = Kompilierte Regeln sind hier nicht zu haben: { SAY($why) }; engine='plain' braucht keinen Compiler.
bad-engine-switch = { $variable } ist 'on' oder 'off', nicht '{ $given }'.
bad-weights = Die Gewichte in '{ $file }' lassen sich nicht lesen: { $detail }.
say-engine-missing = Numba ist nicht installiert (hegemon[fast] bringt es mit)
say-engine-import = Numba lässt sich nicht laden ({ $detail })
say-engine-forbidden = { $variable } verbietet das Kompilieren
say-engine-compile = Numba { $version } kompiliert die Regeln von { $game } nicht ({ $detail })
bad-engine-differs = Die übersetzten Regeln von { $game } weichen nach { $moves } Zügen von den einfachen ab: Entferne den Ordner '{ $folder }', oder nimm engine='plain'.
