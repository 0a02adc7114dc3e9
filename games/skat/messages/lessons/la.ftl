lesson-cards = Chartae et trump
lesson-following = Servīre et vincere
lesson-counting = Ūsque ad 61 numerāre
lesson-value = Quantī lūdus valeat
lesson-auction = Lacessere
lesson-skat = Stirps et quae dēpōnantur
lesson-null = Nūllum
lesson-defending = Duo contrā ūnum
lesson-last-tricks = Captūrae ultimae
lesson-stakes = Contrā, Schneider, nimis lacessere
lesson-worth = Estne lacessendum?
lesson-grand = Grandis
lesson-nulls = Nūllum et quattuor eius pretia
lesson-row = Seriēs numerōrum
lesson-announcing = Manus et praedicta
lesson-sayings = Dicta vetera
lesson-auctions-1 = Lacessisne? Manūs clārae
lesson-auctions-2 = Lacessisne? Cum et sine
lesson-auctions-3 = Lacessisne? Grandis et Nūllum
lesson-auctions-4 = Lacessisne? Quis ante dīxit?
lesson-trainer-auctions-1 = Vīciēs lacessere
lesson-trainer-auctions-2 = Iterum vīciēs lacessere
lesson-trainer-games = Vīgintī lūdōs nūntiāre
lesson-trainer-discards = Vīciēs dēpōnere
## Answers
answer-card = { $card }
answer-number = { $n }
answer-with-2 = duōbuscum
answer-without-1 = sine ūnō
answer-without-2 = sine duōbus
answer-won = victōria
answer-lost = clādēs
answer-you = Tū
answer-left = Aemilia
answer-right = Servius
answer-nobody = Nēmō
answer-trump-only = trump tantum
answer-any-card = quamlibet chartam
answer-no-trump = quidvīs praeter trump
## Errors
remark-costs = Hoc tibi { $points } pūncta aufert. Meliōrem chartam habēs.
remark-turns = Hoc tibi { $points } pūncta aufert, et cum eīs lūdum. Aliā chartā vincis.
remark-takes = Cavē: post chartam „{ $card }“ captūram tibi impōnere possunt. Alia charta tūta est.
remark-discards = Sīc contrā bonōs adversāriōs nōn plūs quam { $points } pūncta accipis, et 61 tibi opus sunt. Familiam tōtam dēpōne aut decem tuās in tūtō pōne.
lost = Hāc vice nōn suffēcit. Nihil nocet: ab initiō incipe, et cōnsilium audī antequam lūdis.
## Reasons that the rules give
card-takes = Rēctē: summa hīc est { $card }. Quī captūram accipit, proximam incipit.
card-highest = Rēctē: summa hīc est { $card }.
card-below = Minimē: { $other } suprā stat, īnfrā { $card }.
card-trumped = Minimē: trump est { $other }, nōn { $card }. Trump omnia alia vincit.
card-off-suit = Minimē: { $card } neque trump est neque eius familiae ā quā inceptum est. Captūram nōn accipit.
card-unsafe = Nōn tūtum: { $by } vincere potest ({ $card }), et eam tū nōn habēs.
card-fewer = Haec charta { $n ->
    [0] nihil
   *[other] { $n } tantum pūncta
  } valet. Habēs quae { $most } valeat.
