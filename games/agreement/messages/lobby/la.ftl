name = Latīna
summary = Pōne fōrmam quae cum summā chartā in duābus rēbus congruat, ut cāsū et numerō, et dīc quae sit.
practice = Latīna: fōrmās exercē
forms = Latīna: fōrmae meae
puzzles = Latīna: problēmata
words = Latīna: verba tua
day-is3 = is · certāmina 3
