title = Lūdus Altenburgēnsis
title-two = Lūdus rūsticus
bot-names = Aemilia, Servius, Tullia, Decimus, Octāvia, Sextus, Paula, Pūblius, Valeria, Rūfus

## Cards and games
pack-label = Chartae
pack-french = Chartae Francicae
pack-german = Chartae Theodiscae
colours-label = Colōrēs chartārum
colours-two = duo
colours-four = quattuor
suit-french-C = { $case ->
    [genitive] trifoliī
   *[other] trifolium
  }
suit-french-S = { $case ->
    [genitive] spīculī
   *[other] spīculum
  }
suit-french-H = { $case ->
    [genitive] cordium
   *[other] corda
  }
suit-french-D = { $case ->
    [genitive] rhombulī
    [accusative] rhombulum
   *[other] rhombulus
  }
suit-german-C = { $case ->
    [genitive] glandium
   *[other] glandēs
  }
suit-german-S = { $case ->
    [genitive] foliōrum
   *[other] folia
  }
suit-german-H = { suit-french-H }
suit-german-D = { $case ->
    [genitive] tintinnābulōrum
   *[other] tintinnābula
  }
short-german-C = Gl
short-german-S = Fo
short-german-H = Co
short-german-D = Ti
game-grand = { $case ->
    [accusative] Grandem
   *[other] Grandis
  }
game-null = Nūllum
rank-A = monas
rank-K = rēx
rank-T = decem
rank-9 = novem
rank-8 = octō
rank-7 = septem
rank-french-Q = rēgīna
rank-french-J = eques
rank-german-Q = superior
rank-german-J = īnferior
index-A = M
index-K = R
index-Q = Rg
index-J = E
card = { $rank } { $suit }
contract-hand = { $game } dē manū
contract-ouvert = { $game } { ouvert }
contract-hand-ouvert = { $game } dē manū { ouvert }
contract-null-hand-ouvert = { $game } dē manū { ouvert }
ouvert = { $form ->
    [grand-nominative] apertus
    [french-D-nominative] apertus
    [french-H-nominative] aperta
    [french-H-accusative] aperta
    [german-C-nominative] apertae
    [german-C-accusative] apertās
    [german-S-nominative] aperta
    [german-S-accusative] aperta
    [german-H-nominative] aperta
    [german-H-accusative] aperta
    [german-D-nominative] aperta
    [german-D-accusative] aperta
   *[other] apertum
  }
announced-schneider = { $contract }, Schneider nūntiātum
announced-schwarz = { $contract }, Schwarz nūntiātum
schneider = Schneider
schwarz = Schwarz
announce-schneider-text = Nūntiātum: adversāriī nōn plūs quam trīgintā pūncta accipient, aliter lūdus perditus est.
announce-schwarz-text = Nūntiātum: adversāriī nūllam captūram accipient, aliter lūdus perditus est.
announce-ouvert-text = Omnēs chartae ante prīmam captūram patent.
ramsch = Ramsch
double-2 = Contrā
double-4 = Re
double-8 = Bock
card-points = { $count ->
    [one] 1 pūnctum
   *[other] { $count } pūncta
  }
tricks-count = { $count ->
    [one] 1 captūra
   *[other] { $count } captūrae
  }

## The table
declarer = lūsor sōlus
position-forehand = prīma manus
position-middlehand = media manus
position-rearhand = ultima manus
position-dealer = distribuēns
hand-count = { $count ->
    [0] Nūllam iam chartam habēs.
    [one] Ūnam adhūc chartam habēs.
   *[other] { $count } chartās habēs.
  }
