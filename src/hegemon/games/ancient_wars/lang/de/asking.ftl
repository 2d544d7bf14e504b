ask-over = Das Spiel ist zu Ende.
ask-turn = Der Zug geht weiter.
ask-check = Wähle eine Einheit { IN($space) }, die für den Nachschub würfelt (noch { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
 }; verloren bis { $fatal }).
ask-check-roll = Eine Einheit { IN($space) } würfelt für den Nachschub: verloren bis { $fatal }.
ask-choose-card = Nimm die oberste Karte ungesehen, oder wähle eine aus deiner Ablage.
ask-opening = Wähle deine erste Karte aus dem Stapel, oder nimm die oberste ungesehen.
ask-draw = { NAME($who) } zieht eine Karte.
ask-subvert = Nenne eine feindliche Einheit, die überlaufen soll: ab einer { $n } geht sie.
ask-subvert-roll = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] läuft
   *[other] laufen
 } ab einer { $n } davon.
ask-recruit = Wirb { $n ->
    [one] eine Einheit
   *[other] bis zu { $n } Einheiten
 } an („{ NAME($card) }“).
ask-recruit-any = Wirb bis zu { $n } Einheiten an („{ NAME($card) }“), in beliebiger Reihenfolge: { LIST($whom) }. Mit „fertig“ verzichtest du zuerst auf { $given_up } davon ({ LIST($first) }).
ask-camps = Baue Lager oder brich welche ab, oder beende das Anwerben.
ask-place = Wohin setzt du { NAME($unit, article: "def", case: "acc") }?
ask-march = Welcher Stapel oder welche Flotte zieht („{ NAME($card) }“)?
ask-march-to = Wohin zieht der Stapel { FROM($origin) }?
ask-march-take = Wer zieht { FROM($origin) } { TO($to) }?
ask-march-roll = Nach dem Eilmarsch { TO($to) } { $n ->
    [one] würfelt 1 Einheit
   *[other] würfeln { $n } Einheiten
 }: verloren bis { $fatal }.
ask-sail-roll = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] würfelt
   *[other] würfeln
 } für die Fahrt.
ask-sail-to = In welchen Hafen { AGREE($unit) ->
    [one] fährt
   *[other] fahren
 } { NAME($unit, article: "def") }? Gewürfelt ist { $die }.
ask-load = Wer fährt { TO($to) } mit? { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] hat
   *[other] haben
 } Platz für { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
 }.
ask-storm = Der Sturm verschlingt eine der Einheiten an Bord. Welche?
ask-battles = Welche Schlacht schlägst du als Nächste?
ask-ambush = Greifst du { AT($battle) } offen an oder aus dem Hinterhalt?
ask-levy = Hebe { IN($battle) } das Aufgebot aus: bis zu { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
 }.
ask-advantage = { NAME($who) } würfelt { AT($battle) } um den Schlachtvorteil.
ask-fight = Runde { $round } { AT($battle) }: welche Einheit kämpft als Nächste?
ask-dice = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] würfelt
   *[other] würfeln
 }: noch { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
 }.
ask-lose = Welche Einheit verlierst du { AT($battle) }? { $n ->
    [one] 1 ist fällig.
   *[other] { $n } sind fällig.
 }
ask-panic = Welche Einheit gerät { AT($battle) } in Panik? { $n ->
    [one] 1 ist fällig.
   *[other] { $n } sind fällig.
 }
ask-port = In welchen Hafen gehen deine geschlagenen Flotten?
ask-board = Welche geschlagenen Einheiten fahren { TO($to) } mit?
ask-retreat = Wohin ziehen sich deine geschlagenen Einheiten { FROM($battle) } zurück?
ask-reward = Welche Einheit stößt zu deinen Siegern { IN($battle) }?
ask-morale = Welche deiner Einheiten läuft nach der Niederlage { AT($battle) } auseinander?
ask-pursue = Verfolgst du { FROM($battle) } aus, und wohin?
ask-pursue-take = Wer verfolgt { FROM($battle) } { TO($to) }?
price-dice = Würfel
price-fleet-move = Fahrt der Karte
price-fatal = verloren bis zu diesem Wurf
price-succeeds = gelingt ab diesem Wurf
effect-none = Kein Ereignis.
effect-siege = Festungen, die du in diesem Zug angreifst, schützen nicht: ihre Verteidiger geraten in Panik wie andere.
effect-advantage = Greifst du in diesem Zug an, zähle { $n } zu deinen Würfen um den Schlachtvorteil.
effect-advantage-with = Greifst du in diesem Zug mit einer dieser Einheiten an, zähle { $n } zum Wurf um den Schlachtvorteil: { LIST($whom) }.
effect-elite = In diesem Zug greifen diese Truppen in der Elitespalte an: { LIST($whom) }.
effect-elite-with = In diesem Zug greifen diese Truppen an der Seite von { LIST($leaders) } in der Elitespalte an: { LIST($whom) }.
effect-ambush = Ein Angriff dieses Zuges außerhalb von Festungen darf ein Hinterhalt sein: in der ersten Runde hast du ohne Wurf den Vorteil, und alle deine Einheiten würfeln in der Elitespalte. Gelände: { LIST($ground) }.
effect-ambush-led = Ein Angriff dieses Zuges mit einem Anführer, außerhalb von Festungen, darf ein Hinterhalt sein: in der ersten Runde hast du ohne Wurf den Vorteil, und alle deine Einheiten würfeln in der Elitespalte. Gelände: { LIST($ground) }.
effect-barriers = In diesem Zug überschreiten diese Hindernisse wie gewöhnliche Wege: { LIST($whom) }.
effect-barriers-led = Wer in diesem Zug den ganzen Weg mit einem Anführer zieht, überschreitet Hindernisse wie gewöhnliche Wege.
effect-barriers-with = Wer in diesem Zug den ganzen Weg mit { LIST($leaders) } zieht, überschreitet Hindernisse wie gewöhnliche Wege.
effect-fleets = Zähle in diesem Zug { $n } zu jedem Fahrtwurf, höchstens bis 6.
effect-subvert = Nenne vor dem Anwerben eine feindliche Landeinheit mit höchstens Stärke { $strength } neben deinen Einheiten, keinen Anführer und keine Elite: ab einer { $n } läuft sie davon.
effect-subvert-of = Nenne vor dem Anwerben eine feindliche Einheit mit höchstens Stärke { $strength } neben deinen Einheiten, aus einem dieser Völker: { LIST($whom) }. Ab einer { $n } läuft sie davon.
effect-camps = Legionen dieser Karte darfst du auch in Lager setzen.
effect-occupying = Wirb { $more ->
    [one] 1 Einheit
   *[other] { $more } Einheiten
 } mehr an, wenn eine deiner Landeinheiten in einem dieser Länder steht: { LIST($regions) }.
