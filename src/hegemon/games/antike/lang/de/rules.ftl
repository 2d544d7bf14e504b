# Die Regeln in unseren eigenen Worten.

rule-setup-boards = Gespielt wird auf einer der beiden Seiten des Plans, nach denselben Regeln: 50 Provinzen, jede mit einem Bauplatz für eine Stadt, dessen Rohstoff aufgedruckt ist.
rule-setup-borders = Provinzen sind durch rote Landgrenzen, blaue Seegrenzen oder Grenzen getrennt, die beides sind.
rule-setup-personages = Die Bank hat 9 Könige, 8 Gelehrte, 7 Feldherren, 6 Bürger und 5 Seefahrer, 30 Münzen und 20 Tempel.
rule-setup-nations = Die Zahl der Völker entscheidet, welche mitspielen: drei sind immer dabei, zu viert kommen die Phönizier hinzu, dann ein fünftes und ein sechstes.
rule-setup-nation_cards = Die Völkerkarten werden verdeckt gezogen oder offen der Reihe nach ausgesucht.
rule-setup-stock = Jedes Volk beginnt mit 1 Eisen, 2 Marmor und 3 Gold.
rule-setup-start_cities = Jedes Volk beginnt mit drei Städten, einer für jeden Rohstoff: mit denen, die auf seiner Karte bei der Zahl der Völker stehen.
rule-setup-no_units = Zu Beginn steht keine Einheit auf dem Plan.
rule-setup-first_nation = Das Volk beginnt, dessen Karte bei der Zahl der Völker einen roten Punkt hat; zu viert sind es die Phönizier.
rule-setup-four_nations = Zu zweit führt jeder zwei Völker. Im Westen: Römer und Phönizier gegen Germanen und Griechen; im Osten: Perser und Phönizier gegen Griechen und Araber.
rule-setup-nations_apart = Die beiden Völker eines Spielers handeln jedes für sich: Vorräte und Persönlichkeiten werden nie zusammengelegt.
rule-setup-doubled = In der anderen Spielform führt jeder ein Volk mit dem Material zweier Farben, also doppelt so viel wie sonst.
rule-setup-doubled_start = In dieser Form suchen sich die Spieler ihre drei Startstädte abwechselnd aus, und eine Münze entscheidet, wer beginnt.
rule-setup-longer = Längeres Spiel: jedes Volk beginnt mit nur einer Stadt, ausgesucht aus den dreien seiner Karte.

rule-pieces-box = Tempel, Münzen, Persönlichkeiten und die Legionen, Galeeren und Stadtsteine jedes Volkes reichen so weit wie die Schachtel: was aufgebraucht ist, fehlt eben. Nur Rohstoffchips gehen nie aus.
rule-pieces-colour = Jedes Volk hat 17 Legionen, 17 Galeeren und 25 Stadtsteine, und niemals mehr.

rule-turn-order = Die Völker sind im Uhrzeigersinn am Zug, das erste Volk zuerst.
rule-turn-sequence = Ein Zug hat drei Schritte, immer in dieser Folge: eine Aktion auf dem Rondell, Städte gründen, Persönlichkeiten gewinnen.
rule-turn-coin = Zu Beginn jeder Runde, vor dem Zug des ersten Volkes, bekommt jedes Volk eine Münze von der Bank.
rule-turn-no_coin_left = Hat die Bank keine Münze mehr, nimmt das Volk stattdessen einen Chip Marmor, Eisen oder Gold nach seiner Wahl.
rule-turn-deals = Völker dürfen Absprachen treffen, und nichts erzwingt sie.

rule-rondel-order = Im Uhrzeigersinn kommen Eisen, Tempel, Gold, Manöver, Rüstung, Marmor, Fortschritt, Manöver; was einen Rohstoff verbraucht, liegt seiner Produktion gegenüber.
rule-rondel-first_turn = In seinem ersten Zug setzt ein Volk seinen Stein auf ein beliebiges Feld, ohne zu zahlen.
rule-rondel-free_steps = Danach zieht der Stein im Uhrzeigersinn, ein, zwei oder drei Felder ohne Bezahlung.
rule-rondel-extra_steps = Jedes weitere Feld kostet einen Chip Marmor, Eisen oder Gold oder eine Münze nach Wahl des Volkes.
rule-rondel-no_stay = Der Stein darf nicht stehen bleiben: dasselbe Feld noch einmal ist acht Schritte entfernt und kostet 5.

