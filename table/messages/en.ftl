# $path, $bot and $game come in brackets, with a space before them, or are empty.
## Rejections of any game
rejection-not-seated = You need a seat at the table for that.
rejection-round-over = It is over already.
rejection-not-now = That is not possible just now.
rejection-not-your-turn = It is not your turn.
rejection-card-not-in-hand = You do not have this card.
rejection-bad-action = There is no such thing in this game.
## Rejections of a table
rejection-bad-options = These rules cannot be played{ $path }.
rejection-not-owner = Only whoever opened the table may do that.
rejection-already-seated = You have a seat already. Stand up first if you want another one.
rejection-seat-taken = Somebody sits there already.
rejection-knows-cards = You have played in this round and know some cards. You can sit down again when it is over.
rejection-no-such-seat = There is no such seat.
rejection-no-such-person = This person is not at the table.
rejection-no-such-bot = There is no such bot{ $bot }.
rejection-bad-name = This name has no character that can be read. Choose another one.
rejection-bad-seats = The game cannot be played with these seats. Change their number.
rejection-empty-message = The message is empty.
rejection-chat-closed = There is no chat at this table.
rejection-no-consent = People write here only once everybody at the table wants to.
rejection-nobody-replaced = Nobody at this table is replaced while they have time: a bot may play only when that is up.
rejection-terms-agreed = Others have sat down to this: what a move may take, and whether bots play, stays as agreed.
rejection-move-too-long = This server keeps tables for too short a time for so long a move. Choose a shorter one.
rejection-passkeys-off = There are no passkeys here.
rejection-bad-passkey = This passkey does not work here.
rejection-push-off = This server sends no notices.
rejection-unknown-push-service = This server does not know the push service of your browser.
rejection-contacts-off = This server sends no notices and keeps no calendars.
rejection-mail-off = This server sends no e-mails.
rejection-reactions-closed = There are no reactions at this table.
rejection-no-such-reaction = There is no such reaction.
rejection-reactions-full = There have been enough reactions at this table.
rejection-reacts-too-fast = That was often enough. Wait another { $seconds } s.
rejection-round-silent = The chat of this table is closed while you play. You can write again afterwards.
rejection-muted = You cannot write at this table just now.
rejection-open-seats = Some seats are still open. Invite somebody, or put bots there.
rejection-nobody-seated = Only bots sit at the table. Sit down with them to begin.
rejection-ahead = The server knows nothing of what you have seen already. Load the page anew.
rejection-id-used = Something else was sent under this id before.
rejection-stale = The game has moved on.
rejection-too-soon = The others may still challenge. Wait another { $seconds } s.
rejection-paused = The game is paused.
rejection-already-contributed = Your contribution to the shuffle has already arrived.
rejection-removed = You cannot sit at this table again: the host has asked you to leave.
rejection-chat-full = Enough has been written at this table.
rejection-table-full = So much has happened at this table that nothing more can be recorded. Open a new one.
## Rejections of the server, and of the connection to it
rejection-bad-message = The server did not understand that. Reload the page.
rejection-too-large = This is too long to be sent.
rejection-too-fast = That was too fast. Wait a moment.
rejection-hello-first = The server does not know who you are. Reload the page.
# $reason: conduct, disruption, load, or none is told.
rejection-banned = { $reason ->
    [conduct] Whoever runs this server has shut you out until { $until }, because others were insulted.
    [disruption] Whoever runs this server has shut you out until { $until }, because games were disturbed.
    [load] Whoever runs this server has shut you out until { $until }, because too much was asked of the server.
   *[none] Whoever runs this server has shut you out until { $until }.
 }
rejection-unknown-token = The server does not know you any more. You are new here now.
rejection-damaged = The records of this table are damaged. Whoever runs the server has to look at it.
rejection-no-such-game = There is no such game here{ $game }.
rejection-no-such-table = There is no such table. Check the code.
rejection-too-many-tables = You have { $most } tables already, and more are not possible now. Tables at which nothing happens any more go by themselves; against bots you can play on this device at any time.
rejection-crowded = There is no more room to watch at this table.
rejection-no-spectators = Only those who play may be at this table.
rejection-this-device = That is the device that you are on.
rejection-too-many-bots = You have { $most } bots already; more are not possible.
rejection-not-for-bots = That is for people; a bot cannot do it.
rejection-lobby-closed = This server has no open tables. Invite somebody by the code.
rejection-options-too-large = A table with a deck of your own as large as this cannot be open to everybody.
rejection-too-many-open = You have { $most } open tables already at which nobody plays yet.
rejection-seek-over = You are not looking any more.
rejection-sharing-off = This server keeps no shared rounds. Take the link that carries everything in itself.
rejection-bad-photos = These are no photos of this deck, or they are too large.
rejection-too-many-photos = There are too many photos here already.
rejection-too-many-shared = You share { $most } rounds already. Delete one of them first.
rejection-no-such-shared = Nothing is shared under this link, or not any more.
rejection-shared-unreadable = This is no shared round that can be read.
rejection-shared-newer = A newer version of Lusoria has made this. Load the page anew.
rejection-shared-too-large = This is too large to be shared. Take some lines or comments away.
rejection-shared-other-rules = The rules of this game have changed since. The round can no longer be shown.
rejection-shared-illegal = The rules of the game do not allow what is in this round.
rejection-too-many-blocks = You have blocked { $most } people already. Unblock one first.
rejection-unwelcome = You cannot sit down at this table. Choose another one.
rejection-bad-code = This code is not valid: it is mistyped, expired or has been used.
rejection-try-again = That did not work. Try again.
rejection-unknown = Whether that arrived is not known yet. Try again: nothing is done twice.
rejection-closed = The connection has ended. Reload the page.
rejection-other-version = Page and server do not fit together. Reload the page.
rejection-unreadable = The answer of the server cannot be read. Reload the page.
# For a code that this version does not know.
unknown-rejection = That is not possible ({ $code }).
## Flaws of a record
# Counted from 1. $path as above.
flaw-unknown-game = The game “{ $game }” is not known here.
flaw-other-rules = It was played by version { $recorded } of the rules, this is version { $known }.
flaw-bad-options = The rules of the table are recorded wrongly{ $path }.
flaw-bad-players = This game cannot be played by so many.
flaw-wrong-commitment = The secret is not the one that was promised before the deal.
flaw-secret-again = The secret is once more that of number { $earlier }: this cannot have been shuffled anew.
flaw-wrong-first = Seat { $recorded } began, but the lot fell on seat { $drawn }.
flaw-not-a-draw = What is recorded as a shuffle is none.
flaw-wrong-draw = The shuffle has number { $recorded } in place { $place }; secret and contributions give { $drawn }.
flaw-out-of-order = This was not due.
flaw-refused = The rules refuse this move ({ $reason }).
flaw-wrong-events = The rules lead to something other than what is recorded.
flaw-wrong-outcome = The recorded result is not the one that was played.
flaw-unfinished = A result is recorded, but it was not played to its end.
flaw-other-commitment = The recorded promise is not the one that you were shown.
flaw-contribution-missing = Your contribution to the shuffle is missing.
in-round = Round { $round }: { $flaw }
in-deal = Deal { $round }: { $flaw }
in-round-step = Round { $round }, step { $step }: { $flaw }
in-deal-step = Deal { $round }, step { $step }: { $flaw }
