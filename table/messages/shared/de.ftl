you = du
## At the table
table-your-turn = Du bist am Zug
table-cards = { $n ->
    [1] 1 Karte
   *[other] { $n } Karten
  }
table-out = fertig
table-stock = { $n } im Stapel
## Beginning and end of a round
event-begun = { $name } beginnt.
event-begun-you = Du beginnst.
event-new-deal = Neues Spiel.
event-new-round = Neue Runde.
end-broken-off = Das Spiel wurde abgebrochen.
end-ranking = Stand
end-place = { $n }. Platz
end-standings = Endstand
end-standings-so-far = Zwischenstand
end-points = { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
  }
end-rounds-won = { $n } gewonnen
end-fair = Fair gemischt, nachgerechnet
end-unfair = Beim Mischen stimmt etwas nicht:
## A view without a board
generic-hidden = { $n } verdeckt