table-empty = Mēnsa vacua est.
on-table = In mēnsā – { $cards }
skat = Stirps
discarded = Dēposita
dealt = Ita chartae datae erant
last-trick = Captūra ultima
all-tricks = Captūrae adhūc factae
no-trick = Nūlla adhūc captūra
review-errors = Omnēs errōrēs, chartīs apertīs
review-no-errors = Nēmō quicquam āmīsit.
previous-card = Charta prior
next-card = Charta proxima
next-trick = Captūra sequēns
previous-trick = Captūra prior
trick-of = Captūra { $number } ex { $of }
trick-now = Captūra { $number }
taken-you = Captūram accipis, { card-points }.
taken-other = { $name } captūram accipit, { card-points }.
open-hand = Chartae lūsōris sōlīus patent.
secured = Adversāriī cessērunt, lūsor sōlus iam vīcit. Adhūc dē Schneider aut Schwarz agitur.
two-own = Chartae tuae
two-of = Chartae, quās { $name } habet
two-card = Ōrdō { $number }: { $card }
two-card-below = Ōrdō { $number }: { $card }, sub quā charta tēcta
two-below = Ōrdō { $number }: charta tēcta
two-empty = Ōrdō { $number }: vacuus

## What can be done
hold = Sīc
pass = Nōn
bid-more = Ūsque ad …
bid-more-title = Quō ūsque nūntiās?
bid-field = Numerus
bid-up-to = nūntiā ūsque ad
bid-at-once = statim nūntiā
bid-up-to-hint = Ūsque ad hunc numerum sponte nūntiās et dīcis „sīc“, ultrā dīcis „nōn“. Revocāre potes.
bid-at-once-hint = Hic numerus statim nūntiātur.
bid-up-to-value = Ūsque ad { $bid }
ahead-pass = Simulac rogātus eris, dīcēs „nōn“.
ahead-up-to = Nūntiās ūsque ad { $bid }, deinde dīcis „nōn“.
ahead-say-pass = Dīcam „nōn“
ahead-take-back = Revocā
take = Lūde prō { $bid }
pick-up = Stirpem sūme
play-hand = Dē manū lūde
declare = Nūntiā { $contract }
declare-it = Nūntiā
push = Trāde
push-unseen = Nōn īnspectam trāde (duplicātur)
no-double = Sine { $word }
play = Lūde: { $card }
lead = Incipe chartā: { $card }
show-cards = Chartās ostende
claim-game = Vīcī
claim-schneider = Vīcī, adversāriī sunt Schneider
claim-schwarz = Vīcī, adversāriī sunt Schwarz
concede = Cēde
really-concede = Vērē cēdis?
concede-both = Prō sociō quoque cēdēs.
cancel = Nōlō
agree = Assentior
accept = Accipiō
play-on = pergāmus
name-game = Lūde { $game }
discard-0 = Ēlige duās chartās quās dēpōnās.
discard-1 = Ēlige ūnam etiam chartam quam dēpōnās.
push-0 = Ēlige duās chartās quās trādās, sed nōn equitēs.
push-1 = Ēlige ūnam etiam chartam quam trādās, sed nōn equitem.
choose-game = Quid lūdis?
skat-counts = Equitēs in stirpe latentēs hoc mūtāre possunt.
below-bid = Nimis lacessītum: nūntiātum est { $bid }, sed lūdus adhūc { $value } tantum valet. Nisi factor augētur, perditus est.
below-bid-null = Nimis lacessītum: nūntiātum est { $bid }, sed { $game } { $value } valet. Sīc perditum est.
instead = { $game } tantum { $value } valet, nūntiāvistī autem { $bid }: statim perditum est. Ut quī lūdus computētur?
charged-instead = Ut quī lūdus computētur?
nothing-bid = nihil adhūc nūntiātum
bid-so-far = nūntiātum est { $bid }

