title = Skat
title-two = Officers’ skat
bot-names = Aemilia, Servius, Tullia, Decimus, Octavia, Sextus, Paula, Publius, Valeria, Rufus

## Cards and games
pack-label = Pack
pack-french = French pack
pack-german = German pack
colours-label = Suit colours
colours-two = two
colours-four = four
suit-french-C = clubs
suit-french-S = spades
suit-french-H = hearts
suit-french-D = diamonds
suit-german-C = acorns
suit-german-S = leaves
suit-german-H = hearts
suit-german-D = bells
short-german-C = Ac
short-german-S = Le
short-german-H = He
short-german-D = Be
game-grand = Grand
game-null = Null
rank-A = ace
rank-K = king
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-french-Q = queen
rank-french-J = jack
rank-german-Q = ober
rank-german-J = unter
index-A = A
index-K = K
index-Q = Q
index-J = J
card = { $rank } of { $suit }
contract-hand = { $game } hand
contract-ouvert = { $game } { ouvert }
contract-hand-ouvert = { $game } hand { ouvert }
contract-null-hand-ouvert = { $game } { ouvert } hand
ouvert = ouvert
announced-schneider = { $contract }, schneider announced
announced-schwarz = { $contract }, schwarz announced
schneider = schneider
schwarz = schwarz
announce-schneider-text = Announced: the defenders get 30 card points at most, or the game is lost.
announce-schwarz-text = Announced: the defenders get no trick, or the game is lost.
announce-ouvert-text = All cards lie open before the first trick.
ramsch = ramsch
double-2 = kontra
double-4 = re
double-8 = bock
card-points = { $count ->
    [one] 1 card point
   *[other] { $count } card points
  }
tricks-count = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }

## The table
declarer = declarer
position-forehand = forehand
position-middlehand = middlehand
position-rearhand = rearhand
position-dealer = dealer
hand-count = { $count ->
    [0] You have no cards left.
    [one] You have one card left.
   *[other] You have { $count } cards.
  }
table-empty = The table is empty.
on-table = On the table – { $cards }
skat = The skat
discarded = Laid away
dealt = How the cards lay
last-trick = Last trick
all-tricks = Tricks so far
no-trick = No trick yet
review-errors = All errors, with open cards
review-no-errors = Nobody gave anything away.
previous-card = Previous card
next-card = Next card
next-trick = Next trick
previous-trick = Previous trick
trick-of = Trick { $number } of { $of }
trick-now = Trick { $number }
taken-you = The trick goes to you, { card-points }.
taken-other = The trick goes to { $name }, { card-points }.
open-hand = The declarer’s cards lie open.
secured = The defenders have conceded, and the game is won. It is still about schneider or schwarz.
two-own = Your cards
two-of = { $name }’s cards
two-card = Column { $number }: { $card }
two-card-below = Column { $number }: { $card }, a hidden card below
two-below = Column { $number }: a hidden card
two-empty = Column { $number }: empty

## What can be done
hold = Yes
pass = Pass
bid-more = Up to …
bid-more-title = How far do you go?
bid-field = Bid value
bid-up-to = go along up to
bid-at-once = bid at once
bid-up-to-hint = You bid and hold by yourself up to this value, and pass beyond it. You can take it back.
bid-at-once-hint = This value is bid right away.
bid-up-to-value = Go up to { $bid }
ahead-pass = You pass as soon as you are asked.
ahead-up-to = You go along up to { $bid }, then you pass.
ahead-say-pass = Pass when asked
ahead-take-back = Take back
take = Play for { $bid }
pick-up = Pick up the skat
play-hand = Play hand
declare = Declare { $contract }
declare-it = Declare
push = Push
push-unseen = Push unseen (doubled)
no-double = No { $word }
play = Play the { $card }
lead = Lead the { $card }
show-cards = Show cards
claim-game = I have won
claim-schneider = Won, defenders schneider
claim-schwarz = Won, defenders schwarz
concede = Concede
really-concede = Really concede?
concede-both = You concede for your partner, too.
cancel = Cancel
agree = Agree
accept = Accept
play-on = play on
name-game = Play { $game }
discard-0 = Choose two cards to lay away.
discard-1 = Choose one more card to lay away.
push-0 = Choose two cards to push, no jacks.
push-1 = Choose one more card to push, not a jack.
choose-game = What do you play?
skat-counts = Matadors in the skat may still change this.
below-bid = Overbid: the bid is { $bid }, and so far the game counts only { $value }. Without another level it is lost.
below-bid-null = Overbid: the bid is { $bid }, and { $game } counts { $value }. Like this it is lost.
instead = { $game } counts only { $value }, your bid is { $bid }: lost at once. As which game is it charged?
charged-instead = As which game is it charged?
nothing-bid = nothing bid yet
bid-so-far = bid { $bid }

