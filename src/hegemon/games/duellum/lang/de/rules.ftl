# setup
rule-setup-box = Holzteile, Tempel, Mauern, Stadtplättchen und Persönlichkeiten gibt es nur so viele, wie in der Schachtel liegen: Ein leerer Vorrat gibt nichts her. Nur Rohstoffchips gehen nie aus.
rule-setup-nations = Braun spielt je nach Seite des Plans Karthago oder Griechenland, Beige Rom oder Persien.
rule-setup-pieces = Jedes Volk hat 12 Legionen und 12 Galeeren. Je eine beginnt auf seiner Rekrutenablage, die übrigen in seinem Vorrat.
rule-setup-start_cities = Jedes Volk beginnt mit drei Städten auf dem Plan, einer für jeden Rohstoff.
rule-setup-start_stock = Jedes Volk beginnt mit 3 Marmor, 3 Eisen und 3 Gold.
rule-setup-start_wall = Jedes Volk beginnt mit einer Stadtmauer im eigenen Vorrat und mit seinem Marker auf der 0.
rule-setup-first_player = Das Los bestimmt, wer beginnt; der andere erhält 1 Münze.
rule-setup-bank = Alle übrigen Münzen, Tempel, Mauern und Stadtplättchen liegen in der Bank, die Persönlichkeiten in fünf Stapeln daneben.
rule-setup-events = Die 25 Ereigniskarten werden gemischt, drei davon offen ausgelegt.
rule-setup-chip_substitutes = Werden die Chips knapp, helfen andere Marken aus.
rule-setup-blank_cards = Zwei leere Ereigniskarten dürfen die Spieler selbst beschriften.
rule-setup-summary_cards = Auf sechs Karten stehen Kurzregeln.
# turn
rule-turn-alternate = Die beiden Spieler sind abwechselnd am Zug.
rule-turn-sequence = Ein Zug hat drei Schritte, immer in dieser Folge: eine Aktion auf dem Rondell, Städte gründen, Persönlichkeiten gewinnen.
# rondel
rule-rondel-order = Im Uhrzeigersinn liegen Ferrum, Templum, Aurum, Duellum, Militia, Marmor, Scientia, Duellum; wo ein Rohstoff verbraucht wird, liegt gegenüber von dem Feld, das ihn liefert.
rule-rondel-first_turn = In seinem ersten Zug setzt ein Volk seinen Stein kostenlos auf ein beliebiges Feld.
rule-rondel-free_steps = Danach rückt der Stein im Uhrzeigersinn vor; die nächsten drei Felder kosten nichts.
rule-rondel-extra_steps = Jedes Feld nach dem dritten kostet einen beliebigen Chip oder eine Münze an die Bank.
rule-rondel-no_stay = Der Stein darf nicht stehen bleiben: Dasselbe Feld ist acht Schritte entfernt und kostet 5.
rule-rondel-shared_field = Stehen beide Steine auf demselben Feld, hat das keine Folgen.
# payment
rule-payment-bank = Was gezahlt wird, geht an die Bank, und zahlen lässt sich nur, was man hat.
rule-payment-coins_substitute = Eine Münze kann für jeden Marmor-, Eisen- oder Goldchip einspringen.
rule-payment-coins_only = Was in Münzen fällig ist, wird in Münzen gezahlt: Kein Chip ersetzt eine Münze.
# production
rule-production-resource = Marmor, Ferrum und Aurum liefern Marmor, Eisen und Gold aus den eigenen Städten dieses Rohstoffs.
rule-production-city = Eine Stadt ohne Tempel liefert 1 Chip.
rule-production-temple = Eine Stadt mit Tempel liefert 3 Chips.
rule-production-coin = Zu jeder Produktion gehört außerdem 1 Münze, gleich wie viel die Städte liefern.
rule-production-no_coin_left = Hat die Bank keine Münze mehr, nimmt der Spieler stattdessen einen Chip seiner Wahl.
rule-production-occupied = Feindliche Einheiten in ihrem Gebiet stören eine Stadt nicht: Sie liefert und nimmt neue Einheiten auf wie sonst.
# temples
rule-temples-cost = Ein Tempel kostet 6 Marmor; in einer Aktion dürfen es mehrere sein.
rule-temples-own_city = Tempel entstehen in eigenen Städten.
rule-temples-one_per_city = Eine Stadt hat höchstens einen Tempel.
rule-temples-coin_per_neighbour = Für jeden Tempel in einem Nachbargebiet, wem er auch gehört, kostet ein Tempel eine Münze mehr.
rule-temples-one_after_another = Mehrere Tempel werden nacheinander bezahlt; ein neuer zählt also schon als Nachbar des nächsten.
rule-temples-supply = Es gibt 12 Tempel. Stehen alle auf dem Plan, kann erst wieder gebaut werden, wenn einer zerstört ist.
rule-temples-triple = Ein Tempel hebt, was seine Stadt liefert, wie viele neue Einheiten sie aufnimmt und wie stark sie sich verteidigt, von 1 auf 3.
# walls
rule-walls-cost = Eine Stadtmauer kostet 1 Marmor.
rule-walls-own_city = Stadtmauern entstehen in eigenen Städten, neben Tempeln oder statt ihrer.
rule-walls-one_per_city = Eine Stadt hat höchstens eine Stadtmauer.
rule-walls-personal_supply = Gebaut werden nur Mauern aus dem eigenen Vorrat.
# arming
rule-arming-cost = Eine Legion oder Galeere zu rüsten kostet 2 Eisen.
rule-arming-from_box = Gerüstet wird nur von der Rekrutenablage, nie aus dem Vorrat.
rule-arming-own_city = Neue Einheiten kommen in Gebiete eigener Städte.
rule-arming-limit = Eine Stadt ohne Tempel nimmt höchstens 1 neue Einheit im Zug auf.
rule-arming-limit_temple = Eine Stadt mit Tempel nimmt höchstens 3 neue Einheiten im Zug auf.
rule-arming-no_region_limit = Begrenzt sind nur die neuen Einheiten eines Zuges: In einem Gebiet dürfen beliebig viele stehen, und die schon da sind, zählen nicht mit.
rule-arming-border_kind = Eine Stadt, die nur rote Grenzen hat, nimmt nur Legionen auf, eine, die nur blaue hat, nur Galeeren.
rule-arming-fight = Trifft eine neue Einheit auf eine feindliche ihrer Art, kämpfen beide sofort: Von jeder Seite kehrt eine auf die Rekrutenablage zurück.
rule-arming-no_rearm = Gerüstet werden nur Einheiten, die zu Beginn des Zuges auf der Ablage lagen; was in diesem Zug verloren ging, muss warten.
rule-arming-lay_down = Neue Einheiten darf man bis zum Ende des Zuges hinlegen, um sie von den anderen zu unterscheiden.
# know_how
rule-know_how-price_first = Das erste Volk, das einen Fortschritt entwickelt, zahlt den höheren Preis in Gold.
rule-know_how-price_later = Wer einen Fortschritt entwickelt, den das andere Volk schon besitzt, zahlt den niedrigeren Preis.
rule-know_how-once = Jeder Fortschritt eines Volkes wird mit einer Scheibe markiert: Keiner wird zweimal entwickelt.
rule-know_how-any_order = Fortschritte dürfen in beliebiger Folge entwickelt werden, auch mehrere in einem Zug.
rule-know_how-end_of_turn = Ein Fortschritt gehört einem Volk und wirkt erst vom Ende des Zuges an, in dem es ihn entwickelt.
rule-know_how-strata = Mit Strata dürfen Legionen im Zug zwei rote Grenzen überschreiten.
rule-know_how-navigatio = Mit Navigatio dürfen Galeeren im Zug zwei blaue Grenzen überqueren.
rule-know_how-moneta = Mit Moneta liefert jede Produktion einen Chip mehr von ihrem Rohstoff.
rule-know_how-res_publica = Mit Res Publica verteidigt sich jede eigene Stadt um 1 stärker.
# recruiting
rule-recruiting-cost_legion = Eine Legion anzuwerben kostet 1 Gold.
rule-recruiting-cost_galley = Eine Galeere anzuwerben kostet 2 Gold.
rule-recruiting-from_supply = Angeworbene Einheiten kommen aus dem eigenen Vorrat auf die Rekrutenablage; ist der Vorrat leer, wird niemand mehr angeworben.
rule-recruiting-any_mix = In einer Scientia-Aktion darf man anwerben und entwickeln oder nur eines von beiden.
# movement
rule-movement-one_border = Jede Einheit darf über eine Grenze in ein Nachbargebiet ziehen.
rule-movement-borders = Legionen überschreiten rote Grenzen, Galeeren blaue, und beide die doppelten.
rule-movement-once = Alle Einheiten dürfen ziehen, jede einmal und in beliebiger Folge; niemand muss.
rule-movement-no_convoy = Galeeren tragen keine Legionen übers Meer.
# battle
rule-battle-enter = Eine Einheit, die ein Gebiet betritt, auch nur im Durchzug, kämpft dort sofort gegen feindliche Einheiten ihrer Art.
rule-battle-one_for_one = In einem Kampf verlieren beide Seiten gleich viele Einheiten dieser Art, eine gegen eine.
rule-battle-to_box = Im Kampf verlorene Einheiten kehren auf ihre Rekrutenablage zurück.
rule-battle-same_kind = Legionen und Galeeren kämpfen nie unmittelbar gegeneinander.
# conquest
rule-conquest-after_movement = Erobert wird nach allen Bewegungen; hat das Erobern begonnen, zieht keine Einheit mehr.
rule-conquest-hostile_city = Erobert werden nur Städte des anderen Volkes, und niemand muss erobern.
rule-conquest-enough_units = Eine Stadt wird nur erobert, wenn in ihrem Gebiet mindestens so viele eigene Legionen und Galeeren stehen, wie ihre Verteidigung stark ist; einen gescheiterten Versuch gibt es nicht.
rule-conquest-basic_defence = Eine Stadt verteidigt sich mit 1, mit Tempel mit 3.
rule-conquest-defenders = Jede Legion und jede Galeere des Verteidigers im Gebiet zählt 1 dazu.
rule-conquest-wall_defence = Eine Stadtmauer zählt 1 dazu.
rule-conquest-losses = Der Eroberer nimmt so viele Einheiten aus dem Gebiet auf seine Rekrutenablage, wie die Verteidigung stark war, Legionen oder Galeeren nach Wahl; die übrigen bleiben.
rule-conquest-any_kind = Legionen erobern Städte, die Galeeren verteidigen, und Galeeren solche, die Legionen verteidigen.
rule-conquest-defenders_return = Alle Legionen und Galeeren des Verteidigers im Gebiet kehren auf seine Rekrutenablage zurück.
rule-conquest-temple_destroyed = Der Tempel einer eroberten Stadt ist zerstört und geht an die Bank.
rule-conquest-wall_destroyed = Die Stadtmauer einer eroberten Stadt geht in den Vorrat des Volkes zurück, das sie gebaut hat.
rule-conquest-token_turned = Das Stadtplättchen wird umgedreht: Die Stadt wechselt den Besitzer und behält ihren Rohstoff.
# founding
rule-founding-step = Nach seiner Aktion, gleich welcher, darf ein Volk beliebig viele Städte gründen.
rule-founding-site = Städte entstehen nur in Gebieten mit einem Bauplatz.
rule-founding-free_site = Auf dem Bauplatz darf noch keine Stadt stehen.
rule-founding-unit_present = Im Gebiet muss eine eigene Legion oder Galeere stehen.
rule-founding-enemy_units = Feindliche Einheiten im Gebiet hindern die Gründung nicht.
rule-founding-cost = Eine neue Stadt kostet 1 Marmor, 1 Eisen und 1 Gold.
rule-founding-any_resource = Der Gründer bestimmt, welchen Rohstoff die neue Stadt liefert.
rule-founding-tokens = Die Bank muss noch ein Stadtplättchen dieses Rohstoffs haben.
rule-founding-coin_per_neighbour = Für jede Nachbarstadt mit demselben Rohstoff, wem sie auch gehört und welche Grenze auch dazwischen liegt, kostet eine neue Stadt eine Münze mehr.
rule-founding-one_after_another = Städte werden nacheinander gegründet; eine neue zählt also schon als Nachbarin der nächsten.
# trade
rule-trade-needs_commercium = Nur wer Commercium besitzt, darf mit der Bank tauschen.
rule-trade-rate = Drei beliebige Chips werden gegen zwei beliebige gegeben, sooft das Volk zahlen kann.
rule-trade-no_coins_back = Münzen gibt es beim Tausch nie zurück.
rule-trade-own_turn = Getauscht werden darf jederzeit im eigenen Zug.
rule-trade-not_when_bought = In dem Zug, in dem es entwickelt wird, nützt Commercium noch nichts.
# personages
rule-personages-end_of_turn = Das Volk, dessen Zug endet, nimmt alle verdienten Persönlichkeiten, soweit deren Stapel reichen.
rule-personages-king = Einen König bringt die 5., 10., 15. … Stadt im Besitz.
rule-personages-citizen = Einen Bürger bringt der 3., 6., 9. und 12. Tempel im Besitz.
rule-personages-scholar = Einen Gelehrten bringt jeder Fortschritt, den noch niemand entwickelt hatte.
rule-personages-general = Einen Feldherrn bringt jeder Tempel, den eine Eroberung zerstört.
rule-personages-navigator = Den ersten Seefahrer bringen 7 Punkte, den zweiten 14: Ein Gebiet mit einer eigenen Galeere zählt 1 Punkt.
rule-personages-open_sea = Ein Seegebiet ohne Bauplatz, erkennbar am Schiff, zählt 2 Punkte statt 1.
rule-personages-kept = Eine Persönlichkeit geht nie verloren; wer eine Zahl von Städten, Tempeln oder Punkten wieder erreicht, gewinnt dafür nichts Neues.
rule-personages-stacks = Es gibt 6 Könige, 4 Bürger, 5 Gelehrte, 4 Feldherren und 2 Seefahrer; ein leerer Stapel bringt nichts.
rule-personages-town_walls = Erreicht oder überschreitet der Marker eines Volkes die 1, 2, 3, 5 oder 7, nimmt es für jede davon eine Stadtmauer in seinen Vorrat.
# compensation
rule-compensation-personage = Für jede Persönlichkeit, die ein Volk gewinnt, nimmt das andere eine Ereigniskarte aus der Auslage.
rule-compensation-city_lost = Ein Volk, das im Zug Städte verliert, nimmt eine Ereigniskarte aus der Auslage.
rule-compensation-one_per_turn = Gleich wie viele Städte in einem Zug verloren gehen: Dafür gibt es nur eine Karte.
# events
rule-events-display = Drei Ereigniskarten liegen offen; eine genommene wird sofort ersetzt, bevor die nächste genommen wird.
rule-events-own_turn = Ereigniskarten spielt man im eigenen Zug, wann immer die Karte es nicht ausschließt; nur die Festung spielt man im Zug des anderen.
rule-events-combine = In einem Zug dürfen beliebig viele Karten gespielt werden, und ihre Wirkungen kommen zusammen.
rule-events-discard = Eine gespielte Karte wird abgelegt.
rule-events-reshuffle = Ist der Stapel aufgebraucht, werden die abgelegten Karten zum neuen Stapel.
rule-events-academy = Akademie, in der eigenen Scientia-Aktion: 1 Gold für jeden Fortschritt, den das andere Volk besitzt.
rule-events-burglary = Diebstahl: Das andere Volk verliert die Hälfte seiner Münzen an die Bank; der Verlust wird abgerundet.
rule-events-charter = Freibrief, bei Templum oder beim Gründen: Der nächste Tempel oder die nächste Stadt dieses Zuges, für die wegen der Nachbarn Münzen fällig wären, kostet keine.
rule-events-deserters = Überläufer: Eine feindliche Legion in einem Gebiet ohne Stadt ihres eigenen Volkes kehrt auf ihre Rekrutenablage zurück.
rule-events-dockyard = Werft, in der eigenen Scientia-Aktion: Eine Galeere kommt kostenlos aus dem Vorrat auf die Rekrutenablage.
rule-events-earthquake = Erdbeben: Eine Stadtmauer auf dem Plan, gleich welchen Volkes, kehrt in den Vorrat ihres Besitzers zurück.
rule-events-embargo = Handelssperre: Das andere Volk gibt 2 Chips des Rohstoffs, von dem es am meisten hat, an die Bank, oder 1, wenn es nicht mehr hat.
rule-events-forced_march = Gewaltmarsch, während der Bewegung: Jede eigene Legion darf in diesem Zug eine rote Grenze mehr überschreiten.
rule-events-fortress = Festung, wenn eine Eroberung angesagt ist: Die Stadt verteidigt sich um 1 stärker. Entweder reichen die Angreifer nicht mehr und alles bleibt, wie es ist, oder die Eroberung kostet eine Einheit mehr.
rule-events-herald = Herold, bevor der Stein zieht: Zwei Felder des Rondells mehr sind in diesem Zug frei.
rule-events-levy = Aushebung, in der eigenen Scientia-Aktion: Zwei Legionen (oder die letzte) kommen kostenlos aus dem Vorrat auf die Rekrutenablage.
rule-events-market_day = Markttag: Bis zu 4 Rohstoffchips werden mit der Bank eins zu eins getauscht; Münzen werden weder gegeben noch genommen.
rule-events-master_mason = Baumeister, in der eigenen Templum-Aktion: Der nächste Tempel dieses Zuges kostet 2 Marmor weniger.
rule-events-mercenaries = Söldner, in der eigenen Militia-Aktion: Die nächste Einheit, die in diesem Zug gerüstet wird, kostet kein Eisen.
rule-events-muster = Appell, in der eigenen Militia-Aktion: Eine eigene Stadt ohne Tempel darf in diesem Zug bis zu 3 neue Einheiten aufnehmen.
rule-events-oracle = Orakel: Der Spieler nimmt eine Karte aus der offenen Auslage.
rule-events-philosopher = Philosoph, in der eigenen Scientia-Aktion: Der nächste Fortschritt dieses Zuges kostet 2 Gold weniger, aber mindestens 1.
rule-events-pirates = Piraten: Eine feindliche Galeere in einem Seegebiet ohne Bauplatz kehrt auf ihre Rekrutenablage zurück.
rule-events-rampart = Schutzwall: Eine Stadtmauer aus dem eigenen Vorrat kommt kostenlos an eine eigene Stadt ohne Mauer.
rule-events-rich_vein = Reiche Ader, nach einer eigenen Produktion: 2 Chips mehr von dem Rohstoff, der eben geliefert wurde.
rule-events-settlers = Siedler, beim Gründen: Die nächste Stadt dieses Zuges kostet weder Marmor noch Eisen noch Gold; Münzen für Nachbarn bleiben fällig.
rule-events-siege_tower = Belagerungsturm, in der eigenen Duellum-Aktion: Bei einer Eroberung dieses Zuges zählt die Stadtmauer nicht zur Verteidigung.
rule-events-tailwind = Rückenwind, während der Bewegung: Jede eigene Galeere darf in diesem Zug eine blaue Grenze mehr überqueren.
rule-events-tribute = Tribut: 2 Münzen aus der Bank, oder so viele, wie sie noch hat.
rule-events-veterans = Veteranen, in der eigenen Duellum-Aktion: Nach einer Eroberung dieses Zuges bleibt eine der Einheiten stehen, die das Gebiet verlassen müssten.
# special_units
rule-special_units-box = Braun hat einen Heerführer, Beige einen Admiral; beide beginnen auf der Rekrutenablage.
rule-special_units-cost = Eine Sondereinheit zu rüsten kostet 3 Eisen.
rule-special_units-temple = Eine Sondereinheit wird nur in einer eigenen Stadt mit Tempel gerüstet.
rule-special_units-movement = Der Heerführer zieht wie eine Legion, der Admiral wie eine Galeere.
rule-special_units-attack = Eine angreifende Sondereinheit im Gebiet schwächt die Verteidigung der Stadt um 1.
rule-special_units-defence = Eine verteidigende Sondereinheit im Gebiet stärkt die Verteidigung der Stadt um 1.
rule-special_units-survive = Nach einer Eroberung bleiben die Sondereinheiten beider Seiten im Gebiet.
rule-special_units-battle = In der Bewegung werden eine Sondereinheit und eine feindliche Einheit ihrer Art eins zu eins getauscht; sie kehrt auf ihre Rekrutenablage zurück.
rule-special_units-escort = Legionen beim Heerführer und Galeeren beim Admiral gehen vor ihm verloren.
# ending
rule-ending-nine_personages = Das erste Volk mit 9 Persönlichkeiten gewinnt das Spiel.
# rulings
rule-rulings-coins_in_trade = Unter den drei Chips, die man beim Tausch gibt, dürfen Münzen sein, denn eine Münze gilt als jeder Rohstoff.
rule-rulings-skip_action = Auf alles, was eine Aktion bietet, oder auf einen Teil davon darf man verzichten.
rule-rulings-no_elimination = Ein Volk ohne Städte und Einheiten bleibt im Spiel und kommt an die Reihe.
rule-rulings-compensation_time = Die Karte für verlorene Städte wird am Ende des Zuges genommen, zusammen mit denen für Persönlichkeiten.
rule-rulings-victory_first = Ein Sieg beendet das Spiel, bevor jemand zum Ausgleich Karten nimmt.
rule-rulings-turn_limit = Die Spielregel kennt kein Patt. Eine Partie endet nach 2.000 Zügen beider Völker oder nach so vielen, wie die Option sagt; mehr Persönlichkeiten gewinnen, gleich viele sind unentschieden. 0 heißt: keine Grenze.
rule-rulings-one_unit_in_hand = Eine Einheit zieht Grenze für Grenze, bis die nächste angefasst wird; dann ist sie gezogen. Auf sie zurückzukommen brächte nie einen Vorteil.
rule-rulings-fortress_city_safe = Eine Stadt, die die Festung gerettet hat, kann in diesem Zug nicht mehr erobert werden. Belagerungsturm und Veteranen bleiben für eine andere Eroberung in Kraft.
rule-rulings-refill_at_once = Die abgelegten Karten werden zum Stapel, sobald er leer ist und eine Karte gebraucht wird. Gibt es gar keine mehr, liegen weniger als drei offen, bis die nächste Karte abgelegt und sogleich aufgedeckt wird; ein Ausgleich verfällt nur, wenn nirgends eine Karte übrig ist. Das Orakel wird abgelegt, wenn seine Karte genommen ist.
rule-rulings-personages_taken = Jede verdiente Persönlichkeit wird sofort genommen. Niemand lässt eine liegen, um das andere Volk um seine Karte zu bringen.
rule-rulings-compensation_taken = Jeder Ausgleich wird genommen: Das Volk wählt die Karte, nicht, ob es eine will.
rule-rulings-market_day_used = Wer den Markttag spielt, tauscht mindestens einen Chip.
rule-rulings-no_captured_know_how = Eine Eroberung bringt die Stadt und sonst nichts: Fortschritte, Chips und Karten des Verlierers bleiben unberührt.
rule-rulings-embargo_tie = Hat das andere Volk von zwei oder drei Rohstoffen gleich viel und am meisten, wählt, wer die Handelssperre spielt.
rule-rulings-rondel_coins = Weitere Schritte auf dem Rondell dürfen auch mit Münzen bezahlt werden, obwohl das Aufbaublatt nur Rohstoffe nennt.
rule-rulings-open_hands = Ereigniskarten auf der Hand sind offen, denn sie kommen aus einer offenen Auslage.
rule-rulings-card_without_effect = Eine Karte, die im Augenblick nichts bewirkt, weil ein Ziel, eine Figur oder ein Chip fehlt, darf nicht gespielt werden.
rule-rulings-coin_by_choice = Münzen dürfen Chips ersetzen, auch wenn die Chips vorhanden sind.
rule-rulings-special_no_legion_or_galley = Wo eine Regel oder Karte von Legionen oder Galeeren spricht, ist keine Sondereinheit gemeint: Sie gründet keine Stadt, bringt keine Punkte für Seefahrer und wird nach einer Eroberung nicht entfernt.
rule-rulings-special_arming_peace = Beim Rüsten gibt es keinen Kampf mit einer Sondereinheit, wer auch rüstet: Sondereinheiten gehen nur in der Bewegung verloren.
rule-rulings-special_meets_enemy = Eine Sondereinheit, die auf feindliche Einheiten ihrer Art trifft, wird eins zu eins getauscht wie jede Einheit.
rule-rulings-special_needs_troops = Allein erobert eine Sondereinheit nichts: Auch gegen eine Verteidigung von 0 muss mindestens eine eigene Legion oder Galeere im Gebiet sein.
rule-rulings-special_fills_place = Eine Sondereinheit nimmt einen der drei Plätze für neue Einheiten ihrer Stadt ein.
