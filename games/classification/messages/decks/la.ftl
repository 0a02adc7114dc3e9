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
