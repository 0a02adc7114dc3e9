## Whether it could have been won; $start is $name where a sentence begins
laid-you = you played the { $card } to trick { $trick }
laid-other = { $name } played the { $card } to trick { $trick }
answer-won-you = You won, but on the cards as they lay the game was lost until { $laid }.
answer-until-you = Yes: on the cards as they lay you could have won until { $laid }.
answer-given-up-you = Yes: the cards were still good enough for you when the deal was cut short.
answer-declared-wrongly = Not with this game, but with another one or with other cards laid away.
answer-never = No: on the cards as they lay the other side wins, whatever { $side ->
    [you] you do
    [defenders] the defenders do
   *[other] { $name } does
  }.
answer-won-other = { $start } won, but on the cards as they lay the game was lost until { $laid }.
answer-until-other = Yes: on the cards as they lay { $name } could have won until { $laid }.
answer-given-up-other = Yes: the cards were still good enough for { $name } when the deal was cut short.
answer-won-defenders = The defenders won, but on the cards as they lay the game was lost until { $laid }.
answer-safe-you = You won, and on the cards as they lay that was never in danger.
answer-safe-other = { $start } won, and on the cards as they lay that was never in danger.
answer-safe-defenders = The defenders won, and on the cards as they lay that was never in danger.
answer-until-defenders = Yes: on the cards as they lay the defenders could have won until { $laid }.
answer-given-up-defenders = Yes: the cards were still good enough for the defenders when the deal was cut short.
auction-only = Nobody played alone. Only the auction can be judged.
auction-unasked-you = The auction broke off before you were asked: there is nothing to judge.
auction-unasked-other = The auction broke off before { $name } was asked: there is nothing to judge.

## Of a card
verdict-only = Only card
verdict-best = Best card
verdict-open = Not the best
verdict-unlucky = Could not be known
verdict-slip = Inexact
verdict-error = Mistake
costs-game = costs the game
costs-points = { $count ->
    [one] costs 1 card point
   *[other] costs { $count } card points
  }
turned-won = With this card the game is won for the declarer.
turned-lost = With this card the game is lost for the declarer.
best-cards = Best with open cards: { $cards }.
promised-best = By what could be known it was the best: it wins in { $share } of 100 layouts.
promised = By what could be known it wins in { $share } of 100 layouts, the { $card } in { $best }.
promised-points = By what could be known the card played wins as often as the { $card }, in { $share } of 100 layouts, but the { $card } promises more card points.
share = { $low } to { $high }
# Points before the others or behind them, on average.
lead-behind = { $points } points behind the others
lead-before = { $points } points before the others
lead-between = between { $low } and { $high } points, compared with the others

## The chart
chart = What the cards were worth
null-safe = Null is safe to the end with open cards.
null-lost = Null is lost from the start with open cards.
null-until = Null is safe with open cards until trick { $trick }.
line = Card points of the declarer with the best play of all, before the first trick and after each: { $values }. { $needed }
needs = The declarer needs { $target }.
no-target = Not even all points are enough for this bid.
needed = { $points } needed
to-turn = To the turning point: trick { $trick }
scores = What the cards promised
scores-only = Here each card is judged by how such deals go on, not by open cards.
score-best = Trick { $trick }: the { $card } was the best or nearly so ({ $lead } on average).
score-worse = Trick { $trick }: with the { $card } one was { $lead } on average, with the { $best } { $other }.

## The auction
auction = The auction
hand-worthless = With this hand one passes.
hand-worth = This hand was worth bidding up to { $limit }.
hand-worthless-at = At { $bid } this hand was not worth it any more.
hand-worth-at = At { $bid } this hand was still worth bidding up to { $limit }.
# How many of ten such games are won: a clause for the next messages, and for those of hints
tenths = { $n ->
    [0] hardly any such game is won
    [1] about 1 in 10 such games is won
    [10] nearly all such games are won
   *[other] about { $n } in 10 such games are won
  }
price-clear = Playing for { $bid } was clearly better than passing: { $chance }.
price-close = Playing for { $bid } was worth about as much as passing: { $chance }.
price-gamble = Playing for { $bid } was a gamble: { $chance }. But passing has its price as well, as the others then mostly win.
price-worse = Playing for { $bid } was clearly worse than passing: { $chance }.
said = Bid or held: { $bid }.
refused = Passed at { $bid }.
sound = That was sound.
bold = That was too much.
timid = That was too little.
claim-below-schneider = You could have claimed schneider: it was certain.
claim-below-schwarz = You could have claimed all tricks: they were certain.
offer = { $contract }: { $chance }
offer-most = { $contract } with most skats: { $chance }
offer-some = { $contract } with some skats: { $chance }
offer-few = { $contract } with few skats: { $chance }
offer-rest = Another game with few skats: { $chance }
declared = { $contract }, as it was played: { $chance }.
nothing-better = Nothing better could be declared.
better = Better: { $other }; { $chance }.
better-away = laying away { $cards }
no-win = On the cards as they lay no game can be won.
wins-exact = On the cards as they lay these games are won: { $games }.
exact-away = { $game } (laying away { $cards })

## Hints
advice-bid = Bid { $value }.
advice-hold = Hold { $value }.
advice-pass = Pass.
advice-pick-up = Pick up the skat.
advice-declare = Play { $contract }.
advice-declare-away = Play { $contract } and lay away { $cards }.
advice-push = Push { $cards }.
advice-push-unseen = Push unseen.
advice-play = Play the { $card }.
advice-double = Say { $word }.
advice-claim-game = Show your cards: you win the game.
advice-claim-schneider = Show your cards and claim schneider.
advice-claim-schwarz = Show your cards and claim all tricks.
advice-concede = Concede.
advice-answer-yes = Agree.
advice-answer-no = Play on.
advice-name = Name { $game }.
advice-no-double = No { $word }.
nudge-trick = So far { $name } has the trick, with { $points ->
    [one] one point
   *[other] { $points } points
  }. Beat it, add points, or stay low?
nudge-trumps = { $n ->
    [0] Nobody but you has a trump left. Who can still beat you?
    [one] There is one trump that you have not seen. Who could have it?
   *[other] There are { $n } trumps that you have not seen. Who could have them?
  }
nudge-cards = A nudge: { $kind }. Which of these cards?
nudge-auction = Count your trumps and aces. Is this hand enough for a game, and what is it worth?
nudge-declare = Where have you got most? And which cards stand alone?
nudge-other = Count what you are sure to get. Is that enough?
reason-only = It is the only card that may be played.
reason-guess = Too little is worked out yet for a percentage.
reason-certain = However the other cards lie, you take all tricks that are left.
reason-all = With it your side wins in every layout that is left, if nobody errs.
reason-none = Your side wins in no layout that is left, if nobody errs.
reason-chance-best = Your side wins with it in { $share } of 100 possible layouts; no other card promises more.
reason-chance = Your side wins with it in { $share } of 100 possible layouts; with the { $card } in { $other }.
reason-score = With it you are { $lead } on average, with the { $card } { $other }.
reason-score-best = With it you are { $lead } on average; no other card promises more.
reason-worthless = This hand is not enough for a game.
reason-limit = This hand is worth bidding up to { $limit }.
reason-close = It is close: passing is worth nearly the same.
reason-gamble = It is a gamble: such a game is lost about as often as it is won. But passing has its price as well, as the others then mostly win.
reason-game = { $chance }.
reason-heuristic = That is what experience says.
thinking-on = So far { $percent } % is worked out; it grows more exact.
