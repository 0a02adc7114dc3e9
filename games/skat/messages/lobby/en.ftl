name = Skat
summary = Bid, pick up the skat, and play one against two: to the International Order, as in the tavern, or for two.
records = Skat: records
puzzles = Skat: puzzles
figures = Skat: statistics
board = Skat: analysis board