## Questions, and whose turn it is
asked-bid = What do you bid? { $name } listens, from { $least }.
asked-answer = { $name } bids { $bid }. Do you hold it?
asked-take = Everybody has passed. Do you play for { $bid }?
turn-deal = The cards are being dealt
turn-over = The deal is over
turn-bid-you = Your bid
turn-bid-other = { $name } is to bid
turn-answer-you = Do you hold or pass?
turn-answer-other = { $name } is to hold or pass
turn-take-you = Do you play, or do you pass, too?
turn-take-other = { $name } is to play or to pass, too
turn-skat-you = Do you pick up the skat or play hand?
turn-skat-other = { $name } is to pick up the skat or play hand
turn-discard-you = Lay two cards away and declare your game
turn-discard-other = { $name } is to lay away and declare
turn-push-you = Your turn to push
turn-push-other = { $name } is to push
turn-lead-you = Your lead
turn-lead-other = { $name } is to lead
turn-play-you = Your turn
turn-play-other = { $name }’s turn
turn-name-you = You name the game
turn-name-other = { $name } is to name the game
turn-kontra-you = Do you say kontra?
turn-kontra-other = { $name } may say kontra
turn-re-you = Do you say re?
turn-re-other = { $name } may say re
claims-you = You show your cards and claim the game{ $more }.
claims-other = { $name } shows the cards and claims the game{ $more }.
claims-schneider = with schneider
claims-schwarz = with schwarz
gives-up-you = You want to concede.
gives-up-other = { $name } wants to concede.
do-you-agree = Do you agree?
waiting-for = To answer: { $names }.

## The log
event-dealt = The cards are dealt.
event-awarded-you = You play for { $bid }.
event-awarded-other = { $name } plays for { $bid }.
event-ramsch = Ramsch is played.
event-picked-up-you = You pick up the skat
event-picked-up-other = { $name } picks up the skat
event-pushed-you = You push { $cards }.
event-pushed-other = { $name } pushes { $cards }.
event-pushed-hidden-you = You push two cards.
event-pushed-hidden-other = { $name } pushes two cards.
event-pushed-unseen-you = You push unseen: doubled.
event-pushed-unseen-other = { $name } pushes unseen: doubled.
plays-you = You play { $contract }.
plays-other = { $name } plays { $contract }.
alone = alone
laid-away = Laid away: { $cards }.
cards-open = The cards lie open.
event-took-you = The trick goes to you.
event-took-other = The trick goes to { $name }.
event-conceded-you = You concede.
event-conceded-other = { $name } concedes.
answered-yes = agreed
event-went-on = Declined: play goes on.
event-laid-out-you = The cards are laid out. You name the game.
event-laid-out-other = The cards are laid out. { $name } names the game.
not-doubled = no, go on
opened = Turned up – { $cards }

## How a value comes about
with = with { matadors }
without = without { matadors }
matadors = { $count }
step-game = game { $count }
step-hand = hand { $count }
step-schneider = schneider { $count }
step-schneider-announced = announced { $count }
step-schwarz = schwarz { $count }
step-schwarz-announced = announced { $count }
step-ouvert = ouvert { $count }
reached-with = overbid: the bid was { $bid }, which takes { $multiplier } × { $base } = { $value }
at-least = but at least { $multiplier } × { $base } = { $value }
charged-as = { $contract } below the bid of { $bid }, charged as { $game }
lost-twice = lost: × −2 = { $value }
value-recorded = the record says { $value }
kind-bock = bock round
kind-ramsch = ramsch round
march = march
virgin = virgin
unseen = pushed unseen
unseen-times = × { $times }, pushed unseen

