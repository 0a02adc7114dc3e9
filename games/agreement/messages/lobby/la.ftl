name = Latīna
summary = Pōne fōrmam quae in duābus tantum ex hīs tribus, cāsū, numerō, genere, cum summā chartā congruat, et dīc quae sit.
