name = Latīna
summary = Pōne fōrmam quae in duābus rēbus tantum – cāsū, numerō, genere – congruat, et dīc quae sit.
