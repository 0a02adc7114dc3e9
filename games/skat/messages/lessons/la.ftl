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
lesson-grand = Grand
lesson-nulls = Nūllum et quattuor eius pretia
lesson-row = Seriēs numerōrum
lesson-announcing = Manus et praedicta
lesson-sayings = Dicta vetera
lesson-auctions-1 = Lacessisne? Manūs clārae
lesson-auctions-2 = Lacessisne? Cum et sine
lesson-auctions-3 = Lacessisne? Grand et Nūllum
lesson-auctions-4 = Lacessisne? Quis ante dīxit?
## Answers
answer-card = { $card }
answer-number = { $n }
answer-with-2 = duōbuscum
answer-without-1 = sine ūnō
answer-without-2 = sine duōbus
answer-won = victōria
answer-lost = clādēs
## Errors
remark-costs = Hoc tibi { $points } pūncta aufert. Melior est { $better }: sīc nihil perdis.
remark-turns = Hoc tibi { $points } pūncta aufert, et cum eīs lūdum. Melior est { $better }: sīc vincis.
remark-takes = Cavē: post chartam „{ $card }“ captūram tibi impōnere possunt. Tūta est { $better }.
remark-discards = Sīc contrā bonōs adversāriōs nōn plūs quam { $points } pūncta accipis, et 61 tibi opus sunt. Familiam tōtam dēpōne aut decem tuās in tūtō pōne.
lost = Hāc vice nōn suffēcit. Nihil nocet: ab initiō incipe, et cōnsilium audī antequam lūdis.
## Cards and trumps. $CJ, $HA and so on are the names of cards.
cards-pack = Chartae sunt 32: quattuor familiae, octōnae chartae. Summa est monas, deinde decem, rēx, rēgīna, novem, octō, septem. Decem igitur secunda est!
cards-jacks = Quattuor equitēs ad familiās suās nōn pertinent: trump sunt et omnem aliam familiam vincunt. Summus est { $CJ }, deinde { $SJ }, { $HJ }, { $DJ }.
cards-trumps = Hīc sōlus contrā Aemiliam et Servium lūdis, et corda trump sunt. Sub quattuor igitur equitibus omnia corda quoque trump sunt: omnīnō ūndecim.
cards-highest = Quae ex hīs tribus chartīs hīc summa est?
cards-not-ace = Trump quidem est, sed omnis eques suprā omnia corda stat, etiam suprā monadem.
cards-any-jack = Rēctē: etiam īnfimus eques monadem trump vincit, nēdum aliam.
cards-no-trump = Monas est, sed nōn trump: omnis trump eam vincit.
cards-which-takes = Aliquis prīmus pōnit: { $SK }. Quae charta eum vincit?
cards-queen-below = Rēgīna īnfrā rēgem stat.
cards-other-suit = Monas alta est, sed aliēnae familiae. Nisi trump est, sōla altior charta eiusdem familiae vincit.
cards-ten-above = Rēctē: decem suprā rēgem stat, proxima post monadem.
cards-lead = Nunc tū. Prīmam chartam lūdis, cēterī suās addunt: haec est captūra. Cape trump summum: { $CJ }.
cards-lead-jack = Lūde nunc: { $CJ }, trump tuum summum. Tum uterque alter trump dare dēbet.
cards-took = Uterque trump dare dēbuit. Charta tua summa erat: captūra tua est, et iterum incipis. Quī captūram accipit, proximam incipit.
cards-second = Iterum trump ēlice, ut aliī quoque suōs dare cōgantur: { $DJ }.
cards-second-jack = Cape: { $DJ }. Pauca pūncta valet, et duo alia trump ēlicit.
cards-beaten = { $SJ } suprā stat quam { $DJ }, captūram igitur Aemilia accipit. Parum nocet: iam omnēs equitēs lūsī sunt, et corda tua summa trump sunt.
cards-answer = Aemilia incēpit: { $ST }. Sī familiam habēs, ex eā pōnere dēbēs, hīc spīculum. Utrum ex duōbus spīculīs tuīs captūram accipit?
cards-too-low = Licet, sed ita decem eīs relinquis. Altiōrem eiusdem familiae habēs.
cards-end = Ita est: monas decem vincit. Iam ōrdinem chartārum et ūndecim trump nōvistī.
## Following and beating
follow-declarer = Nunc Aemilia sōla lūdit, et trifolium trump est. Tū et Servius ūnā contrā eam lūditis. Servius incipit: prīmam chartam lūdit.
follow-beat = Servius incēpit: { $DK }. Quī familiam habet, servīre dēbet: quattuor rhombulōs habēs, ūnum ex eīs dare dēbēs. Quī certē summus est?
follow-must = Servīre dēbēs: dā rhombulum.
follow-beaten = Licet, sed monadem habēs, quam nēmō quī servīre dēbet vincit. Cape eam.
follow-yours = Monas tua summa familiae est. Captūra vestra est. Quī eam accipit proximam incipit: tū igitur.
follow-lead = Incipe ā parvā chartā spīculī: nihil cōnstat, et Aemilia ostendere dēbet quid habeat.
follow-lead-spade = Parva charta spīculī hīc sufficit: septem vel octō.
follow-void = Aemilia captūram accēpit ({ $SA }) et incēpit: { $HA }. Tū nūllum cor habēs. Tum lūdere licet quod vīs: quamlibet chartam abicere aut trump vincere.
follow-trump = Monas plūrimum valet. Vince eam parvō trump: sufficit { $C8 }, etiam { $CQ } licet.
follow-jack-too-good = Eques quoque vincit, sed posteā eō egēbis. Parvum trump sufficit, nam post tē nēmō lūdit.
follow-discard = Licet, quod nūllum cor habēs. Sed tum Aemilia monadem suam servat. Vince eam trump!
follow-end = Cēpistī! Mementō: servīre necesse est; trump capere licet tantum sī familiam nōn habēs.
## Counting to 61
count-points = Omnēs chartae pūncta valent: monas 11, decem 10, rēx 4, rēgīna 3, eques 2; novem, octō, septem nihil valent. Omnēs simul 120 sunt.
count-trick = In captūrā iacent monas, decem, rēx. Quot pūncta sunt?
count-once-more = Iterum adde: monas 11, decem 10, rēx 4.
count-twenty-five = Rēctē: 11 et 10 et 4 sunt 25.
count-win = Quī sōlus lūdit plūs quam dīmidium ex 120 pūnctīs accipere dēbet. Quot minimum sunt?
count-sixty = Hoc dīmidium ipsum est. 60 contrā 60 adversāriī vīcērunt.
count-sixty-one = Rēctē: 61 pūnctīs lūdus victus est.
count-ninety = Tot nōn opus sunt. Pūnctīs 90 adversāriī etiam „Schneider“ essent, quod plūs valet.
count-so-far = Trifolium lūdis et iam 46 pūncta habēs: 15 dēsunt. Praeter equitem tuum ūnum trump restat. Id alter adversārius habet.
count-last-tricks = Lūde ūsque ad fīnem. Dum adversārius trump habet, monadem tuam vincere potest. Prius id ēlice, etiamsī captūram perdis.
count-end = Vīcistī! Quī trump et pūncta numerat, scit quid faciendum sit.
## What a game is worth
value-why = Quis sōlus lūdat, lacessendō cōnstituitur: numerum nūntiās quem lūdus tuus valet. Eum sīc computās.
value-base = Omnis lūdus pretium pūrum habet: rhombulus 9, corda 10, spīculum 11, trifolium 12. In Grandī equitēs tantum trump sunt; 24 valet.
value-with = Deinde trump ā summō numerantur. Habēs { $CJ } et { $SJ }, sed tertius deest ({ $HJ }): hoc est „duōbuscum“. Semper ūnum prō lūdō additur: duōbuscum, lūsī trēs.
value-hearts = Pretium pūrum cordium est 10. Quantī lūdus tuus cordium valet?
value-forgot-game = Ūnum deest: ad „duōbuscum“ semper ūnum prō lūdō additur.
value-thirty = Rēctē: duōbuscum, lūsī trēs; ter 10 sunt 30.
value-too-many = Ūnum nimis: „duōbuscum“ et ūnum prō lūdō sunt trēs.
value-without = Sī eques summus deest, eōdem modō numerātur quod dēsuper deest: hoc est „sine“. Quī multum habet et quī parum, tantundem igitur accipit.
value-which = Aliquis ex equitibus hōs tantum habet: { $HJ }, { $DJ }. Quōmodo numerātur?
value-not-with = Trump summum deest: { $CJ }. Numerātur igitur quod deest.
value-two-missing = Duo dēsunt: { $CJ }, { $SJ }. Prīmus quī adest est { $HJ }.
value-without-two = Rēctē: dēsunt { $CJ } et { $SJ }, ergō „sine duōbus“.
value-spades = Quantī sīc lūdus spīculī valet? Pretium pūrum spīculī est 11.
value-thirty-three = Rēctē: sine duōbus, lūsī trēs; ter 11 sunt 33.
value-declare = Nunc lūdum tuum prōnūntiā. Dēpōne duās chartās, { $D8 } et { $C7 }, et ēlige corda. Mēnsa tibi ostendit quantī valeant.
value-only-hearts = Hic quoque lūdus esset. In hāc lēctiōne ēlige corda: ex eīs plūrima habēs.
value-those-two = In hāc lēctiōne dēpōne: { $D8 }, { $C7 }. Hae duae tibi inūtilēs sunt.
value-end = Corda, duōbuscum, lūsī trēs, ter 10: 30. Ūsque eō nūntiāre licuit; hoc deinceps discēs.
## The auction
auction-who = Lacessendō prīmum duo inter sē loquuntur: tū Serviō numerōs nūntiās, ille respondet sīc aut nōn. Quī superest deinde cum Aemiliā loquitur. Servius prīma manus est, tū media, Aemilia ultima.
auction-worth = Manum tuam nōvistī: corda, duōbuscum, lūsī trēs, ter 10. Ūsque ad 30 igitur prōgredī licet. Sed ab īmō incipe: fortasse mox cēdit.
auction-bid = Numerus minimus est 18. Nūntiā 18.
auction-higher = Servius „sīc“ dīcit: lūdus eius quoque tantī valet. Nūntiātur tantum quantī lūdus valēre potest: post 18 est 20. Nūntiā 20.
auction-hold = Servius „nōn“ dīxit. Nunc Aemilia nūntiat, tū respondēs. Illa 27 nūntiat, et lūdus tuus 30 valet. Dīc „sīc“.
auction-still = 30: tantī ipsum lūdus tuus valet. Adhūc „sīc“ dīcere licet.
auction-stop = 33, sed corda tua 30 tantum valent. Quid facis?
auction-not-yet = Semper „nōn“ dīcere licet. Sed lūdus tuus 30 valet, eō ūsque prōgredī potes.
auction-worth-thirty = Hoc plūs quam 30 esset. Lūdus tuus 30 tantum valet, et quī plūs nūntiat quam habet, etiam 61 pūnctīs perdit.
auction-too-high = Sīc nimis lacesserēs: corda tua 30 valent, sed 33 attingenda essent. Lūdus perditus esset, quotcumque pūncta haberēs. Dīc „nōn“.
auction-step-by-step = Licet. Sed in hāc lēctiōne gradātim prōgredere, sīcut dīcō.
auction-theirs = Aemilia sōla lūdit et 33 attingere dēbet. Tū nunc cum Serviō contrā eam lūdis. Cēdere nōn est turpe: quī cēdit nihil perdit.
auction-end = Hoc est lacessere: computā, ab īmō incipe, in tempore cēde.
## The skat and what to lay away
skat-two = Lūdum prō 18 accēpistī. In mediō duae chartae tēctae iacent: stirps. Quī sōlus lūdit eam sūmere potest.
skat-pick-up = Stirpem sūme. (Etiam relinquere licet: hoc „dē manū“ dīcitur, et factor ūnō augētur.)
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
null-plan = Chartae altae perīculōsae sunt, sī parvae sub eīs dēsunt. In cordibus septem et octō habēs, hoc tūtum est. Cum familiam iam nōn habēs, abice quod tibi haerēre possit.
null-play = Quīnque captūrās lūde, neque ūllam accipe. Dā semper chartam quam altissimam quae nōn vincit, et abice perīculōsās.
null-end = Perfēcistī: hinc nihil iam perīculī est. Quī vel ūnam captūram accipit, Nūllum statim perdidit.
## Defending as two
smear-partner = Aemilia sōla lūdit, et trifolium trump est. Tū et Servius ūnā lūditis: captūrae vestrae simul numerantur.
smear-sixty = Aemiliae 61 opus sunt. Vōbīs igitur 60 sufficiunt. Itaque pūncta valent, nōn numerus captūrārum.
smear-sure = Aemilia lūsit: { $HJ }. Servius vincit: { $SJ }. Tū nūllum trump habēs et ultimus lūdis: captūra certē sociī tuī est.
smear-most = Dā eī pūncta! Adde decem cuius monadem nōn habēs: { $ST } vel { $HT }.
smear-diamond = Haec quoque pūncta sunt, sed rhombulum monade et decem ipse tenēs. Adde decem quae aliter periret: spīculī vel cordium.
smear-too-little = Sīc pūncta perdis: captūra certē vestra est. Adde quam plūrimum: decem.
smear-twelve = 14 pūncta, nōn 4 tantum: sīc duo ūnum vincunt quī plūra trump habet.
smear-take = Servius incipit: { $DK }. Post tē lūdit Aemilia. Monadem habēs: cape captūram.
smear-ten-instead = Decem quoque suprā rēgem esset. Sed monas tūtior est et plūs valet; post eam decem summa rhombulī est.
smear-let-go = Sīc rēx apertus iacēret, et Aemilia eum vincere posset. Monas tua eum tuētur.
smear-middle = 15 pūncta. Nunc tū incipis: post tē Aemilia lūdit, ultimus Servius. Illa in mediō sedet et lūdere dēbet antequam videt quid ille habeat. Hoc vōbīs optimum est.
smear-end = Pūncta adde cum captūra certē sociī est; parvās dā cum perdita est. Initiō nihil amplius opus est.
## The last five tricks
last-so-far = Quīnque captūrae factae sunt. Aemilia trifolium sōla lūdit et 48 pūncta habet: 13 eī dēsunt. Tū cum Serviō lūdis, et tuum est incipere.
last-trumps = Ex trump restant { $HJ }, { $DJ }, { $C8 }: Aemilia eās habet. Tuum iam summum est: { $SJ }.
last-play = Cavē nē 61 attingat. Cōgitā: quotiēns trump habet, ūnam ex decem vestrīs vincere potest.
last-end = Prohibuistī! Etiam quī contrā lūdit trump incipere potest, sī aliter decem pereunt.
## Kontra, schneider, overbid
stakes-hand = Aemilia spīculum sōla lūdit. Sed spectā manum tuam: duo equitēs summī, spīcula, trēs monadēs. Hunc lūdum perdet.
stakes-kontra = Ad nōnnūllās mēnsās adversārius ante prīmam chartam suam „contrā“ dīcere potest: tum lūdus bis numerātur. Dīc „contrā“.
stakes-before-card = Prius „contrā“, deinde charta: cum lūseris, sērō est.
stakes-re = Aemilia „Re“ respondēre et iterum duplicāre potest, sed nōn facit. In certāminibus „contrā“ nōn licet.
stakes-lead = Incipe ā summō trump: { $CJ }.
stakes-lead-jack = Lūde: { $CJ }. Sīc eī statim trump adimis.
stakes-schneider = Pars quae ultrā 30 pūncta nōn venit „Schneider“ est; tum factor ūnō augētur. Quot igitur pūncta lūsōrī sōlī opus sunt, ut adversāriī Schneider sint?
stakes-not-schneider = Adversāriī nōn plūs quam 30 habēre dēbent: 120 minus 30.
stakes-is-schneider = Rēctē: 90. Pars quae nūllam captūram habet „Schwarz“ est, et factor iterum ūnō augētur.
stakes-overbid = Aliquis ūsque ad 33 nūntiāvit, deinde corda lūdit duōbuscum, lūsī trēs, id est 30, et 80 pūncta accipit. Quid fit?
stakes-not-won = Pūncta sufficiunt, sed lūdus 30 valet, nōn 33.
stakes-is-lost = Rēctē: nimis lacessīvit. Sī lūdus minus valet quam quod nūntiātum est, perditus est, quotcumque pūncta sunt.
stakes-double = Et lūdus perditus duplicī pretiō cōnstat. Itaque ante lacessendum computandum est.
stakes-end = Iam nōvistī quōmodo lūdātur. Deinde discēs quandō lacessendum sit.
## Answers about games and bids
answer-pass = Nōn
answer-up-to = ūsque ad { $n }
answer-game = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }
answer-times = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  } × { $n }
answer-null = { $kind ->
    [hand] Nūllum ex manū
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
deal-alone = Prīma manus es, cēterī „nōn“ dīxērunt. Lūdisne, et quō ūsque īssēs?
deal-hint = Ubi plūrimum habēs? Equitēs quoque numerā. Et quās monadēs praetereā habēs?
deal-hint-game = Hunc lūdum cōgitā: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }.
deal-hint-pass = Pauca trump, aut praetereā parum: satisne est?
deal-right = { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }: { $held ->
    [with] cum
   *[without] sine
  } { $count }, lūsī { $factor }: { $factor } × { $base } = { $value }. Ex 10 lūdīs ferē { $chance } vincis.
