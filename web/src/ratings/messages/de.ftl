## Spielstärken von Menschen und Bots
title = Spielstärke
own = Meine Spielstärke
switch = Meine Spielstärke auf diesem Server
switch-hint = Gezählt werden das Spiel des Tages und Runden an offenen Tischen mit anderen Leuten. Sonst nichts: keine Klasse, kein privater Tisch, keine Hausaufgabe.
listed-as = Andere sehen sie unter { $name }.
need-name = Gib zuerst einen Namen ein.
your-name = Dein Name
off = Auf diesem Server gibt es keine Spielstärken.
none-yet = Noch ist nichts gezählt. Spiel das Spiel des Tages: Es zählt, wenn der Tag vorbei ist.
unknown = Noch wenig bekannt
results = { $count ->
    [0] noch keine Ergebnisse
    [one] 1 Ergebnis
   *[other] { $count } Ergebnisse
}
value = { $rating } ± { $margin }
value-said = { $rating }, plus oder minus { $margin }
course = { $name }: von { $from } auf { $to } in { $results }
range-hint = Der wahre Wert liegt sehr wahrscheinlich in dem Bereich, den ± angibt (in 95 von 100 Fällen). Der übliche Bot hat 1500.
list = Wer wie stark ist
game = Spiel
place = Platz
name = Name
strength = Stärke
results-short = Ergebnisse
bot = Bot
you = du
list-empty = In dieser Liste steht noch niemand. Sie zeigt Leute nach zehn Ergebnissen an drei Tagen.
about = Warum nicht einfach Siege?
about-text = Karten sind Glück. Darum wird jeder mit anderen verglichen, die dieselben Karten hatten, und am Tisch zählt eine einzelne Runde wenig. Bots haben eine feste Stärke, in vielen Spielen gemessen; an ihnen hängt die Skala.
joined = Ab jetzt wird deine Spielstärke berechnet.
left = Deine Spielstärke und ihr Verlauf sind gelöscht.
daily-link = Spiel des Tages
rejection-no-ratings = Auf diesem Server gibt es keine Spielstärken.
## Ein Name, den ein Passkey schützt
key-title = Diesen Namen schützen
key-hint = Mit einem Passkey (Fingerabdruck, Gesicht oder PIN deines Geräts) findest du deinen Namen und deine Spielstärke auf einem anderen Gerät wieder, ohne Passwort.
key-add = Passkey einrichten
key-added = Der Passkey ist eingerichtet.
key-use = Mit Passkey anmelden
key-used = Willkommen zurück, { $name }.
key-use-hint = Wenn du hier schon einen Namen hast: Dieses Gerät gehört dann zu ihm.
key-remove = Passkey entfernen
key-really = Wirklich entfernen?
key-since = Eingerichtet am { $date }
key-failed = Das hat nicht geklappt oder wurde abgebrochen. Es hat sich nichts geändert.
