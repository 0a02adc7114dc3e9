title = Skat: numerī meī
intro = Ex lūdīs, quōs in hōc īnstrūmentō perfēcistī. Nihil inde exit.
none = Nūllus adhūc lūdus trium vel quattuor lūsōrum hīc servātur. Lūde ūnum, et hīc appārēbit.
play = Ad mēnsās
reckoning = Errōrēs computantur: lūdī { $done } ex { $of }
reckoned = Omnium lūdōrum ({ $count }) errōrēs computātī sunt.
failed = Errōrēs hīc computārī nōn potuērunt.

## Totals
totals = Omnīnō
games = Lūdī
alone = Sōlus vīcistī
defended = Contrā vīcistī
points-a-list = Pūncta in XXXVI lūdōs
bold = Nimis nūntiātum
timid = Parum nūntiātum
lost-auction = Lacessendō āmissa
lost-skat = Dēpōnendō āmissa
lost-alone = Sōlus lūdendō āmissa
lost-defence = Contrā lūdendō āmissa
share = { $count } ex { $of } ({ $percent } %)
a-game = { $points } pūncta in lūdum
nothing = –
lost-how = Pūncta āmissa ea sōla numerant, quae scīrī poterant: nūntiātiōnēs, dēposita, chartās, quae aliīs manifestō dēteriōrēs vidēbantur, et quantum mōre Seeger et Fabian cōnstātūrae erant. Id aestimātiō est.

## Over time
measure-points = Pūncta in seriem
measure-won = Lūdī victī
measure-lost = Pūncta errōribus āmissa
measure-bids = Nūntiātiōnēs
percent = { $percent } %
series-points = pūncta in seriem
series-alone = sōlus
series-defended = contrā
series-auction = lacessere
series-skat = dēpōnere
series-play-alone = sōlus lūdere
series-play-defence = contrā lūdere
series-bold = nimis
series-timid = parum
deal-declarer = { $game }, sōlus
deal-defender = contrā; lūdus: { $game }
deal-other = sine lūsōre sōlō
deal-won = victus
deal-lost = perditus
deal-errors = { $points } pūncta errōribus āmissa
deal-no-errors = sine manifestō errōre

## By contract
by-contract = Ex genere lūdī
column-contract = Lūdus
column-won = Victī
column-points = Pūncta
column-lost = Errōribus

## Puzzles after an evening
proposed = Tria problēmata tibi
proposed-auction = Proximō vespere plūrimum lacessendō āmīsistī.
proposed-skat = Proximō vespere plūrimum lūdō nūntiandō et dēpōnendō āmīsistī.
proposed-alone = Proximō vespere plūrimum sōlus lūdendō āmīsistī.
proposed-defence = Proximō vespere plūrimum adversus lūsōrem āmīsistī.
proposed-trainer = Vīciēs lacessere
proposed-puzzle = Problēma { $number } (gradus { $level })

## Twenty decisions
trainer = Vīgintī cōnsilia
column-decisions = Exercitātiō
column-runs = Quotiēns
column-last = Postrēmō rēctē
column-best = Optimē
column-cost = Postrēmō āmissa
trainer-auctions-1 = Lacessere
trainer-auctions-2 = Iterum lacessere
trainer-games = Lūdum nūntiāre
trainer-discards = Dēpōnere