deal-null = Rēctē: Nūllum simplex 23 valet. Ex 10 lūdīs ferē { $chance } vincis.
deal-passed = Bene cessistī. Etiam lūdus optimus ({ $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }) ex 10 ferē { $chance } tantum vincit.
deal-bold = Nimis audāx es. Etiam lūdus optimus ({ $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }) ex 10 ferē { $chance } tantum vincit.
deal-timid = Aliquid āmittis. Hīc ex 10 lūdīs ferē { $chance } vincis: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }.
deal-low = Longius īre licet. Computā iterum quantī valeat: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }.
deal-high = Nimis lacessīvistī! Minus valet: { $game ->
    [clubs] trifolium
    [spades] spīculum
    [hearts] corda
    [diamonds] rhombulus
    [grand] Grand
   *[null] Nūllum
  }. Computā iterum.
deal-end = Quīnque manūs iūdicāvistī, sīcut optimus lūsor hīc iūdicat. Proximē citius fīet.
## When a bid is worth it
worth-why = Sī vincis, pretium lūdī accipis. Sī perdis, duplum solvis. Lacesse igitur tantum quod plērumque vincis.
worth-rule = Rēgula brevis dē familiīs: sex trump ferē semper sufficiunt. Quīnque sufficiunt, sī praetereā monadem habēs.
worth-count = Spectā manum tuam. Sī trifolium lūdis, quot trump habēs?
worth-jack = Equitem quoque numerā: semper trump est.
worth-five = Rēctē: quattuor trifolia et ūnus eques. Praetereā monadem rhombulī habēs.
worth-six = Tot nōn sunt: quattuor trifolia et ūnus eques.
worth-skat = In stirpe iacēre potest { $CJ }. Tum ex „sine“ fit „cum“, et lūdus fortasse minus valet. Quī sine multīs lacessit, in perīculō est.
worth-end = Numerā trump, numerā monadēs, computā. Tum dēmum lacesse.
## Grand
grand-what = In lūdō „Grand“ sōlī quattuor equitēs trump sunt. Pretium prīmum est 24, bis tantum quantum trifolium.
grand-rule = Rēgula brevis: numerā equitēs et monadēs, et ūnum adde, sī prīma manus es. Ā quīnque „Grand“ plērumque lūdendum est.
grand-count = Prīma manus es. Quot hīc numerās?
grand-fore = Paene: prīma manus ūnum addit.
grand-five = Rēctē: duo equitēs, duae monadēs, prīma manus.
grand-less = Tot nōn sunt: duo equitēs, duae monadēs, prīma manus.
grand-or = Duo equitēs et ūna monas: tria tantum. Uter lūdus hīc melior est?
grand-three = Monadēs dēsunt: adversāriī nimis multās captūrās accipiunt.
grand-hearts = Rēctē: quīnque trump et praetereā monas.
grand-value = Grand duōbuscum: quantī valet?
grand-no-game = Ūnum deest: ad „duōbuscum“ semper ūnum prō lūdō additur.
grand-right = Rēctē: duōbuscum, lūsī trēs, ter 24 sunt 72.
grand-too-many = Nimis: „duōbuscum“ et ūnum prō lūdō sunt tria.
grand-end = Equitēs et monadēs „Grand“ faciunt. Decem sine monade nōn numerantur.
## The values of null
nulls-fixed = In Nūllō nihil computātur: omne genus pretium certum habet.
nulls-four = Simplex: 23. Ex manū, id est sine stirpe: 35. Apertum, id est chartīs apertīs: 46. Utrumque: 59.
nulls-thirty = Ūsque ad 30 lacessīvistī. Quod Nūllum satis valet?
nulls-enough = Rēctē. Ex manū 35 valet, apertum 46: utrumque plūs quam 30 est.
nulls-too-little = Nūllum simplex 23 tantum valet, sed 30 nūntiāvistī.
nulls-both = Et Nūllum apertum ex manū, sine stirpe et chartīs apertīs?
nulls-no-hand = Hoc est Nūllum apertum cum stirpe. Ex manū plūs valet.
nulls-right = Rēctē: 59, Nūllum maximum.
nulls-no-sum = Summa hīc nōn fit: pretium certum est.
nulls-safe = Ex familiā hās tantum chartās habēs. Quae in Nūllō tūtae sunt?
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
row-null = Nūllum ex manū 35 valet.
row-end = Quī seriem nōvit, ex numerō audit quid alter fortasse lūdat.
## Hand and what is announced
announce-hand = Quī stirpem relinquit, „ex manū“ lūdit. Factor ūnō augētur.
announce-clubs = Trifolium ex manū, cum ūnō: quantī valet?
announce-no-hand = Hoc est trifolium cum stirpe. Ex manū ūnum additur.
announce-right = Rēctē: cum ūnō, lūsī duo, ex manū trēs, ter 12 sunt 36.
announce-too-many = Ūnō nimis est. Numerā iterum.
announce-what = Quī ex manū lūdit, plūra praedīcere potest. „Schneider“: adversāriī nōn plūs quam 30 pūncta accipiunt. „Schwarz“: nūllam captūram accipiunt.
announce-schneider = „Schneider“ ūnum addit, praedictum alterum. Trifolium ex manū, cum ūnō, „Schneider“ praedictum?
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
sayings-aces = „In Grand monadēs lūduntur.“ Contrā „Grand“ lūdis et incipis. Quid pōnis?
sayings-small = Sīc captūrās dōnās: mox alter sōlus incipiet.
sayings-ace = Rēctē: praeter quattuor equitēs nūllum trump monadem tuam capit. Cape pūncta, dum licet.
sayings-end = Nūllum dictum semper vērum est. Sed quī id nōvit, scit quandō aliter faciat.
