# Was an einer Datendatei nicht stimmt: die Stelle, wie TOML sie schreibt, und was dort stehen muss.
bad-data-missing = Die Datendatei '{ $file }' fehlt.
bad-data-encoding = Die Datendatei '{ $file }' ist kein Text in UTF-8.
bad-data-toml = Die Datendatei '{ $file }' lässt sich nicht lesen: Zeile { $line } ist ab Spalte { $column } kein TOML.
bad-data-ends = Die Datendatei '{ $file }' lässt sich nicht lesen: An ihrem Ende ist etwas nicht geschlossen.
bad-data-table = In { $where } muss eine Tabelle von Werten stehen.
bad-data-lacks = In { $where } fehlt '{ $key }'.
bad-data-kind = In { $where } muss '{ $key }' { $wanted ->
    [str] ein Text
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
    [list] eine Liste
   *[dict] eine Tabelle von Werten
 } sein, nicht { $given }.
bad-data-range = In { $where } muss '{ $key }' zwischen { $low } und { $high } liegen, nicht bei { $given }.
bad-data-exactly = In { $where } { $wanted ->
    [one] muss 1 Eintrag
   *[other] müssen { $wanted } Einträge
 } stehen, nicht { $given }.
bad-data-count = In { $where } müssen { $low } bis { $high } Einträge stehen, nicht { $given }.
bad-data-one-of = In { $where } steht { $given }; hier möglich: { $choices }.
bad-data-unknown = In { $where } steht { $given }, aber { $table } hat keinen solchen Eintrag.
bad-data-id = In { $where } muss der Name '{ $name }' mit einem Buchstaben beginnen und nur Kleinbuchstaben, Ziffern und Unterstriche haben.
bad-data-origin-missing = In { $where } sagt nichts, woher es stammt: 'from' fehlt.
bad-data-origin = In { $where } muss 'from' mit einem von { $origins } beginnen, nicht mit { $given }.
bad-border-ends = In { $where } muss 'between' zwei verschiedene Orte des Spielplans nennen.
bad-border-twice = In { $where } steht eine Grenze doppelt.
bad-board-cut = In { $file } führt kein Weg von '{ $start }' nach '{ $place }'.
bad-rondel-order = In { $where } muss 'order' jedes von { $fields } einmal nennen.

# Was an einer Stellung nicht stimmt, die jemand schreibt.
bad-position-base = Eine Stellung beginnt mit einem von { $bases }, nicht mit '{ $given }'.
bad-position-table = Eine Stellung ist eine Tabelle von Feldern.
bad-position-field = Eine Stellung hat kein Feld '{ $field }'.
bad-position-axis = Das Feld '{ $field }' braucht eine Tabelle nach { $axis }.
bad-position-entry = Das Feld '{ $field }' hat keinen Eintrag '{ $entry }'.
bad-position-number = Das Feld '{ $field }' braucht eine ganze Zahl von { $low } bis { $high }, nicht { $given }.
bad-fact = '{ $noun }' ist keine Angabe dieses Spiels; Angaben sind { $facts }.
bad-fact-set = '{ $fact }' lässt sich prüfen, aber nicht setzen.
bad-fact-form = '{ $fact }' hat nicht die Form '{ $form }'.
bad-fact-number = Eine Stellung hat Zahlen von 0 bis { $most }, nicht { $given }.
bad-fact-store = Die Stellung verlangt { $wanted } von '{ $store }', zu haben sind aber nur { $there }.
bad-position = Diese Stellung ist unmöglich: { $why }
bad-position-range = In '{ $field }' steht eine Zahl, die dort nicht stehen kann.
bad-position-unfit = '{ $field }' passt nicht zum Rest der Stellung.
bad-position-box = '{ $what }' kommt { $found }-mal vor, in der Schachtel { $holds }-mal.
bad-position-place = '{ $what }' kann nicht in '{ $place }' sein.
bad-position-opposed = Feinde, die sich keinen Ort teilen können, stehen zusammen in '{ $place }'.
