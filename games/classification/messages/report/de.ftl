rounds = Runden
sage = Als Weiser
lays = Züge
wrong = Falsche Züge
avoidable = Davon vermeidbar
descriptions = Beschreibungen
described = Davon richtig
differs = Beschreibung, die zuerst bei { $card } nicht stimmt
