tagline = Latīna, Skat, aenigmata in mēnsā lūsōriā
tagline-terminal = Lusoria, mēnsa ad lūdōs congruentiae Latīnae et ad Skat
