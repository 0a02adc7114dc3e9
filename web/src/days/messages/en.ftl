pace = How do you play?
pace-live = at the same time
pace-by-day = by the day
move = A move may take
move-hour = an hour
move-day = a day
move-three-days = three days
move-week = a week
terms-hour = Everybody has an hour for a move and comes by when they like.
terms-day = Everybody has a day for a move and comes by when they like.
terms-three-days = Everybody has three days for a move and comes by when they like.
terms-week = Everybody has a week for a move and comes by when they like.
substitute = When time is up, a bot plays until the player returns
with-bot = Whoever sits down agrees: when their time is up, a bot plays for them until they return.
without-bot = Nobody is replaced by a bot. When somebody’s time is up or they leave, the round is broken off, and only what counted so far counts.
left-days = { $n ->
    [1] 1 day left
   *[other] { $n } days left
  }
left-hours = { $n ->
    [1] 1 hour left
   *[other] { $n } hours left
  }
left-minutes = { $n ->
    [1] 1 minute left
   *[other] { $n } minutes left
  }
replaced-late = Your time was up. A bot plays for you until you take the seat again.
replaced-left = A bot plays for you until you take the seat again.
replaced = A bot plays for { $name }.
left-none = time is up
notices-on = Tell me when it is my turn
notices-off = Tell me no more
notice = Your turn
notices-denied = This browser is told not to show notices. Its settings can change that.
