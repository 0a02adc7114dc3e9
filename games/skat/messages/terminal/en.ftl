## What can be typed, what is shown first in front
key-hold = y, yes, hold
key-pass = p, pass, n, no
key-pickUp = s, skat, pick up
key-hand = hand
key-unseen = u, unseen
key-back = b, back, undo
key-kontra = k, kontra, double
key-re = re, redouble
key-bock = bock
key-noDouble = w, without, n, no
key-claim = claim, show
key-concede = concede, give up
key-trick = l, last trick, trick
key-score = score
suit-C = c, cl
suit-S = s, sp
suit-H = h, he
suit-D = d, di
announced-hand = hand
announced-schneider = schneider, sn
announced-schwarz = schwarz, sw
announced-ouvert = ouvert, open, ov
fillers = announced, and, of, the
help-1 = Cards: their number or name: 3, cj, jack of clubs. Where only one can be played, Enter will do. (♣7) in brackets cannot be played now.
help-2 = Bidding: 18 or any higher value; y calls the next one or holds, p passes.
help-3 = Skat: s picks it up; without it: hand, or at once clubs hand, grand hand schneider. Laying away: two cards, 3 7, or one by one.
help-4 = Announcing: clubs, spades, hearts, diamonds, grand, null, and with them hand, schneider, schwarz, ouvert. The value is told before it counts.
help-5 = In play: l for the last trick, kontra, re; claim says that you have won (claim schneider for more), concede gives up.
help-6 = Always: hint gives a hint, score tells the score, h this help, q quits.

## Questions and examples of answers
ask-next = The next deal?
ask-declare = Announce it?
ask-claim = "{ $said }" – show your cards?
undo = Take back
example-card = 3 or cj: play it
example-two = 3 7 or sq s9: two cards
example-game = clubs, grand, null ouvert …
example-plain = clubs, spades, hearts, diamonds, grand
only-card = play { $card }
higher = higher: { $values }
worth = { $contract }: at least { $value }

## The table
on-table = Table
score = Score
face-down = + { $count } face down
standing = { $place }. { $name }: { $points } ({ $won } won, { $lost } lost)
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
ended-deals = All deals of the series have been played.
ended-bierlachs-one = { $names } has { $target } minus points and loses the Bierlachs.
ended-bierlachs-several = { $names } have { $target } minus points and lose the Bierlachs.
ended-target-one = { $names } has come to { $target } points.
ended-target-several = { $names } have come to { $target } points.

## What was wrong with an answer
ambiguous-card = That can be more than one: { $cards }.
unknown-word = "{ $word }" belongs to no game: say clubs hand, grand, null ouvert.
two-games = These are two games; one, please.
which-game = Which game? Clubs, spades, hearts, diamonds, grand or null.
nothing-else = The game alone will do: clubs, spades, hearts, diamonds or grand.
picked-up = You have picked up the skat: it is no hand game any more.
yes-or-pass = Here you can only say yes or pass.
several-cards = { $count } cards can be played: choose one, by its number or its name.

## What a simulation has counted
passed-in = Passed in
of-games = { $percent } of the deals
won = Won by the declarer
of-played = { $percent } of the deals played
contracts-grand = Grand
contracts-null = Null
contracts-suit = Suit games
written = Points a deal, by seat
