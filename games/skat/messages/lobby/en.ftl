name = Skat
summary = Bid, pick up the skat, and play one against two: to the International Order, as in the tavern, or for two.
records = Skat: records
puzzles = Skat: puzzles
figures = Skat: statistics
board = Skat: analysis board
deal-short = 3 deals
deal-long = 12 deals
