# Was jedes Spiel sagt.
say-text = { $text }
say-incomplete = Das ist noch nicht alles: etwas Begonnenes wartet auf seinen Abschluss.
say-allowed = Das ist jetzt erlaubt.
say-nothing-done = Das bewirkt hier nichts.
say-only-so-far = Nur { $made } von { $all } sind möglich.
seat-chance = Zufall
seat-nobody = niemand
ask-seats = Es wird auf Mitspieler für die freien Plätze gewartet.
