## What was wrong with the command line
renamed = { $former } is now called { $command }.
usage-hint = see { $command } --help
usage-no-command = usage: lusoria COMMAND; there are: { $names }
usage-unknown-command = there is no command { $name }
usage-part-command = { $name } alone is no command; there are { $names }
usage-near-command = there is no command { $name }; did you mean { $nearest }?
usage-unknown-option = unknown option { $option }
usage-near-option = unknown option { $option }; did you mean { $nearest }?
usage-no-value = { $option } takes no value
usage-needs-value = { $option } needs a value
usage-not-path = { $option } must be a path with a slash at either end, such as /cards/, not "{ $text }"
usage-not-whole = { $what } must be a whole number from { $min } to { $max }, not "{ $text }"
usage-not-whole-beside = { $what } must be { $beside } or a whole number from { $min } to { $max }, not "{ $text }"
usage-one-of = { $what } knows no "{ $text }"; there are: { $names }
usage-bad-language = --lang must be { $names }, not "{ $text }"
usage-too-much = one argument too many: { $argument }
usage-which-game = which game? One of: { $names }
usage-no-breakdown = there is no --breakdown of { $game }
usage-no-game = there is no game { $name }; there are: { $names }
usage-near-game = there is no game { $name }; did you mean { $nearest }?
usage-no-option = there is no --option { $key }; there are: { $keys }
usage-option-needs-value = --option { $key } needs a value: { $key }=VALUE
usage-option-set = --option { $key }: the name of the game already says { $key }={ $value }
usage-bad-options = these options do not fit together: { $path }
usage-bad-choice = --option { $key } cannot be "{ $value }"; it can be: { $values }
usage-bad-value = { $option } cannot be "{ $value }"; it can be: { $values }
usage-bad-seats = number of seats: not { $seats }, this game can be played by { $possible }
usage-refused = { $reason }
usage-no-bot = there is no bot "{ $name }"; there are: { $kinds }
usage-bad-bot = the bot "{ $name }" cannot be read: after the colon stands what it cannot take
usage-bot-count = --bots names { $bots }, but there { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
  } for bots
usage-bad-name = --name has no visible character
usage-bad-url = { $option } must be an address such as https://example.org, not "{ $text }"
usage-no-page = --web: there is no page in { $folder }; npm run build makes one
usage-which-print = what is to be printed? GAME/ITEM; games: { $names }
usage-no-print = there is nothing called { $name } to be printed; there are: { $names }
usage-day-token = this table is played by the day: --token FILE keeps who you are, so that you can come back to your seat
usage-whose-tables = whose tables? --token FILE names the file that keeps who you are
usage-which-file = which file?
usage-which-day = which day? For example --verify 2026-11-26
usage-no-file = there is no file { $file }
usage-unreadable = { $file } cannot be read: { $reason }
usage-too-large = { $file } is larger than { $most } MB
usage-no-json = { $file } is no JSON: { $reason }
usage-bad-deck = { $file } is no deck: { $problem }
usage-no-results = there are no results in { $file }: it needs a first line with the columns Name and Points
usage-no-record = { $file } is no exported game: wrong at { $path ->
    [start] its beginning
   *[other] { $path }
  }
usage-no-journal = { $file } is no file of saved rounds
usage-newer-journal = { $file } comes from a later version of this program
usage-which-player = name a player, for example { $example } or "exec:python3 engine.py"
usage-no-category = there is no category { $name }; there are { $names }
usage-no-trial = { $game } has no set rounds; { $games } has
usage-which-players = --seats must name the players, for example --seats { $example }
usage-player-count = --seats names { $players }; there can be { $fewest } to { $most } players
usage-only-in-arena = "{ $name }" is a program: programs play in lusoria arena only
usage-not-recorded = the records cannot be written to { $file }: { $reason }
usage-which-table = which table? Its code, or the link to it
usage-bad-code = "{ $text }" is neither the code of a table nor the link to one
usage-no-token = { $file } holds no token
## What failed
failure-failed = it did not work: { $reason }
failure-daily-no-answer = { $server } tells nothing of its deals of the day
failure-daily-no-beacon = the beacon does not answer: { $url }
failure-daily-no-day = there were no deals of the day on { $date }
failure-port-taken = port { $port } is taken by another program; choose one with --port
failure-port-forbidden = port { $port } is not open to you; choose one above 1023 with --port
failure-no-such-host = this machine has no address { $host }
failure-not-written = { $file } cannot be written: { $reason }
failure-is-folder = { $file } cannot be written: it is a folder
failure-no-folder = { $file } cannot be written: there is no folder { $folder }
failure-file-exists = { $file } is there already; choose another name, or move it away first
failure-no-data = there is no { $file }; say with --data in which folder the server keeps its tables
failure-data-exist = { $file } is there already and was not touched; move it away first, or choose an empty folder with --data
failure-no-backup = there is no { $file }; say which file lusoria backup has written
failure-damaged-data = { $file } is damaged, so no backup was written; lusoria doctor says what is wrong
failure-damaged-backup = { $file } is no backup, or it is damaged, so nothing was restored; take another one
failure-not-recorded = { usage-not-recorded }
failure-no-answers = in these files nobody has practised that
failure-engine-not-ready = { $name } does not become ready: { $why }
failure-engine-fails = { $name } was started anew { $times } times and fails again: { $fault ->
    [illegal] what it plays is not allowed
    [late] it does not answer in time
    [garbage] what it says is no answer
   *[died] it has ended
  }
failure-unreachable = no server answers at { $server }
failure-other-version = the server at { $server } speaks another version of the protocol
failure-unknown-token = the server does not know the token in { $file } (any more)
failure-refused = { $reason }
failure-no-seat = no seat is free at this table; `lusoria watch` looks on
## What can be typed in every game (the first is shown), and what it does
typed-goOn = g, go on, no objection
typed-hint = hint, tip
typed-help = h, ?, help
typed-quit = q, quit, exit
typed-yes = y, yes
typed-no = n, no
does-goOn = go on
does-hint = hint
does-help = help
does-quit = quit
enter = Enter
yes-no = (y/n)
yes-or-no = Yes or no, please.
not-understood = "{ $text }" I do not understand; h tells what can be typed.
no-card = Your cards are numbered from 1 to { $count }.
## At the table
at-table = At the table: { $names }
hand = Hand
stored = The game is stored in { $file }.
next-round = The next round?
next-deal = The next deal?
again = Once more? (y/n)
bye = Goodbye!
together-hand = Hand over to { $name }; { $name }: press Enter
together-objects = Who objects?
together-nobody = nobody
## Hints
hint-none = There is nothing to advise here.
hint-only-bots = Hints are given only against bots.
hint-more = Another hint tells more.
