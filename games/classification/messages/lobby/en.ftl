name = Classification
summary = The sage has secretly classified the cards. Lay, heed the verdicts, and find out how.
figures = Classification: statistics
decks = Classification: a deck of your own
