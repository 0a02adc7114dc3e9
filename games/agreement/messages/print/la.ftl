## What can be printed
cards = Chartae
cards-text = Trīgintā chartae secandae; cum Ioculātōre ūna et trīgintā.
deck = Chartae
tables = Tabulae fōrmārum
tables-text = Singulāris et plūrālis, in utrāque pāginae parte singulae tabulae.
blank = Tabulae fōrmārum vacuae
blank-text = Eaedem tabulae, quās ipse compleās.
joker = Ioculātor
joker-no = sine Ioculātōre
joker-yes = cum Ioculātōre
title-tables = { $deck }: tabulae fōrmārum
