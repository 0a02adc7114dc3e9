## The board
board-view = Cōnspectus
board-turn = { $n ->
    [1] Nunc lūdit
   *[other] Nunc lūdunt
  }: { $names }
board-actions = Quid facere possīs
## Going through a round
review-step = Āctus { $n } ex { $of }
review-end = Fīnis lūdī
review-back = Retrō
review-next = Porrō
review-all = Omnēs āctūs
review-before = Mēnsa ante hunc āctum
review-after = Mēnsa in fīne
## Figures
figures-title = { $game }: numerī
figures-intro = Ex lūdīs in hōc īnstrūmentō servātīs.
figures-none = Nūllus lūdus hīc ad fīnem perductus est.
figures-play = Ad mēnsās
figures-totals = Omnīnō
figures-rounds = Lūdī
figures-won = Victōriae
figures-points = Pūncta
figures-points-round = Pūncta singulōrum lūdōrum
figures-measure-points = Pūncta
figures-measure-won = Victōriae
figures-percent = { $percent } %
figures-round-won = Victōria
figures-round-lost = Sine victōriā
figures-round-points = { $points ->
    [1] 1 pūnctum
   *[other] { $points } pūncta
  }
