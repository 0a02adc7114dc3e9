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
