title = Skat: statistics
intro = From the games you have finished on this device. Nothing of it leaves the device.
none = No game of Skat for three or four has been finished on this device yet. Play one, and it shows up here.
play = To the tables
reckoning = Working out errors: { $done } of { $of } games
reckoned = The errors of all { $count } games are worked out.
failed = Errors could not be worked out here.

## Totals
totals = All in all
games = Games
alone = Won alone
defended = Won in defence
points-a-list = Points a list of 36
bold = Bid too high
timid = Bid too low
lost-auction = Lost in the auction
lost-skat = Lost in laying away
lost-alone = Lost playing alone
lost-defence = Lost in defence
share = { $count } of { $of } ({ $percent } %)
a-game = { $points } points a game
nothing = –
lost-how = Points lost count only what could be known: bids, discards and cards that looked clearly worse than others, by what they were expected to cost as Seeger and Fabian count. That is an estimate.

## Over time
measure-points = Points a list
measure-won = Games won
measure-lost = Points lost to errors
measure-bids = Bids
percent = { $percent } %
series-points = points a list
series-alone = alone
series-defended = in defence
series-auction = auction
series-skat = laying away
series-play-alone = play alone
series-play-defence = defence
series-bold = too high
series-timid = too low
deal-declarer = { $game } alone
deal-defender = against { $game }
deal-other = without a declarer
deal-won = won
deal-lost = lost
deal-errors = { $points } points lost to errors
deal-no-errors = no clear error

## By contract
by-contract = By contract
column-contract = Game
column-won = Won
column-points = Points
column-lost = Lost to errors

## Puzzles after an evening
proposed = Three puzzles for you
proposed-auction = On the last evening, bidding cost you most.
proposed-skat = On the last evening, declaring and discarding cost you most.
proposed-alone = On the last evening, playing alone cost you most.
proposed-defence = On the last evening, defending cost you most.
proposed-trainer = Twenty auctions
proposed-puzzle = Puzzle { $number } (level { $level })

## Twenty decisions
trainer = Twenty decisions
column-decisions = Exercise
column-runs = Runs
column-last = Right, last
column-best = Right, best
column-cost = Points lost, last
trainer-auctions-1 = Bidding
trainer-auctions-2 = Bidding, more
trainer-games = Declaring
trainer-discards = Discarding
