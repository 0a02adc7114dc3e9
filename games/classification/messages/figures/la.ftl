title = Sapiēns: numerī meī
intro = Ex lūdīs, quōs in hōc īnstrūmentō perfēcistī. Nihil inde exit.
none = Nūllus adhūc lūdus perfectus hīc servātur. Lūde ūnum, et hīc appārēbit.
play = Ad mēnsās
totals = Omnīnō
rounds = Lūdī
lays = Positiōnēs
wrong = Positiōnēs falsae
avoidable = Falsae quae vītārī poterant
bits = Quantum quaeque docuerit
right = Dēscrīptiōnēs rēctae
percent = { $percent } %
right-of = { $percent } % ex { $count }
bits-value = { $bits } bit
nothing = –
how = Positiō falsa vītārī poterat, sī nihil novī docēbat: priōrēs eam iam exclūserant. Numerus bitōrum dīcit quantum ex eīs, quae adhūc fierī poterant, exclūsum sit; ūnum bit dīmidium est. Lūdī, in quibus sapiēns fuistī, hīc positiōnēs nōn habent.
measure-lays = Positiōnēs falsae
measure-bits = Bit in positiōnem
measure-right = Dēscrīptiōnēs
line-wrong = falsae
line-avoidable = vītandae
line-bits = bit in positiōnem
line-right = rēctae
round-sage = Sapiēns fuistī
round-player = { $lays ->
    [one] 1 positiō, { $wrong } falsa
   *[other] { $lays } positiōnēs, { $wrong } falsae
  }
round-avoidable = vītandae: { $count }
round-right = dēscrīptiō rēcta
round-not-right = dēscrīptiō nōn rēcta
