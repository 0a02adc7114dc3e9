name = Skat
summary = Reizen, Skat aufnehmen, einer gegen zwei: nach der Internationalen Skatordnung, wie am Stammtisch oder zu zweit.
records = Skat: Spielprotokolle
puzzles = Skat: Rätsel
figures = Skat: Statistik
board = Skat: Analysebrett
deal-short = 3 Spiele
deal-long = 12 Spiele
