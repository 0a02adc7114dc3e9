name = Latīna
summary = Pōne fōrmam quae in duābus tantum ex hīs tribus, cāsū, numerō, genere, cum summā chartā congruat, et dīc quae sit.
# The same game with other words than the first deck.
about-ille = Īdem lūdus dē eō quī longius abest.
about-ipse = Īdem lūdus dē eō ipsō, nōn dē aliō.
practice = Latīna: fōrmās exercē
forms = Latīna: fōrmae meae
puzzles = Latīna: problēmata
