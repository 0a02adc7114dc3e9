name = Newgame
summary = Singulī chartam pōnunt; maxima captūram facit. Plūrimae captūrae vincunt.