card-costly = { $card } valet { $n } pūncta. Haec perdis, sī Aemilia captūram accipit.
points-right = Rēctē: { $sum } = { $n }.
points-wrong = Iterum adde: { $sum }.
less-right = Rēctē: { $from } − { $less } = { $n }.
less-wrong = Iterum computā: { $from } − { $less }.
trumps-right = Rēctē: { $all } − { $seen } = { $n }.
trumps-wrong = Iterum numerā: { $all } sunt, { $seen } vīdistī.
advise-draw = Lūde: { $card }. Sīc cēterīs trump ēlicis.
advise-draw-theirs = Lūde: { $card }. Sīc eī trump adimis, quō ūnam ex decem vestrīs vincere posset.
advise-unbeaten = Lūde: { $card }. Hanc nūllus adversārius iam vincere potest.
advise-cheap = Lūde: { $card }. Minimē valet, sī captūra perit.
advise-takes = Lūde: { $card }. Sīc captūra tua est: pūncta { $n }.
advise-sure = Lūde: { $card }. Sīc captūra certa est.
advise-ahead = Lūde: { $card }. Sīc in hāc captūrā superior es.
advise-smear = Lūde: { $card }. Captūra sociō manet, et sīc accēdunt pūncta { $n }.
advise-few = Lūde: { $card }. Sīc adversāriīs in hāc captūrā quam paucissima pūncta das.
advise-only = Lūde: { $card }. Aliam hīc pōnere nōn licet.
advise-last = Lūde: { $card }. Ultima charta tua est.
advise-under = Lūde: { $card }. Sīc sub chartā „{ $other }“ manēs.
advise-discard = Lūde: { $card }. Familiam nōn habēs: sīc chartam sine captūrā abicis.
advise-safe = Lūde: { $card }. Nūlla alia hīc tūtior est.
advise-best = Lūde: { $card }. Nūlla alia hīc plūs affert.
## Cards and trumps. $CJ, $HA and so on are the names of cards.
cards-suits = Chartae sunt 32, familiae quattuor: trifolium, spīculum, corda, rhombulus. In quāque octō chartae sunt.
cards-pack = Summa est monas, deinde decem, rēx, rēgīna, novem, octō, septem. Decem igitur secunda est! Dē equitibus mox audiēs.
cards-jacks = Quattuor equitēs ad familiās suās nōn pertinent. Trump sunt: omnem aliam chartam vincunt. Summus est { $CJ }, deinde { $SJ }, { $HJ }, { $DJ }.
cards-trumps = Ūnus semper contrā duōs cēterōs lūdit. Hīc tū sōlus lūdis, et corda ēlēgistī, quae trump sint. Trump igitur sunt quattuor equitēs et sub eīs septem corda: ūndecim chartae.
cards-trick = Nunc lūditur. Tū prīmam chartam pōnis, id est incipis. Cēterī singulās addunt, et summa ex tribus captūram accipit.
cards-highest = Quae ex hīs tribus chartīs hīc summa est?
cards-not-ace = Trump quidem est, sed omnis eques suprā omnia corda stat, etiam suprā monadem.
cards-any-jack = Rēctē: etiam īnfimus eques monadem trump vincit, nēdum aliam.
cards-no-trump = Monas est, sed nōn trump: omnis trump eam vincit.
cards-which-takes = Aliquis prīmus pōnit: { $SK }. Quae charta eum vincit?
cards-queen-below = Rēgīna īnfrā rēgem stat.
cards-other-suit = Monas alta est, sed aliēnae familiae. Vincit aut charta altior eiusdem familiae aut trump, dē quō mox audiēs.
cards-ten-above = Rēctē: decem suprā rēgem stat, proxima post monadem.
cards-lead = Incipe: pōne chartam quam nēmō vincere potest.
cards-lead-nudge = Trump omnia vincit, et eques omne aliud trump vincit. Quis eques suprā omnēs stat?
cards-lead-jack = Lūde: { $CJ }. Altior charta nōn est.
cards-took = Ā trump incēpistī: uterque igitur trump addere dēbuit. Cuius est captūra?
cards-second = Captūra tua erat: iterum igitur incipis. Plūra trump ēlice equite tuō alterō.
cards-second-jack = Lūde: { $DJ }. Tum uterque iterum trump dare dēbet.
cards-beaten = Aemilia addit: { $SJ }. Servius addit: { $HJ }. Cuius est haec captūra?
cards-answer = Aemilia incēpit: { $ST }. Quī spīculum habet, spīculum pōnere dēbet: hoc est servīre. Quā chartā captūram accipis?
cards-answer-nudge = Spīculum pōnere dēbēs. Quod spīculum suprā decem stat?
cards-answer-ace = Lūde: { $SA }. Sōla monas suprā decem est.
cards-end = Ita est: monas decem vincit. Iam ōrdinem chartārum et ūndecim trump nōvistī.
## Following and beating
follow-declarer = Quī sōlus lūdit, lūsor sōlus vocātur: nunc Aemilia est, et trifolium trump est. Duo cēterī semper ūnā lūdunt. Servius incipit.
follow-partner = Quis est socius tuus?
follow-against = Aemilia sōla lūdit contrā duōs cēterōs.
follow-with = Rēctē: tū et Servius contrā Aemiliam. Captūrae vestrae simul numerantur.
follow-two = Sōla hīc Aemilia lūdit. Duo cēterī sociī sunt.
follow-beat = Servius incēpit: { $DK }. Rhombulum habēs, ergō servīre dēbēs. Quā chartā captūra certē vestra est?
follow-beat-nudge = Aemilia post tē lūdit. Quī rhombulus altior est quam cēterī?
follow-beat-ace = Lūde: { $DA }. Nūllus rhombulus altior est.
follow-ten-too = Hoc quoque bonum est, nam monadem ipse habēs. Sed in hāc lēctiōne monadem lūde.
follow-must = Servīre dēbēs: dā rhombulum.
follow-yours = Aemilia addere dēbuit: { $D7 }. Cuius est captūra?
follow-lead = Tū incipis. Posteā numerātur quantum chartae captae valeant. Quā chartā minimum perdis, sī Aemilia captūram accipit?
follow-lead-nudge = Monas et decem plūrimum valent. Novem, octō, septem nihil valent.
follow-lead-spade = Lūde: { $S7 } vel { $S8 }. Nihil valent, nihil igitur perditis.
follow-void = Aemilia captūram accēpit et incēpit: { $HA }. Tū nūllum cor habēs. Quid pōnere licet?
follow-not-must = Trump pōnere licet, sed nōn necesse est.
follow-any = Rēctē: quī servīre nōn potest, quidvīs pōnere potest. Aut trump vincit aut chartam abicit.
follow-may-trump = Trump quoque pōnere licet.
follow-trump = Monas multum valet. Aufer eam!
follow-trump-nudge = Trump monadem vincit. Post tē nēmō lūdit: parvum igitur sufficit.
follow-trump-small = Lūde: { $C8 } vel { $CQ }. Etiam parvum trump monadem vincit, et equite adhūc egēbis.
follow-jack-too-good = Eques quoque vincit, sed posteā eō egēbis. Parvum trump cape.
follow-end = Cēpistī! Mementō: servīre necesse est; trump capere licet tantum sī familiam nōn habēs.
## Counting to 61
count-points = Omnēs chartae pūncta valent: monas 11, decem 10, rēx 4, rēgīna 3, eques 2; novem, octō, septem nihil valent. Omnēs simul 120 sunt.
count-trick = In captūrā iacent monas, decem, rēx. Quot pūncta sunt?
count-win = Quī sōlus lūdit plūs quam dīmidium ex 120 pūnctīs accipere dēbet. Quot minimum sunt?
count-sixty = Hoc dīmidium ipsum est. 60 contrā 60 adversāriī vīcērunt.
count-sixty-one = Rēctē: 61 pūnctīs lūdus victus est.
count-ninety = Tot nōn opus sunt. Pūnctīs 90 adversāriī etiam „Schneider“ essent, quod plūs valet.
count-so-far = Trifolium sōlus lūdis et iam 46 pūncta habēs. Quot dēsunt?
count-trumps = Trump sunt { $all }. Ex eīs { $seen } iam vīdistī, cum tuō. Quot cēterī adhūc habent?
count-last-tricks = Lūde ūsque ad fīnem. Dē quāque chartā quaere: quis eam adhūc vincere potest?
count-nudge = Trump apud cēterōs: { $trumps }. { $missing ->
    [0] Pūncta 61 iam habēs.
   *[other] Dēsunt tibi pūncta { $missing }.
  } Dum adversārius trump habet, monadem tuam vincere potest. Prius id ēlice.
