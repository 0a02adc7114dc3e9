## The board
board-view = Overview
board-turn = To play: { $names }
board-actions = What you can do
## Going through a round
review-step = Move { $n } of { $of }
review-end = The end of the round
review-back = Back
review-next = Next
review-all = All moves
review-before = The table before this move
review-after = The table at the end
## Figures
figures-title = { $game }: statistics
figures-intro = From the rounds kept on this device.
figures-none = No round has been played to its end here yet.
figures-play = To the tables
figures-totals = Overall
figures-rounds = Rounds
figures-won = Won
figures-points = Points
figures-points-round = Points a round
figures-measure-points = Points
figures-measure-won = Won
figures-percent = { $percent } %
figures-round-won = Won
figures-round-lost = Not won
figures-round-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
