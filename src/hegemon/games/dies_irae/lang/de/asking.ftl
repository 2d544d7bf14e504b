# Was ein Spieler gefragt wird.
ask-capital = Wähle deine Hauptstadt.
ask-place-posts = Lege einen Handelsposten auf eines der nächsten Felder (noch { $n }).
ask-place-ships = Setze ein Schiff ein (noch { $n }).
ask-place-legions = Setze eine Legion ein (noch { $n }); wo deine Schiffe liegen, geht sie an Bord.
ask-place-leader = Stelle deinen Anführer zu einer deiner Einheiten.
ask-position = Runde { $turn }: Wähle deinen Platz in der Reihenfolge.
ask-choose = Runde { $turn }: Wähle deine Aktion { $n } von { $each }.
ask-move = Bewege deine Legionen und Schiffe, dann beende die Aktion.
ask-number = { $landing ->
    [1] Wie viele Legionen landen { IN($place) }?
   *[other] { $kind ->
        [kind-ship] Wie viele Schiffe verlassen { NAME($place) }?
       *[other] Wie viele Legionen verlassen { NAME($place) }?
    }
 }
ask-aboard = Wie viele Legionen fahren mit { COUNT("kind-ship", $ships, case: "dat") } von { NAME($place) } ab, { $least } bis { $most }?
ask-with-leader = Fährt dein Anführer von { NAME($place) } mit?
ask-destination = Wohin von { NAME($place) } mit { COUNT($kind, $n, case: "dat") }{ $aboard ->
    [0] {""}
    [one] {" "}und einer Legion an Bord
   *[other] {" "}und { $aboard } Legionen an Bord
 }?
ask-leader-to = Wohin geht dein Anführer von { NAME($place) }?
ask-attack = Kämpfe oder übernimm Handelsposten; dann beende die Aktion.
ask-losses = Du verlierst { COUNT("kind-ship", $ships, case: "acc") } { IN($place) }; wie viele Legionen gehen mit { $ships ->
    [one] ihm
   *[other] ihnen
 } unter?
ask-build = Baue: Legion { $legion }, Schiff { $ship }, Festung { $fortress }, Monument { $monument } Talente; du hast { $talents }.
ask-create = Gründe Handelsposten für je { $price } Talente; du hast { $talents }.
ask-stability = Hebe die Stabilität für { $price } Talente; du hast { $talents }.
ask-develop = Rücke in beliebigen Reihen um ein Feld vor; du hast { COUNT("coin-talent", $talents, case: "acc") }.
ask-armistice = Wem bietest du einen Waffenstillstand an? Wird er angenommen, kostet er { $price } Talente.
ask-answer = { NAME($asker) } bietet einen Waffenstillstand und { $price } Talente. Nimmst du an? Ablehnen kostet { COUNT("item-stability", $steps, case: "acc") }.
ask-supply = { $n ->
    [one] 1 Legion ist unversorgt: Wähle, welche du auflöst.
   *[other] { $n } Legionen sind unversorgt: Wähle, welche du auflöst.
 }
ask-escape = Dein Anführer ist allein { IN($place) }: Bei welcher der nächsten Einheiten findet er Zuflucht?

phrase-march = mit Legionen marschieren
phrase-land = Legionen landen
phrase-sail = segeln
phrase-lead = den Anführer bewegen
phrase-attack = kämpfen und Posten übernehmen
phrase-engage = zur See kämpfen
phrase-build = bauen
phrase-create = Handelsposten gründen
phrase-develop = entwickeln
phrase-stability = für Stabilität zahlen
phrase-undermine = einen Gegner untergraben
phrase-armistice = Waffenstillstand anbieten
phrase-block = eine Aktion wählen, ohne sie zu nutzen
phrase-place = aufbauen
phrase-remove = Legionen auflösen
phrase-pass = passen

end-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
end-victory_points = Ein Reich hat die Siegpunkte, die das Spiel gewinnen.
end-last_empire = Zwei Reiche sind in Revolution, das letzte gewinnt.
end-turn_cap = Die letzte Runde ist vorbei, der Führende gewinnt.
game-summary = Drei Reiche um die Ägäis: Handel, Heere, Entwicklung und ein Volk, das sich erheben kann. Ohne Glück.
# Schritte, in denen nichts möglich ist
tell-idle_move = Nichts kann ziehen: { SAY($reason) }
tell-idle_move_none = Nichts kann ziehen: Keine deiner Einheiten hat noch einen Weg.
tell-idle_attack = Kein Angriff möglich: { SAY($reason) }
tell-idle_attack_none = Kein Angriff möglich: Keine fremde Einheit liegt dort, wo eine von deinen gegen sie kämpfen könnte.
tell-idle_build = Nichts kann gebaut werden: { SAY($reason) }
tell-idle_build_none = Nichts kann gebaut werden: keiner deiner Orte nimmt eine Einheit oder ein Bauwerk auf.
tell-idle_create = Kein Handelsposten möglich: { SAY($reason) }
tell-idle_create_none = Kein Handelsposten möglich: Keine deiner Einheiten steht an einem freien Ort.
tell-idle_stability = Die Stabilität lässt sich nicht heben: { SAY($reason) }
tell-idle_stability_none = Die Stabilität lässt sich nicht heben: höher geht es nicht.
tell-idle_develop = Keine Entwicklung möglich: { SAY($reason) }
tell-idle_develop_none = Keine Entwicklung möglich: jeder Würfel, der darf, ist schon gerückt.
tell-idle_armistice = Kein Waffenstillstand möglich: { SAY($reason) }
tell-idle_armistice_none = Kein Waffenstillstand möglich: Es ist niemand da, dem du einen anbieten könntest.