effect-fewer = Wirb { $more ->
    [one] 1 Einheit
   *[other] { $more } Einheiten
 } mehr an, wenn höchstens { $n } von diesen auf der Karte stehen: { LIST($whom) }.
effect-attrition = Sofort würfelt der Gegner für seine Landeinheiten außerhalb von Festungen, Lagern und Orten mit eigener Flotte: über { $free ->
    [one] 1 Einheit
   *[other] { $free } Einheiten
 } je Ort hinaus, Anführer ausgenommen, geht jede bis zu einer { $fatal } verloren.
effect-revolt = Rekruten dieser Karte dürfen sich an einem Heimatort mit Feinden erheben; dort greifst du in diesem Zug an, und die Festung schützt sie nicht.
effect-goal = { NAME($who) } gewinnt mit { $n } von diesen { $all } Orten: { LIST($places) }.
effect-goal-all = { NAME($who) } gewinnt, wenn es { LIST($places) } hält.
effect-goal-capital = { NAME($who) } gewinnt mit { NAME($capital) } oder mit { $n } dieser Orte: { LIST($places) }.
effect-end = Nach der letzten Runde gewinnt { NAME($who) }.
effect-end-count = Nach der letzten Runde gewinnt die Seite der Barbaren mit { NAME($capital) } oder mit { $n } ihrer Orte; sonst gewinnt { NAME($who) }.
say-where = Sag, wohin du { NAME($unit, article: "def", case: "acc") } setzt.
say-only-place = Du kannst { NAME($unit, article: "def", case: "acc") } nur { IN($space) } anwerben.
phrase-recruit = Einheiten anwerben
phrase-march = einen Stapel ziehen
phrase-land = fahren und Einheiten landen
phrase-attack = angreifen und die Schlacht zu Ende schlagen
phrase-ambush = aus dem Hinterhalt angreifen und die Schlacht zu Ende schlagen
phrase-fight = weiterkämpfen wie üblich
phrase-lose = Verluste hinnehmen
phrase-panic = wählen, wer in Panik gerät
phrase-flee = zur See fliehen
phrase-board = Geschlagene an Bord nehmen
phrase-pursue = dem Feind nachsetzen
phrase-levy = das Aufgebot ausheben
odds-wins = { NAME($who) } gewinnt
odds-dice = { NAME($unit) }: Würfel
odds-bonus = zählt { $n } zu den Würfen um den Vorteil
odds-walls = gerät hinter Mauern nicht in Panik
odds-ambush = greift aus dem Hinterhalt an
odds-elite = hat Eliteeinheiten, die in eigener Spalte angreifen
odds-card-elite = hat Truppen, die durch die Karte in der Elitespalte angreifen
odds-steady = hat Eliteeinheiten, die als Verteidiger nicht in Panik geraten
# Schritte, in denen nichts möglich ist
tell-idle_subvert = Niemand lässt sich abwerben: { SAY($reason) }
tell-idle_subvert_none = Niemand lässt sich abwerben: Die Karte erreicht keine Einheit.
tell-idle_recruit = Niemand auszuheben: { SAY($reason) }
tell-idle_recruit_none = Niemand auszuheben: Die Karte findet niemanden, den sie aufstellen könnte.
tell-idle_march = Kein Marsch möglich: { SAY($reason) }
tell-idle_march_none = Kein Marsch möglich: Die Karte bewegt niemanden, der noch irgendwohin könnte.
tell-idle_battles = Keine Schlacht möglich: { SAY($reason) }
tell-idle_battles_none = Keine Schlacht möglich: Keine deiner Einheiten steht vor einem Feind.
tell-idle_levy = Kein Aufgebot möglich: { SAY($reason) }
tell-idle_levy_none = Kein Aufgebot möglich: Es ist niemand da, der aufgestellt werden könnte.
tell-idle_board = Niemand kann an Bord gehen: { SAY($reason) }
tell-idle_board_none = Niemand kann an Bord gehen: Keine Einheit in diesem Hafen findet Platz auf einer Flotte.
tell-idle_pursue = Keine Verfolgung möglich: { SAY($reason) }
tell-idle_pursue_none = Keine Verfolgung möglich: Niemand darf dem Feind nachsetzen.
