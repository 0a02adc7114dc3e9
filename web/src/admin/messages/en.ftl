## The page
title = The server at a glance
away = The server does not answer; these figures are from { $time }. Trying again …
never-answered = The server does not answer. Trying again …
now = At the moment
tables = tables in use
people = people
connections = connections
moves-per-minute = moves a minute
counting = Counting …
peak = at most { $most }
sparkline = Moves a minute over the last { $minutes } min: { $last } now, { $most } at most.
promise = No names, no messages and no cards are shown here, nor kept for this page.

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