rule-payment-bank = Alles wird aus dem eigenen Vorrat an die Bank bezahlt: Kredit gibt es nicht.
rule-payment-coins_substitute = Eine Münze ersetzt bei jeder Zahlung einen Chip Marmor, Eisen oder Gold.
rule-payment-no_gifts = Völker dürfen untereinander nichts tauschen, leihen oder schenken.

rule-production-resource = Marmor, Eisen und Gold bringen diesen Rohstoff aus den eigenen Städten ein, die ihn liefern.
rule-production-city = Eine Stadt ohne Tempel liefert 1 Stück.
rule-production-temple = Eine Stadt mit Tempel liefert 3 Stück.
rule-production-market = Mit dem Markt bringt eine Produktion 1 Stück mehr.
rule-production-currency = Mit der Währung bringt eine Produktion 2 Stück mehr, nicht 3.
rule-production-occupied = Fremde Einheiten in ihrer Provinz stören eine Stadt nicht: sie liefert und bekommt neue Einheiten wie immer.

rule-temples-cost = Ein Tempel kostet 5 Marmor; in einer Aktion dürfen es mehrere sein.
rule-temples-own_city = Tempel werden in eigenen Städten gebaut.
rule-temples-one_per_city = Eine Stadt hat höchstens einen Tempel.
rule-temples-supply = Es gibt 20 Tempel; stehen alle auf dem Plan, ist keiner zu haben, bis einer zerstört wird.
rule-temples-triple = Ein Tempel hebt das, was seine Stadt liefert, wie viele neue Einheiten sie im Zug bekommt und womit sie sich verteidigt, von 1 auf 3.

rule-arming-cost = Eine neue Legion oder Galeere kostet 1 Eisen.
rule-arming-own_city = Neue Einheiten kommen in Provinzen mit einer eigenen Stadt.
rule-arming-limit = Eine Stadt ohne Tempel bekommt im Zug höchstens 1 neue Einheit.
rule-arming-limit_temple = Eine Stadt mit Tempel bekommt im Zug höchstens 3 neue Einheiten.
rule-arming-no_province_limit = Begrenzt sind nur die neuen Einheiten eines Zuges: beliebig viele eigene und fremde dürfen in einer Provinz stehen und hindern nichts.
rule-arming-border_kind = Wo es nur blaue Grenzen gibt, entstehen nur Galeeren; wo nur rote, nur Legionen.
rule-arming-supply = Wer keine Legion (oder Galeere) im Vorrat hat, stellt keine auf.
rule-arming-lay_down = Neue Einheiten darf man bis zum Ende des Zuges hinlegen, um sie von den anderen zu unterscheiden.

rule-know_how-price_basic = Ein einfacher Fortschritt kostet 7 Gold, wenn ihn kein anderes Volk hat, sonst 3.
rule-know_how-price_secondary = Ein höherer Fortschritt kostet 10 Gold, wenn ihn kein anderes Volk hat, sonst 5.
rule-know_how-basic_first = Ein höherer Fortschritt braucht den einfachen: das Rad für die Straßen, das Segeln für die Navigation, den Markt für die Währung, die Monarchie für die Demokratie.
rule-know_how-several = In einer Aktion darf man mehrere Fortschritte entwickeln, auch einen einfachen und gleich den höheren dazu.
rule-know_how-once = Ein Volk markiert jeden seiner Fortschritte mit einem Stein: keinen entwickelt es zweimal.
rule-know_how-wheel = Mit dem Rad hat jede Legion zwei Manöveraktionen im Zug.
rule-know_how-roads = Mit Straßen hat jede Legion drei Manöveraktionen im Zug.
rule-know_how-sailing = Mit dem Segeln hat jede Galeere zwei Manöveraktionen im Zug.
rule-know_how-navigation = Mit der Navigation hat jede Galeere drei Manöveraktionen im Zug.

rule-movement-phases = Ein Manöver hat zwei Teile: erst bewegen sich Einheiten und kämpfen, dann werden Städte erobert.
rule-movement-one_action = Ohne Fortschritt hat jede Einheit im Zug eine Manöveraktion: eine Bewegung oder eine Eroberung.
rule-movement-borders = Jede Bewegung führt über eine Grenze: Legionen über rote, Galeeren über blaue, beide über gemischte.
rule-movement-any_order = Alle Einheiten dürfen sich bewegen, in beliebiger Reihenfolge, auch nur ein Stück und später weiter; keine muss.
rule-movement-count = Eine Einheit, die alle Aktionen verbraucht hat, wird hingelegt; wer weniger weit zog, darf in diesem Zug noch handeln.
rule-movement-no_convoy = Galeeren tragen niemals Legionen über das Meer.
rule-movement-coexist = Einheiten mehrerer Völker dürfen sich eine Provinz teilen; niemand muss kämpfen oder weichen.

