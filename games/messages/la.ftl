tagline = Latīna, Skat, aenigmata in mēnsā lūsōriā
