name = Skat – lūdus Altenburgēnsis
summary = Lacesse, stirpem sūme, sōlus contrā duōs lūde: lēgibus omnium gentium, mōre tabernae, aut cum ūnō.
records = Skat: lūdī scrīptī
puzzles = Skat: problēmata
figures = Skat: numerī meī
board = Skat: tabula explōrandī
deal-short = 3 lūdī
deal-long = 12 lūdī