## Results
passed-in = Everybody has passed, and the deal is passed in.
broken-off = The record ends before the deal does.
broken-off-left-you = Broken off: you left the table before a card was played.
broken-off-left-other = Broken off: { $name } left the table before a card was played.
broken-off-timed-out-you = Broken off: you ran out of time before a card was played.
broken-off-timed-out-other = Broken off: { $name } ran out of time before a card was played.
wins-you = You win { $contract }
wins-other = { $name } wins { $contract }
loses-you = You lose { $contract }
loses-other = { $name } loses { $contract }
verdict-instead = { $end }: the bid was { $bid }, and it does not count so much. It is charged as { $game }.
verdict-with = { $end }{ $comma } with { card-points }
verdict-overbid = { $end }: overbid. The bid was { $bid }, the game counts { $worth }.
verdict-null = { $end } { $count ->
    [0] without a trick
    [one] with one trick
   *[other] with { $count } tricks
  }.
verdict-announced-schneider = { $end }: the defenders have more than 30 card points.
verdict-announced-schwarz = { $end }: the defenders have a trick.
verdict-tie = { $end }: 60 to 60 is not enough.
verdict-claimed = { $end }: the defenders have agreed.
verdict-conceded = { $end }{ $comma } by conceding.
verdict-yielded = { $end }: the defenders have conceded.
verdict-declarer-left = { $end }: { $who ->
    [you] you left the table.
   *[other] the declarer left the table.
  }
verdict-declarer-timed-out = { $end }: { $who ->
    [you] you ran out of time.
   *[other] the declarer ran out of time.
  }
verdict-defender-left = { $end }: a defender left the table.
verdict-defender-timed-out = { $end }: a defender ran out of time.
verdict-decided-won = { $end }: it was won already.
verdict-decided-lost = { $end }: it was lost already.
beaten-defenders = The defenders are { $level }.
beaten-declarer = The declarer is { $level }.
beaten-you = You are { $level } yourself.
ramsch-march-you = A march: You take every trick of the ramsch.
ramsch-march-other = A march: { $name } takes every trick of the ramsch.
ramsch-lost-you = You lose the ramsch with { card-points }.
ramsch-lost-other = { $name } loses the ramsch with { card-points }.
ramsch-lost-several = { $names } lose the ramsch with { card-points } each.
ramsch-virgin-you = You have no trick: doubled.
ramsch-virgin-other = { $name } has no trick: doubled.
ramsch-unseen = Pushed unseen: { $names }.
points-others = the others { $points } each
points-each = { $names } { $points } each
points-none = Nothing is written down.

## The score sheet
place = Deal { $number }
place-of = Deal { $number } of { $of }
sheet = Score sheet
column-number = No.
column-number-text = Number of the deal
column-base = Base
column-base-text = Base value of the game
column-matadors = with/out
column-matadors-text = Number of matadors, with or without
column-hand = hand
column-hand-text = Played without the skat
column-schneider = schn.
column-schneider-text = Schneider made
column-schneiderAnnounced = ann.
column-schneiderAnnounced-text = Schneider announced
column-schwarz = schw.
column-schwarz-text = Schwarz made
column-schwarzAnnounced = ann.
column-schwarzAnnounced-text = Schwarz announced
column-ouvert = ouv.
column-ouvert-text = Played openly
column-doubled = ×
column-doubled-text = Kontra, re, bock and bock round
column-won = won (+)
column-won-text = Value, won
column-lost = lost (−)
column-lost-text = Value, lost
sheet-with = w{ $count }
sheet-without = wo{ $count }
sheet-passed = passed in
sheet-broken-off = broken off
sheet-overbid = overbid
sum-games = points of the games
sum-won = games won
sum-lost = games lost
sum-bonus = (won − lost) × 50
bonus-note = By Seeger and Fabian: ±{ $own } for one’s own game; if it is lost, { $others } for each of the others.
sum-opponents = games lost by the others
sum-total = total

