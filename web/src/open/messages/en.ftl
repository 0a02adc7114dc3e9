open-title = Open to all
seek-what = Game
seek = Find people to play with
seek-hint = Whoever looks for the same sits down with you. If nobody comes within { $seconds } seconds, bots play; their seats stay free for people.
seeking = Looking for people …
seek-stop = Stop looking
seek-found = Your table is ready.
your-name = Your name at the table
none = Nobody is waiting at an open table right now.
places = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
  }
bot-places = { $n ->
    [one] 1 bot will make room
   *[other] { $n } bots will make room
  }
phase-lobby = waiting
phase-playing = in play
phase-between = between rounds
clock-none = no clock
clock-gentle = gentle clock
clock-tournament = brisk clock
clock-hour = an hour a move
clock-day = a day a move
clock-three-days = three days a move
clock-week = a week a move
since = { $n ->
    [0] opened just now
    [one] open for 1 minute
   *[other] open for { $n } minutes
  }
level = { $name } ({ $rating } ± { $margin })
bots = Bots: { $names }
sit = Sit down
watch = Watch
sit-at = Sit down: { $title }, { $names }
watch-at = Watch: { $title }, { $names }
events-here = { $n ->
    [one] 1 person here
   *[other] { $n } people here
  }
blocked = Blocked people
unblock = Unblock { $name }
mute = Hide messages
unmute = Show messages
block = Block
really-block = Tap again to block
is-blocked = { $name } is blocked: you will not meet at open tables any more.
report = Report
report-why = Why do you report { $name }?
report-name = The name
report-chat = What they write
report-leaves = Walks out on others
report-cheats = Cheats
report-what = Whoever runs this server sees the table, the name and the last messages of { $name }.
report-sent = Reported. Thank you.
strangers = You do not know each other: people write once everybody at the table wants to ({ $n } of { $all }).
want-chat = I would like to write
