title = Skat: puzzles
intro = { $count ->
    [one] Just one card is right, all others fail.
   *[other] { $count } cards are equally good, all others fail.
  } The position comes from a game and is worked out to the end.

## Which puzzle
theme-decide-bid = Bidding
theme-decide-game = Declaring
theme-decide-discard = Laying two cards away
theme-lay-away = Laying away
theme-trumps = Leading trumps
theme-suits = Leading a suit
theme-take = Ruff or let it run
theme-discard = Throwing off
theme-lead = A defender leads
theme-defend = A defender follows
theme-schneider = Schneider
theme-null = Null
theme-null-defence = Against Null
stars = difficulty { $level } of 5

## The task
task-declarer = You play { $game } alone and need { $target } points. You have { $points }.
task-lay-away = You play { $game } alone and need { $target } points. { $card } lies in the skat: what do you lay to it?
task-defender = You defend against { $game }: the declarer needs { $target } points and has { $points }. Keep them below.
task-schneider-declarer = You play { $game } alone: make the others schneider with { $target } points. You have { $points }.
task-schneider-defender = You defend against { $game }: do not become schneider. With { $target } points the declarer does it, and has { $points }.
task-null = You play Null alone: take no trick.
task-null-defender = You defend against Null: make the declarer take a trick.
sight-open = All hands lie open.
sight-closed = As at the table: you see your cards and what was played.
sight-closed-more = The card is right, (nearly) however the hidden cards lie: { $layouts } deals were worked out to the end with open cards.
source-xskat = From a game of the program XSkat.
source-iss = From a game on the International Skat Server.
source-self = From a game that our own players played.
skat-known = Laid away: { $cards }
skat-hidden = What was laid away is hidden.
skat-lies = In the skat: { $cards }
tricks-before = Tricks so far

## The answer
choose = Choose a card.
choose-to-lay = Choose the card that you lay away.
lay-away = Lay away { $card }
right = Right: { $card }.
right-later = Right, now: { $card }.
as-right = Just as right: { $cards }.
wrong = Not { $card }.
shown = { $count ->
    [one] The right card: { $cards }.
   *[other] The right cards: { $cards }.
  }
comes-declarer = With it you get { $points } points; { $target } are needed.
comes-defender = With it the declarer gets { $points } points and needs { $target }.
comes-null-won = With it no trick is taken.
comes-null-lost = With it the declarer must take a trick.
line-right = After { $card }, played best by all
line-wrong = After { $card }: why it fails
after-trick = { $points } for the declarer
all-cards = What each card brings
column-card = Card
column-points = Declarer
column-trick = Trick
column-share = Succeeds
points-of = { $points } points
null-taken = takes a trick
null-none = takes none
share-of = in { $share } of 100
thinking = The line is being worked out.
failed = The line could not be worked out here.
show = Show the right card

## Hints: what to look at
nudge-lay-away = Which suit can you be rid of altogether, and which ten would stand alone?
nudge-trumps = Count the trumps of the others. Whom does your highest one hit, and whom a small one?
nudge-suits = In which suit is the ace gone already, and who has none of it left?
nudge-take = Who plays after you, and what can they still do? What does the trump cost you later?
nudge-discard = Which card takes no trick any more by itself, and to whom does it bring points here?
nudge-lead = Where does the declarer sit: before your partner or behind? Which suit must they follow?
nudge-defend = Whose trick is this in the end? That tells whether you add points or stay low.
nudge-schneider = Every point counts here: which trick brings the last ones that are missing?
nudge-null = In which suit have you a gap that the others get under?
nudge-null-defence = In which suit has the declarer no small card left?

## Decisions before the first card
decision-intro = One answer is clearly the best, by 12 points or more on average. The hand comes from a game.
decision-bid = bid: { $bid }
decision-answers = Answers
decision-right = That is best.
decision-right-later = Now it is the best.
decision-wrong = There is a better one.
decision-shown = This would have been best.
decision-again = Choose again.
decision-show = Show the best answer
decision-all = What every answer brings on average
decision-bids = What passing brings, and playing for each bid
decision-for = playing for { $bid }
decision-how-far = One bids as far as playing brings more than passing.
column-answer = Answer
column-worth = Points
decision-how = So reckons the strongest bot: points by Seeger and Fabian, compared with the others at the table.
