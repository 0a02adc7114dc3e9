## Everywhere
app-name = Lusoria
nav-home = Back to the hall
nav-settings = Settings
nav-help = How to play
nav-close = Close
nav-skip = Skip to content
status-connecting = Connecting …
status-reconnecting = Connecting again …
status-offline = No server: tables with others cannot be reached just now, and the page keeps trying. Bots are here all the same.
status-retrying = No server just now. This page keeps trying, and goes on as soon as one answers.
status-refused = The server does not accept this connection.
status-loading = One moment …
status-lost = There is no table here.
status-lost-text = The code may be mistyped, or the table has been cleared.
me = Me
somebody = Somebody
code-label = Table code
copy-link = Copy link
copied = Copied

## The lobby
lobby-your-name = Your name at the table
lobby-games = Games
lobby-other-decks = More decks
lobby-play-now = Play now
lobby-with-friends = With friends
lobby-alone-setup = Bots and rules
lobby-print = Print cards, tables and rules
print = Print
lobby-class = With a class
lobby-evening = An evening of games
lobby-learn = Learn
lobby-teach = In class
lobby-together = Together
lobby-decks = Decks
lobby-join = Join a table
lobby-join-button = Join
lobby-my-tables = My tables
lobby-phase-lobby = waiting for players
lobby-phase-playing = in play
lobby-phase-between = about to go on
lobby-phase-over = finished
lobby-over = This game is over
lobby-promise = Every shuffle can be checked, and nobody is shown more than lies open on the table.
lobby-footer = After the card games by “Lust auf Rom”. Free software.
transfer-title = Continue on another device

## Settings and help
settings-language = Language
settings-guard = Guard against slips
settings-guard-hint = Drawing and challenging: tap twice.
device-others = Sign out all other devices
device-really = Really sign out?
help-keys = Keys

## A new table
people-whose = Whose
new-table = New table
new-table-bots = Against bots
new-table-seats = Seats
new-table-seat = Seat { $n }
new-table-friend = open for a friend
new-table-players = { $n } players
new-table-tempo = Pace of the bots
new-table-tempo-0 = at once
new-table-tempo-600 = brisk
new-table-tempo-1200 = leisurely
new-table-tempo-2500 = slow
new-table-spectators = Others may watch
new-table-listed = In the hall of this server
new-table-rules = Rules
new-table-more = Clock, chat, spectators
new-table-create = Open the table
new-table-create-bots = Start playing
clock-title = Clocks
clock-none = none
clock-gentle = relaxed
clock-tournament = tournament
clock-hint-none = Everybody thinks as long as they like.
clock-hint-gentle = A minute for a move, and five minutes in reserve, anew after each deal.
clock-hint-tournament = Twenty seconds for a move, and two minutes in reserve, anew after each deal.
clock-substitute = When time is up a bot stands in until the player returns
clock-reserve = in reserve
clock-up = time is up
clock-hurry = Ten seconds left.

## The waiting room
room-title = Who is playing?
room-invite = Invitation
room-invite-hint = Send the link, show the QR code, or say the table code.
room-invite-local = Only this device can open this address. For others, start the server with --host 0.0.0.0 and open this page at one of the addresses that it then names.
room-qr = QR code with the link to this table
room-sit = Sit here
room-open = open
room-bot = bot
room-owner = host
room-add-bot = Put a bot here
room-remove = Clear this seat
room-stand = Stand up
room-start = Begin the game
room-start-hint = It can begin as soon as every seat is taken.
room-waiting = { $owner } begins the game when everyone is here.
room-rules = The game
room-change-rules = Change the rules
room-save-rules = Keep these rules
room-seats-count = Number of seats
room-name-first = What is your name?
room-online = online
room-away = offline
room-watching = { $n ->
    [1] one person is
   *[other] { $n } people are
  } watching
room-shuffling = The cards are being shuffled …

## The table
table-log = Log
table-log-earlier = Earlier
table-chat = Chat
table-title = Table
table-opening = Setting the table …
table-panel = Log, chat and table
table-pause = Pause
table-resume = Resume
table-paused = The game is paused.
table-away = Everybody waits for { $name }, who is offline.
table-leave = Leave the seat
table-really-leave = Really leave?
table-leave-hint = A bot plays for you until you come back.
table-come-back = Take the seat again
table-substitutes = for { $name }
table-make-owner = Make host
table-to-bot = Replace with a bot
table-really-to-bot = Really replace by a bot?
table-mute = Mute
table-unmute = Unmute
table-end = Break off the game
table-end-wanted = { $names } would like to break off. It ends when everybody agrees.
table-end-wanted-you = You would like to break off. It ends when everybody agrees.
table-really-end = Really break off?
table-end-agree = Agree to break off
table-end-withdraw = Play on after all

## What happened at the table, for the log
event-sat = { $name } sits down.
event-sat-you = You sit down.
event-stood = { $name } stands up.
event-stood-you = You stand up.
event-removed = { $name } was asked to leave the table.
event-removed-you = You were asked to leave the table.
event-bot-sat = { $name }, a bot, plays.
event-resumed = The game goes on.
event-consented = { $name } would like to break off.
event-consented-you = You would like to break off.
event-withdrew = { $name } would like to play on after all.
event-withdrew-you = You would like to play on after all.
event-late = { $name }’s time is up.
event-late-you = Your time is up.
event-owner = { $name } is host now.
event-owner-you = You are host now.
event-erased = Somebody has deleted their data.
event-closed = Nobody had been here for days: the table was closed.

## The end of a round
end-title-round = End of the round
end-title-deal = End of the deal
end-won = { $names } { $n ->
    [1] wins
   *[other] win
  }.
end-you-won = You win!
end-won-whole = { $names } { $n ->
    [1] wins
   *[other] win
  } overall.
end-you-won-whole = You win overall!
end-even = A draw overall
end-next-round = Next round
end-next-deal = Next deal
end-by-itself = It goes on by itself in { $n } seconds. Any key stops it.
end-stay = Wait
end-review-round = Go through this round
end-review-deal = Go through this deal
end-wait-for-event = The next round begins for everybody at the same time.
end-rematch = Once more
end-done = Done
end-more = More
end-owl = I am looking at the game again …
end-show = Show me
end-cards = { $n ->
    [0] no card left
    [1] one card left
   *[other] { $n } cards left
  }
end-change = Change rules or seats
end-download = Download the game
end-fair-hint = This page has worked out every shuffle again from the promise before the deal and everybody’s contributions.
end-checking = Working out the shuffle again …
end-round = Round { $n }
end-deal = Deal { $n }
end-no-round = There is no round { $n } here: it was not played, or not finished.
end-no-deal = There is no deal { $n } here: it was not played, or not finished.
back = Back
past-title = Round of { $date }
past-person = Seat { $n }
past-lost = This round is no longer on this device.
end-to-table = To the table
## What the boards of games share
nav-back = Back
room-spectator = You are watching.
table-screen = Show on a big screen
table-unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
  }
table-result = Show the result
table-sent = sending …
table-stock-label = Stock
rules-mode = Way of playing
rules-options = All rules
table-hand = { $n ->
    [1] Your hand, 1 card
   *[other] Your hand, { $n } cards
  }
## Lessons
learn-by-playing = Learn by playing
