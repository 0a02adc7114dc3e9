tagline = Latin, Skat and riddles at the card table
tagline-terminal = Lusoria, a card table for the browser and the terminal
