lesson-fits = Quae congruit?
lesson-first-round = Lūdus prīmus
lesson-bluff = Vērumne an fraus?
## Answers
answer-form = { $form }
answer-cell = { $cellAs }
answer-feature = { $featureOne }
answer-true = Vērum
answer-bluff = Fraus!
## Which card fits?
fits-forms = Verbum Latīnum variās fōrmās habet, prout in sententiā pōnitur. Quaeque fōrma tria habet: cāsum, numerum, genus.
fits-features = Cāsūs quīnque sunt: nōminātīvus, genitīvus, datīvus, accūsātīvus, ablātīvus. Quid valeant, hīc scīre opus nōn est: nōmina tantum comparantur.
fits-features-more = Numerus est singulāris (ūnus) aut plūrālis (multī). Genus est masculīnum, fēminīnum, neutrum.
fits-number = Quid ex hīs numerus est?
fits-is-case = Hic cāsus est, ūnus ex quīnque.
fits-is-number = Rēctē: singulāris et plūrālis duo numerī sunt.
fits-is-gender = Hoc genus est, ut masculīnum et fēminīnum.
fits-rule = Charta congruit, sī duae rēs eaedem sunt. Nōn trēs, nōn ūna tantum. Quid summum iaceat, in tabellā legis.
fits-cells = Summus iacet { $cellTop }. Quid congruit?
fits-cells-two = Rēctē: singulāris et fēminīnum eadem sunt, cāsus sōlus alius est.
fits-cells-not = Hīc { $n ->
    [3] omnia tria eadem sunt
   *[1] ūnum tantum idem est
  }. Duo esse dēbent.
fits-where = Quid quaeque fōrma esse possit, in tabulīs fōrmārum legis. Īnspice eās quotiēns vīs: īnfrā tangendae sunt.
fits-which = Summa iacet { $formTop }, { $cellTop }. Quae ex hīs chartīs congruit?
fits-hint = Comparā ex ōrdine: cāsum, numerum, genus. Duo eadem esse dēbent, ūnum aliud.
fits-look = Quaere in tabulīs fōrmārum quid quaeque charta esse possit. Deinde comparā: duae rēs eaedem, ūna alia esse dēbet.
fits-read = { $form } esse potest { $cellAs }. Numerā.
fits-two = Rēctē: { $form } est { $cellAs }. { $featureOne } et { $featureTwo } eadem sunt, ūnum aliud est.
fits-not = { $form } est { $cellIs }: { $n ->
    [0] nihil congruit.
    [1] ūna tantum rēs congruit.
   *[3] omnēs trēs rēs congruunt.
  }
fits-none = { fits-not } Neque aliud esse potest quod congruat.
readings-all = Quaedam fōrmae plūra esse possunt. Quid esse potest { $form }? Invenī { $n ->
    [2] utrumque
   *[other] omnia { $n }
  }.
readings-hint = Quaere { $form } in tabulīs fōrmārum: { $n } locīs ibi scrīptum est.
readings-one = { $form } certē est etiam { $cellAs }.
readings-yes = Ita est: { $form } esse potest { $cellAs }.
readings-no = Nōn ita: { $cellAs } est { $formOther }.
fits-end = Duae rēs eaedem: hic tōtus lūdus est. Nunc lūdum lūde.
## A first round, in its order
welcome = Omnēs chartae ūnīus verbī fōrmae sunt. Vincit quī prīmus nūllam iam chartam habet. Adversāria tua est Līvia.
two-of-three = Quaeque fōrma tria habet: cāsum, numerum, genus. Charta tua cum summā in duābus rēbus congruere dēbet.
start-card = Haec est charta prīma: { $formStart }, genitīvus singulāris. Nōndum quisquam genus prōnūntiāvit: quodvīs igitur ex tribus valet. Quid chartae tuae esse possint, in tabulīs fōrmārum legis.
ask-first = Tuae partēs sunt. Quae charta in duābus rēbus congruit? Tange eam, prōnūntiā cāsum, numerum, genus, et pōne eam.
nudge-first = Singulāris et ūnum genus maneant. Cāsus sōlus alius sit quam genitīvus.
lay-first = Cape { $formFirst }: accūsātīvus singulāris generis fēminīnī. Numerus et genus congruunt, cāsus nōn congruit.
declared = Iam valet quod prōnūntiāvistī: accūsātīvus singulāris generis fēminīnī. Cum eō charta proxima comparātur. Līviae partēs sunt.
other-right = Līvia { $formSecond } pōnit ut accūsātīvum plūrālem generis fēminīnī. Cāsus et genus congruunt, numerus nōn congruit: rēctē. Sed cavē, nēmō hoc prō tē cūstōdit.
ask-many = Summus nunc iacet accūsātīvus plūrālis generis fēminīnī. Quae charta tua congruit, et ut quid?
nudge-many = Plūrālis et fēminīnum manēre possunt, cāsus sōlus mūtētur. Ūna ex chartīs tuīs multa esse potest.
several-readings = { $formMany } datīvus vel ablātīvus plūrālis esse potest, cuiusvīs generis. Prōnūntiā ūnum: ablātīvum plūrālem generis fēminīnī.
dative-too = Hoc quoque rēctum est: etiam datīvus plūrālis generis fēminīnī licet. Sed propter ea quae mox veniunt, cape ablātīvum.
ask-macron = Līvia pōnit { $formShort } et dīcit: ablātīvus singulāris generis fēminīnī. Vērumne an fraus?
nudge-macron = Quaere in tabulīs fōrmārum: { $macron ->
    [yes] habetne ablātīvus in fīne līneolam suprā a litteram?
   *[no] quī est ablātīvus?
  }
