name = Skat – lūdus Altenburgēnsis
summary = Lacesse, stirpem sūme, sōlus contrā duōs lūde: lēgibus omnium gentium, mōre tabernae, aut cum ūnō.
records = Lūdī scrīptī
puzzles = Problēmata
figures = Numerī tuī
board = Skat: tabula explōrandī