rule-battle-either_side = Kommt eine Einheit in eine Provinz mit fremden Einheiten ihrer Art, so gibt es eine Schlacht, wenn eines der beiden Völker sie will.
rule-battle-own_call = Das Volk am Zug darf während seiner Bewegung jederzeit fremde Einheiten gleicher Art in einer gemeinsamen Provinz bekämpfen.
rule-battle-answer = Ein anderes Volk darf nur kämpfen, gleich nachdem fremde Einheiten in die Provinz gekommen sind.
rule-battle-one_for_one = In einer Schlacht verlieren beide Seiten gleich viele Einheiten dieser Art.
rule-battle-same_kind = Legionen kämpfen gegen Legionen und Galeeren gegen Galeeren, nie über Kreuz.
rule-battle-unmoved = Auch Einheiten, die sich nicht bewegt haben oder keine Aktion mehr haben, dürfen kämpfen: eine Schlacht kostet keine Aktion.
rule-battle-only_maneuver = Gekämpft wird nur, wenn ein Volk das Manöver spielt.

rule-conquest-after_movement = Städte werden nach allen Bewegungen erobert; ist damit begonnen, bewegt sich keine Einheit mehr und es gibt keine Schlacht.
rule-conquest-foreign_city = Erobert werden nur Städte anderer Völker, und niemand muss erobern.
rule-conquest-ready_units = Nur Einheiten in der Provinz, die noch eine Aktion übrig haben, nehmen teil.
rule-conquest-enough_units = Eine Stadt fällt nur, wenn dort mindestens so viele bereite Einheiten stehen, wie ihre Verteidigung stark ist; einen Fehlversuch gibt es nicht.
rule-conquest-basic_defence = Die Verteidigung einer Stadt ist 1, mit Tempel 3.
rule-conquest-defenders = Jede Legion und jede Galeere des Besitzers in der Provinz zählt 1 dazu.
rule-conquest-monarchy = Die Monarchie zählt bei jeder eigenen Stadt 1 dazu.
rule-conquest-democracy = Die Demokratie zählt 2 dazu statt 1.
rule-conquest-losses = Der Eroberer nimmt so viele bereite Einheiten vom Plan, wie die Verteidigung stark war, Legionen oder Galeeren nach Belieben; die übrigen bleiben.
rule-conquest-any_kind = Bei der Eroberung, und nur dort, überwinden Legionen auch Galeeren und Galeeren Legionen.
rule-conquest-defenders_removed = Der Stadtstein und alle Legionen und Galeeren des Besitzers in der Provinz kommen vom Plan.
rule-conquest-temple_destroyed = Der Tempel einer eroberten Stadt wird zerstört und kehrt in die Bank zurück.
rule-conquest-new_owner = Der Eroberer setzt seinen eigenen Stein auf die Stadt; keine Einheit muss dort bleiben.
rule-conquest-give_up = Wer keinen Stein mehr hat, darf eine ältere Stadt aufgeben und ihren Stein für die eroberte nehmen.
rule-conquest-last_city = Die letzte Stadt eines Volkes kann nicht erobert werden.

rule-founding-step = Nach seiner Aktion, gleich welcher, darf ein Volk Städte gründen, auch mehrere.
rule-founding-unit_present = In der Provinz muss mindestens eine eigene Legion oder Galeere stehen.
rule-founding-foreign_units = Fremde Einheiten in der Provinz verhindern die Gründung nicht.
rule-founding-free_site = Auf dem Bauplatz darf noch keine Stadt sein.
rule-founding-cost = Eine neue Stadt kostet 1 Marmor, 1 Eisen und 1 Gold.
rule-founding-stone = Es muss noch ein Stadtstein da sein: ein Volk hat nie mehr als 25 Städte.