not-ablative = Iterum spectā: ablātīvus est { $formLong }. Līvia posuit { $formShort }.
macron = Bene vīdistī: { $formShort } ablātīvus nōn est. { $macron ->
    [yes] Līneola fōrmam aliam facit.
   *[no] Ablātīvus est { $formLong }.
  }
challenge-it = Intercēde igitur! Sī iterum interrogāris, iterum preme.
look-first = Manē, prius intercēde! Cum perrēxeris, sērō erit.
tables = Rēctē dīxistī, Līvia recipit { $formShort }. Post intercessiōnem tabulae fōrmārum omnibus patent. Ibi quaere, deinde „Intellēxī“ preme.
ask-long = Iterum tuae partēs sunt, et summus iacet ablātīvus tuus plūrālis generis fēminīnī. Habēsne chartam quam Līvia habēre voluit?
nudge-long = Quaere ablātīvum singulārem generis fēminīnī. Cāsus et genus manent, numerus mūtātur.
lay-long = { $formLong } est ablātīvus singulāris generis fēminīnī. Cāsus et genus congruunt: pōne eam.
ask-none = Summa iacet { $formDative }, datīvus singulāris generis fēminīnī. Tū habēs { $formTwo } et { $formLast }. Quid facis?
nudge-none = Utraque plūrālis est neque fēminīna. Quot rēs igitur eaedem sunt?
nothing-fits = Neutra congruit. Sūme igitur chartam dē cumulō.
draw-now = Hīc nōn congruit. Spectā dīligenter quid summum iaceat.
ask-drawn = Fortūna favet: iterum { $formStart }! Cum sūmpseris, hanc sōlam pōnere licet. Ut quid?
nudge-drawn = Summus iacet datīvus singulāris generis fēminīnī. Charta tua genitīvus singulāris est, genus tū ēligis.
drawn = Prōnūntiā genitīvum singulārem generis fēminīnī: numerus et genus congruunt, cāsus nōn congruit.
drawn-fits = Servāre eam licet, sed congruit. Pōne eam.
think-ahead = Līvia posuit { $formGenitive }, genitīvum plūrālem generis fēminīnī. { $formTwo } et masculīnum et neutrum congruit. Quid prōnūntiās, ut posteā etiam { $formLast } congruat?
nudge-ahead = { $formLast } est accūsātīvus plūrālis generis masculīnī. Quod genus tum summum iacēre dēbet?
masculine = Prōnūntiā genitīvum plūrālem generis masculīnī. Tum posteā numerus et genus congruunt.
neuter-blocks = Neutrum quoque rēctum est. Sed { $formLast } masculīnum est neque sequī posset.
ask-last = Līvia chartam sūmpsit et retinuit. Summus adhūc iacet genitīvus tuus plūrālis generis masculīnī. Pōne chartam ultimam!
nudge-last = Ut quid? Numerus et genus congruant, cāsus nōn congruat.
last-card = Pōne { $formLast } ut accūsātīvum plūrālem generis masculīnī.
won = Vīcistī! Līvia chartam tuam ultimam probat. Iam tōtum lūdum nōvistī.
## True, or a bluff?
bluff-what = Quī chartam pōnit, prōnūntiat quid sit. Nēmō hoc cūstōdit, itaque fallere licet. Sī nōn crēdis, intercēdis.
bluff-ask = Semper quaere: potestne fōrma id esse, et suntne duae rēs eaedem? Quid fōrma esse possit, in tabulīs fōrmārum legis.
bluff-or-true = Summus iacēbat tuus { $cellOn }. Līvia pōnit { $form } et dīcit: { $cellAs }. Vērumne an fraus?
bluff-hint = Prīmum fōrmam spectā: potestne id esse? Līneolās cūrā. Deinde numerā quae eadem sint.
bluff-compare = Comparā: { $cellOn } et { $cellAs }. Et quae est fōrma eius?
bluff-true = Vērum est: { $form } id esse potest. { $featureOne } et { $featureTwo } eadem sunt, ūnum aliud est.
bluff-form = Fraus est: { $form } id esse nōn potest. Nam { $cellAs } est { $formRight }.
bluff-shares = Fraus est: fōrma rēcta est, sed { $n ->
    [0] nihil idem est
    [1] ūnum tantum idem est
   *[3] omnia tria eadem sunt
  }.
bluff-end = Sīc omnem fraudem invenīs: prīmum fōrmam, deinde rēs eāsdem quaere. Nunc lūde cum adversāriīs quī errant.
## About errors
no-need-to-draw = Sūmere semper licet. Sed ūna ex chartīs tuīs congruit.
right-but-later = Hoc licet. Sed in hāc lēctiōne pōne { $formWanted }.
remark-own = Nōndum. { $verdict } Iterum temptā.
remark-challenged = Intercessiō nōn valēret. { $verdict }
