## Whether it could have been won; $start is $name where a sentence begins
laid-you = in captūrā { $trick } haec charta lūsa est: { $card } (tū)
laid-other = in captūrā { $trick } haec charta lūsa est: { $card } ({ $name })
answer-won-you = Vīcistī, sed prō chartīs ut iacēbant victōria nōn spēranda erat, dōnec { $laid }.
answer-until-you = Ita: prō chartīs ut iacēbant vincere potuistī, dōnec { $laid }.
answer-given-up-you = Ita: cum lūdus ante tempus fīnītus est, chartae adhūc sufficiēbant, et vincere potuistī.
answer-declared-wrongly = Hōc lūdō nōn, sed aliō vel aliīs chartīs dēpositīs.
answer-never = Nōn: prō chartīs ut iacēbant altera pars semper vincit, sī rēctē lūdit.
answer-won-other = { $name } vīcit, sed prō chartīs ut iacēbant victōria nōn spēranda erat, dōnec { $laid }.
answer-until-other = Ita: prō chartīs ut iacēbant { $name } vincere potuit, dōnec { $laid }.
answer-given-up-other = Ita: cum lūdus ante tempus fīnītus est, chartae adhūc sufficiēbant, et { $name } vincere potuit.
answer-won-defenders = Adversāriī vīcērunt, sed prō chartīs ut iacēbant victōria nōn spēranda erat, dōnec { $laid }.
answer-safe-you = Vīcistī, neque id prō chartīs ut iacēbant umquam in perīculō fuit.
answer-safe-other = { $name } vīcit, neque id prō chartīs ut iacēbant umquam in perīculō fuit.
answer-safe-defenders = Adversāriī vīcērunt, neque id prō chartīs ut iacēbant umquam in perīculō fuit.
answer-until-defenders = Ita: prō chartīs ut iacēbant adversāriī vincere potuērunt, dōnec { $laid }.
answer-given-up-defenders = Ita: cum lūdus ante tempus fīnītus est, chartae adhūc sufficiēbant, et adversāriī vincere potuērunt.
auction-only = Nēmō sōlus lūsit. Dē lacessendō tantum iūdicārī potest.
auction-unasked-you = Antequam rogārēris, lūdus abruptus est: nihil est quod iūdicētur.
auction-unasked-other = Antequam { $name } rogārētur, lūdus abruptus est: nihil est quod iūdicētur.

## Of a card
verdict-only = Charta ūnica
verdict-best = Charta optima
verdict-open = Nōn optima
verdict-unlucky = Scīrī nōn potuit
verdict-slip = Minus apta
verdict-error = Error
costs-game = lūdō cōnstat
costs-points = { $count ->
    [one] 1 pūnctō cōnstat
   *[other] { $count } pūnctīs cōnstat
  }
turned-won = Hāc chartā lūsor sōlus lūdum vincit.
turned-lost = Hāc chartā lūsor sōlus lūdum perdit.
best-cards = Chartīs apertīs optimum: { $cards }.
promised-best = Prō eīs quae scīrī poterant optima erat: vincit in { $share } ex 100 dispositiōnibus.
promised = Prō eīs quae scīrī poterant vincit in { $share } ex 100 dispositiōnibus; { $card } in { $best }.
promised-points = Prō eīs quae scīrī poterant charta lūsa totiēns vincit quotiēns { $card }, in { $share } ex 100 dispositiōnibus; sed { $card } plūs pūnctōrum prōmittit.
share = { $low } ad { $high }
# Points before the others or behind them, on average.
lead-behind = { $points } pūnctīs post cēterōs
lead-before = { $points } pūnctīs ante cēterōs
lead-between = inter { $low } et { $high } pūncta cum cēterīs comparāta

## The chart
chart = Quid chartae valuerint
null-safe = Chartīs apertīs Nūllum ūsque ad fīnem tūtum est.
null-lost = Chartīs apertīs Nūllum ab initiō perditum est.
null-until = Chartīs apertīs Nūllum ūsque ad captūram { $trick } tūtum est.
line = Pūncta lūsōris sōlīus, sī omnēs optimē lūdunt, ante prīmam captūram et post quamque: { $values }. { $needed }
needs = Lūsōrī sōlī opus est pūnctīs { $target }.
no-target = Prō tantō numerō nūlla pūncta sufficiunt.
needed = { $points } opus est
to-turn = Ad lūdum mūtātum: captūra { $trick }
scores = Quid chartae prōmiserint
scores-only = Hīc quaeque charta iūdicātur ex eō quōmodo tālēs lūdī prōcēdere solent, nōn ex chartīs apertīs.
score-best = Captūra { $trick }: { $card } optima vel paene optima erat (ferē { $lead }).
score-worse = Captūra { $trick }: hāc chartā ({ $card }) stābās ferē { $lead }, illā ({ $best }) { $other }.

## The auction
auction = Dē lacessendō
hand-worthless = Hīs chartīs dīcitur „nōn“.
hand-worth = Hīs chartīs ūsque ad { $limit } lacessere licēbat.
hand-worthless-at = Cum dē { $bid } agerētur, hae chartae id nōn merēbant.
hand-worth-at = Cum dē { $bid } agerētur, hīs chartīs ūsque ad { $limit } lacessere licēbat.
# How many of ten such games are won: a clause for the next messages, and for those of hints
tenths = { $n ->
    [0] vix ūllus tālis lūdus vincitur
    [1] vincitur ferē 1 ex 10 tālibus lūdīs
    [10] paene omnēs tālēs lūdī vincuntur
   *[other] vincuntur ferē { $n } ex 10 tālibus lūdīs
  }
