# Was vor dem Spiel vereinbart werden kann: ein Titel und ein Satz für jede Option und jeden ihrer Werte.
option-campaign = Der Feldzug: Er bringt seine Karte, seine Einheiten, seine Kartenstapel und seine Ziele mit. Auch eine eigene Datei ist möglich.
    .title = Feldzug
option-campaign-gaul = Caesar in Gallien, 58 bis 52 v. Chr.
option-campaign-italy = Hannibal in Italien, 218 bis 203 v. Chr.
option-advanced = Alle fortgeschrittenen Regeln zusammen: Eilmärsche, Eliteeinheiten, Verfolgung, große Schlachten, Lager und ihre Belagerungen, Nachschub.
    .title = Alle fortgeschrittenen Regeln
option-forced_march = Mit einem Anführer gehen Einheiten weiter, als die Karte sie ziehen lässt, und können dabei verloren gehen.
    .title = Eilmarsch
option-elite_units = Eliteeinheiten greifen mit eigener Spalte an und geraten als Verteidiger nicht in Panik.
    .title = Eliteeinheiten
option-pursuit = Sieger dürfen mit Reiterei und Anführern verfolgen.
    .title = Verfolgung
option-major_battles = Eine große Schlacht bringt dem Sieger eine Einheit und kostet den Verlierer eine weitere.
    .title = Große Schlachten
option-camps = Die römische Seite baut Lager.
    .title = Lager
option-camp_sieges = Ein Lager belagert die Festungen neben ihm: Sie schützen nicht mehr vor Panik.
    .title = Belagerung durch Lager
option-supply = Große Stapel können zu Beginn eines Zuges Einheiten verlieren.
    .title = Nachschub
option-open_stacks = Es gibt keinen Nebel des Krieges: Jeder sieht jeden Stapel.
    .title = Ohne Nebel des Krieges
option-closed_stacks = Ein feindlicher Stapel ist nur eine Zahl: Was man von ihm sah, ist nach dem Zug vergessen.
    .title = Stapel nur als Zahl
option-discard_pick = Wohin eine Karte aus der Ablage nach Gebrauch kommt.
    .title = Karten aus der Ablage
option-discard_pick-bottom = unter den Stapel
option-discard_pick-discards = zurück in die Ablage
option-reshuffle = Wann ein leerer Stapel aus der Ablage neu gemischt wird.
    .title = Neu mischen
option-reshuffle-needed = wenn eine Karte gebraucht wird
option-reshuffle-at_once = sobald er leer ist
option-fresh_recruits = Neue Einheiten dürfen im Zug ihrer Ankunft marschieren.
    .title = Neue Rekruten marschieren
option-transport = Welche Landeinheiten Flotten mitnehmen.
    .title = Transport
option-transport-any = alle
option-transport-listed = nur solche, die die Karte ziehen lässt
option-storms = Eine Flotte, die eine 1 würfelt, verliert eine Einheit an Bord.
    .title = Stürme
option-elephants = Elefanten in Panik reißen eine weitere Einheit ihrer Seite mit.
    .title = Elefanten
option-prestige = Ein Ort des Ansehens kann für einen Ort des römischen Ziels einspringen.
    .title = Ansehen
option-handicap = Eine Hilfe für eine Seite, wie der Feldzug sie festlegt.
    .title = Vorgabe
option-handicap-none = keine
option-handicap-roman = für die römische Seite
option-handicap-barbarian = für die Seite der Barbaren

# Optionen, die nicht zusammengehen.
bad-sieges = Belagerungen durch Lager brauchen Lager: Ohne sie belagert nichts.
bad-stacks = Offene Stapel und Stapel nur als Zahl schließen einander aus.
bad-handicap = Dieser Feldzug nennt keine Vorgabe für die { $side ->
    [roman] römische Seite.
   *[barbarian] Seite der Barbaren.
}
bad-prestige = Dieser Feldzug hat keinen Ort des Ansehens.
