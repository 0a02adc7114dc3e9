## Bots of one's own
title = Eigene Bots
hint = Ein Bot ist ein Programm, das selbständig mitspielt, über HTTP oder mit „lusoria bot“. Er hat einen eigenen Namen und Platz und weist sich mit seinem Token aus. Wie man einen schreibt, steht in docs/BOTS.md.
name = Sein Name
create = Bot anlegen
made = { $name } ist angelegt. Das ist sein Token:
once = Es wird nur jetzt gezeigt. Wer es hat, spielt als dieser Bot; also behandle es wie ein Passwort.
copy = Kopieren
copied = Kopiert
none = Du hast noch keine.
seen = angelegt am { $since }, zuletzt hier am { $seen }
revoke = Widerrufen
really = Wirklich? Das Token gilt dann nicht mehr
done = Fertig