## Options, presets and bots
option-scoring = Scoring
option-scoring-hint = How the deals of a series are written down.
option-scoring-seeger-fabian = Seeger and Fabian
option-scoring-list = plain list
option-scoring-bierlachs = Bierlachs (minus points)
option-scoring-target = up to a number
option-deals = Deals of a series
option-deals-hint = The number of deals of a series; unless it is chosen, twelve a player, so 36 for three and 48 for four. Bierlachs and playing up to a number end as soon as somebody gets there.
option-deals-0 = 12 each
option-target = Target
option-target-hint = The series ends at this number: in Bierlachs whoever comes to it in minus points loses, otherwise whoever comes to it wins.
option-kontra = Kontra, re, bock
option-kontra-hint = Whether a defender may say kontra before their own first card, the declarer then re, and that defender bock; each doubles the value.
option-kontra-off = no
option-kontra-bidders = only those who have bid
option-kontra-all = both defenders
option-kontraBonus = Kontra doubles everything
option-kontraBonus-hint = Kontra, re and bock also double the 50 and 40 points of Seeger and Fabian.
option-ramsch = Ramsch
option-ramsch-hint = What happens when everybody passes: the deal is passed in, or ramsch is played, perhaps with the skat pushed on from one to the next.
option-ramsch-off = passed in
option-ramsch-on = ramsch
option-ramsch-pushed = pushed ramsch
option-ramschSkat = Skat in ramsch
option-ramschSkat-hint = Who gets the card points of the skat in ramsch.
option-ramschSkat-last = the last trick
option-ramschSkat-loser = the loser
option-rounds = Bock and ramsch rounds
option-rounds-hint = What follows a bock event: a round in which everything counts double, a round of ramsch, or one after the other.
option-rounds-off = none
option-rounds-bock = bock round
option-rounds-ramsch = ramsch round
option-rounds-both = bock, then ramsch
option-event = Bock event
option-event-hint = What brings such a round about.
option-event-sixty = 60 points all
option-event-grand-hand = a Grand hand that is won
option-event-lost-kontra = a game lost with kontra
option-event-any = any of them
option-tricks = Looking at tricks
option-tricks-hint = During play only the last trick may be looked at again or, for learners, every trick with its card points.
option-tricks-last = the last one only
option-tricks-open = all tricks
option-matadors = Matadors
option-matadors-hint = Whether matadors in suit games count on through the trumps, up to 11, or the jacks only, up to 4.
option-matadors-all = all trumps
option-matadors-jacks = the jacks only
option-announcements = Announcements
option-announcements-hint = By the Skat Order schneider, schwarz and open suit games or Grands can be announced only with a hand game; when free, each counts a level more after picking up, too.
option-announcements-hand = with hand only
option-announcements-free = free
option-direction = Direction
option-direction-hint = Whether forehand sits to the left or to the right of the dealer.
option-direction-clockwise = clockwise
option-direction-counter = counter-clockwise
option-rusticMatadors = Matadors for two
option-rusticMatadors-hint = In officers’ skat matadors count, too, over all sixteen cards.
preset-isko = Skat Order
preset-isko-hint = As in a tournament: the International Skat Order, scored after Seeger and Fabian.
preset-tavern = Tavern
preset-tavern-hint = Bierlachs: there are only minus points, and whoever first has 301 has lost and pays the round. With kontra and re, pushed ramsch when everybody passes, and bock and ramsch rounds.
preset-source = As the Latin source
preset-source-hint = As the Latin description tells it: counter-clockwise, with kontra, free announcements and only jacks as matadors, up to a number of points.
bot-random = Random
bot-random-hint = Bids and plays anything that is allowed.
bot-novice = Novice
bot-novice-hint = Bids like a beginner, and often plays any card that is allowed.
bot-decent = Decent
bot-decent-hint = Bids by what it holds and plays with some thought.
bot-beginner = Beginner
bot-beginner-hint = Remembers the last tricks only, counts trumps badly, and cashes aces late.
bot-club = Club player
bot-club-hint = Thinks of some layouts of the cards, and bids by what it holds.
bot-expert = Expert
bot-expert-hint = Draws conclusions from the auction and every card, and bids by what the hand is worth.
bot-full = Master
bot-full-hint = The strongest: as the expert, with more thought.

