lesson-first-round = Lūdus prīmus
## What the coach says, in its order
welcome = Omnēs chartae ūnīus verbī fōrmae sunt. Vincit quī prīmus nūllam iam chartam habet. Adversāria tua est Līvia.
two-of-three = Quaeque fōrma tria habet: cāsum, numerum, genus. Charta tua cum summā in duābus rēbus congruere dēbet – neque in tribus neque in ūnā.
start-card = Haec est charta prīma: { $formStart }, genitīvus singulāris. Fōrma in omnibus generibus eadem est, et dum nēmō quicquam prōnūntiāvit, omnia tria valent.
lay-first = Tuae partēs sunt. Cape chartam { $formFirst }: accūsātīvus singulāris generis fēminīnī. Numerus et genus congruunt, cāsus nōn congruit: duae rēs! Ēlige chartam, prōnūntiā cāsum, numerum, genus, et pōne eam.
declared = Iam valet quod prōnūntiāvistī: accūsātīvus singulāris generis fēminīnī. Cum hīs tribus charta proxima comparātur. Līviae partēs sunt.
other-right = Līvia { $formSecond } pōnit ut accūsātīvum plūrālem generis fēminīnī. Cāsus et genus congruunt, numerus nōn congruit: rēctē. Nēmō alius hoc cūstōdit nisi vōs ipsī.
several-readings = { $formMany } multa esse potest: datīvus vel ablātīvus plūrālis, cuiusvīs generis. Ūnum ex hīs prōnūntiās. Hīc plūrālis et fēminīnum esse dēbet. Pōne { $formMany } ut ablātīvum plūrālem generis fēminīnī.
dative-too = Hoc quoque rēctum est: etiam datīvus plūrālis generis fēminīnī licet. Sed propter ea quae mox veniunt, cape ablātīvum.
macron = Līvia ablātīvum singulārem generis fēminīnī prōnūntiat. Spectā dīligenter { $macron ->
    [yes] litteram a in fīne chartae eius: estne līneola suprā scrīpta? Līneola fōrmam aliam facit.
   *[no] chartam eius: estne vērē ablātīvus?
  } Sī nōn est, intercēde. Sī iterum interrogāris, iterum preme.
look-first = Manē! Prius spectā chartam Līviae: { $formShort } – estne ablātīvus singulāris generis fēminīnī? Cum perrēxeris, sērō intercēdēs.
tables = Rēctē dīxistī: { $formShort } ablātīvus nōn est, nam ablātīvus est { $formLong }. Post intercessiōnem tabulae fōrmārum patent: ibi quaere, deinde „Intellēxī“ preme. Līvia chartam recipit, et tuae partēs sunt.
lay-long = Tū fōrmam rēctam habēs: { $formLong }, ablātīvus singulāris generis fēminīnī. Cum ablātīvō plūrālī generis fēminīnī cāsus et genus congruunt. Pōne eam.
nothing-fits = Summa iacet { $formDative } ut datīvus singulāris generis fēminīnī. Habēs { $formTwo } et { $formLast }, utramque plūrālem neque fēminīnam: neutra congruit. Sūme igitur chartam dē cumulō.
draw-now = Ita nōn licet. Sūme chartam dē cumulō.
drawn = Fortūna favet: iterum { $formStart }. Cum sūmpseris, hanc sōlam chartam pōnere licet. Cuius generis esse dēbet? Cum datīvō singulārī generis fēminīnī numerus et genus congruunt, cāsus nōn congruit.
drawn-fits = Servāre eam licet, sed congruit: est genitīvus singulāris generis fēminīnī. Pōne eam.
think-ahead = Līvia { $formGenitive } posuit, genitīvum plūrālem generis fēminīnī, rēctē. { $formTwo } masculīnum aut neutrum esse potest, utrumque congruit. Cōgitā dē chartā tuā ultimā, { $formLast }: accūsātīvus plūrālis generis masculīnī. Quid prōnūntiās ut illa sequī possit?
neuter-blocks = Neutrum quoque rēctum est. Sed tum { $formLast } (accūsātīvus plūrālis generis masculīnī) numerō tantum congruit, neque fīnem facere potes, etiamsī Līvia nihil pōnit. Prōnūntiā masculīnum.
last-card = Līvia chartam sūmpsit et retinuit. Summus adhūc iacet genitīvus tuus plūrālis generis masculīnī. Pōne { $formLast } ut accūsātīvum plūrālem generis masculīnī: numerus et genus congruunt.
won = Vīcistī! Līvia chartam tuam ultimam probat. Iam tōtum lūdum nōvistī. Lūde nunc vērum lūdum: cum adversāriō quī errat, tabulīs apertīs.
## About errors
no-need-to-draw = Sūmere semper licet, sed pōnere potes: charta notāta congruit.
right-but-later = Hoc licet. Sed in hāc lēctiōne fac, quaesō, quod suāsī.
remark-own = Nōndum. { $verdict } Iterum temptā.
remark-challenged = Intercessiō nōn valēret. { $verdict }