rule-personages-end_of_turn = Am Ende seines Zuges nimmt ein Volk alle Persönlichkeiten, die es verdient hat, soweit die Stapel reichen.
rule-personages-king = Für je 5 Städte gibt es einen König.
rule-personages-citizen = Für je 3 Tempel gibt es einen Bürger.
rule-personages-navigator = Für je 7 Provinzen, in denen am Ende des Zuges eine eigene Galeere steht, gibt es einen Seefahrer.
rule-personages-scholar = Für jeden Fortschritt, den vorher kein anderes Volk hatte, gibt es einen Gelehrten.
rule-personages-general = Für jeden zerstörten Tempel gibt es einen Feldherrn.
rule-personages-kept = Eine Persönlichkeit geht nie verloren; eine Zahl von Städten, Tempeln oder Meeren, die noch einmal erreicht wird, bringt nichts Neues.
rule-personages-extra = Ein Volk mit allen acht Fortschritten bekommt einmal eine Persönlichkeit mehr, vom höchsten Stapel; sind mehrere gleich hoch, wählt es.
rule-personages-expert = Experten: für alle acht Fortschritte gibt es keine zusätzliche Persönlichkeit.

rule-trade-all_know_hows = Nur ein Volk mit allen acht Fortschritten darf mit der Bank tauschen.
rule-trade-rate = Zwei Stück werden für ein Stück Marmor, Eisen oder Gold gegeben.
rule-trade-any_time = Es darf jederzeit tauschen.

rule-ending-nine = Das Spiel endet, sobald eines der vier Völker 9 Persönlichkeiten hat.
rule-ending-fifteen = In dieser Form gewinnen 15 Persönlichkeiten.
rule-ending-personages = Das erste Volk mit genug Persönlichkeiten gewinnt: 10 bei drei Völkern, 9 bei vier, 8 bei fünf, 7 bei sechs.
rule-ending-all_awarded = Sind alle 35 Persönlichkeiten vergeben und hat niemand gewonnen, so gewinnt das Volk, das als nächstes einen Tempel zerstört.
rule-ending-military = Kriegerisch: ein Feldherr zählt 2 Punkte, jede andere Persönlichkeit 1; 13, 11, 9 oder 8 Punkte gewinnen bei drei, vier, fünf oder sechs Völkern, und eine zusätzliche Persönlichkeit gibt es nicht.
rule-ending-to_twelve = Drei Völker können statt bis 10 bis 12 Persönlichkeiten spielen.

