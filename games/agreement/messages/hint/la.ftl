## What to look at
nudge-several = Ūna ex chartīs tuīs etiam complūribus modīs congruit. Quid quaeque esse potest?
nudge-lay = { $n ->
    [one] Ūna tantum ex chartīs tuīs congruit.
   *[other] Ex chartīs tuīs congruunt { $n }.
  } Comparā cāsum, numerum, genus: duae tantum rēs eaedem esse dēbent.
verb-nudge-lay = { $n ->
    [one] Ūna tantum ex chartīs tuīs congruit.
   *[other] Ex chartīs tuīs congruunt { $n }.
  } Comparā tempus, numerum, persōnam: duae tantum rēs eaedem esse dēbent.
nudge-drawn = Chartam tantum sūmptam spectā: quid esse potest?
nudge-draw = Singulās chartās spectā: suntne in aliquā duae tantum rēs eaedem?
nudge-joker = Ūna ex chartīs tuīs super omnēs pōnī potest.
nudge-claim = Potestne { $form } rē vērā esse { $as }? Suntne duae tantum rēs eaedem?
## What to do
advice-lay = Cape { $form }.
advice-drawn = Pōne { $form }.
advice-draw = Sūme chartam.
advice-keep = Retinē chartam.
advice-joker = Pōne ioculātōrem.
advice-accept = Sine chartam valēre.
advice-challenge = Intercēde.
## Why, where the table itself does not say it
reason-lay = Potest esse { $as }: eadem manent { $first } et { $second }.
reason-draw = Nūlla ex chartīs tuīs quicquam esse potest quod hīc congruat.
reason-keep = Nihil esse potest quod hīc congruat.
reason-joker = Ex cēterīs nūlla congruit.
