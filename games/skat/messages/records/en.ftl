title = Skat: records
open = Open a file
hint = Choose a file, or drop it here: games in the record format of the International Skat Server (.sgf), from here or from elsewhere. It stays on this device.
reading = { $name } is being read …
failed = { $name } could not be read.
too-large = { $name } is too large: files up to { $megabytes } MB are read. Split it.
deal = Deal { $id }: { $headline }
count = { $count ->
    [one] one deal
   *[other] { $count } deals
  }
no-record = There is no recorded game of Skat in it.
other-game = Line { $line }: this is another game, not Skat.
cut-off = The game that begins in line { $line } breaks off half-way.
fault = Line { $line }, column { $column } cannot be read ({ $token }).
more-faults = { $count ->
    [one] One more place cannot be read.
   *[other] { $count } more places cannot be read.
  }
several = Games of different people: no points are added up here.
hidden-cards = Cannot be shown: not all cards are recorded.
differs = The record says otherwise.
previous = Previous
next = Next

## A move that is not allowed
illegal-play = Cannot be shown. Trick { $trick }, { $name }: { $move } is not allowed.
illegal-before = Cannot be shown. Before the first trick, { $name }: { $move } is not allowed.
because-not-now = It comes at the wrong time.
because-not-your-turn = It is somebody else’s turn.
because-bid-too-low = The bid is too low.
because-no-such-bid = No game is worth that.
because-nothing-bid = Nothing has been bid yet.
because-discard-two = Two cards are laid away.
because-card-not-in-hand = That card is not in the hand.
because-must-follow = Suit must be followed.
because-no-pick-up = The skat was not picked up.
because-announce-by-hand = That can be announced only in a hand game.
because-hand-after-pick-up = The skat was picked up.
because-null-announcement = There is no schneider in Null.
because-round-over = The game is over by then.
odd-bid = The bid of { $bid } is no bid: no game is worth that.
