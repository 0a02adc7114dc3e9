## The page
title = The server at a glance
away = The server does not answer; these figures are from { $time }. Trying again …
never-answered = The server does not answer. Trying again …
now = At the moment
tables = tables in use
people = people
connections = connections
moves-per-minute = moves a minute
promise = No names, no messages and no cards are shown in this part of the page; it can stand on a wall.

## The key
key-title = The key, please
key-hint = When it started, the server printed an address that ends in a key. Open that address, or enter the key here.
key-label = Key
key-open = Open
key-wrong = This key does not fit. Every start of the server makes a new one, unless one was given.

## How others join
join-title = How to join
join-hint = Scan the code or type the address. No account is needed.
join-only-here = Only this machine reaches the server. For the network start it with --host 0.0.0.0.
join-qr = QR code with the address of this server
join-addresses = Addresses
join-copy = Copy address
join-copied = Copied

## Speed
speed-title = Speed
speed-caption = How long it takes, over the latest thousand
speed-what = Until …
speed-half = half within
speed-most = 99 % within
speed-commit = a move is stored
speed-delivery = everyone at the table has it
speed-bot = a bot answers
speed-none = not yet

## Bots
bots-title = Bots
bots-thinking = thinking
bots-waiting = waiting for their turn to think
bots-failed = failed since the start

## Rejections
refused-title = Refused
refused-caption = Messages refused since the start
refused-why = Why
refused-count = How often
refused-none = Nothing has been refused yet.

## Rate limits
limited-title = Too much at once
limited-caption = What was held up since the start
limited-what = What
limited-none = Nobody has asked for too much yet.
limited-message = messages on one connection
limited-address = messages from one address
limited-table = new tables from one address
limited-person = new people from one address
limited-connection = connections

## The server itself
server-title = The server itself
server-version = Version
server-started = Started
server-moves = Moves since then
server-memory = Memory
server-load = Busy
server-resyncs = Logs read again because another server was faster
server-failures = Failures inside the server
server-nodes = Other servers
server-nodes-alone = None: this server is alone.
server-nodes-connected = It hears the others. All figures here are those of this server only.
server-nodes-polling = It does not hear them and looks into the database instead. All figures here are those of this server only.

## Parts of the page
parts = Parts of this page
part-glance = At a glance
part-tables = Tables
part-reports = Reports
part-visitors = Visitors
part-rules = Message, limits
part-audit = What was done

## The last day
day-title = The last 24 hours
day-none = Too early: a figure is taken every minute.
day-hour = Hour from
day-people = people at most
day-moves = moves a minute at most

## Tables and events
tables-hint = Tables, classes and evenings, latest first. Names are shown here: not for a projector.
tables-none = There are none.
table-event = Class or evening
table-phase-lobby = waiting for players
table-phase-playing = in play
table-phase-between = about to go on
table-phase-over = finished
table-phase-resting = nobody is looking
table-phase-event = with all of its tables
table-watching = { $count ->
    [one] 1 connection
   *[other] { $count } connections
 }
table-people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
do-end = End
do-end-sure = Really end?
do-remove = Delete
do-remove-sure = Really delete?
do-settle = Settled

## Visitors and bans
visitors-hint = Who is connected now, by address. A whole school may share one address.
visitors-none = Nobody is connected.
visitor-address = { $address } ({ $connections ->
    [one] 1 connection
   *[other] { $connections } connections
 })
ban-for = For how long
ban-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
 }
ban-why = Why (they are told)
ban-why-none = no reason given
ban-why-conduct = others were insulted
ban-why-disruption = games were disturbed
ban-why-load = too much asked of the server
do-ban = Ban
do-ban-sure = Really ban?
do-lift = Lift
bans-title = Banned
bans-none = Nobody.
ban-address = address { $who }, until { $until }
ban-person = person { $who }, until { $until }

## Message of the day, limits
message-title = Message of the day
message-label = Everybody reads it in the hall
message-say = Show
message-take-back = Take back
limits-title = Limits
limits-hint = They hold at once and outlive a restart.
limit-connections = connections at a time
limit-addressConnections = connections from one address
limit-tablesAnHour = new tables an hour from one address
limit-peopleAnHour = new people an hour from one address
limits-set = Set
limits-reset = As at the start

## What was done
audit-hint = The last hundred acts. They stand in the log of the server, too, without addresses and texts.
audit-none = Nothing yet.
reports-hint = Whom players have reported, with the last messages of the reported person at that table. When somebody erases themselves, the report goes, too.
reports-none = Nobody has been reported.
report-name = Name
report-chat = Messages
report-leaves = Walks out on others
report-cheats = Cheating
audit-end = Table ended
audit-remove = Deleted
audit-ban = Banned
audit-lift = Ban lifted
audit-settle = Report settled
audit-message = Message of the day
audit-limits = Limits set