## Questions, and whose turn it is
asked-bid = Quid nūntiās? Respondet { $name }; minimum est { $least }.
asked-answer = { $name } nūntiat { $bid }. Sīc an nōn?
asked-take = Nēmō lacessīvit. Vīsne prō { $bid } lūdere?
turn-deal = Chartae dantur
turn-over = Lūdus fīnītus est
turn-bid-you = Tuum est lacessere
turn-bid-other = { $name } lacessit
turn-answer-you = Sīc an nōn?
turn-answer-other = { $name } respondet sīc aut nōn
turn-take-you = Vīsne lūdere, an tū quoque omittis?
turn-take-other = { $name } aut lūdit aut omittit
turn-skat-you = Stirpemne sūmis an dē manū lūdis?
turn-skat-other = { $name } aut stirpem sūmit aut dē manū lūdit
turn-discard-you = Duās chartās dēpōne et lūdum nūntiā
turn-discard-other = { $name } chartās dēpōnit et lūdum nūntiat
turn-push-you = Tuum est trādere
turn-push-other = { $name } chartās trādit
turn-lead-you = Tū incipis
turn-lead-other = { $name } incipit
turn-play-you = Tuae partēs sunt
turn-play-other = Nunc lūdit { $name }
turn-name-you = Tuum est lūdum nōmināre
turn-name-other = { $name } lūdum nōminat
turn-kontra-you = Dīcisne contrā?
turn-kontra-other = { $name } contrā dīcere potest
turn-re-you = Respondēsne Re?
turn-re-other = { $name } Re respondēre potest
claims-you = Chartās ostendis et dīcis tē vīcisse{ $more }.
claims-other = { $name } chartās ostendit et dīcit sē vīcisse{ $more }.
claims-schneider = cum Schneider
claims-schwarz = cum Schwarz
gives-up-you = Cēdere vīs.
gives-up-other = { $name } cēdere vult.
do-you-agree = Assentīrisne?
waiting-for = Respōnsum exspectātur: { $names }.

## The log
event-dealt = Chartae datae sunt.
event-awarded-you = Prō { $bid } lūdis.
event-awarded-other = { $name } prō { $bid } lūdit.
event-ramsch = Ramsch lūditur.
event-picked-up-you = Stirpem sūmis
event-picked-up-other = { $name } stirpem sūmit
event-pushed-you = Duās chartās trādis: { $cards }.
event-pushed-other = { $name } duās chartās trādit: { $cards }.
event-pushed-hidden-you = Duās chartās trādis.
event-pushed-hidden-other = { $name } duās chartās trādit.
event-pushed-unseen-you = Stirpem sine īnspectiōne trādis: pretium duplicātur.
event-pushed-unseen-other = { $name } stirpem sine īnspectiōne trādit: pretium duplicātur.
plays-you = Lūdis { $contract }.
plays-other = { $name } lūdit { $contract }.
alone = contrā cēterōs
laid-away = Dēposita: { $cards }.
cards-open = Chartae patent.
event-took-you = Captūram accipis.
event-took-other = { $name } captūram accipit.
event-conceded-you = Cēdis.
event-conceded-other = { $name } cēdit.
answered-yes = assentior
event-went-on = Negātum est: lūdus pergit.
event-laid-out-you = Chartae dispositae sunt. Lūdum nōminās.
event-laid-out-other = Chartae dispositae sunt. { $name } lūdum nōminat.
not-doubled = nōn, pergāmus
opened = Nunc patent – { $cards }

## How a value comes about
with = { matadors }cum
without = sine { matadors }
matadors = { $count ->
    [1] ūnō
    [2] duōbus
    [3] tribus
    [4] quattuor
    [5] quīnque
    [6] sex
    [7] septem
    [8] octō
    [9] novem
    [10] decem
   *[other] ūndecim
  }
step-game = lūsī { $count }
step-hand = dē manū { $count }
step-schneider = Schneider { $count }
step-schneider-announced = nūntiātum { $count }
step-schwarz = Schwarz { $count }
step-schwarz-announced = nūntiātum { $count }
step-ouvert = apertum { $count }
reached-with = nimis lacessītum: numerō { $bid } dēmum satis est { $multiplier } × { $base } = { $value }
at-least = sed saltem { $multiplier } × { $base } = { $value }
charged-as = { $contract } īnfrā numerum { $bid }, computātur ut { $game }
lost-twice = perditum: × −2 = { $value }
value-recorded = in commentāriō scrīptum est { $value }
kind-bock = orbis Bock
kind-ramsch = orbis Ramsch
march = omnia
virgin = virgō
unseen = sine īnspectiōne
unseen-times = × { $times }, sine īnspectiōne