price-clear = Lūdere ad { $bid } certē melius erat quam negāre: { $chance }.
price-close = Lūdere ad { $bid } ferē idem valēbat ac negāre: { $chance }.
price-gamble = Lūdere ad { $bid } in āleam ībat: { $chance }. Sed negāre quoque aliquō cōnstat, cum aliī tum plērumque vincant.
price-worse = Lūdere ad { $bid } certē peius erat quam negāre: { $chance }.
said = Nūntiātum aut concessum: { $bid }.
refused = Negātum: { $bid }.
sound = Id rēctē factum est.
bold = Id nimium erat.
timid = Id parum erat.
claim-below-schneider = Minus postulātum est quam certum erat: Schneider certum erat.
claim-below-schwarz = Minus postulātum est quam certum erat: omnēs captūrae certae erant.
offer = { $contract }: { $chance }
offer-most = { $contract } cum plērīsque stirpibus: { $chance }
offer-some = { $contract } cum aliquot stirpibus: { $chance }
offer-few = { $contract } cum paucīs stirpibus: { $chance }
offer-rest = Alius lūdus cum paucīs stirpibus: { $chance }
declared = { $contract }, ut lūsum est: { $chance }.
nothing-better = Nihil melius nūntiārī potuit.
better = Melius: { $other }; { $chance }.
better-away = dēpositīs hīs: { $cards }
no-win = Prō chartīs ut iacēbant nūllus lūdus vincī potest.
wins-exact = Prō chartīs ut iacēbant vincuntur: { $games }.
exact-away = { $game } (dēposita: { $cards })

## Hints
advice-bid = Nūntiā { $value }.
advice-hold = Tenē { $value }.
advice-pass = Dīc „nōn“.
advice-pick-up = Stirpem sūme.
advice-declare = Lūde { $contract }.
advice-declare-away = Lūde { $contract }; dēpōne: { $cards }.
advice-push = Trāde: { $cards }.
advice-push-unseen = Stirpem nōn īnspectam trāde.
advice-play = Lūde: { $card }.
advice-double = Dīc { $word }.
advice-claim-game = Chartās ostende: lūdum vincis.
advice-claim-schneider = Chartās ostende et Schneider postulā.
advice-claim-schwarz = Chartās ostende et omnēs captūrās postulā.
advice-concede = Cēde.
advice-answer-yes = Assentīre.
advice-answer-no = Perge lūdere.
advice-name = Nūntiā { $game }.
advice-no-double = Sine { $word }.
nudge-trick = Adhūc captūram tenet { $name }: { $points ->
    [one] pūnctum ūnum
   *[other] pūncta { $points }
  }. Vincere vīs, addere, an parcere?
nudge-trumps = { $n ->
    [0] Praeter tē nēmō trump iam habet. Quis tē adhūc vincere potest?
    [one] Ūnum trump nōndum vīdistī. Quis id habēre potest?
   *[other] Nōndum vīdistī { $n } trump. Quis ea habēre potest?
  }
nudge-cards = Ecce: { $kind }. Quam ex hīs chartīs?
nudge-auction = Numerā trump et monadēs. Estne lūdus in hāc manū, et quantī valet?
nudge-declare = Unde plūrimum habēs? Et quae chartae sōlae sunt?
nudge-other = Numerā quid certē accipiās. Satisne est?
reason-only = Aliam chartam lūdere nōn licet.
reason-guess = Nōndum satis computātum est, ut pars ex 100 dīcātur.
reason-certain = Quōcumque modō cēterae chartae iacent, omnēs captūrae, quae restant, tuae sunt.
reason-all = Hāc chartā pars tua vincit in omnī dispositiōne quae restat, sī nēmō errat.
reason-none = Pars tua in nūllā dispositiōne quae restat vincit, sī nēmō errat.
reason-chance-best = Hāc chartā pars tua vincit in { $share } ex 100 dispositiōnibus; nūlla alia plūs prōmittit.
reason-chance = Hāc chartā pars tua vincit in { $share } ex 100 dispositiōnibus; alterā ({ $card }) in { $other }.
reason-score = Hāc chartā stās ferē { $lead }, illā ({ $card }) { $other }.
reason-score-best = Hāc chartā stās ferē { $lead }; nūlla alia plūs prōmittit.
reason-worthless = Hīs chartīs lūdere nōn expedit.
reason-limit = Hīs chartīs ūsque ad { $limit } lacessere licet.
reason-close = Paene pār est: negāre ferē idem valet.
reason-gamble = In āleam it: tālis lūdus ferē totiēns āmittitur quotiēns vincitur. Sed negāre quoque aliquō cōnstat, cum aliī tum plērumque vincant.
reason-game = { $chance }.
reason-heuristic = Ita ūsus docet.
thinking-on = Adhūc { $percent } ex 100 partibus īnspectae sunt; iam certius fit.
