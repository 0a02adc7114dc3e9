you = tū
## At the table
table-your-turn = Tuae partēs sunt
table-cards = { $n ->
    [1] 1 charta
   *[other] { $n } chartae
  }
table-out = perfēcit
table-stock = { $n } in cumulō
## Beginning and end of a round
event-begun = Incipit { $name }.
event-begun-you = Tū incipis.
event-new-deal = Lūdus novus.
event-new-round = Lūdus novus.
end-broken-off = Lūdus abruptus est.
end-ranking = Ōrdō
end-place = Locus { $n }.
end-standings = Ratiō ultima
end-standings-so-far = Ratiō adhūc
end-points = { $n ->
    [1] 1 pūnctum
   *[other] { $n } pūncta
  }
end-rounds-won = { $n ->
    [1] 1 victōria
   *[other] { $n } victōriae
  }
end-fair = Sine fraude mixta, computātiōne probātum
end-unfair = In mixtiōne aliquid nōn congruit:
## A view without a board
generic-hidden = { $n ->
    [1] { $n } tēcta
   *[other] { $n } tēctae
  }
