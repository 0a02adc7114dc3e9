## What can be printed
cards = Karten
cards-text = Alle Karten eines Decks zum Ausschneiden: Figuren, lateinische Formen, Elemente, Vierecke im Maßstab oder ein eigenes Deck.
deck = Deck
table = Alle Karten in einer Tabelle
table-text = Jede Karte mit allen Werten, zum Nachsehen.
tree = Der Baum des Weisen
tree-text = Wonach sich teilen lässt, und Kästen für einen Baum.
notes = Notizen
notes-text = Eine Zeile für jedes Anlegen und Platz für das, was es verrät.
notes-title = Notizen
column-card = Karte
column-class = Klasse
column-right = + −
column-thoughts = Was es verrät
