## Case, number, gender
feature-case = cāsus
feature-number = numerus
feature-gender = genus
the-case = cāsus
the-number = numerus
the-gender = genus
name-nom = nōminātīvus
name-gen = genitīvus
name-dat = datīvus
name-acc = accūsātīvus
name-abl = ablātīvus
name-sg = singulāris
name-pl = plūrālis
name-m = masculīnum
name-f = fēminīnum
name-n = neutrum
short-nom = Nōm.
short-gen = Gen.
short-dat = Dat.
short-acc = Acc.
short-abl = Abl.
short-sg = Sing.
short-pl = Plūr.
short-m = m.
short-f = f.
short-n = n.
feature-same = pār
feature-other = dispār
# In the middle of a sentence; then after ‘cum’; then several cells that differ in gender only.
cell = { $caseName } { $numberName } generis { $gender ->
    [m] masculīnī
    [f] fēminīnī
   *[n] neutrī
  }
cell-with = { $case ->
    [nom] nōminātīvō
    [gen] genitīvō
    [dat] datīvō
    [acc] accūsātīvō
   *[abl] ablātīvō
  } { $number ->
    [sg] singulārī
   *[pl] plūrālī
  } generis { $gender ->
    [m] masculīnī
    [f] fēminīnī
   *[n] neutrī
  }
cells = { $caseName } { $numberName } ({ $genders })
## The same of verbs: tense, number, person
verb-feature-case = tempus
verb-feature-gender = persōna
verb-the-case = tempus
verb-the-gender = persōna
verb-name-nom = praesēns
verb-name-gen = imperfectum
verb-name-dat = futūrum
verb-name-acc = perfectum
verb-name-abl = plūsquamperfectum
verb-name-m = prīma persōna
verb-name-f = secunda persōna
verb-name-n = tertia persōna
verb-short-nom = Praes.
verb-short-gen = Impf.
verb-short-dat = Fut.
verb-short-acc = Perf.
verb-short-abl = Plūspf.
verb-short-m = 1.
verb-short-f = 2.
verb-short-n = 3.
verb-cell = { $genderName } numerī { $numberName } temporis { $case ->
    [nom] praesentis
    [gen] imperfectī
    [dat] futūrī
    [acc] perfectī
   *[abl] plūsquamperfectī
  }
verb-cell-with = { $gender ->
    [m] prīmā
    [f] secundā
   *[n] tertiā
  } persōnā numerī { $numberName } temporis { $case ->
    [nom] praesentis
    [gen] imperfectī
    [dat] futūrī
    [acc] perfectī
   *[abl] plūsquamperfectī
  }
verb-cells = persōna { $genders } numerī { $numberName } temporis { $case ->
    [nom] praesentis
    [gen] imperfectī
    [dat] futūrī
    [acc] perfectī
   *[abl] plūsquamperfectī
  }
