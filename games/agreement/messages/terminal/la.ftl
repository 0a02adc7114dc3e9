## What can be typed, the key that is shown first; and what it does
typed-draw = s, sūme, sume
does-draw = sūme
typed-challenge = i, intercēdō, intercedo
does-challenge = intercēdō
typed-pass = r, retinē, retine
does-pass = retinē
typed-tables = t, tabulae
does-tables = tabulae fōrmārum
## The table
pile = Summa
others = Chartae
start-card = charta prīma, valet quidquid esse potest
under-joker = sub ioculātōre
lay-example = 2 acc sg f: chartam 2 pōne
verb-lay-example = 2 perf sing 3: chartam 2 pōne
## Questions
ask-turn = Tuae partēs sunt
ask-drawn = Pōnis an retinēs?
ask-window = Intercēdisne?
ask-closing = Ultima charta: intercēdisne?
ask-tables = Vīsne tabulās vidēre?
ask-next = Lūdus proximus?
## Help
help-1 = Chartam pōnis numerō et prōnūntiātiōne: 2 acc sg f, aut tōtīs verbīs 2 accūsātīvus singulāris fēminīnum,
help-2 = quōlibet ōrdine. Prō numerō fōrma quoque valet: eam acc sg f. Ioculātōrī numerus sufficit.
help-3 = Cum summā chartā in duābus rēbus congruat (cāsū, numerō, genere), neque plūribus neque pauciōribus.
pupil = pupil:75,gen=30,dat-pl=50 fōrmārum 75 % scit, genitīvī 30 %, datīvī plūrālis 50 %; sine numerō 80 % scit.
## What was wrong with what was typed
which-card = Quae charta? Numerum adde: 2 acc sg f
unknown-word = „{ $word }“ neque charta tua est neque cāsus aut numerus aut genus; h adiuvat.
ambiguous-word = „{ $word }“ plūra significāre potest: adde litterās.
said-twice = { $feature }: bis dictum est.
not-said = { $feature }: dictum nōn est. Sīc dīcitur: 2 acc sg f
## Figures of a simulation
draws = Sūmptae
draws-text = { $mean } in lūdō
reshuffled = Cumulus novus
reshuffled-text = in { $percent } lūdōrum
challenges = Intercessiōnēs
challenges-text = { $mean } in lūdō, ex quibus { $upheld } valuērunt
errors = Errōrēs
errors-text = { $declared } in lūdō, ex quibus { $unnoticed } nēmō animadvertit
## In the help of commands
help-play = Nēmō tē urget: in lūdīs congruentiae māchinae exspectant dōnec assentiāris, quotcumque secundās lēgēs dīcunt. Cum --option botWait=0 nōn exspectant.
help-figures-draws = draws: chartae suā vice sūmptae in lūdō. reshuffled: pars lūdōrum in quibus chartae positae novus cumulus factae sunt.
help-figures-challenges = challenges: intercessiōnēs in lūdō; upheld: pars eārum quae valuērunt, 0 sī nūlla fuit.
help-figures-errors = errors: chartae perperam positae in lūdō (declared) et quae ex eīs mānsērunt (unnoticed).
## Discipulī fictī
learning-summary = discipulōs fictōs fōrmās exercēre aut lūdere iubet et numerat quam celeriter discant
learning-pupil = genus discipulī: { $pupils } (nisi quid dīcitur, steady); all: omnia genera vicissim
learning-strategy = quōmodo discant: { $strategies } (nisi quid dīcitur, scheduler)
learning-deck = chartae (nisi quid dīcitur, ille)
learning-runs = quot discipulī huius generis (nisi quid dīcitur, 50)
learning-seed = verbum quodlibet; idem eōsdem discipulōs dat
learning-json = numerī fōrmā JSON neque quicquam aliud
learning-note-strategy = broad: omnēs locī per ōrdinem, quisque eā exercitātiōne quae plūrima ostendit. knowing: scheduler, cui dīcitur quid discipulus sciat. greedy: semper exercitātiō post quam discipulus plūrima scit.
learning-note-until = until: exercitātiōnēs (in play et coach: lūdī, nōn plūrēs quam decem) dōnec ex 30 locīs 27 nōtī sunt; eōrum quae in dubiō sunt, numerus exspectātus. Quīque numerus ut value, from, to: intervallum 95 %, discipulīs iterum sortītīs.
learning-note-retained = retained: locī nōtī hebdomade post 150 exercitātiōnēs, trīcēnās cottīdiē.
learning-note-promised = promised: quotiēns et post quot exercitātiōnēs prōmissum sit 27 ex 30 locīs nōtōs esse, fidē 90 %, et quam vērē.
learning-note-tasks = tasks (in play et coach, dēnī lūdī cuique discipulō): quae ultimus posuit; noticed: ex errōribus eius animadversī; noticedKnown: ex eīs quōrum locōs discipulus sciēbat; alarms: intercessiōnēs contrā rēctē posita; sensitivity: d′, quae nūlla est eī quī numquam intercēdit; found: quae discipulus rēctē posuit, ubi potuit.
learning-note-estimate = estimate (exercendō first, post 30 quaestiōnēs, et later, post 150): quod aestimātur comparātum cum eō quod discipulī sciunt, post quīnque lūdōs; auc: ārea sub curvā ROC; ece: error aestimandī exspectātus; each: īdem singulōrum discipulōrum, et minimus quem 30 locī sinunt; bound: ārea quam attingit quī scit quālis sit discipulus; known: locī tum nōtī.
learning-until-items = post { $mean } exercitātiōnēs ex 30 locīs 27 nōtī
learning-until-rounds = post { $mean } lūdōs ex 30 locīs 27 nōtī
learning-retained = hebdomade post 150 exercitātiōnēs: { $known } nōtī
learning-promised = post { $items } exercitātiōnēs 27 ex 30 prōmissī, vērē in hāc parte: { $kept }
learning-estimated = aestimātiō: ārea sub curvā { $auc }, error aestimandī { $ece }
learning-tasks = in { $rounds } lūdīs: d′ { $sensitivity }, errōrēs dē locīs nōtīs animadversī { $noticed }, intercessiōnēs vānae { $alarms }
## Exercitātiō
practice-summary = fōrmās ūnīus dēclīnātiōnis exercet: quae repetendae sunt et quae nōndum firmae, mixtās; statim respōnsum datur
practice-journal = documentum quod respōnsa servat et, sī nōndum est, creātur; sine eō nihil servātur
practice-items = quot quaestiōnēs (nisi dīcitur, { $items })
practice-note-decks = DECK ūnum ex hīs est: { $decks }; nisi dīcitur, is.
practice-note-page = In documentō lūdī servantur, ut pāgina eōs scrībit et legit (Optiōnēs): quae ibi lūsistī et exercuistī, hīc quoque numerantur, et vice versā.
practice-example-agree = exemplī grātiā: acc sg f
practice-example-judge = 1 aut 2
practice-example-layable = numerī, exemplī grātiā: 1 3; 0: nūlla eārum
practice-example-macron = 1 aut 2
practice-example-readings = numerī, exemplī grātiā: 1 3
practice-help = Ubi fōrma dēfīnienda est, cāsum, numerum, genus quōlibet ōrdine scrībe: acc sg f. Ubi numerī stant, eōs scrībe quī rēctī sunt. In tabulīs fōrmārum stēlla notat quod quaerēbātur.
practice-no-number = Numerōs habent ab 1 ad { $count }.
practice-unknown-word = „{ $word }“ neque cāsus neque numerus neque genus est; h adiuvat.
## Problēmata
puzzle-answer = RESPŌNSUM est numerus chartae quae pōnī potest.
## Repetītiō
replay-summary = commentāriōs servātōs repetit et dīcit quam bene ratiō quaedam respōnsa prōvīderit
replay-scheduler = ūna ex { $schedulers } (nisi quid dīcitur, scheduler): aestimātiō huius programmatis, FSRS sōlum, arculae Leitnerī, aut sōla pars respōnsōrum rēctōrum
replay-deck = hae chartae sōlae: { $decks } (nisi quid dīcitur, omnēs)
replay-json = numerī fōrmā JSON neque quicquam aliud
replay-note-files = DOCUMENTUM est commentārius quālem pāgina ēdit et practice --journal scrībit, ūnus cuiusque hominis; plūrēs deinceps, quisque nōn maior quam 32 MB.
replay-note-loss = log loss: medium numerōrum -ln probābilitātis quae eī quod rē vērā factum est ante data est; quō minor, eō melior, et quae minor est quam illa share, aliquid prōvīdit. Sī plūrēs sunt hominēs, inter uncōs intervallum 95 % additur, hominibus iterum sortītīs.
replay-answers = { $answers ->
    [one] Ūnum respōnsum
   *[other] { $answers } respōnsa
} { $people ->
    [one] ūnīus hominis
   *[other] { $people } hominum
}, { $right } % rēcta
replay-loss = log loss ratiōnis { $scheduler }: { $loss }
replay-skipped = { $n ->
    [one] Ūna exercitātiō legī nōn potuit et omissa est.
   *[other] { $n } exercitātiōnēs legī nōn potuērunt et omissae sunt.
}
