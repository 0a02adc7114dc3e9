## The board
board-view = Übersicht
board-turn = Am Zug: { $names }
board-actions = Was du tun kannst
## Going through a round
review-step = Zug { $n } von { $of }
review-end = Das Ende der Runde
review-back = Zurück
review-next = Weiter
review-all = Alle Züge
review-before = Der Tisch vor diesem Zug
review-after = Der Tisch am Ende
## Figures
figures-title = { $game }: Statistik
figures-intro = Aus den Runden, die auf diesem Gerät liegen.
figures-none = Hier ist noch keine Runde zu Ende gespielt worden.
figures-play = Zu den Spielen
figures-totals = Insgesamt
figures-rounds = Runden
figures-won = Gewonnen
figures-points = Punkte
figures-points-round = Punkte je Runde
figures-measure-points = Punkte
figures-measure-won = Gewonnen
figures-percent = { $percent } %
figures-round-won = Gewonnen
figures-round-lost = Nicht gewonnen
figures-round-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