count-follow-nudge = Pūncta in captūrā: { $lying }. { $missing ->
    [0] Pūncta 61 iam habēs.
   *[other] Dēsunt tibi { $missing }.
  } Potesne eam accipere, et prōdestne?
count-lead-nudge = Trump apud cēterōs: { $trumps ->
    [0] nūllum
   *[other] { $trumps }
  }. { $missing ->
    [0] Pūncta 61 iam habēs.
   *[other] Dēsunt tibi pūncta { $missing }.
  } Quam ex chartīs tuīs nēmō iam vincere potest?
count-end = Vīcistī! Quī trump et pūncta numerat, scit quid faciendum sit.
## What a game is worth
value-why = Quī plūrimum nūntiat, sōlus lūdit. Nūntiāre licet quantī lūdus tuus valet. Id prius sīc computātur.
value-base = Omnis lūdus pretium pūrum habet: rhombulus 9, corda 10, spīculum 11, trifolium 12. In Grandī equitēs tantum trump sunt; 24 valet.
value-with = Deinde trump ā summō numerantur. Habēs { $CJ } et { $SJ }, sed tertius deest ({ $HJ }): hoc est „duōbuscum“. Semper ūnum prō lūdō additur: duōbuscum, lūsī trēs.
value-hearts = Pretium pūrum cordium est 10. Quantī lūdus tuus cordium valet?
value-forgot-game = Ūnum deest: ad duo semper ūnum prō lūdō additur.
value-thirty = Rēctē: duōbuscum, lūsī trēs; ter 10 sunt 30.
value-too-many = Ūnum nimis: duo et ūnum prō lūdō sunt trēs.
value-without = Sī eques summus deest, eōdem modō numerātur quod dēsuper deest: hoc est „sine“. „Sine duōbus“ tantī valet quantī „duōbuscum“.
value-which = Aliquis ex equitibus hōs tantum habet: { $HJ }, { $DJ }. Quōmodo numerātur?
value-not-with = Trump summum deest: { $CJ }. Numerātur igitur quod deest.
value-two-missing = Duo dēsunt: { $CJ }, { $SJ }. Prīmus quī adest est { $HJ }.
value-without-two = Rēctē: dēsunt { $CJ } et { $SJ }, ergō „sine duōbus“.
value-spades = Quantī sīc lūdus spīculī valet? Pretium pūrum spīculī est 11.
value-thirty-three = Rēctē: sine duōbus, lūsī trēs; ter 11 sunt 33.
value-declare = Duās chartās iam plūrēs habēs; unde, mox audiēs. Dēpōne duās sōlās, quae tibi inūtilēs sunt, et corda nūntiā.
value-nudge = Trump et monadēs servās. Quae duae chartae sōlae et parvae sunt?
value-only-hearts = Hic quoque lūdus esset. In hāc lēctiōne ēlige corda: ex eīs plūrima habēs.
value-those-two = Dēpōne: { $D8 }, { $C7 }. Tum nec rhombulum nec trifolium habēs, et utrumque trump vincere potes.
value-end = Corda, duōbuscum, lūsī trēs, ter 10: 30. Ūsque eō nūntiāre licuit; hoc deinceps discēs.
## The auction
auction-who = Lacessendō prīmum duo inter sē loquuntur. Tū Serviō numerōs nūntiās, ille respondet sīc aut nōn. Quī superest cum Aemiliā loquitur.
auction-names = Locī nōmina habent: Servius prīma manus est, tū media, Aemilia ultima. Quī „nōn“ dīxit, nihil iam nūntiat.
auction-worth = Duōbuscum, lūsī trēs, ter 10 prō cordibus. Quō ūsque prōgredī licet?
auction-thirty = Rēctē: ūsque ad 30. Sed ab īmō incipe: fortasse mox cēdit.
auction-bid = Tū incipis. Quid nūntiās?
auction-bid-nudge = Quam minimum: fortasse Servius statim cēdit. Numerī ā 18 incipiunt.
auction-bid-least = Nūntiā 18: minimus numerus est, et fortasse Servius statim cēdit.
auction-higher = Servius „sīc“ dīcit: lūdus eius quoque tantī valet. Quid nunc?
auction-higher-nudge = Ūsque ad 30 licet. Nūntiātur tantum quantī lūdus valēre potest: post 18 est bis 10.
auction-higher-twenty = Nūntiā 20: hic numerus post 18 sequitur, et lūdus tuus 30 valet.
auction-hold = Servius „nōn“ dīxit. Nunc Aemilia 27 nūntiat, tū respondēs. Quid dīcis?
auction-hold-nudge = Lūdus tuus 30 valet. Suntne 27 plūs?
auction-hold-yes = Dīc „sīc“: lūdus tuus 30 valet, eō ūsque licet.
auction-still = Aemilia 30 nūntiat. Quid dīcis?
auction-still-nudge = 30 ipsa lūdus tuus valet. Eō ūsque licet.
auction-stop = Aemilia 33 nūntiat. Quid facis?
auction-stop-nudge = Corda tua 30 valent. Satisne est prō 33?
auction-stop-pass = Dīc „nōn“: 33 plūs est quam lūdus tuus valet.
auction-not-yet = Semper „nōn“ dīcere licet. Sed lūdus tuus 30 valet, eō ūsque prōgredī potes.
auction-worth-thirty = Hoc plūs quam 30 esset. Lūdus tuus 30 tantum valet, et quī plūs nūntiat quam habet, etiam 61 pūnctīs perdit.
auction-too-high = Sīc nimis lacesserēs: corda tua 30 valent, sed 33 attingenda essent. Lūdus perditus esset, quotcumque pūncta habērēs.
auction-step-by-step = Licet. Sed in hāc lēctiōne gradātim prōgredere, ab īmō.
auction-theirs = Aemilia sōla lūdit. Lūdus eius minimum 33 valēre dēbet, et pūncta 61 eī opus sunt. Cēdere nōn est turpe: quī cēdit nihil perdit.
auction-end = Hoc est lacessere: computā, ab īmō incipe, in tempore cēde.
## The skat and what to lay away
skat-two = Lūdum prō 18 accēpistī. In mediō duae chartae tēctae iacent: stirps. Quī sōlus lūdit eam sūmere potest.
skat-pick-up = Stirpem sūmere aut relinquere licet. Relinquere „dē manū“ dīcitur: plūs valet, sed difficilius est. Quid facis?
skat-pick-up-nudge = Ex duābus chartīs plūribus decem optimās ēligere potes.
skat-count = Quot pūncta sunt duae decem simul?
skat-nudge = Decem sine monade suā in perīculō est. Ubi tūta sit?
skat-tens = Dēpōne: { $CT }, { $DT }. Sīc iam tuae sunt.
skat-no-hand = Sine duābus chartīs stirpis hīc in angustiīs es. Sūme eam.
skat-twelve = Duae decem! Iam duodecim chartās habēs, quārum duās dēpōnere dēbēs. Quās dēpōnis, tuae sunt: pūncta eārum iam tibi numerantur.
skat-rule = Duae rēgulae: decem sōlās in tūtō pōne, nam monadem adversāriī habent. Et familiam tōtam abice: tum eam trump vincere potes.
skat-lay-away = Ēlige duās chartās dēpōnendās, ēlige corda, nūntiā. Ego computō quantum sīc summum accipiās.
skat-hearts = Trump tua corda sunt: corda nūntiā.
skat-safe = Bene dēposuistī: hīs chartīs etiam contrā optimōs adversāriōs vincis.
skat-end = Mementō: dēpōne decem quārum monas deest; familiās tōtās abice; trump et monadēs servā.
## Null
null-aim = Nūllum contrārium est: sōlus lūdis et nūllam captūram accipere dēbēs. Pūncta nōn numerantur. Nūllum simplex 23 valet.
null-order = Trump nōn sunt. Ōrdō quoque simplicior est: monas, rēx, rēgīna, eques, decem, novem, octō, septem. Decem īnfrā equitem stat!
null-which-takes = In Nūllō aliquis incipit: { $H9 }. Cēterī hās chartās addunt. Quae captūram accipit?
null-ten-low = In Nūllō decem īnfrā equitem stat.
null-jack-above = Rēctē: eques hīc suprā decem stat, neque trump est.
null-other-suit = Haec aliēnae familiae est et nihil vincit. In Nūllō hoc tibi prōdest: sīc chartās altās abicis.
null-plan = Perīculōsa est charta sub quā aliae sunt, sī ipse nūllam ex eīs habēs. Quae hīc perīculōsa est?
null-danger = Rēctē: sub hāc chartā ({ $card }) aliae { $n } sunt, quārum nūllam habēs. Sī quis ab eā incipit, haerēs.
null-covered = { $card } tūta est: sub eā habēs { $low }.
null-lowest = { $card } tūta est: sub eā nūlla est.
null-throw = Perīculōsās abicis cum familiam iam nōn habēs. Corda bona sunt: sub monade septem et octō habēs.
null-play = Quīnque captūrās lūde, neque ūllam accipe.
null-nudge = Dā chartam quam altissimam quae nōn vincit. Sī servīre nōn potes, perīculōsam abice.
null-end = Perfēcistī: hinc nihil iam perīculī est. Quī vel ūnam captūram accipit, Nūllum statim perdidit.
## Defending as two
smear-partner = Aemilia sōla lūdit, et trifolium trump est. Tū et Servius ūnā lūditis: captūrae vestrae simul numerantur.
smear-sixty = Aemiliae 61 ex 120 opus sunt. Quot pūncta vōbīs duōbus sufficiunt?
smear-fifty-nine = Tum Aemilia 61 habēret et vinceret.
smear-right = Rēctē: 60 contrā 60 vōs vincitis. Pūncta valent, nōn numerus captūrārum.
smear-sixty-one = Tot nōn opus sunt: ūnō minus sufficit.
smear-sure = Aemilia lūsit: { $HJ }. Servius lūsit: { $SJ }. Tū nūllum trump habēs et postrēmō lūdis. Quis captūram accipit?
smear-most = Captūra certē vestra est. Quid addis?
smear-nudge = Multa pūncta adde. Quae decem aliter periret, quod monadem eius nōn habēs?
smear-ten = Adde: { $ST } vel { $HT }. Sīc pūncta 10 vestra sunt; posteā monas ea caperet, quam nōn habēs.
smear-count = Prōfuit! Quot pūncta nunc in captūrā iacent?
smear-diamond = Haec quoque pūncta sunt, sed rhombulum monade et decem ipse tenēs. Adde decem quae aliter periret: spīculī vel cordium.
smear-take = Servius incipit: { $DK }. Post tē Aemilia lūdit. Quid pōnis?
smear-take-nudge = Captūra vestra manēre dēbet. Quem rhombulum Aemilia rhombulō vincere nōn potest?
smear-take-ace = Lūde: { $DA }. Nūllus rhombulus altior est, et pūncta 11 vestra manent.
smear-ten-instead = Hoc quoque bonum est. Sed monas plūs valet, et post eam decem summus rhombulus est: monadem cape.
smear-middle = Nunc tū incipis: post tē Aemilia lūdit, ultimus Servius. Illa lūdere dēbet antequam videt quid ille habeat. Hoc vōbīs optimum est.
smear-end = Pūncta adde cum captūra certē sociī est; parvās dā cum perdita est. Initiō nihil amplius opus est.
## The last five tricks
last-so-far = Quīnque captūrae factae sunt. Aemilia trifolium sōla lūdit, tū et Servius contrā eam. Tuum est incipere.
last-missing = Aemilia 48 pūncta habet, cum chartīs quās dēposuit. Quot eī dēsunt?
last-trumps = Trump sunt { $all }. Ex eīs { $seen } iam vīdistī, cum tuō. Quot adhūc apud cēterōs sunt?
last-highest = Ea tria Aemilia habet: { $HJ }, { $DJ }, { $C8 }. Tū adhūc habēs { $SJ }. Quod ex hīs trump nunc summum est?
last-play = Cavē nē 61 attingat. Dē quāque chartā cōgitā num eam trump vincere possit.
last-nudge = Trump apud cēterōs: { $trumps }. Dēsunt Aemiliae pūncta { $missing }. Quotiēns trump habet, ūnam ex decem vestrīs vincere potest. Potesne ūnum eī adimere?
last-follow-nudge = Pūncta in captūrā: { $lying }. Dēsunt Aemiliae { $missing }. Quis captūram accipit? Ex hōc pendet, utrum pūncta addās an servēs.
last-lead-nudge = Trump apud cēterōs: { $trumps ->
    [0] nūllum
   *[other] { $trumps }
  }. Dēsunt Aemiliae pūncta { $missing }. Quae ex chartīs tuīs eī minimum affert, sī captūram accipit?
