over-time = Im Lauf der Zeit
measure = Was gezeigt wird
as-table = Als Tabelle
chart-name = { $measure }, in { $count ->
    [one] einer Gruppe von Spielen
   *[other] { $count } Gruppen von Spielen
  }
column-games = Spiele
show-games = Spiele { $from }–{ $to }
these-games = Spiele { $from } bis { $to }
