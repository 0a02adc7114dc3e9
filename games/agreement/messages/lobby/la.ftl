name = Latīna
summary = Pōne fōrmam quae cum summā chartā in duābus rēbus congruat, ut cāsū et numerō, et dīc quae sit.
# The same game with other words than the first deck.
about-ille = Īdem lūdus dē eō quī longius abest.
about-ipse = Īdem lūdus dē eō ipsō, nōn dē aliō.
practice = Latīna: fōrmās exercē
forms = Latīna: fōrmae meae
puzzles = Latīna: problēmata
