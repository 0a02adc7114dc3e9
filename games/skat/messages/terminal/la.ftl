## What can be typed, what is shown first in front
key-hold = s, sīc, i, ita
key-pass = n, nōn
key-pickUp = s, sūme, stirps, skat
key-hand = manus, manū, dē manū
key-unseen = ignōta, nōn īnspecta
key-back = r, resūme
key-kontra = contrā
key-re = re
key-bock = bock
key-noDouble = p, pergāmus, n, nōn
key-claim = ostendō, vīcī
key-concede = cēdō
key-trick = c, captūra, captūra ultima
key-score = pūncta
suit-C = tr
suit-S = sp
suit-H = co
suit-D = rh
announced-hand = manū, manus
announced-schneider = schneider, sn
announced-schwarz = schwarz, sw
announced-ouvert = apertum, apertus, aperta, ap
fillers = dē, nūntiātum, et
help-1 = Chartae: numerus aut nōmen: 3, tre, eques trifoliī, CJ. Ubi ūna tantum lūdī potest, Enter sufficit. (♣7) sīc inclūsa nunc lūdī nōn potest.
help-2 = Lacessere: 18 aut numerus maior; s proximum dīcit aut cōnsentit, n negat.
help-3 = Stirps: s eam sūmit; sine eā: manus, aut statim trifolium dē manū. Dēpōnere: duae chartae, 3 7, aut singulae.
help-4 = Nūntiāre: trifolium (tr), spīculum, corda, rhombulus, grandis, nūllum, cum eīs dē manū, schneider, schwarz, apertum. Pretium ante dīcitur.
help-5 = In lūdō: c captūra ultima, contrā, re; ostendō dīcit tē vīcisse (ostendō schneider plūs), cēdō cēdit.
help-6 = Semper: cōnsilium quid suādeam dīcit, pūncta omnium pūncta dīcit, h hoc auxilium, q fīnem facit.

## Questions and examples of answers
ask-next = Lūdus proximus?
ask-declare = Sīcne nūntiās?
ask-claim = „{ $said }“ – ostendisne chartās?
undo = Resūme
example-card = 3 aut tre: lūde
example-two = 3 7 aut sprg sp9: duae chartae
example-game = trifolium, grandis, nūllum apertum …
example-plain = trifolium, spīculum, corda, rhombulus, grandis
only-card = lūde { $card }
higher = plūra: { $values }
worth = { $contract }: saltem { $value }

## The table
on-table = Mēnsa
score = Pūncta omnium
face-down = + { $count } tēctae
standing = { $place }. { $name }: { $points } (victōriae { $won }, perditī { $lost })
points = { $count ->
    [one] { $points } pūnctum
   *[other] { $points } pūncta
  }
ended-deals = Omnēs lūdī seriēī lūsī sunt.
ended-bierlachs-one = { $names } { $target } pūncta negātīva habet et vincitur.
ended-bierlachs-several = { $names } { $target } pūncta negātīva habent et vincuntur.
ended-target-one = { $names } { $target } pūncta adaequāvit.
ended-target-several = { $names } { $target } pūncta adaequāvērunt.

## What was wrong with an answer
ambiguous-card = Plūrēs esse possunt: { $cards }.
unknown-word = „{ $word }“ ad nūllum lūdum pertinet; dīc trifolium dē manū, grandis, nūllum apertum.
two-games = Duo lūdī sunt; ūnum dīc.
which-game = Quī lūdus? Trifolium, spīculum, corda, rhombulus, grandis, nūllum.
nothing-else = Lūdus sōlus sufficit: trifolium, spīculum, corda, rhombulus, grandis.
picked-up = Stirpem sūmpsistī: dē manū iam nōn lūditur.
yes-or-pass = Hīc sīc aut nōn tantum dīcī potest.
several-cards = { $count } chartae lūdī possunt: ēlige ūnam numerō aut nōmine.

## What a simulation has counted
passed-in = Ab omnibus praetermissī
of-games = in { $percent } lūdōrum
won = Ā lūsōre sōlō victī
of-played = { $percent } lūdōrum lūsōrum
contracts-grand = Grandēs
contracts-null = Nūlla
contracts-suit = Simplicēs
written = Pūncta in lūdum, secundum sēdēs
