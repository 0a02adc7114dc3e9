rounds = Runden
sage = Als Weiser
lays = Anlagen
wrong = Falsche Anlagen
avoidable = Davon vermeidbar
descriptions = Beschreibungen
described = Davon richtig
differs = Beschreibung, die zuerst bei { $card } nicht stimmt
