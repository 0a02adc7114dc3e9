## Fotos auf den Karten eines Decks
missing = Die Fotos dieses Decks fehlen: In einem Link stecken keine. Wer das Deck gemacht hat, kann es dort „Als Datei speichern“; die Datei bringt sie mit. Bis dahin stehen die Karten in Worten da.
open = Datei des Decks öffnen