## Results
passed-in = Nēmō lacessīvit: hic lūdus nōn lūditur.
broken-off = Quod scrīptum est ante fīnem lūdī dēsinit.
broken-off-left-you = Lūdus abruptus est: ante chartam lūsam mēnsam relīquistī.
broken-off-left-other = Lūdus abruptus est: { $name } ante chartam lūsam mēnsam relīquit.
broken-off-timed-out-you = Lūdus abruptus est: ante chartam lūsam tempus datum excessistī.
broken-off-timed-out-other = Lūdus abruptus est: { $name } ante chartam lūsam tempus datum excessit.
wins-you = Vīcistī: { $contract }
wins-other = { $name } vīcit: { $contract }
loses-you = Nōn vīcistī: { $contract }
loses-other = { $name } nōn vīcit: { $contract }
verdict-instead = { $end }. Nūntiātum erat { $bid }, sed tantum nōn valet. Computātur ut { $game }.
verdict-with = { $end }, { card-points }
verdict-overbid = { $end }. Nimis lacessītum: nūntiātum erat { $bid }, lūdus { $worth } valet.
verdict-null = { $end }, { $count ->
    [0] nūlla captūra
    [one] ūna captūra
   *[other] { $count } captūrae
  }.
verdict-announced-schneider = { $end }. Adversāriī plūs quam trīgintā pūncta habent.
verdict-announced-schwarz = { $end }. Adversāriī captūram habent.
verdict-tie = { $end }. 60 contrā 60 pūncta nōn sufficiunt.
verdict-claimed = { $end }. Adversāriī assēnsērunt.
verdict-conceded = { $end }. { $who ->
    [you] Cessistī
   *[other] Lūsor sōlus cessit
  }.
verdict-yielded = { $end }. Adversāriī cessērunt.
verdict-declarer-left = { $end }. { $who ->
    [you] Mēnsam relīquistī.
   *[other] Lūsor sōlus mēnsam relīquit.
  }
verdict-declarer-timed-out = { $end }. { $who ->
    [you] Tempus datum excessistī.
   *[other] Lūsor sōlus tempus datum excessit.
  }
verdict-defender-left = { $end }. Adversārius mēnsam relīquit.
verdict-defender-timed-out = { $end }. Adversārius tempus datum excessit.
verdict-decided-won = { $end }. Id iam certum erat.
verdict-decided-lost = { $end }. Iam perditum erat.
beaten-defenders = Adversāriī sunt { $level }.
beaten-declarer = Lūsor sōlus est { $level }.
beaten-you = Tū es { $level }.
ramsch-march-you = Omnēs captūrās in Ramsch accēpistī.
ramsch-march-other = { $name } omnēs captūrās in Ramsch accēpit.
ramsch-lost-you = Plūrima pūncta in Ramsch: tū, { $count }.
ramsch-lost-other = Plūrima pūncta in Ramsch: { $name }, { $count }.
ramsch-lost-several = Plūrima pūncta in Ramsch: { $names }, { $count }.
ramsch-virgin-you = Virgō, nūlla captūra: tū; pretium duplicātur.
ramsch-virgin-other = Virgō, nūlla captūra: { $name }; pretium duplicātur.
ramsch-unseen = Stirps sine īnspectiōne trādita: { $names }.
points-others = cēterī singulī { $points }
points-each = { $names } singulī { $points }
points-none = Nihil scrībitur.

## The score sheet
place = Lūdus { $number }
place-of = Lūdus { $number } ex { $of }
sheet = Tabula lūdōrum
column-number = N.
column-number-text = Numerus lūdī
column-base = pretium
column-base-text = Pretium pūrum
column-matadors = cum/sine
column-matadors-text = Cum quot aut sine quot
column-hand = d. m.
column-hand-text = Dē manū
column-schneider = Schn.
column-schneider-text = Schneider factum
column-schneiderAnnounced = nūnt.
column-schneiderAnnounced-text = Schneider nūntiātum
column-schwarz = Schw.
column-schwarz-text = Schwarz factum
column-schwarzAnnounced = nūnt.
column-schwarzAnnounced-text = Schwarz nūntiātum
column-ouvert = ap.
column-ouvert-text = Lūdus apertus
column-doubled = ×
column-doubled-text = Contrā, Re, Bock, orbis Bock
column-won = vict. (+)
column-won-text = Pretium, sī lūsor vīcit
column-lost = perd. (−)
column-lost-text = Pretium, sī lūdus perditus est
sheet-with = c{ $count }
sheet-without = s{ $count }
sheet-passed = nēmō lūsit
sheet-broken-off = abruptus
sheet-overbid = nimis lacessītum
sum-games = pūncta lūdōrum
sum-won = victōriae
sum-lost = lūdī perditī
sum-bonus = (victōriae − perditī) × 50
bonus-note = Secundum Seeger et Fabian: lūdus proprius ±{ $own }; sī perditur, cēterīs singulīs { $others }.
sum-opponents = lūdī ā cēterīs perditī
sum-total = summa tōta