## Why something is refused
rejection-sits-out = You deal this time and sit out.
rejection-no-such-bid = There is no such bid ({ $value }): no game counts so much.
rejection-bid-too-low = You must bid more than before ({ $bid }).
rejection-nothing-bid = Nothing has been bid that you could hold.
rejection-must-follow = You must follow: you still have what was led, suit or trump.
rejection-discard-two = Choose exactly two different cards.
rejection-no-discard = In a hand game nothing is laid away.
rejection-announce-by-hand = This can be announced only with a hand game.
rejection-announce-together = This cannot be announced alone: schwarz includes schneider, and an open game both.
rejection-null-announcement = In Null neither schneider nor schwarz can be announced.
rejection-name-instead = Null counts less than the bid. Name the suit or Grand as which it is charged.
rejection-no-instead = This Null reaches the bid; there is no other game to be named.
rejection-no-jacks = Jacks cannot be pushed on.
rejection-no-kontra = There is no kontra at this table.
rejection-too-late-to-double = It is too late for that, or too early.
rejection-not-yours-to-double = You may not say that in this game.
rejection-proposal-open = First the others must answer to the cards shown or the concession.
rejection-stale-proposal = It is too late for that: it has been decided.
rejection-already-answered = You have answered already.
rejection-not-yours-to-answer = The others are to answer that.
rejection-asked-already = That is possible only once a trick. Play on first.
rejection-not-declarer = Only whoever plays alone may do that.
rejection-claim-impossible = After the tricks played so far that is out of reach.
rejection-no-null-for-two = Null is not played by two.

## Hints, and an analysis before it is done
hint = Hint
thinking = Thinking it over …
no-hint = There is nothing to advise here.
analysis = Analysis
could-win-you = Could I have won?
could-win-other = Could { $name } have won?
was-certain-you = Was that a certain win?
was-certain-other = Was that a certain win for { $name }?
analysis-seats = Whose cards
analysis-progress = Analysing: { $percent }%
analysis-stop = Stop
analysis-stopped = The analysis was stopped.
analysis-failed = The analysis did not work. Please try again.

## Records out of a file
records-download = Download as Skat records

## What the table says
auction = Bidding
declaring = Declaring
contract = The game
from-skat = from the skat
skat-mark = skat
led = led
choose-card = Choose a card
your-card = your card
passed-at = passed at { $bid }
passed = passed
won-early = won already
side-we = your side
side-they = they
side-defenders = defenders
tricks-taken = Tricks
go-on = Go on
bid-value = Bid { $bid }
hold-bid = Yes, { $bid }
kind-trump = trumps
next-follow = { $kind } were led: { $count ->
    [one] one of yours may follow
   *[other] { $count } of yours may follow
  }
next-ruff = { $kind } were led and you have none: trump it or throw a card away
next-free = { $kind } were led and you have none: any card will do
next-lead = You lead
refused-play = Not the { $card }: { $kind } were led, and you still have some.
headline-ramsch-you = You lose the ramsch, { $points }
headline-ramsch-other = { $name } loses the ramsch, { $points }
headline-ramsch-several = { $names } lose the ramsch, { $points } each
headline-march-you = You make a march, { $points }
headline-march-other = { $name } makes a march, { $points }
headline-passed = Passed in
headline-broken-off = Broken off
prefer-rest = The trick stays
prefer-rest-tap = until I tap
prefer-rest-short = shortly
prefer-rest-long = for longer
prefer-presses = To play a card
prefer-presses-two = tap twice
prefer-presses-one = tap once
prefer-nextDeal = Next deal against bots
prefer-nextDeal-itself = begins by itself
prefer-nextDeal-press = begins with a press
prefer-keys = Letter and digit keys
prefer-keys-on = on
prefer-keys-off = off
prefer-onlyCard = The only legal card
prefer-onlyCard-choose = I play it
prefer-onlyCard-plays = plays itself
prefer-suits = Suits in the hand
prefer-suits-alternating = black and red in turn
prefer-suits-ranked = by rank
prefer-ranks = Cards of a suit
prefer-ranks-descending = high first
prefer-ranks-ascending = low first
prefer-trumps = Jacks and trumps
prefer-trumps-left = left
prefer-trumps-right = right
skip = Skip to the result
try-lines = Try lines from here
play-from-here = Play on from here
hand-of-winner = The hand that won
hand-of-loser = The hand that lost