last-end = Prohibuistī! Etiam quī contrā lūdit trump incipere potest, sī aliter decem pereunt.
## Kontra, schneider, overbid
stakes-hand = Aemilia spīculum sōla lūdit. Sed spectā manum tuam: duo equitēs summī, spīcula, trēs monadēs. Hunc lūdum perdet.
stakes-kontra = Ad nōnnūllās mēnsās adversārius ante prīmam chartam suam „contrā“ dīcere potest: tum lūdus bis numerātur. Quid facis?
stakes-kontra-nudge = Vincēs, ut vidētur. Tum bis numerētur!
stakes-kontra-say = Dīc „contrā“: vincēs, ut vidētur, et bis numerābitur. Post prīmam chartam sērō est.
stakes-before-card = Prius „contrā“, deinde charta: cum lūseris, sērō est.
stakes-re = Aemilia „Re“ respondēre et iterum duplicāre potest, sed nōn facit. In certāminibus „contrā“ nōn licet.
stakes-lead = Tū incipis. Pōne chartam quam nēmō vincere potest.
stakes-lead-nudge = Trump omnia vincit. Quis eques suprā omnēs stat?
stakes-jack-too = Hoc quoque bonum est, nam summum ipse habēs. Sed in hāc lēctiōne lūde: { $CJ }.
stakes-lead-jack = Lūde: { $CJ }. Sīc eī statim trump adimis.
stakes-schneider = Pars quae ultrā 30 pūncta nōn venit „Schneider“ est: factor ūnō augētur, ex tribus fīunt quattuor. Quot pūncta tibi sōlī opus sunt, ut adversāriī Schneider sint?
stakes-not-schneider = Adversāriī nōn plūs quam 30 habēre dēbent: 120 minus 30.
stakes-is-schneider = Rēctē: 90. Pars quae nūllam captūram habet „Schwarz“ est, et factor iterum ūnō augētur.
stakes-overbid = Aliquis ūsque ad 33 nūntiāvit, deinde corda lūdit duōbuscum, lūsī trēs, id est 30, et 80 pūncta accipit. Quid fit?
stakes-not-won = Pūncta sufficiunt, sed lūdus 30 valet, nōn 33.
stakes-is-lost = Rēctē: nimis lacessīvit. Sī lūdus minus valet quam quod nūntiātum est, perditus est, quotcumque pūncta sunt.
stakes-double = Aliquis corda prō 30 lūdit et 55 tantum pūncta accipit. Quantī cōnstat?
stakes-once = Tantum lucrārī licet. Lūdus perditus plūris cōnstat.
stakes-not-points = Pūncta tantum dīcunt quis vīcerit. Cōnstat quantī lūdus valet, et plūris.
stakes-twice = Rēctē: perditus bis tantō cōnstat. Itaque ante lacessendum computātur.
stakes-end = Iam nōvistī quōmodo lūdātur. Deinde discēs quandō lacessendum sit.
## Answers about games and bids
answer-pass = Nōn
answer-up-to = ūsque ad { $n }
answer-game = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }
answer-times = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  } × { $n }
answer-null = { $kind ->
    [hand] Nūllum dē manū
    [ouvert] Nūllum apertum
   *[plain] Nūllum
  }
