tagline = Latīna, Skat, aenigmata ad mēnsam lūsōriam
tagline-terminal = Lusoria, mēnsa chartīs lūdentium
