title = Skat: problēmata
intro = { $count ->
    [one] Ūna sōla charta rēcta est, cēterae omnēs fallunt.
   *[other] { $count } chartae aequē bonae sunt, cēterae omnēs fallunt.
  } Situs ē lūdō sūmptus et ūsque ad fīnem computātus est.

## Which puzzle
theme-decide-bid = Lacessere
theme-decide-game = Lūdum nūntiāre
theme-decide-discard = Duās chartās dēpōnere
theme-lay-away = Quid dēpōnās
theme-trumps = Trump ēlicere
theme-suits = Familiam incipere
theme-take = Trump vincere an relinquere
theme-discard = Chartam abicere
theme-lead = Adversārius incipit
theme-defend = Adversārius sequitur
theme-schneider = Schneider
theme-null = Nūllum
theme-null-defence = Contrā Nūllum
stars = difficultās { $level } ex 5

## The task
task-declarer = { $game } sōlus lūdis; opus est tibi pūnctīs { $target }. Habēs { $points }.
task-lay-away = { $game } sōlus lūdis; opus est tibi pūnctīs { $target }. Iam dēpositum est: { $card }. Quid addis?
task-defender = Contrā lūdis. Lūdus: { $game }. Lūsōrī sōlī opus est pūnctīs { $target }; habet { $points }. Cavē nē perveniat.
task-schneider-declarer = { $game } sōlus lūdis: fac adversāriōs Schneider pūnctīs { $target }. Habēs { $points }.
task-schneider-defender = Contrā lūdis. Lūdus: { $game }. Cavēte nē Schneider fīātis: id lūsor sōlus pūnctīs { $target } efficit; habet { $points }.
task-null = Nūllum sōlus lūdis: nūllam captūram accipe.
task-null-defender = Contrā Nūllum lūdis: fac lūsor sōlus captūram accipiat.
sight-open = Omnēs chartae patent.
sight-closed = Ut ad mēnsam: chartās tuās vidēs et quae lūsa sunt.
sight-closed-more = Haec charta rēcta est, quōcumque ferē modō chartae tēctae iacent. Ex { $layouts } dispositiōnibus quaeque chartīs apertīs ūsque ad fīnem computāta est.
source-xskat = Ex lūdō programmatis XSkat.
source-iss = Ex lūdō in International Skat Server lūsō.
source-self = Ex lūdō, quem lūsōrēs nostrī lūsērunt.
skat-known = Dēposita: { $cards }
skat-hidden = Quae dēposita sint, tēctum est.
skat-lies = In stirpe: { $cards }
tricks-before = Captūrae adhūc factae

## The answer
choose = Ēlige chartam.
choose-to-lay = Ēlige quid dēpōnās.
lay-away = { $card }: dēpōne
right = Rēctē: { $card }.
right-later = Nunc rēctē: { $card }.
as-right = Aequē rēctē: { $cards }.
wrong = Falsum: { $card }.
shown = { $count ->
    [one] Charta rēcta: { $cards }.
   *[other] Chartae rēctae: { $cards }.
  }
comes-declarer = Sīc pūncta { $points } accipis; opus est { $target }.
comes-defender = Sīc lūsor sōlus pūncta { $points } accipit; opus est { $target }.
comes-null-won = Sīc lūsor sōlus nūllam captūram accipit.
comes-null-lost = Sīc lūsor sōlus captūram accipere cōgitur.
line-right = Post chartam rēctam ({ $card }), sī omnēs optimē lūdunt
line-wrong = Post hanc chartam ({ $card }): cūr nōn prōcēdat
after-trick = lūsōrī sōlī { $points }
all-cards = Quid quaeque charta efficiat
column-card = Charta
column-points = Lūsor sōlus
column-trick = Captūra
column-share = Prōcēdit
points-of = { $points } pūncta
null-taken = captūram accipit
null-none = nūllam accipit
share-of = in { $share } ex 100
thinking = Cursus lūdī computātur.
failed = Cursus lūdī hīc computārī nōn potuit.
show = Chartam rēctam mōnstrā

## Admonitiōnēs: quid spectandum sit
nudge-lay-away = Quā familiā omnīnō carēre potes, et quae decima sōla restat?
nudge-trumps = Numerā trump cēterōrum: quem summa tua premit, quem parva?
nudge-suits = In quā familiā ās iam abest, et quis ex eā nihil habet?
nudge-take = Quis post tē lūdit, et quid adhūc potest? Quantī posteā tibi trump cōnstābit?
nudge-discard = Quae charta per sē nūllam iam vincit, et cui hīc pūncta affert?
nudge-lead = Ubi sedet lūsor sōlus: ante socium tuum an post eum? Quam familiam sequī dēbet?
nudge-defend = Cuius tandem hae chartae erunt? Inde patet utrum pūncta addās an parvam dēs.
nudge-schneider = Hīc omne pūnctum valet: unde ultima veniunt quae dēsunt?
nudge-null = In quā familiā locum vacuum habēs, sub quem cēterī veniant?
nudge-null-defence = In quā familiā lūsor sōlus parvam iam nūllam habet?

## Decisions before the first card
decision-intro = Ūnum respōnsum plānē optimum est, ferē duodecim pūnctīs aut plūribus. Chartae ē lūdō vērō sunt.
decision-bid = nūntiātum: { $bid }
decision-answers = Respōnsa
decision-right = Hoc optimum est.
decision-right-later = Nunc optimum est.
decision-wrong = Est aliquid melius.
decision-shown = Hoc optimum fuisset.
decision-again = Ēlige iterum.
decision-show = Optimum respōnsum ostende
decision-all = Quid quodque respōnsum ferē afferat
decision-bids = Quid afferat „nōn“ dīcere, quid lūdere prō singulīs nūntiīs
decision-for = lūdere ad { $bid }
decision-how-far = Eō ūsque nūntiātur, dum lūdere plūs affert quam „nōn“ dīcere.
column-answer = Respōnsum
column-worth = Pūncta
decision-how = Computātum ut ab optimō lūsōre, secundum Seeger et Fabian, prae cēterīs ad mēnsam.