answer-low = septem, octō, novem
answer-high = monas et rēx
answer-alone = sōla rēgīna
answer-declarer = Quī sōlus lūdit
answer-defenders = Duo cēterī
answer-long = Familiam longam
answer-short = Familiam brevem
answer-small = Chartam parvam
answer-ace = Monadem
## An auction to be decided
deal-first = Media manus es et incipis. Lacessisne, et quō ūsque?
deal-heard = Prīma manus es, media 18 nūntiat. Dīcisne „sīc“, et quō ūsque?
deal-rear = Ultima manus es, media „nōn“ dīxit. Lacessisne, et quō ūsque?
deal-after = { $place ->
    [0] Prīma
    [1] Media
   *[2] Ultima
  } manus es, nūntiātum est ūsque ad { $bid }. Sequerisne, et quō ūsque?
deal-alone = Prīma manus es, cēterī „nōn“ dīxērunt. Lūdisne, et quō ūsque īssēs?
deal-hint = Ubi plūrimum habēs? Equitēs quoque numerā. Et quās monadēs praetereā habēs?
deal-hint-null = Cōgitā Nūllum: multās parvās chartās habēs.
deal-hint-grand = Cōgitā Grandem: equitēs et monadēs ūnā habēs { $high }, et hīs ibi captūrae fīunt.
deal-hint-suit = Cōgitā { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
   *[diamonds] rhombulum
  }: cum equitibus trump essent { $trumps }, neque ūlla familia plūra dat.
