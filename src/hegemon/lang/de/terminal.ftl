# Was das Terminal sagt.
term-thinking = { $name } denkt nach ...
term-hand-over = { $name } entscheidet: Nimm die Tastatur und drücke die Eingabetaste.
term-taken-back = Zurückgenommen: { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
 }.
term-autopay-on = Selbsttätiges Bezahlen ist an: zuerst Rohstoffe
term-autopay-off = Selbsttätiges Bezahlen ist aus: nach Münzen wird gefragt
term-enter = Die Eingabetaste führt zurück an den Tisch.
term-left-saved = Spiel in Zug { $turn } verlassen; gespeichert in { $file }.
term-left = Spiel verlassen und nicht gespeichert ('save DATEI' speichert, oder beginne mit --record DATEI).
term-no = Nein: { $reason } 'why AKTION' zeigt die Regel.
term-over = Das Spiel ist zu Ende. { $reason }
term-allowed = '{ $action }' ist jetzt erlaubt.
term-refused = '{ $action }': { $reason }
term-price = Preis { $price }
term-hidden = Das deckt etwas Verborgenes auf; was folgt, wird vorher nicht verraten.
term-unchanged = Auf dem Tisch ändert sich noch nichts.
term-no-rule = Keine Regel enthält '{ $words }'.
term-no-log = Noch ist nichts geschehen.
term-saved = Gespeichert in { $file }.
term-number = die Aktion mit dieser Nummer in der Liste
term-action = ihre Wörter; Wortanfänge genügen, solange sie eindeutig sind, Tab ergänzt
term-phrase = mehrere Aktionen in einer Zeile, etwa '{ $example }'
term-help-help = diese Liste
term-help-board = den Plan noch einmal zeichnen (ebenso eine leere Zeile)
term-help-look = look GEBIET: was dort steht, und seine Grenzen
term-help-cards = was die offenen Karten sagen
term-help-why = why AKTION: warum sie nicht geht, mit der Regel
term-help-preview = preview AKTION: Preis und Wirkung
term-help-odds = odds AKTION: wie der Kampf ausginge
term-help-rule = rule WÖRTER: eine Regel nachschlagen
term-help-undo = die letzte Entscheidung zurücknehmen, aber nie über den Zufall hinaus
term-help-log = was bisher geschah
term-help-save = save DATEI: das Spiel als Aufzeichnung speichern
term-help-autopay = autopay on|off: zuerst Rohstoffe, Münzen erst, wenn sie fehlen
term-help-quit = das Spiel verlassen
term-no-fight = Mit dieser Aktion beginnt kein Kampf.
log-title = { $game }: eine erzählte Partie
log-before = Vor dem ersten Zug
log-end = Das Ende
term-bot-lost = Der Bot von { $name } verliert die Partie. { $why }
term-bot-crashed = Sein Programm ist stehen geblieben.
term-bot-stalled = Er hat nicht rechtzeitig geantwortet.
term-bot-illegal = Er hat etwas gewählt, das nicht erlaubt ist.
term-bot-nonsense = Seine Antwort ist keine.
