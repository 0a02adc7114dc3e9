title = Skat: analysis board
enter-title = Enter a deal
enter-hint = Tap a card, and it lies where the choice above says. The last two are the skat; they count as laid away.
enter-where = The card goes to
enter-mix = Deal the rest at random
enter-clear = Clear
enter-declarer = Plays alone
enter-game = Game
enter-hand = By hand
enter-go = To the board
enter-left = { $count ->
    [0] Every card has its place.
    [one] One card is still to be placed.
   *[other] { $count } cards are still to be placed.
  }
held-by = { $card }: { $where }
bad-link = This link names no deal that can be played. Enter one here.
another = Another deal

## Trying out
hint = Play any card for everybody. The number under a card: the declarer’s card points in the end, with best play of all from there on.
hint-null = Play any card for everybody. ✓: the Null stays safe with best play of all; ✗: the declarer takes a trick.
value-points = Best play from here: { $points } for the declarer, who needs { $target }.
value-unreachable = Best play from here: { $points } for the declarer. Not even all points are enough for this bid.
value-null-safe = With best play of all the Null is safe.
value-null-lost = With best play of all the declarer takes a trick.
thinking = Working it out …
failed = This could not be worked out.
card-worth = { $card }: { $points } for the declarer
card-safe = { $card }: Null stays safe
card-unsafe = { $card }: the declarer takes a trick
to-start = To the first card
back = One card back
on = One card on
best = Best card
as-played = as it was played
tried = your own line
over = The deal is over.
line = Cards so far

## Playing on
play-on = Play on from here, the bots play the others
play-as = as { $place }
play-deal = The same deal from the auction
again = Once more from there
to-board = To the board
