name = Sapiēns
summary = Ūnus ē lūsōribus, sapiēns, chartās occultē dīvīsit. Pōne chartās, attende iūdicia, invenī quōmodo dīvīserit.
figures = Sapiēns: numerī meī
decks = Sapiēns: chartae tuae