verb-shares-0-with = Cum { verb-cell-with } nihil congruit, neque tempus neque numerus neque persōna. { -exactly-two }
verb-shares-1-with = Cum { verb-cell-with } congruit { $odd } tantum, nōn congruunt { $first } et { $second }. { -exactly-two }
verb-shares-2-with = Cum { verb-cell-with } congruunt { $first } et { $second }, nōn congruit { $odd }.
verb-choose-case = Quod tempus?
verb-choose-gender = Quae persōna?
## Why a card is right or wrong
-exactly-two = Duae rēs congruere dēbent, neque plūrēs neque pauciōrēs.
verdict-right = Rēctē: { $form } potest esse { $cell }. { $agreement }
verdict-misread = { $form } nōn potest esse { $cell }: est { $readings }.
verdict-misread-unfit = { verdict-misread } Ac nē sīc quidem congrueret. { $agreement }
verdict-unfit = { $form } potest esse { $cell }, sed nōn congruit. { $agreement }
# How many features it shares with the card below.
shares-0 = Cum chartā subiectā nihil congruit. { -exactly-two }
shares-1 = Cum chartā subiectā ūna tantum rēs congruit. { -exactly-two }
shares-2 = Cum chartā subiectā duae rēs congruunt.
shares-3 = Cum chartā subiectā omnēs trēs rēs congruunt. { -exactly-two }
shares-with-no-reading = Quidquid charta subiecta esse potest, numquam duae rēs congruunt, neque plūrēs neque pauciōrēs.
# The same where the cell of the card below is known; $odd is the one feature that is shared, or not.
shares-0-with = Cum { cell-with } nihil congruit, neque cāsus neque numerus neque genus. { -exactly-two }
shares-1-with = Cum { cell-with } congruit { $odd } tantum, nōn congruunt { $first } et { $second }. { -exactly-two }
shares-2-with = Cum { cell-with } congruunt { $first } et { $second }, nōn congruit { $odd }.
shares-3-with = Iam ibi iacet { cell }: omnēs trēs rēs congruunt. { -exactly-two }
## What happened
the-joker = Ioculātōrem
a-card = chartam
event-dealt = Chartae datae sunt. Charta prīma: { $card }.
event-dealt-joker = Chartae datae sunt. Charta prīma est Ioculātor.
event-buried = Ioculātor in cumulum īnseritur. Nova charta prīma: { $card }.
event-laid-you = Pōnis { $card } – { $cell }.
event-laid-other = { $name } pōnit { $card } – { $cell }.
event-laid-joker-you = Ioculātōrem pōnis. Valet charta subiecta.
event-laid-joker-other = { $name } Ioculātōrem pōnit. Valet charta subiecta.
event-drew-turn-you = Sūmis { $card }.
event-drew-turn-other = { $name } sūmit { $card }.
event-drew-upheld-you = Poenae causā sūmis { $card }.
event-drew-upheld-other = Poenae causā { $name } sūmit { $card }.
event-drew-rejected-you = Frūstrā intercessistī: sūmis { $card }.
event-drew-rejected-other = Frūstrā intercessum est: { $name } sūmit { $card }.
event-owes = Cumulus exhaustus est. Chartae positae iterum miscentur.
event-reshuffled = Cumulus novus: { $count ->
    [one] ūna charta
   *[other] { $count } chartae
  }.
