name = Skat
summary = Reizen, Skat aufnehmen, einer gegen zwei: nach der Internationalen Skatordnung, wie am Stammtisch oder zu zweit.
records = Skat: Aufzeichnungen
puzzles = Skat: Aufgaben
figures = Skat: meine Zahlen
board = Skat: Analysebrett
