you = you
## At the table
table-your-turn = Your turn
table-cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
  }
table-out = out
table-stock = { $n } in the stock
## Beginning and end of a round
event-begun = { $name } begins.
event-begun-you = You begin.
event-new-deal = New deal.
event-new-round = New round.
end-broken-off = The game was broken off.
end-ranking = Ranking
end-place = Place { $n }
end-standings = Final standings
end-standings-so-far = Standings so far
end-points = { $n ->
    [1] 1 point
   *[other] { $n } points
  }
end-rounds-won = { $n ->
    [1] 1 win
   *[other] { $n } wins
  }
end-fair = Shuffle checked: honest
end-unfair = Something is wrong with the shuffle:
## A view without a board
generic-hidden = { $n } hidden