event-nothing-turn-you = Nihil est quod sūmātur. Vicem āmittis.
event-nothing-turn-other = Nihil est quod sūmātur. { $name } vicem āmittit.
event-nothing-penalty-you = Nihil est quod sūmātur. Nūllam chartam accipis.
event-nothing-penalty-other = Nihil est quod sūmātur. { $name } nūllam chartam accipit.
event-passed-you = Chartam sūmptam retinēs.
event-passed-other = { $name } chartam sūmptam retinet.
event-went-on-you = Chartam probās.
event-went-on-other = { $name } chartam probat.
event-looked-you = Tabulās fōrmārum īnspicis.
event-looked-other = { $name } tabulās fōrmārum īnspicit.
event-expired = Nēmō intercessit. Charta ultima valet.
event-out-you = Omnēs chartās posuistī.
event-out-other = { $name } omnēs chartās posuit.
event-ended = Fīnis lūdī. { $reason } { $winner }
end-out = Ūna manus vacua est.
end-last = Ūnus tantum chartās habet.
end-blocked = Nihil iam est quod sūmātur, neque quisquam pōnit: vincit cui paucissimae chartae sunt.
end-bound = Post quadringentās āctiōnēs lūdus fīnītur: vincit cui paucissimae chartae sunt.
winner-you = Vīcistī.
winner-other = { $name } vīcit.
winners = Victōrēs parēs: { $names }.
## A challenge
rejected-you = Frūstrā intercēdis: { $form } potest esse { $cell } et congruit.
rejected-other = { $name } frūstrā intercēdit: { $form } potest esse { $cell } et congruit.
upheld-unfit = { $challenge }: { $form } nōn congruit, sī est { $cell }. { $takesBack }.
upheld-misread = { $challenge }: { $form } nōn est { $cell }. { $takesBack }.
challenge-you = Iūre intercēdis
challenge-other = { $name } iūre intercēdit
takes-back-you = Chartam recipis
takes-back-other = { $name } chartam recipit
## An error that nobody noticed, and what it was laid on
report-you = Posuistī { $card } ({ $cell }) super { $below }.
report-other = { $name } posuit { $card } ({ $cell }) super { $below }.
below-start-card = chartam prīmam { $card }
below-declared = { $card } ({ $cell })
## What can be done
turn-of = Nunc lūdit { $name }
action-lay = Pōne { $card }
action-lay-as = Pōne { $card } – { $cell }
action-lay-joker = Pōne Ioculātōrem
action-draw = Chartam sūme
action-pass = Retinē et perge
action-go-on = Rēctē, perge
action-challenge = Intercēdō!
action-look = Tabulae fōrmārum
action-close = Intellēxī
## The page
joker = Ioculātor
joker-matched = valet quae subest
start-card = Charta prīma: valet quidquid esse potest
hint-top = Haec est charta summa: in eā pōnis ūnam ex tuīs.
hint-two = Duae tantum ex hīs tribus rēbus eaedem maneant oportet.
hint-start = { $form } potest esse { $readings }. Duae tantum rēs eaedem maneant oportet.
hint-declare = Dīc quid sit charta tua. Tum pōne eam.
hint-challenge = Rēctēne dictum est? Sī minus, intercēde.
drew = { $card } sūmpsistī. Pōnēsne an retinēbis?
drew-joker = Ioculātōrem sūmpsistī. Pōnēsne an retinēbis?
really-draw = Iterum tange: sūme
really-challenge = Iterum tange: intercēdō!
accept-last = Ultimam chartam accipe
last-card-of = { $name } chartam ultimam posuit: accipisne an intercēdis?
last-card-yours = Charta tua ultima! Cēterī aut accipiunt aut intercēdunt.
seconds-left = restant { $seconds } s
laid-on = posita super
says-you = Tū dīcis:
says-other = { $name } dīcit:
may-challenge = Licet tibi intercēdere.
next-lay-or-draw = Ēlige chartam aut novam sūme.
not-yet = Nōndum licet.
choose-card = Ēlige chartam.
choose-case = Quī cāsus?
choose-number = Quī numerus?
choose-gender = Quod genus?
tables-closed = Tabulae fōrmārum tēctae iacent. Intercessiōne aperiuntur.
challenge-upheld = Intercessiō valuit.
challenge-rejected = Intercessiō nōn valuit.
verdict-caught = Dēprehēnsum!
verdict-false-alarm = Frūstrā!
verdict-your-error = Dēprehēnsus es!
verdict-you-were-right = Rēctē posuistī!
challenged-you = Intercessistī.
challenged-other = { $name } intercessit.
goes-back-you = { $form } recipis.
goes-back-other = { $name } { $form } recipit.
stays-there = { $form } manet.
# At most 14 words each.
reason-right = { $form } potest esse { $cell }, et duae tantum rēs congruunt.
reason-misread = { $form } nōn potest esse { $cell }.
reason-shares-0 = Nihil congruit; duae tantum rēs congruant oportet.
reason-shares-1 = Ūna tantum rēs congruit; duae congruant oportet.
reason-shares-2 = Duae tantum rēs congruunt.
reason-shares-3 = Trēs rēs congruunt; duae tantum congruant oportet.
# What to look at the next time.
advice-none = Nūlla hārum chartārum est { $cell }.
advice-form = Fōrma quaesīta est { $right }.
advice-count = Prōdest rēs quae congruunt numerāre.
advice-readings = { $form } tot rēs esse potest: { $readings }. Dē omnibus cōgitandum est.
advice-one = { $form } nihil aliud esse potest.
beside-top = charta summa
show-table = Tabulam ostende
show-cards = Chartās ostende
unnoticed = Errōrēs ā nūllō animadversī
unnoticed-none = Nūllus. Quidquid positum mānsit, rēctum erat.
last-cards = Chartae ultimae
own-words = Verba tua
own-words-kept = In hōc īnstrūmentō
own-words-sets = Alia verba
own-words-built = Prōnōmina
## The view
field-hand = Manus
field-drawn = Sūmpta
field-counts = Chartae
field-stock = Cumulus
field-pile = Postrēmō posita
field-turns = Āctiōnēs
## Options of a table
option-deck = Chartae
option-deck-hint = Quae fōrmae in chartīs scrīptae sint.
option-referee = Quis errōrēs observat?
option-referee-hint = Aut ipsī observātis et intercēditis, aut mēnsa quod falsum est statim cum causā reicit.
option-referee-players = lūsōrēs
option-referee-table = mēnsa
option-end = Fīnis lūdī
option-end-hint = Lūdus aut fīnītur cum prīma manus vacua est, aut cēterī pergunt dōnec ūnus tantum chartās habeat.
option-end-first = cum aliquis nūllam iam habet
option-end-last = cum ūnus superest
option-rounds = Numerus lūdōrum
option-rounds-hint = Tot lūdī lūduntur, et pūncta omnium computantur; deinceps alius incipit.
option-drawing = Sūmere
option-drawing-hint = Utrum chartam sūmere liceat etiam cum aliqua tuārum congruit.
option-drawing-free = semper licet
option-drawing-compulsory = sī nūlla congruit
option-tables = Tabulae fōrmārum
option-tables-hint = Tabulae in quibus omnēs fōrmae sunt aut semper patent aut intercessiōne tantum aperiuntur.
option-tables-dispute = intercessiōne
option-tables-open = semper patent
aid-tables = Tabulae fōrmārum apertae
aid-tables-hint = Tabulās in quibus omnēs fōrmae sunt semper īnspicere licet.
option-plain = Sine apicibus
option-plain-hint = Chartae vōcālēs longās apicibus nōn notant, et fōrmae quae longitūdine tantum differunt eaedem sunt.
option-joker = Ioculātor
option-joker-hint = Ioculātor quoque lūdit: super omnem chartam eum pōnere licet, et deinde valet charta subiecta.
option-jokerLast = Ioculātor ultimus
option-jokerLast-hint = Ioculātōrem etiam ultimum pōnere licet.
option-unnoticed = Post errōrem nōn animadversum
option-unnoticed-hint = Sī nēmō falsum animadvertit, chartae sequentī valet aut quod prōnūntiātum est aut quod fōrma rē vērā est.
option-unnoticed-declared = valet prōnūntiātum
option-unnoticed-readings = valet fōrma
option-upheldDraw = Poena errōris
option-upheldDraw-hint = Sī intercessiō valet, lūsor quī errāvit īnsuper chartam sūmit.
option-rejectedDraw = Poena intercessiōnis falsae
option-rejectedDraw-hint = Sī intercessiō nōn valet, lūsor quī intercessit chartam sūmit.
option-wait = Secundae ad intercēdendum
option-wait-hint = Tot secundās omnēs post quamque chartam exspectant, ut cēterī intercēdere possint.
option-botWait = Patientia māchinārum
option-botWait-hint = Tot secundās māchina exspectat num intercēdās, nisi prius assentīris.
preset-standard = Ūsitātus
preset-standard-hint = Ut cum chartīs vērīs: ipsī errōrēs observātis et intercēditis.
preset-practice = Exercitātiō
preset-practice-hint = Mēnsa quod falsum est statim cum causā reicit, et tabulae fōrmārum patent.
preset-tournament = Certāmen
preset-tournament-hint = Complūrēs lūdī; omnis error et omnis intercessiō falsa chartā sūmendā luitur.
## Bots
bot-random = Fors
bot-random-hint = Quamlibet chartam pōnit et saepe falsō prōnūntiat.
bot-beginner = Tīrō
bot-beginner-hint = Dīmidiam ferē partem fōrmārum nōvit; saepe errōrem inveniēs.
bot-learner = Discipulus
bot-learner-hint = Plērāsque fōrmās nōvit, nōnnūllās cōnfundit.
bot-advanced = Prōvectus
bot-advanced-hint = Omnēs ferē fōrmās nōvit, rārō errat, pauca praetermittit.
bot-uniform = Grammaticus
bot-uniform-hint = Omnēs fōrmās nōvit et omnem errōrem animadvertit.
bot-mobile = Magister
bot-mobile-hint = Numquam errat, et chartās servat quae posteā multīs locīs congruant.
bot-companion = Comes
bot-companion-hint = Tam bene lūdit quam magister, sed errōrēs animadvertendōs tibi relinquit.
bot-coach = Exercitor
bot-coach-hint = Errat in fōrmīs quās paene scīs, et ea rogat quae vix scīs. Ūsque ad dīmidiam partem chartārum perperam pōnit: omnēs īnspice. Sī errās, intercēdit.
bot-names = Līvia, Mārcus, Cornēlia, Quīntus, Flāvia, Gāius, Iūlia, Titus, Claudia, Lūcius
## Rejections
rejection-you-are-out = Omnēs iam chartās posuistī; nunc spectās.
rejection-tables-open = Aliquis tabulās fōrmārum īnspicit. Exspectā dum tegantur.
rejection-last-card-open = Haec ultima charta tua fuit. Exspectā dum omnēs assentiantur aut aliquis intercēdat.
rejection-only-drawn-card = Postquam sūmpsistī, chartam sūmptam tantum pōnere licet. Sī nōn congruit, retinē eam.
rejection-declare-first = Prius tria prōnūntiā quae dē fōrmā quaeruntur.
rejection-joker-undeclared = Ioculātor nōn prōnūntiātur. Pōne eum sine verbō.
rejection-joker-last = Ioculātōrem hīc ultimum pōnere nōn licet. Sūme chartam.
rejection-wrong-reading = Haec fōrma id esse nōn potest. Īnspice iterum.
rejection-must-lay = Aliqua tuārum chartārum congruit, et ad hanc mēnsam tum pōnere necesse est.
rejection-already-drawn = Iam sūmpsistī. Pōne chartam sūmptam aut retinē eam.
rejection-draw-first = Prius charta tibi sūmenda est, deinde pergere licet.
rejection-stale-lay = Sērō: lūdus iam prōcessit.
rejection-own-lay = Dē chartā tuā cēterī iūdicant.
rejection-already-gone-on = Hanc chartam iam probāvistī.
rejection-already-looked = Tabulās fōrmārum iam īnspexistī.
rejection-not-looking = Tabulās fōrmārum nunc nōn īnspicis.
rejection-wrong-agreement = { $shares ->
    [1] Ūna tantum rēs congruit, sed duae dēbent.
    [3] Omnēs trēs rēs congruunt, sed duae tantum dēbent.
   *[other] Duae rēs congruere dēbent, neque plūrēs neque pauciōrēs.
  }
## A round that is over
review-lays = Ex { $all } chartīs positīs { $right } rēctē positae sunt
review-all = Omnia
review-noted = Quae notanda sunt
review-none = Nihil: omnia rēctē posita sunt, neque quisquam chartam sūmpsit quī pōnere posset.
review-drew-you = Chartam sūmpsistī.
review-drew-other = { $name } chartam sūmpsit.
review-kept-you = Chartam sūmptam retinuistī.
review-kept-other = { $name } chartam sūmptam retinuit.
review-could = Haec congruēbant:
review-noticed-you = Error animadversus est: intercessistī.
review-noticed-other = Error animadversus est: intercessit { $name }.
review-unnoticed = Errōrem nēmō animadvertit.
review-in-vain-you = Frūstrā intercessistī.
review-in-vain-other = Frūstrā intercessit { $name }.