## Options, presets and bots
option-scoring = Ratiō
option-scoring-hint = Quōmodo lūdī seriēī īnscrībantur.
option-scoring-seeger-fabian = secundum Seeger et Fabian
option-scoring-list = tabula simplex
option-scoring-bierlachs = Bierlachs (pūncta negātīva)
option-scoring-target = ad numerum certum
option-deals = Numerus lūdōrum
option-deals-hint = Tot lūdōs seriēs habet; nisi numerus ēligitur, duodēnī singulīs lūsōribus sunt, id est 36 tribus, 48 quattuor. Bierlachs et lūdus ad numerum certum fīniuntur cum numerus adaequātur.
option-deals-0 = duodēnī
option-target = Numerus certus
option-target-hint = Hōc numerō adaequātō seriēs fīnītur: in Bierlachs vincitur quī tot pūncta negātīva habet, aliter vincit quī eum adaequat.
option-kontra = Contrā, Re, Bock
option-kontra-hint = Utrum adversāriī ante prīmam chartam suam contrā dīcere possint, lūsor sōlus Re respondēre, tum illī Bock; quidque pretium duplicat.
option-kontra-off = nōn licet
option-kontra-bidders = quī lacessīvit
option-kontra-all = uterque adversārius
option-kontraBonus = Contrā omnia duplicat
option-kontraBonus-hint = Contrā, Re, Bock etiam pūncta 50 et 40 secundum Seeger et Fabian duplicant.
option-ramsch = Ramsch
option-ramsch-hint = Quid fīat sī nēmō lacessit: aut nēmō lūdit, aut Ramsch lūditur, sī placet stirpe dē manū in manum trāditā.
option-ramsch-off = nēmō lūdit
option-ramsch-on = Ramsch lūditur
option-ramsch-pushed = stirpe trāditā
option-ramschSkat = Stirps in Ramsch
option-ramschSkat-hint = Cuius sint pūncta stirpis in Ramsch.
option-ramschSkat-last = ultimae captūrae
option-ramschSkat-loser = victī
option-rounds = Orbēs Bock et Ramsch
option-rounds-hint = Quid certum ēventum sequātur: orbis in quō omnia duplicantur, orbis Ramsch, aut alter post alterum.
option-rounds-off = nūllus
option-rounds-bock = orbis Bock
option-rounds-ramsch = orbis Ramsch
option-rounds-both = Bock, tum Ramsch
option-event = Ēventus
option-event-hint = Quid tālem orbem efficiat.
option-event-sixty = 60 contrā 60
option-event-grand-hand = Grandis dē manū bene lūsus
option-event-lost-kontra = lūdus cum Contrā perditus
option-event-any = quidlibet hōrum
option-tricks = Captūrās īnspicere
option-tricks-hint = Dum lūditur, aut ultimam tantum captūram iterum īnspicere licet aut, exercitātiōnis causā, omnēs cum pūnctīs.
option-tricks-last = ultimam tantum
option-tricks-open = omnēs captūrās
option-matadors = Numerus equitum
option-matadors-hint = Utrum ūnōcum et sine ūnō per omnēs chartās trump ūsque ad 11 numerentur an equitēs tantum, ūsque ad 4.
option-matadors-all = omnēs trump
option-matadors-jacks = equitēs tantum
option-announcements = Nūntiātiōnēs
option-announcements-hint = Utrum Schneider, Schwarz, apertum dē manū tantum nūntiārī possint an etiam stirpe sūmptā, ita ut quidque factōrem ūnō augeat.
option-announcements-hand = dē manū tantum
option-announcements-free = semper
option-direction = Ōrdō lūsōrum
option-direction-hint = Utrum prīma manus sinistrō an dextrō latere distribuentis sedeat.
option-direction-clockwise = ad sinistram
option-direction-counter = ad dextram
option-rusticMatadors = Numerus equitum in lūdō rūsticō
option-rusticMatadors-hint = Etiam in lūdō rūsticō ūnōcum et sine ūnō numerantur, per omnēs sēdecim chartās.
preset-isko = Lēgēs gentium
preset-isko-hint = Ut in certāmine: lēgēs inter nātiōnēs cōnstitūtae, ratiō secundum Seeger et Fabian.
preset-tavern = Taberna
preset-tavern-hint = Bierlachs: pūncta tantum dēminuuntur; quī prīmus ad CCCI pervēnit, victus omnibus pōtum emit. Cum Contrā et Re, cum Ramsch stirpe trāditā sī nēmō lacessit, cum orbibus Bock et Ramsch.
preset-source = Altenburgum
preset-source-hint = Ut in fonte Latīnō nārrātur: ad dextram, cum Contrā, nūntiātiōnibus līberīs, equitibus tantum numerātīs, ad numerum certum.
bot-random = Fors
bot-random-hint = Quidlibet nūntiat et lūdit, dum liceat.
bot-novice = Rudis
bot-novice-hint = Licētur ut incipiēns, sed saepe quamlibet chartam permissam ēdit.
bot-decent = Prūdēns
bot-decent-hint = Prō chartīs suīs lacessit et cōnsiliō lūdit.
bot-beginner = Tīrō
bot-beginner-hint = Ultimās tantum captūrās meminit, trump male numerat, monadēs sērō prōmit.
bot-club = Sodālis
bot-club-hint = Aliquot chartārum dispositiōnēs cōgitat et prō chartīs suīs lacessit.
bot-expert = Perītus
bot-expert-hint = Ex lacessendō et quāque chartā colligit et quantī chartae valent lacessit.
bot-full = Magister
bot-full-hint = Fortissimus: ut perītus, sed plūs cōgitat.

