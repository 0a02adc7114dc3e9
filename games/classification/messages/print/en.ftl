## What can be printed
cards = Cards
cards-text = All cards of a deck to cut out: shapes, Latin forms, elements, quadrilaterals to scale, or a deck of your own.
deck = Deck
table = All cards in a table
table-text = Every card with every value, to look up.
tree = The sage’s tree
tree-text = What there is to divide by, and boxes for a tree.
notes = A player’s notes
notes-text = A line for every lay, and room for what it tells.
notes-title = Notes
column-card = Card
column-class = Class
column-right = + −
column-thoughts = What it tells
