pace = How do you play?
pace-live = now, together
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
event-without-bot = Nobody is replaced by a bot. When somebody’s time is up or they leave, the round ends at their table, and only what counted so far counts.
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
reminders = Reminders
reminders-device = On this device
reminders-mail = By e-mail
mail-hint = “Your turn” by e-mail: once an hour at most, never at night, and nothing of cards.
mail-address = E-mail address
mail-ask = Write to me
mail-sent = An e-mail with a link is on its way to { $address }. Open it and say yes. An address is asked once a day at most.
mail-on = E-mails go to { $address }.
mail-other = Another address
mail-off = No more e-mails
mail-page = E-mails about your turns
mail-question = Shall this server write to you when it is your turn at a table? Once an hour at most, never at night.
mail-yes = Yes, write to me
mail-is-on = This server writes to you when it is your turn at a table.
mail-ended = No more e-mails will come.
mail-gone = This link is no longer valid: the address is not written to.
reminders-calendar = In your calendar
calendar-hint = A private address for your calendar or feed reader: it shows until when it is your turn, and nothing of cards. Whoever has it sees the same, so keep it to yourself.
calendar-make = Make an address
calendar-ics = Calendar (iCalendar)
calendar-atom = Feed (Atom)
calendar-copy = Copy
calendar-renew = New address
calendar-renew-sure = Really? The old one ends
calendar-end = End it
calendar-end-sure = Really end it?
bot-plays = A bot plays for you
event-class = a class
event-evening = an evening of games
