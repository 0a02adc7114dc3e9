tagline = Latin, Skat and riddles at the card table