## Why something is refused
rejection-sits-out = Chartās distribuis neque hunc lūdum lūdis.
rejection-no-such-bid = Hic numerus nūntiārī nōn potest ({ $value }): nūllus lūdus tantum valet.
rejection-bid-too-low = Nūntiandus est numerus maior quam adhūc ({ $bid }).
rejection-nothing-bid = Nihil nūntiātum est quod tenēre possīs.
rejection-must-follow = Servīre dēbēs: chartam eiusdem familiae, aut trump, adhūc habēs.
rejection-discard-two = Ēlige duās chartās, neque plūrēs neque pauciōrēs.
rejection-no-discard = Cum dē manū lūditur, nihil dēpōnitur.
rejection-announce-by-hand = Hoc nōn nisi dē manū nūntiārī potest.
rejection-announce-together = Hoc sōlum nūntiārī nōn potest: Schwarz etiam Schneider continet, lūdus apertus utrumque.
rejection-null-announcement = In Nūllō neque Schneider neque Schwarz nūntiārī potest.
rejection-name-instead = Nūllum minus valet quam numerus nūntiātus. Nōminā familiam aut Grandem, ut quae computētur.
rejection-no-instead = Nūllum satis valet; alius lūdus nōn nōminātur.
rejection-no-jacks = Equitēs trādere nōn licet.
rejection-no-kontra = Ad hanc mēnsam contrā dīcere nōn licet.
rejection-too-late-to-double = Aut sērō aut nimis mātūrē hoc dīcis.
rejection-not-yours-to-double = Hoc dīcere in hōc lūdō nōn tuum est.
rejection-proposal-open = Prius cēterī respondeant dē chartīs ostentīs aut dē cessiōne.
rejection-stale-proposal = Sērō: rēs iam dēcrēta est.
rejection-already-answered = Iam respondistī.
rejection-not-yours-to-answer = Ad hoc cēterī respondent.
rejection-asked-already = Hoc semel in quāque captūrā licet. Perge prius lūdere.
rejection-not-declarer = Hoc lūsōrī sōlī tantum licet.
rejection-claim-impossible = Hoc iam captūrīs factīs fierī nōn potest.
rejection-no-null-for-two = Duōbus lūsōribus Nūllum nōn lūditur.

