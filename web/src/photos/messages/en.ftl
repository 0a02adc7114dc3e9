## Photos on the cards of a deck
missing = The photos of this deck are missing: a link holds none. Whoever made the deck can “Save as a file” there; the file brings them along. Until then the cards are in words.
open = Open the deck’s file
