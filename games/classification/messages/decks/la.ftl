## Pāgina chartārum ex tabulā factārum
decks-title = Chartae tuae
decks-intro = Tabulam īnsere: singulae rēs in singulīs ōrdinibus, singulae proprietātēs in singulīs columnīs, titulī in prīmō ōrdine. Bēstiae, terrae, verba: ex singulīs ōrdinibus singulae chartae fīunt.
decks-table = Tabula
decks-nothing = Tabula nōndum adest.
decks-unnamed = Chartae meae
decks-columns = Quid interrogētur
decks-use-name = nōmen chartae
decks-use-values = singulī valōrēs
decks-use-ranges = numerī in gradūs dīvīsī
decks-use-unused = omittere
decks-ranges = Gradūs
decks-bounds = Fīnēs (maximus cuiusque gradūs valor)
decks-different = { $n ->
  [one] ūnus valor
 *[other] { $n } dīversī
}
decks-equal = Ōrdinēs omnīnō parēs
decks-equal-each = singulīs charta
decks-equal-one = ūna charta omnibus
decks-gaps = { $n ->
  [one] In ūnō ōrdine aliquid deest: omittitur.
 *[other] In { $n } ōrdinibus aliquid deest: omittuntur.
}
decks-joined = { $n ->
  [one] Ūnus ōrdō in alterīus chartā continētur.
 *[other] { $n } ōrdinēs in aliōrum chartīs continentur.
}
decks-beyond = { $n ->
  [one] Chartae nē sint plūrēs quam { $max }: ūnus ōrdō omittitur.
 *[other] Chartae nē sint plūrēs quam { $max }: { $n } ōrdinēs omittuntur.
}
decks-refused = Ex hīs chartae nōndum fīunt
decks-more = { $n ->
  [one] et ūnus alius locus
 *[other] et { $n } aliī locī
}
## Imāginēs in chartīs
photos-title = Imāginēs
photos-intro = Sī vīs, singulīs chartīs imāginem adde: super valōrēs stābit. Nōmen documentī dīcit, quō pertineat (acer.jpg ad „acer“), aliter ōrdō. Imāginēs minuuntur; ubi et quandō factae sint, nōn iam dīcunt.
photos-add = Imāginēs addere
photos-clear = Omnēs imāginēs tollere
photos-reading = { $n ->
  [one] Ūna imāgō adhūc legitur.
 *[other] { $n } imāginēs adhūc leguntur.
}
photos-by-name = { $n ->
  [one] Ūna imāgō ex nōmine locum accēpit.
 *[other] { $n } imāginēs ex nōminibus locum accēpērunt.
}
photos-by-order = { $n ->
  [one] Ūna imāgō ex ōrdine locum accēpit: vidē, num rēctē.
 *[other] { $n } imāginēs ex ōrdine locum accēpērunt: vidē, num rēctē.
}
photos-without = { $n ->
  [one] Ūna charta imāginem nōn habet.
 *[other] { $n } chartae imāginem nōn habent.
}
photos-left = { $n ->
  [one] Ūna imāgō nōndum ad chartam pertinet.
 *[other] { $n } imāginēs nōndum ad chartās pertinent.
}
photos-refused = Hae imāginēs nōn sunt, aut nimis multae: { $files }
photos-mend = Quae imāgō ad quam chartam
photos-mend-hint = Preme imāginem, deinde chartam, ad quam pertinet; sī iam ibi alia est, locōs mūtant.
photos-left-title = Nōndum in chartīs
photos-lift = Dē chartā tollere
photos-moved = Imāgō nunc ad hanc chartam pertinet: { $card }.
photos-place = Imāgō chartae: { $card }
photos-place-empty = { $card }, adhūc sine imāgine
photos-place-left = Imāgō { $file }, adhūc sine chartā
photos-here = Imāginēs in hōc īnstrūmentō servantur. Eās etiam vident discipulī et cēterī, quī hīs chartīs tēcum lūdunt: moderātrum eās habet, dōnec lūdus dēleātur. In nexū nōn sunt, in documentō chartārum sunt.
photos-no-room = In hōc īnstrūmentō locus imāginibus nōn est. Chartae verbīs scrīptae manent.
decks-open = Documentum chartārum aperīre
decks-open-hint = Chartae, quae hīc ut documentum servātae sunt, cum imāginibus: ā collēgā aut ex aliō īnstrūmentō.
decks-open-bad = Hoc documentum chartārum nōn est, aut laesum vel mūtātum est.
