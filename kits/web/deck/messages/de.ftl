## Seiten, auf denen ein Deck entsteht
example = Beispiel zeigen
kept = Auf diesem Gerät
name = Name des Decks
set-up = Tisch einrichten
alone = Allein spielen
save = Auf diesem Gerät speichern
saved = Auf diesem Gerät gespeichert: { $name }.
saved-here = Auf diesem Gerät gespeichert
edit = Bearbeiten
forget = Löschen
forgotten = Gelöscht: { $name }.
share = Link kopieren
shared = Der Link ist kopiert. Das Deck steckt im Link selbst; auf keinem Server wird es gespeichert.
link = Link zu diesem Deck
file = Als Datei speichern
