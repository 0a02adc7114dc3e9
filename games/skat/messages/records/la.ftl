title = Skat: lūdī scrīptī
open = Documentum aperīre
hint = Ēlige documentum aut hūc trahe: lūdōs, quālēs in interrētī apud Skat-Server scrībuntur (.sgf), hinc aut aliunde. Documentum in hōc īnstrūmentō manet.
reading = { $name } legitur …
failed = { $name } legī nōn potuit.
too-large = { $name } nimis magnum est: documenta leguntur ad { $megabytes } MB. Dīvide id.
deal = Lūdus { $id }: { $headline }
count = { $count ->
    [one] ūnus lūdus
   *[other] { $count } lūdī
  }
no-record = Nūllus lūdus Skat in eō scrīptus est.
other-game = Versus { $line }: hic alius lūdus est, nōn Skat.
cut-off = Lūdus quī in versū { $line } incipit nōn ad fīnem scrīptus est.
fault = Versus { $line }, locus { $column } legī nōn potest ({ $token }).
more-faults = { $count ->
    [one] Ūnus locus praetereā legī nōn potest.
   *[other] { $count } locī praetereā legī nōn possunt.
  }
several = Lūsōrēs nōn iīdem sunt: hīc pūncta nōn computantur.
hidden-cards = Spectārī nōn potest: nōn omnēs chartae scrīptae sunt.
differs = In documentō aliter scrīptum est.
previous = Priōrēs
next = Sequentēs

## A move that is not allowed
illegal-play = Spectārī nōn potest. Captūra { $trick }, { $name }: { $move } nōn licet.
illegal-before = Spectārī nōn potest. Ante prīmam captūram, { $name }: { $move } nōn licet.
because-not-now = Nōn est huius temporis.
because-not-your-turn = Aliīus partēs sunt.
because-bid-too-low = Numerus nimis parvus est.
because-no-such-bid = Nūllus lūdus tantī est.
because-nothing-bid = Nihil adhūc nūntiātum est.
because-discard-two = Duae chartae dēpōnendae sunt.
because-card-not-in-hand = Ea charta in manū nōn est.
because-must-follow = Serviendum est.
because-no-pick-up = Stirps sūmpta nōn est.
because-announce-by-hand = Hoc nōn nūntiātur nisi dē manū.
because-hand-after-pick-up = Stirps sūmpta est.
because-null-announcement = In nūllō Schneider nōn est.
because-round-over = Tum lūdus iam fīnītus est.
odd-bid = Numerus { $bid } nūntiārī nōn potest: nūllus lūdus tantī est.