deal-hint-shorter = Cōgitā { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
   *[diamonds] rhombulum
  }: cum equitibus trump essent { $trumps }. Et quid praetereā habēs?
deal-hint-pass = Nūlla familia plūra quam { $trumps } trump daret, et equitēs monadēsque ūnā sunt { $high }. Satisne est ad lūdum?
deal-right = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }: { $held ->
    [with] cum
   *[without] sine
  } { $count }, lūsī { $factor }: { $factor } × { $base } = { $value }. { $chance ->
    [10] Ferē semper vincis
   *[other] Ex 10 lūdīs ferē { $chance } vincis
  }.
deal-null = Rēctē: Nūllum simplex 23 valet. Ex 10 lūdīs ferē { $chance } vincis.
deal-passed = Bene cessistī. Etiam lūdus optimus ({ $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }) ex 10 ferē { $chance } tantum vincit.
deal-bold = Nimis audāx es. Etiam lūdus optimus ({ $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }) ex 10 ferē { $chance } tantum vincit.
deal-timid = Aliquid āmittis. Hīc ex 10 lūdīs ferē { $chance } vincis: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }.
deal-low = Longius īre licet. Computā iterum quantī valeat: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }.
deal-high = Nimis lacessīvistī! Minus valet: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }. Computā iterum.
deal-end = Hae quīnque manūs erant. Rēctum erat quod māchina optima faceret. Proximē citius fīet.
## Twenty decisions, graded by points
answer-cards = { $card } et { $other }
trainer-passed = Rēctē „nōn“ dīcis: id ferē { $passing } pūncta prae cēterīs affert, lūdere ad { $n } tantum { $worth }.
trainer-right = Rēctē, ūsque ad { $n }: id ferē { $worth } pūncta prae cēterīs affert, „nōn“ dīcere { $passing }. Plērumque fit { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }.
trainer-high = Nimis: lūdere ad { $n } ferē { $worth } pūncta prae cēterīs affert, „nōn“ dīcere { $passing }. Ita { $cost } pūncta āmittis.
trainer-low = Nimis mātūrē cessistī: lūdere ad { $n } ferē { $worth } pūncta prae cēterīs affert, „nōn“ dīcere { $passing }. Ūsque ad { $cost } pūncta āmittis.
trainer-game = Duās chartās sūmpsistī. Quem lūdum nūntiās?
trainer-game-hint = Numerā trump, et quid praetereā certō vincat. Et quantī quisque lūdus valet?
trainer-game-right = Rēctē: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  } ferē { $worth } pūncta affert; { $chance ->
    [10] ferē semper vincis
   *[other] ex 10 lūdīs ferē { $chance } vincis
  }.