## Hints, and an analysis before it is done
hint = Cōnsilium
thinking = Cōgitātur …
no-hint = Hīc nihil suādendum est.
analysis = Exāmen lūdī
could-win-you = Potuīne vincere?
could-win-other = Potuitne { $name } vincere?
was-certain-you = Eratne victōria certa?
was-certain-other = Eratne haec victōria certa: { $name }?
analysis-seats = Cuius chartae
analysis-progress = Computātur: { $percent } ex 100
analysis-stop = Dēsine
analysis-stopped = Exāmen abruptum est.
analysis-failed = Exāmen nōn successit. Iterum temptā.

## Records out of a file
records-download = Lūdōs scrīptōs accipere

## What the table says
auction = Lacessitur
declaring = Nūntiātur
contract = Lūdus
from-skat = ē stirpe
skat-mark = stirps
led = prīma
choose-card = Chartam ēlige
your-card = charta tua
passed-at = nōn: { $bid }
passed = nōn
won-early = lūdus iam victus
side-we = vōs
side-they = cēterī
side-defenders = adversāriī
tricks-taken = Captūrae
go-on = Perge
bid-value = Nūntiō { $bid }
hold-bid = Sīc, { $bid }
kind-trump = trump
next-follow = Servīre dēbēs ({ $kind }): { $count ->
    [one] ūna charta tua licet
   *[other] chartae tuae { $count } licent
  }
next-ruff = Nihil tāle ({ $kind }) habēs: trump lūde aut aliam chartam abice
next-free = Nihil tāle ({ $kind }) habēs: quaelibet charta licet
next-lead = Tū incipis
refused-play = { $card } nōn licet: servīre dēbēs ({ $kind }).
headline-ramsch-you = Nōn vīcistī: Ramsch, { $points }
headline-ramsch-other = { $name } nōn vīcit: Ramsch, { $points }
headline-ramsch-several = In Ramsch nōn vīcērunt { $names }, quisque { $points }
headline-march-you = Vīcistī: omnēs captūrae in Ramsch, { $points }
headline-march-other = { $name } vīcit: omnēs captūrae in Ramsch, { $points }
headline-passed = Nēmō lacessīvit
headline-broken-off = Abruptus
prefer-rest = Captūra manet
prefer-rest-tap = dōnec tangō
prefer-rest-short = breviter
prefer-rest-long = diūtius
prefer-presses = Charta lūditur
prefer-presses-two = bis tāctā
prefer-presses-one = semel tāctā
prefer-nextDeal = Lūdus proximus cum māchinīs
prefer-nextDeal-itself = ipse incipit
prefer-nextDeal-press = iussus incipit
prefer-keys = Clāvēs litterārum et numerōrum
prefer-keys-on = valent
prefer-keys-off = nōn valent
prefer-onlyCard = Charta quae sōla licet
prefer-onlyCard-choose = ego lūdō
prefer-onlyCard-plays = sponte lūditur
prefer-suits = Familiae in manū
prefer-suits-alternating = nigrae et rubrae alternīs
prefer-suits-ranked = per ōrdinem
prefer-ranks = Chartae familiae
prefer-ranks-descending = summae prius
prefer-ranks-ascending = īnfimae prius
prefer-trumps = Equitēs et trump
prefer-trumps-left = sinistrā
prefer-trumps-right = dextrā
skip = Ad exitum perge
try-lines = Aliās viās temptā
play-from-here = Hinc lūde
hand-of-winner = Chartae victrīcēs
hand-of-loser = Chartae victae
