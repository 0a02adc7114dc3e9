name = Skat
summary = Reizen, Skat aufnehmen, einer gegen zwei: nach der Internationalen Skatordnung, wie am Stammtisch oder zu zweit.
records = Skat-Aufzeichnungen
puzzles = Skataufgaben
figures = Deine Skatzahlen
board = Skat: Analysebrett