trainer-game-wrong = Ferē { $worth } pūncta affert { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }. Alius lūdus { $cost } plūra affert.
trainer-discard = Lūdus tuus est { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grandis
   *[null] Nūllum
  }. Quās chartās dēpōnis?
trainer-discard-hint = Familiās fac brevēs, pūncta in tūtō pōne, trump et monadēs tenē.
trainer-discard-hint-suit = Familiam tōtam abicere potes, { $suit ->
    [C] trifolium
    [S] spīculum
    [H] corda
   *[D] rhombulum
  }: tum eam trump vincere potes. Prōdestne?
trainer-discard-hint-suits = Duās familiās tōtās abicere potes: { $suit ->
    [C] trifolium
    [S] spīculum
    [H] corda
   *[D] rhombulum
  } et { $other ->
    [C] trifolium
    [S] spīculum
    [H] corda
   *[D] rhombulum
  }.
trainer-discard-hint-points = Ita { $n } pūncta in tūtō sunt, quae aliter facile āmittuntur. Quae chartae sunt?
trainer-discard-hint-card = In stirpe bene iacet { $card }. Et quae praetereā?
trainer-discard-right = Rēctē: sī { $card } et { $other } dēpōnis, lūdus ferē { $worth } pūncta affert.
trainer-discard-wrong = Sī { $card } et { $other } dēpōnis, lūdus ferē { $worth } pūncta affert. Aliae duae chartae { $cost } plūra afferunt.
trainer-end = Vīgintī rēs ex vērīs lūdīs iūdicāvistī. { $cost ->
    [0] Respōnsīs tuīs nūllum pūnctum āmīsistī.
   *[other] Prīmīs respōnsīs tuīs ad mēnsam ferē ūsque ad { $cost } pūncta āmittuntur. In quibus errāvistī, ea statim iterum exercēre potes.
  }
