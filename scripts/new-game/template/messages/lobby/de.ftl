name = Newgame
summary = Alle legen eine Karte, die höchste nimmt den Stich. Die meisten Stiche gewinnen.
