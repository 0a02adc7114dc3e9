## Die Seite für ein Deck aus einer Tabelle
decks-title = Eigenes Deck
decks-intro = Füge eine Tabelle ein: eine Zeile für jedes Ding, eine Spalte für jede Eigenschaft, Überschriften in der ersten Zeile. Tiere, Länder, Wörter, Stoffe: aus jeder Zeile wird eine Karte.
decks-table = Tabelle
decks-nothing = Noch ist keine Tabelle da.
decks-unnamed = Meine Karten
decks-columns = Was gefragt wird
decks-use-name = Name der Karte
decks-use-values = jeder Wert für sich
decks-use-ranges = Zahlen in Bereichen
decks-use-unused = nicht benutzen
decks-ranges = Bereiche
decks-bounds = Grenzen (der größte Wert jedes Bereichs)
decks-different = { $n ->
  [one] ein Wert
 *[other] { $n } verschiedene
}
decks-equal = Zeilen, die in allem übereinstimmen
decks-equal-each = eine Karte für jede
decks-equal-one = eine Karte für alle
decks-gaps = { $n ->
  [one] Eine Zeile hat eine Lücke und bleibt weg.
 *[other] { $n } Zeilen haben Lücken und bleiben weg.
}
decks-joined = { $n ->
  [one] Eine Zeile steckt in der Karte einer anderen.
 *[other] { $n } Zeilen stecken in der Karte einer anderen.
}
decks-beyond = { $n ->
  [one] Ein Deck fasst { $max } Karten: Eine Zeile bleibt weg.
 *[other] Ein Deck fasst { $max } Karten: { $n } Zeilen bleiben weg, gleichmäßig verteilt.
}
decks-refused = Daraus wird so noch kein Deck
decks-more = { $n ->
  [one] und eine weitere Stelle
 *[other] und { $n } weitere Stellen
}
## Fotos auf den Karten
photos-title = Fotos
photos-intro = Wenn du magst, ein Foto für jede Karte: Es steht über den Werten. Wohin eines gehört, sagt der Name seiner Datei (Ahorn.jpg zu Ahorn), sonst die Reihenfolge. Die Fotos werden verkleinert; Ort und Zeit der Aufnahme bleiben nicht darin.
photos-add = Fotos hinzufügen
photos-clear = Alle Fotos entfernen
photos-reading = { $n ->
  [one] Noch ein Foto wird gelesen.
 *[other] Noch { $n } Fotos werden gelesen.
}
photos-by-name = { $n ->
  [one] Ein Foto ist nach seinem Namen zugeordnet.
 *[other] { $n } Fotos sind nach ihren Namen zugeordnet.
}
photos-by-order = { $n ->
  [one] Ein Foto ist nach der Reihenfolge zugeordnet: Sieh nach, ob es stimmt.
 *[other] { $n } Fotos sind nach der Reihenfolge zugeordnet: Sieh nach, ob es stimmt.
}
photos-without = { $n ->
  [one] Eine Karte hat kein Foto.
 *[other] { $n } Karten haben kein Foto.
}
photos-left = { $n ->
  [one] Ein Foto gehört noch zu keiner Karte.
 *[other] { $n } Fotos gehören noch zu keiner Karte.
}
photos-refused = Das sind keine Fotos, oder es sind zu viele: { $files }
photos-mend = Welches Foto zu welcher Karte
photos-mend-hint = Drücke ein Foto, dann die Karte, zu der es gehört; liegt dort schon eines, tauschen die beiden.
photos-left-title = Noch ohne Karte
photos-lift = Von der Karte nehmen
photos-moved = Das Foto ist jetzt bei { $card }.
photos-place = Foto von { $card }
photos-place-empty = { $card }, noch ohne Foto
photos-place-left = Foto { $file }, noch ohne Karte
photos-here = Die Fotos werden auf diesem Gerät aufbewahrt. Wer an einem Tisch oder in einer Klasse spielt, die du mit diesem Deck eröffnest, sieht sie auch: Der Server hat sie, bis Tisch oder Klasse gelöscht sind. Im Link sind sie nicht, in der Datei des Decks schon.
photos-no-room = Auf diesem Gerät ist kein Platz für die Fotos. Die Karten bleiben in Worten.
decks-open = Datei eines Decks öffnen
decks-open-hint = Ein Deck, das hier als Datei gespeichert wurde, samt Fotos: von jemandem aus dem Kollegium oder von einem anderen Gerät.
decks-open-bad = Das ist keine Datei eines Decks, oder sie ist beschädigt oder verändert.