## When a bid is worth it
worth-why = Sī vincis, pretium lūdī accipis. Sī perdis, duplum solvis. Lacesse igitur tantum quod plērumque vincis.
worth-rule = Rēgula brevis, sī familia trump est: sex trump ferē semper sufficiunt. Quīnque sufficiunt, sī praetereā monadem habēs.
worth-count = Spectā manum tuam. Sī trifolium lūdis, quot trump habēs?
worth-jack = Equitem quoque numerā: semper trump est.
worth-five = Rēctē: quattuor trifolia et ūnus eques. Praetereā monadem rhombulī habēs.
worth-six = Tot nōn sunt: quattuor trifolia et ūnus eques.
worth-skat = In stirpe iacēre potest { $CJ }. Tum ex „sine“ fit „cum“, et lūdus fortasse minus valet. Quī sine multīs lacessit, in perīculō est.
worth-end = Numerā trump, numerā monadēs, computā. Tum dēmum lacesse.
## Grand
grand-what = In Grandī sōlī quattuor equitēs trump sunt. Pretium pūrum est 24, bis tantum quantum trifolium.
grand-rule = Rēgula brevis: numerā equitēs et monadēs, et ūnum adde, sī prīma manus es. Ā quīnque Grandis plērumque lūdendus est.
grand-count = Prīma manus es. Quot hīc numerās?
grand-fore = Paene: prīma manus ūnum addit.
grand-five = Rēctē: duo equitēs, duae monadēs, prīma manus.
grand-less = Tot nōn sunt: duo equitēs, duae monadēs, prīma manus.
grand-or = Duo equitēs et ūna monas: tria tantum. Uter lūdus hīc melior est?
grand-three = Monadēs dēsunt: adversāriī nimis multās captūrās accipiunt.
grand-hearts = Rēctē: quīnque trump et praetereā monas.
grand-value = Grandis duōbuscum: quantī valet?
grand-no-game = Ūnum deest: ad „duōbuscum“ semper ūnum prō lūdō additur.
grand-right = Rēctē: duōbuscum, lūsī trēs, ter 24 sunt 72.
grand-too-many = Nimis: „duōbuscum“ et ūnum prō lūdō sunt tria.
grand-end = Equitēs et monadēs Grandem faciunt. Decem sine monade nōn numerantur.
## The values of null
nulls-fixed = In Nūllō nihil computātur: omne genus pretium certum habet.
nulls-four = Simplex: 23. Dē manū, id est sine stirpe: 35. Apertum, id est chartīs apertīs: 46. Utrumque: 59.
nulls-thirty = Ūsque ad 30 lacessīvistī. Quod Nūllum satis valet?
nulls-enough = Rēctē. Dē manū 35 valet, apertum 46: utrumque plūs quam 30 est.
nulls-too-little = Nūllum simplex 23 tantum valet, sed 30 nūntiāvistī.
nulls-both = Et Nūllum apertum dē manū, sine stirpe et chartīs apertīs?
nulls-no-hand = Hoc est Nūllum apertum cum stirpe. Dē manū plūs valet.
nulls-right = Rēctē: 59, Nūllum plūrimī pretiī.
nulls-no-sum = Summa hīc nōn fit: pretium certum est.
nulls-safe = Nunc dē manū tuā nōn quaeritur: quae chartae in Nūllō tūtae sunt, sī aliās eiusdem familiae nōn habēs?
nulls-low = Rēctē: īnfrā eās nēmō lūdit, itaque nūllam captūram accipere cōgeris.
nulls-high = Sī quis ex eā familiā incipit, captūram accipis, et Nūllum perditum est.
nulls-alone = Sī quis parvam lūdit, rēgīna tua haeret.
nulls-end = 23, 35, 46, 59: hōs quattuor numerōs memoriā tenē.
## The row of bids
row-what = Nūntiārī licet tantum quantī lūdus valēre potest. Seriēs sīc incipit: 18, 20, 22, 23, 24, 27, 30.
row-from = 18 est rhombulus bis, 20 corda, 22 spīculum, 24 trifolium. Et 23 est Nūllum.
row-next = Aliquis 24 nūntiat. Quī numerus sequitur?
row-no-game = Nūllus lūdus 25 valet.
row-right = Rēctē: rhombulus ter sunt 27.
row-skips = 30 est numerus, sed alius intercēdit: rhombulus ter.
row-which = Quī ex hīs numerīs nūntiārī possunt? Invenī trēs.
row-hint = Dīvide per 9, 10, 11, 12. Et pretia Nūllī cōgitā.
row-in = Rēctē, tantī lūdus valēre potest.
row-not-in = Nūllus lūdus tantī valet: neque familia ūlla neque Nūllum.
row-thirty-three = Unde 33 venit?
row-spades = Rēctē: ter 11 sunt 33.
row-hearts = Corda ter sunt 30.
row-null = Nūllum dē manū 35 valet.
row-end = Quī seriem nōvit, ex numerō audit quid alter fortasse lūdat.
## Hand and what is announced
announce-hand = Quī stirpem relinquit, „dē manū“ lūdit. Factor ūnō augētur: ex duōbus fīunt trēs.
announce-clubs = Trifolium dē manū, cum ūnō: quantī valet?
announce-no-hand = Hoc est trifolium cum stirpe. Dē manū ūnum additur.
announce-right = Rēctē: cum ūnō, lūsī duo, dē manū trēs, ter 12 sunt 36.
announce-too-many = Ūnum nimis. Numerā iterum.
announce-what = Quī dē manū lūdit, plūra praedīcere potest. „Schneider“: adversāriī nōn plūs quam 30 pūncta accipiunt. „Schwarz“: nūllam captūram accipiunt.
announce-schneider = „Schneider“ ūnum addit, praedictum alterum. Trifolium dē manū, cum ūnō, „Schneider“ praedictum?
announce-once = Ūnum deest: et „Schneider“ et praedictum numerātur.
announce-twice = Rēctē: cum ūnō, lūsī duo, manus trēs, „Schneider“ quattuor, praedictum quīnque; quīnquiēs 12 sunt 60.
announce-missed = „Schneider“ praedīxistī, et adversāriī 31 pūncta accipiunt. Quid fit?
announce-not-won = Sine praedictō ita esset. Sed quod praedīcis, efficere dēbēs.
announce-lost = Rēctē: quod praedīcis, efficere dēbēs, aut lūdus perditus est.
announce-ouvert = „Apertum“ summum praedictum est: omnēs chartās aperīs et omnēs captūrās accipere dēbēs. In Nūllō sōlō contrā est.
announce-end = Quī praedīcit, audet et computat. Initiō satis est scīre quid cēterī dīcant.
## Old sayings
sayings-why = Ad mēnsam dicta vetera audiuntur. Plērumque vēra sunt. Quid significant?
sayings-soul = „Trump anima lūdī est.“ Quis trump ēlicere dēbet?
sayings-draw = Rēctē: quī sōlus lūdit, trump aliīs ēlicit. Tum monadēs eius tūtae sunt.
sayings-not-draw = Eīs trump plērumque ad capiendum opus sunt. Ēliciat quī plūra habet.
sayings-way = „Amīcō brevem, inimīcō longam.“ Incipis, et statim post tē sequitur quī sōlus lūdit. Quid lūdis?
sayings-long = Rēctē: ille lūdere dēbet priusquam socium tuum videt. In familiā longā hoc eī molestum est.
sayings-short = Brevis familia lūditur, sī statim post tē socius sequitur.
sayings-aces = „In Grandī monadēs lūduntur.“ Contrā Grandem lūdis et incipis. Quid pōnis?
sayings-small = Sīc captūrās dōnās: mox alter sōlus incipiet.
sayings-ace = Rēctē: praeter quattuor equitēs nūllum trump monadem tuam capit. Cape pūncta, dum licet.
sayings-end = Nūllum dictum semper vērum est. Sed quī id nōvit, scit quandō aliter faciat.
