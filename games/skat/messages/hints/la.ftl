bid = Quī plūrimum nūntiat, sōlus contrā duōs lūdit.
trumps = Trump sunt { $pack ->
    [german] omnēs quattuor īnferiōrēs
   *[french] omnēs quattuor equitēs
  } et familia quam ēligis.
worth-good = Familia tua optima: { $suit } (trump: { $count }). Ūsque ad { $value } nūntiāre potes.
worth-weak = Familia tua optima: { $suit } (trump: tantum { $count }). Melius est dīcere „nōn“.
worth-over = Chartae tuae nōn plūs valent quam { $value }: dīc iam „nōn“.
skat = Hae duae chartae iam tuae sunt: sūme eās.
by-hand = Sine stirpe lūdus plūris valet, sed difficilior est.
declare = Ēlige familiam in quā plūrima trump habēs.
discard = Dēpōne duās chartās quae nihil capiant. Pūncta eārum tibi numerantur.
discard-null = Dēpōne duās chartās quae capere cōgerentur. In Nūllō pūncta nōn numerantur.
aim-alone = Sōlus lūdis: ex pūnctīs 120 tibi opus est 61.
aim-together = { $partner } tēcum lūdit, { $declarer } contrā vōs: satis sunt vōbīs pūncta 60.
aim-null-alone = Sōlus lūdis: nē ūnam quidem captūram accipere dēbēs.
aim-null-together = { $partner } tēcum lūdit, { $declarer } contrā vōs: sī vel ūnam captūram accipit, vīcistis.
aim-ramsch = Quisque prō sē, trump sōlī { $pack ->
    [german] īnferiōrēs
   *[french] equitēs
  }: quī plūrima pūncta habet, perdit.
lead = Incipe quā chartā vīs. Deinde incipit quī captūram accipit.
follow = Quī familiam prīmae chartae habet, eam pōnere dēbet.
wins = Summum trump captūram accipit, aut summa charta familiae.
