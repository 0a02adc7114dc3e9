## What went well
lays = { $right } of { $n ->
    [one] one lay right
   *[other] { $n } lays right
  }
described = classification described rightly
## How the tree could have been known
known = After lay { $lay } ({ $card }) one could know: only this classification still fitted.
telling = Lay { $lay } ({ $card }) told most: of { $before } classifications { $after } were left.
outside = This classification is more involved than any that are counted here. Have a look at it.
untold = The lays told nothing yet.
