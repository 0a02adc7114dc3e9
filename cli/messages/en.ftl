## Help
help-usage = Usage
help-options = Options
help-everywhere = Everywhere
help-game-options = Options of { $game } (--option NAME=VALUE; what is usual in brackets)
help-bots = Bots for { $game }
help-more = Begin with `lusoria play GAME` here, or `lusoria serve` for browsers. `lusoria COMMAND --help` tells more about a command.
help-lang = the language of messages; without it that of the environment
help-help = tells what there is
help-version = tells the version
## Placeholders for what is to be written
takes-ADDRESS = ADDRESS
takes-ANSWER = ANSWER
takes-BOT = BOT
takes-CATEGORY = CATEGORY
takes-CLOCK = CLOCK
takes-CMD = CMD
takes-CODE = CODE
takes-COMMAND = COMMAND
takes-DATE = DATE
takes-DECK = DECK
takes-DIR = DIR
takes-FILE = FILE
takes-FOLDER = FOLDER
takes-GAME = GAME
takes-KEY = KEY
takes-LEVEL = LEVEL
takes-MODEL = MODEL
takes-NAME = NAME
takes-PATH = PATH
takes-PLAYER = PLAYER
takes-SHELL = SHELL
takes-TEXT = TEXT
takes-THEME = THEME
takes-VALUE = VALUE
takes-WHAT = WHAT
## Commands and their options
command-serve = opens the table for browsers, for you alone or for the whole network
command-serve-port = the port to listen on (8080)
command-serve-host = the address to listen on (127.0.0.1, this machine only); 0.0.0.0 for a classroom
command-serve-data = the folder in which tables are kept (./data)
command-serve-public-url = the address that others reach this server at, for links and QR codes
command-serve-keep-days = after how many days without play a table is deleted
command-serve-database = sqlite (a file in --data), memory (all is forgotten at the end), or the address of a PostgreSQL that lusoria migrate has made ready
command-serve-origin = another address whose pages may use this server, as often as you like
command-serve-proxy = a proxy in front of this server that tells whom it speaks for, as often as you like
command-serve-web = the folder of the built page (web/dist)
command-serve-log = silent, fatal, error, warn, info or debug (info; warn on a terminal)
command-serve-nats = where the servers of a house hear of each other: nats://HOST:4222
command-serve-admin-key = the key that the page with the figures of the server asks for, 16 to 128 characters (a new one at every start)
command-serve-processes = several processes that share the port, where one keeps more than one core busy (1)
command-serve-open-metrics = /metrics for everybody, not only with the key
command-serve-operator = who runs the server, for the papers about data protection (everybody can read it)
command-serve-operator-address = the operator’s address, likewise
command-serve-operator-contact = e-mail or telephone of the operator, likewise
command-serve-lobby = the lobby shows tables and events whose makers want it
command-serve-no-daily = has no deals of the day (a school may not want them)
command-serve-beacon = a public source of random numbers (drand); the one of midnight is mixed into the deals of the day
command-serve-no-ratings = rates nobody (a school may not want it)
command-serve-no-sharing = keeps no rounds that people show to others by a link
command-serve-no-push = sends no notices to devices (tables by the day)
command-serve-platforms = a file with the platforms of schools that send people here (lusoria lti writes it; also LUSORIA_PLATFORMS)
command-serve-frame = a page elsewhere that may show all of this server’s pages inside of it, as often as you like
command-serve-smtp = sends e-mail through this server to people who want it (smtps://NAME:PASSWORD@HOST), better in LUSORIA_SMTP; needs --mail-from and --public-url
command-serve-mail-from = the address that e-mails come from
command-serve-note = Ends on Ctrl-C or SIGTERM, after what is under way has been stored.
command-play = plays at the terminal, against bots
command-play-seats = how many play, you included (the bots and you; otherwise 3)
command-play-bots = the bots, separated by commas, in the order of play after you (otherwise { $bots })
command-play-option = a rule of the table, as often as you like; deck=@FILE for a deck of your own
command-play-deck = a deck of your own, for a game with decks: a table (CSV, tabs) or JSON
command-play-name = what you are called
command-play-with = others at this terminal, separated by commas, in the seats after you; the screen is cleared between two of you
command-play-seed = the same cards and the same bots every time; without it nobody knows the shuffle
command-play-export = where to store the game at the end; `lusoria verify` checks it
command-play-note = Also reads answers from a pipe, a line each.
command-simulate = lets bots play many games and counts
command-simulate-games = how many games (1000)
command-simulate-seats = how many play (the number of bots; otherwise 3)
command-simulate-bots = one bot a seat, separated by commas (otherwise { $bots })
command-simulate-seed = any text; the same seed gives the same figures, whatever --jobs is (1)
command-simulate-option = a rule of the table, as often as you like; deck=@FILE for a deck of your own
command-simulate-jobs = on how many cores (1)
command-simulate-json = prints one JSON object and nothing else
command-simulate-note-seats = Bot number i sits in seat i. Game number n (from 0) is begun by seat n modulo seats.
command-simulate-note-turns = turns: goes of players in a game, a draw and the laying of the drawn card being one. p50 and p95: so many or fewer in 50 and 95 % of the games.
command-simulate-note-wins = wins: fraction of games won by order of play, the first player first; shared first places are divided.
command-arena = lets players meet and measures which is better
command-arena-seats = two players or more, separated by commas: bots, or exec:COMMAND for a program
command-arena-deals = how many deals (100)
command-arena-duplicate = plays every deal in all seatings
command-arena-seed = any text; the same seed gives the same cards and the same chance (1)
command-arena-budget = milliseconds a decision (without: a fixed amount of work)
command-arena-jobs = on how many cores, at most those there are (1)
command-arena-records = where to write the games as records, one a line; a file of this name is replaced
command-arena-breakdown = also tells where the points lie, if the game can say it
command-arena-json = prints one JSON object and nothing else
command-tables = lists your tables at a server, those that wait for you first
command-tables-server = { command-open-server }
command-tables-token = the file that keeps who you are, as for `lusoria join`
command-tables-json = prints one JSON array and nothing else
command-tables-note = CODE of a table goes to `lusoria join`, with the same --token.
command-bot = has a program, or a bot of the game, play at a table of a server until it is dismissed
command-bot-engine = who plays: exec:COMMAND for a program of yours, or a bot
command-bot-server = the address of the server (http://127.0.0.1:8080); a link to the table says it, too
command-bot-name = what the others see (the name of the program)
command-bot-seat = which seat, from 1 (the first that is free)
command-bot-token = a file with the token of a bot that was made on the page; where there is no such file yet, a new token is kept there, so that the seat is found again
command-bot-budget = milliseconds a decision (what the clock of the table leaves)
command-bot-next = begins the next round so many seconds after the last (without: others do)
command-bot-new-token = makes a bot called NAME at the server and prints its token, without playing; whose it is stands in the file of --token
command-bot-note = CODE is the code of the table, or the link to it. After a lost connection it comes back by itself. Ctrl-C ends it.
command-open = makes a table at a server, to which others come, and plays at it here
command-open-server = the address of the server (http://127.0.0.1:8080)
command-open-name = { command-join-name }
command-open-seats = how many seats (otherwise 3)
command-open-bots = bots, separated by commas, on the last seats; the other seats are free
command-open-option = { command-play-option }
command-open-deck = { command-play-deck }
command-open-clock = how long a move may take: none, gentle, tournament; by the day: hour, day, three-days, week (with --token; nobody is replaced)
command-open-listed = strangers find the table in the lobby, where the server has one
command-open-token = { command-join-token }
command-open-note = Prints the code and the link of the table. Enter begins; bots take the seats that are still free. Others come with the link, or with `lusoria join CODE`; `lusoria watch CODE` looks on.
command-join = takes a seat at a table of a server, here at the terminal
command-join-server = { command-bot-server }
command-join-name = what you are called
command-join-seat = { command-bot-seat }
command-join-watch = the same as `lusoria watch CODE`
command-join-token = a file in which it is kept who you are, so that you find your seat again
command-join-note = CODE is the code of the table, or the link to it. After a lost connection it comes back by itself. Ctrl-C leaves the table. Without a seat `lusoria watch CODE` looks on, `lusoria open GAME` makes a table.
command-watch = shows a table of a server as it is played, without a seat
command-watch-note = CODE is the code of the table, or the link to it. You see what lies on the table, no hands. After a lost connection it comes back by itself. Ctrl-C leaves the table. `lusoria join CODE` takes a seat.
command-arena-note-engines = docs/ENGINES.md tells how a program plays, and what is measured.
command-arena-note-stop = Ctrl-C ends the match and prints what was measured so far (exit code 130).
command-examine = asks a player, a program or a bot, questions whose right answers are known
command-examine-only = one category only
command-examine-rounds = how many rounds are played at random, with a question at every turn (30)
command-examine-seed = any text; the same seed asks the same (1)
command-examine-budget = milliseconds for an answer (60000)
command-examine-questions = prints the questions and their answers, one JSON object a line, and asks nobody
command-examine-json = prints one JSON object and nothing else
command-examine-note = PLAYER is a bot, or exec:COMMAND for a program. Exit code 1: an action was not allowed, or something that the rules decide was answered wrongly. Good play does not change it.
command-trial = lets players play set rounds one after the other, and says what each made of them
command-trial-rounds = how many rounds of the set (20)
command-trial-set = any word; the same one gives the same rounds (open)
command-trial-budget = milliseconds for an answer (60000)
command-trial-json = prints one JSON object a player, with a review of each decision, and nothing else
command-trial-note = PLAYER is a bot, or exec:COMMAND for a program; several one after the other make one table. Everybody has the same place, cards and opponent. Figures are means over the rounds, with the half of their 95 % interval.
command-trial-note-people = A program that wants tasks is asked after each decision how sure it is of it (confidence, from 0 to 1). Brier: the mean square of what that is off by; 0 is best, 0.25 is who always says a half. A person sits with "exec:python3 examples/induction_engine.py --ask $(tty)" --budget 600000.
command-print = makes a PDF to print: cards, tables, sheets and rules
command-print-out = the file to write
command-print-option = a choice of what is printed, or a rule of the game, as often as you like; deck=@FILE for a deck of your own
command-print-paper = the paper (a4)
command-print-size = the size of the cards: bridge 57×89, poker 63×88, standard 59×91, mini 44×68 mm, half a sheet (otherwise what is usual for the game)
command-print-sides = fronts alone, or with backs for a printer that turns the sheet about its long or its short edge (long)
command-print-copies = how often each card is printed (1)
command-print-colours = with colours or in grey (colour)
command-print-large = in large print
command-print-bleed = backs go 3 mm over the edge
command-print-corners = marks where corners can be cut round
command-print-no-marks = without crop marks
command-print-offset = moves the backs by so many millimetres to the right and down, as the test page shows
command-print-link = an address for GAME/links, QR cards, as often as you like
command-print-json = prints one JSON object and nothing else
command-print-note = WHAT is GAME/ITEM; without the item it is the first one of the game. The names that stand for a game with some options do here, too.
command-season = makes the table of a season from the results of several evenings
command-season-best = counts only the best N evenings of each person
command-season-csv = prints a table for spreadsheets, with the points of every evening
command-season-json = prints one JSON object and nothing else
command-season-note = FILE is an evening as the page with the results stores it (CSV or JSON), the list of a deal of the day, the record of a table, or a CSV table with the columns Name and Points and, where it has them, Won and Lost. Several files one after the other.
command-daily = recomputes the deals of a day of a server, and a game that was played of them
command-daily-verify = the day, such as 2026-11-26
command-daily-server = the server; by default the one on this machine
command-daily-json = prints one JSON object and nothing else
command-daily-note = With FILE, a game stored at one of its tables: whether it was dealt by the number of that day. Exit code 0: all is well; 1: something is not, or the day is not over.
command-verify = checks the shuffles and the moves of an exported game
command-verify-json = prints one JSON object and nothing else
command-verify-note = Exit code 0: all is well; 1: something is not; 2: the file is no exported game.
command-work = lets bots think here for all servers on the same NATS
command-work-nats = its address: nats://HOST:4222
command-work-jobs = how many think at the same time (as many as there are cores)
command-doctor = looks whether a server can run here, or how the one that runs stands
command-doctor-json = prints one JSON object and nothing else
command-doctor-ratings = also computes the playing strengths once more from the results
command-doctor-note = Takes the options that lusoria serve is started with, and changes nothing. Where the port is free, a server without data listens there for a moment, to see whether the addresses lead to it.
command-doctor-note-code = Exit code 0: it can; 1: something has to be put right first.
command-migrate = makes a PostgreSQL database ready, or brings it up to date
command-migrate-database = its address: postgres://NAME:PASSWORD@HOST/DATABASE
command-migrate-note = May run while games are played.
command-backup = copies the data of a server into one file, while it runs
command-backup-data = the folder of its data (./data)
command-backup-note = For SQLite; of PostgreSQL pg_dump makes one. The file is only for you to read, and checked.
command-restore = puts such a file into a folder without data
command-restore-data = the folder (./data)
command-restore-note = Before the server is started. The file is checked first.
command-papers = writes papers about data protection into a folder, as PDF: notice, letter for parents, contract, record, measures
command-papers-paper = the paper (a4)
command-papers-note = With the options that the server runs with: they follow its settings. In English, with --lang de in German. What the program does not know stays a gap. No legal advice.
command-lti = names the platforms of schools (Moodle, VIDIS) that send people to a server
command-lti-name = what the platform is called here (school)
command-lti-issuer = the platform’s address; without it, what the file has is listed
command-lti-client-id = the id that the platform has given this server
command-lti-deployment = the platform’s deployment id, as often as you like
command-lti-auth-url = where it signs people in (as Moodle has it)
command-lti-token-url = where it gives access tokens (as Moodle has it)
command-lti-jwks-url = where its keys are (as Moodle has it)
command-lti-oidc = it is a sign-in by OpenID Connect, such as VIDIS, and no LTI platform; its secret is read from LUSORIA_CLIENT_SECRET
command-lti-names = people go by the names that it tells, not by made-up ones
command-lti-public-url = the address of this server, for what has to be entered at the platform
command-lti-note = A platform of the same name is replaced. The server reads the file when it starts: lusoria serve --platforms FILE.
command-lti-note-moodle = For Moodle its address, the client id and the deployment id suffice.
lti-added = { $name } is in { $file }. Restart the server for it.
lti-names = with names
lti-pseudonyms = with made-up names
lti-tool = To be entered at the platform:
lti-tool-url = Tool URL
lti-tool-login = Initiate login URL
lti-tool-redirect = Redirection URI
lti-tool-keys = Public keyset
lti-tool-choice = Content selection URL
lti-tool-oidc = OpenID Connect, callback
command-page = puts the page into a folder as plain files, for web space without a server
command-page-base = the path of the address below which they will lie (/)
command-page-note = What needs a server is left out: it is played alone or together at one device, learned, practised, printed. A folder written before is brought up to date.
command-completion = prints what a shell needs to complete the arguments of lusoria
command-completion-note = bash: source <(lusoria completion bash) in ~/.bashrc; zsh: source <(lusoria completion zsh) in ~/.zshrc, after compinit; fish: lusoria completion fish > ~/.config/fish/completions/lusoria.fish
command-manual = prints the manual page
command-manual-note = To read it: lusoria manual | man -l -; to install it: lusoria manual > /usr/local/share/man/man1/lusoria.1
## serve
serve-serving = The table is open
serve-network = in the network
serve-only-here = Only this machine reaches it; for the network start it with --host 0.0.0.0.
serve-admin-page = for you alone
serve-forgets = Tables are kept in memory only and are gone at the end.
serve-stop = Ctrl-C ends it.
serve-stopping = The table is being closed …
serve-data = Tables are kept in { $folder }.
## print
print-list = To be printed
print-done = { $file }: { $title }, { $pages ->
    [one] one page
   *[other] { $pages } pages
 }, { $kilobytes } kB
## daily
daily-right = fixed before the day began, and the number fits
daily-late = the number fits, but it was fixed only after the day had begun
daily-wrong-beacon = the beacon’s number is not the one that came out when the day began
daily-not-dealt = nobody has played
daily-beacon = with the public random number { $round } of { $url }:
daily-wrong-seed = the number is not the one that was fixed
daily-secret = still secret: the day is not over
daily-record-right = The stored game is without a flaw, and was dealt by the number of that day.
daily-record-wrong = The stored game has a flaw, or was not dealt by the number of that day.
## season
season-place = Place
season-name = Name
season-points = Points
season-won = Won
season-lost = Lost
season-events = Evenings
## work, migrate, verify
work-working = Bots think here, { $jobs } at a time, for the servers at { $host }. Ctrl-C ends it.
work-seeking = NATS does not answer at { $host } ({ $reason }). It is tried again until it does; Ctrl-C ends it.
migrate-current = The database is up to date ({ $version }).
migrate-done = The database is now at version { $to } (it was at { $from }).
papers-done = { $file } ({ $pages ->
    [one] one page
   *[other] { $pages } pages
})
page-done = { $files } files are in { $folder }, to be put at the address that ends in { $base }.
backup-done = { $file } holds all that is in { $folder }, and is sound.
restore-done = { $folder } now holds all that is in { $file }. lusoria serve --data { $folder } opens it.
verify-well-round = All is well: shuffles and moves are as recorded. Rounds: { $rounds }
verify-well-deal = All is well: shuffles and moves are as recorded. Deals: { $rounds }
verify-nothing = No round is recorded: there is nothing to check.
verify-flawed = { $flaws ->
    [one] Something is wrong:
   *[other] { $flaws } things are wrong:
  }
## The manual page
manual-name = Name
manual-synopsis = Synopsis
manual-commands = Commands
manual-environment = Environment
manual-environment-lang = the language of messages: the first one that is set; otherwise English
manual-environment-colour = FORCE_COLOR asks for colours also where no terminal is, and with 0 for none; NO_COLOR for none
manual-environment-key = the key of the operator's page, which then stands in no list of processes
manual-environment-password = the password of PostgreSQL
manual-exit = Exit status
manual-exit-0 = done, and all is well
manual-exit-1 = it did not work, or something is not well
manual-exit-2 = the arguments were not understood
## doctor
doctor-good = good
doctor-warning = look
doctor-bad = BAD
doctor-about-node = Node
doctor-about-version = Lusoria
doctor-about-clock = clock
doctor-about-page = page
doctor-about-folder = folder
doctor-about-disk = disk
doctor-about-database = database
doctor-about-port = port
doctor-about-nats = NATS
doctor-about-address = address
doctor-node-new-enough = { $version }
doctor-node-too-old = { $version } is too old: Node 22.18 or later is needed
doctor-version = { $version }
doctor-clock-likely = { $date } (UTC)
doctor-clock-unlikely = it says { $date } (UTC), before this program was written: set it
doctor-clock-differs = { $place } is { $seconds } s apart from this machine: let both follow a time server (NTP)
doctor-page-there = built, in { $folder }
doctor-page-missing = there is none in { $folder }: npm run build makes it
doctor-folder-own = { $folder } can be written, and is read by nobody else
doctor-folder-new = { $folder } will be made at the first start
doctor-folder-open = others may look into { $folder } (mode { $mode }): chmod 700
doctor-folder-closed = { $folder } cannot be used: { $reason }
doctor-disk-room = { $gigabytes } GiB are free
doctor-disk-little = only { $gigabytes } GiB are free in { $folder }
doctor-disk-full = { $gigabytes } GiB are free in { $folder }: that is too little
doctor-database-new = none yet: it is made at the first start
doctor-database-memory = in memory: all is forgotten at the end
doctor-database-sound = { $place } is sound
doctor-database-ready = { $place } answers and is up to date
doctor-database-damaged = { $place }: { $reason }
doctor-database-away = { $place }: { $reason }
doctor-ratings-right = the playing strengths are what the results say
doctor-ratings-differ = a playing strength differs: { $reason }
doctor-ratings-unread = the playing strengths cannot be computed: { $reason }
doctor-port-free = { $port } is free
doctor-port-ours = { $port } is in use by a server of Lusoria that runs already
doctor-port-taken = { $port } is taken by another program
doctor-port-forbidden = { $port } is not open to you: take one above 1023
doctor-port-no-host = this machine has no address { $host }
doctor-nats-answers = { $place } answers
doctor-nats-away = { $place } does not answer: { $reason }
doctor-nats-unused = not needed: one server alone
doctor-nats-missing = without --nats several servers look into the database once a second
doctor-address-here = { $url } leads here, WebSocket included
doctor-address-elsewhere = { $url } leads to another server
doctor-address-no-websocket = { $url } lets no WebSocket through: the proxy has to pass on Upgrade and Connection
doctor-address-away = { $url } is not reached from here: { $reason }
doctor-address-only-here = only this machine reaches it; for the network --host 0.0.0.0
doctor-sum = { $bad ->
    [0] { $warnings ->
        [0] All is well.
        [one] It can run; one thing should be looked at.
       *[other] It can run; { $warnings } things should be looked at.
     }
    [one] One thing has to be put right.
   *[other] { $bad } things have to be put right.
 }
## Counts, in digits as they are written in the language
games-count = { $count ->
    [one] 1 game
   *[other] { $digits } games
  }
deals-count = { $count ->
    [one] 1 deal
   *[other] { $digits } deals
  }
## simulate
simulate-progress = games: { $done } of { $games }
simulate-title = { $table }, { $seats } players, { $games }
simulate-turns = Turns
simulate-turns-text = { $mean } on average, { $p50 } at most in half of the games, { $p95 } in 95 %
simulate-wins = Won by order of play
simulate-order = player { $n }
simulate-by-seat = Won by bot
time = Time
time-text = { $seconds } s, { $games } a second
## arena
arena-progress = deals: { $done } of { $deals }
arena-progress-difference = { arena-progress }, difference { $difference }
arena-nothing = stopped before a deal was played to the end
arena-stopped = Stopped before the end.
arena-title = { $game }, { $deals }, { $games }
arena-points = points a game
arena-won = won
arena-median = median
arena-p999 = 99.9 %
arena-most = longest
arena-faults = faults
arena-by-chairs = { $chairs } against { $others }
arena-difference = Difference
arena-interval = { $low } to { $high } with 95 %
## bot
bot-sits = { $name } plays at table { $code } of { $server }, on seat { $seat }. Ctrl-C ends it.
bot-fault = fault: { $fault } ({ $code })
bot-dismissed = The seat is somebody else's now: dismissed.
bot-gone = The table is gone ({ $code }).
## examine
examine-right = { $right } of { $of }
examine-not-asked = not asked
examine-wrong = { $id }: { $said }; right is { $wanted }
examine-fault = { $id }: { $fault }, { $said }
examine-more = … and { $more } more; --json has all
examine-no-tasks = not asked: this player takes no tasks
examine-unanswered = not answered
examine-part = { $counted }, { $unanswered } not answered
examine-look = What was asked, and why it is right: lusoria examine { $game } --questions
## trial
trial-player = player
trial-faults = faults
## open
open-made = Table { $code } is open: { $link } · at a terminal: lusoria join { $code } --server { $server }
open-bots = Bots take the seats that are still free when it begins.
open-waits = { $free ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $free } seats are free
}
open-begins = begin
open-enter = Enter begins.
## join
join-by-day = Played by the day: leave with q when you like. `lusoria join { $code } --server { $server } --token { $file }` brings you back, `lusoria tables` tells when it is your turn.
join-until = { $name }: until { $until }
join-sits = You sit at table { $code } of { $server }, on seat { $seat }. Ctrl-C leaves it.
join-watches = You watch table { $code } of { $server }. Ctrl-C leaves it.
join-lost = The connection is lost. It is tried again …
join-back = The connection is back.
## Lessons
command-learn = teaches a game by playing, lesson by lesson
command-learn-lesson = the number of a lesson; without it you are asked
command-learn-note = A coach says what to do and explains errors. { $show } has it done for you, { $insist } does what the coach advises against.
learn-which = Which lesson?
learn-answer = Number of your answer
learn-number = A number from 1 to { $count }, please.
learn-coach = Coach
learn-done = That was the lesson.
typed-show = show, show me
typed-insist = insist
does-show = have it done
## Puzzles
command-puzzle = shows a puzzle with one right answer; with ANSWER, what comes of it
puzzle-how = Answer with: { $command }
command-puzzle-id = the puzzle of this ID
command-puzzle-day = the puzzle of that day (of today)
command-puzzle-theme = the first puzzle of a theme
command-puzzle-level = the first puzzle of a difficulty, 1 to 5
command-puzzle-hint = says what to look at
command-puzzle-show = shows the right answer
command-puzzle-json = { command-arena-json }
command-puzzle-note-game = { $game }: { $answer } Themes: { $themes }.
command-puzzle-note-exit = Exit code 0: shown, or the answer is right; 1: it is wrong.
tables-none = no tables at { $server }
tables-turn = your turn
tables-lobby = not begun
tables-playing = others play
tables-between = between two rounds
tables-over = over
tables-event-class = a class
tables-event-evening = an evening of games
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
left-none = time is up
