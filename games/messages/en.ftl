tagline = Latin, Skat and riddles at the card table
tagline-terminal = Lusoria, a card table for the Latin agreement games and for Skat
