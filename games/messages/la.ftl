tagline = Latīna, Skat, aenigmata ad mēnsam lūsōriam
tagline-terminal = Lusoria, mēnsa ad lūdōs congruentiae Latīnae et ad lūdum Altenburgēnsem (Skat)