rule-rulings-coin_round_1 = Die Münze gibt es auch in der ersten Runde.
rule-rulings-coins_run_out = Münzen werden vom ersten Volk an im Uhrzeigersinn ausgegeben; wer keine mehr bekommt, wählt einen Rohstoff.
rule-rulings-seating = Die Spieler sitzen in der Reihenfolge ihrer Plätze; nach dem ersten Volk geht der Zug an den nächsten Platz, gleich welches Volk dort spielt.
rule-rulings-rondel_must_move = Ein Volk zieht in jedem Zug 1 bis 8 Felder und kann nicht passen; von dem, was das Feld bietet, darf es wenig oder nichts tun.
rule-rulings-wedge_shared = Auf einem Feld dürfen beliebig viele Steine stehen.
rule-rulings-bonus_once = Markt und Währung zählen einmal je Produktion, nicht je Stadt; die Währung bringt im Ganzen 2.
rule-rulings-bonus_without_city = Was Markt oder Währung einbringen, gibt es auch, wenn das Volk keine Stadt dieses Rohstoffs hat.
rule-rulings-coins_everywhere = Münzen zahlen alles: Schritte auf dem Rondell, Tempel, Einheiten, Fortschritte und Städte. Der Zahlende entscheidet, wie viele er nimmt.
rule-rulings-arming_mix = Die bis zu 3 neuen Einheiten einer Stadt mit Tempel dürfen Legionen und Galeeren in jeder Mischung sein, die die Grenzen zulassen.
rule-rulings-know_how_kept = Ein höherer Fortschritt schließt den einfachen ein: für den Preis, den andere zahlen, und für alle acht.
rule-rulings-know_how_at_once = Ein Fortschritt gehört dem Volk von dem Augenblick an, in dem es ihn entwickelt.
rule-rulings-answer_order = Nach jeder überschrittenen Grenze werden die Völker mit Einheiten der ankommenden Art gefragt, eins nach dem anderen, im Uhrzeigersinn vom Volk am Zug aus, bevor dieses weitermacht.
rule-rulings-stored_answer = Jeder Spieler hat eine ständige Antwort auf ankommende Einheiten: frag mich, immer, nie. Mit welcher alle beginnen, wird vor dem Spiel gewählt; sie liegt offen.
rule-rulings-own_nations = Zwei Völker eines Spielers kämpfen nur, wenn er im Zug eines von ihnen die Schlacht ansagt: weder eine Frage noch eine ständige Antwort bringt sie dazu.
rule-rulings-battle_consent = Jedes der beiden Völker entscheidet allein. Das Volk am Zug darf eine Schlacht während seiner Bewegung jederzeit ansagen, das andere nur, wenn gerade Einheiten angekommen sind.
rule-rulings-enter_together = Einheiten, die eine Grenze zusammen überschreiten, werden zusammen beantwortet; wer einzeln kommt, wird einzeln beantwortet.
rule-rulings-battle_size = Das Volk, das die Schlacht will, entscheidet, wie viele Paare vom Plan kommen, höchstens so viele, wie die kleinere Seite hat.
rule-rulings-battle_losses = Verliert das Volk am Zug eine Einheit, so ist es die mit den wenigsten übrigen Aktionen dort.
rule-rulings-third_nations = Einheiten dritter Völker in der Provinz einer eroberten Stadt bleiben stehen.
rule-rulings-give_up_temple = Der Tempel einer aufgegebenen Stadt kehrt in die Bank zurück und bringt keinen Feldherrn.
rule-rulings-give_up_any = Aufgegeben werden darf jede andere eigene Stadt, ob gegründet oder erobert.
rule-rulings-conquest_time = Feldherren gibt es wie alle Persönlichkeiten am Ende des Zuges.
rule-rulings-threshold = Der nächste König braucht fünf Städte mehr, als für die schon gewonnenen stehen; ebenso Bürger und Seefahrer.
rule-rulings-seven_seas = Als Meer zählt jede Provinz mit einer eigenen Galeere, Küste oder Insel; sieben verschiedene zur selben Zeit, für den zweiten Seefahrer vierzehn. Mit 17 Galeeren sind höchstens zwei zu verdienen.
rule-rulings-extra_last = Die zusätzliche Persönlichkeit kommt nach allen anderen dieses Zuges.
rule-rulings-extra_threshold = Die zusätzliche Persönlichkeit erhöht die Schwelle ihrer Art nicht.
rule-rulings-extra_none = Sind alle Stapel leer, wenn sie fällig ist, so gibt es keine zusätzliche Persönlichkeit, auch später nicht.
rule-rulings-bank_limits = Tempel, Münzen, Persönlichkeiten und die Steine jedes Volkes sind begrenzt; Rohstoffchips sind es nicht.
rule-rulings-trade_coins = Im Tausch dürfen Münzen gegeben werden, weil eine Münze als jeder Rohstoff gilt; man bekommt sie nie.
rule-rulings-trade_own_turn = Jederzeit heißt: jederzeit im eigenen Zug, bevor der Stein zieht und in jedem Schritt, auch wenn darin nichts zu kaufen ist. Zurückgegebene Münzen liegen in der Bank, wenn die nächste Runde beginnt.
rule-rulings-trade_same = Was man bekommt, ist von einer Art, die man nicht gegeben hat.
rule-rulings-win_time = Das Spiel endet, wenn ein Volk nach der Vergabe am Ende seines Zuges genug hat.
rule-rulings-all_awarded_at_once = Dann endet das Spiel sofort mit der Eroberung, die einen Tempel zerstört.
rule-rulings-two_player_seating = Die vier Völker zweier Spieler sind abwechselnd am Zug, die Phönizier zuerst, in der Reihenfolge des Spielplans.
rule-rulings-two_player_points = Zwei Spieler mit vier Völkern spielen die kriegerische Variante bis 11 Punkte, wie vier Völker es tun.
rule-rulings-longer_choice = Im längeren Spiel suchen sich die Völker ihre Startstadt offen nacheinander in der Zugreihenfolge aus.
rule-rulings-doubled_pieces = Doppelt ist alles, was an ein Volk ausgeteilt wird: Legionen, Galeeren, Stadtsteine (34, 34, 50) und die Chips zum Start. Bank, Persönlichkeiten und die Zahl der Startstädte sind es nicht.
rule-rulings-doubled_start_choice = Startstädte werden einzeln vom ganzen Plan ausgesucht, eine für jeden Rohstoff, der erste Spieler zuerst.
rule-rulings-doubled_longer = In der doppelten Form beginnt ein längeres Spiel mit je einer frei gewählten Stadt.
rule-rulings-doubled_military = Die doppelte Form kennt keine kriegerische Variante: für sie ist keine Punktzahl angegeben.
rule-rulings-expert_military = Die kriegerische Variante enthält schon, was die der Experten ändert; beide zusammen sind die kriegerische.
rule-rulings-turn_limit = Mit einer Zuggrenze endet das Spiel nach so vielen Zügen aller Völker; mehr Punkte gewinnen, bei gleichen teilen sich alle den Sieg. 0 heißt: keine Grenze.
