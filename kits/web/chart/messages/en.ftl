over-time = Over time
measure = What is shown
as-table = As a table
chart-name = { $measure }, by { $count ->
    [one] one group of games
   *[other] { $count } groups of games
  }
column-games = Games
show-games = Games { $from }–{ $to }
these-games = Games { $from } to { $to }
