summary = Lay a form that agrees in exactly two of case, number and gender – and say which one it is.
## Case, number, gender
feature-case = case
feature-number = number
feature-gender = gender
the-case = case
the-number = number
the-gender = gender
name-nom = nominative
name-gen = genitive
name-dat = dative
name-acc = accusative
name-abl = ablative
name-sg = singular
name-pl = plural
name-m = masculine
name-f = feminine
name-n = neuter
short-nom = Nom.
short-gen = Gen.
short-dat = Dat.
short-acc = Acc.
short-abl = Abl.
short-sg = sg.
short-pl = pl.
short-m = masc.
short-f = fem.
short-n = neut.
# In the middle of a sentence; then after “with”; then several cells that differ in gender only.
cell = { $caseName } { $numberName } { $genderName }
cell-with = { cell }
cells = { $caseName } { $numberName } ({ $genders })
and = and
or = or
## Why a card is right or wrong
-exactly-two = It must be exactly two of the three.
verdict-right = Right: { $form } can be { $cell }. { $agreement }
verdict-misread = { $form } cannot be { $cell }. It is { $readings }.
verdict-misread-unfit = { verdict-misread } Nor would it agree. { $agreement }
verdict-unfit = { $form } can be { $cell }, but it does not fit here. { $agreement }
# How many features it shares with the card below.
shares-0 = With the card below it agrees in nothing. { -exactly-two }
shares-1 = With the card below it agrees in only one. { -exactly-two }
shares-2 = With the card below it agrees in exactly two of the three.
shares-3 = With the card below it agrees in all three. { -exactly-two }
shares-with-no-reading = With no reading of the card below does it agree in exactly two of the three.
# The same where the cell of the card below is known; $odd is the one feature that is shared, or not.
shares-0-with = With { cell-with } neither case nor number nor gender agrees. { -exactly-two }
shares-1-with = With { cell-with } it agrees only in { $odd }, not in { $first } or { $second }. { -exactly-two }
shares-2-with = With { cell-with } it agrees in { $first } and { $second } and not in { $odd }: exactly two.
shares-3-with = { $cellAtStart } lies there already: all three agree. { -exactly-two }
## What happened
the-joker = the joker
a-card = a card
event-dealt = The cards are dealt. Start card: { $card }.
event-dealt-joker = The cards are dealt. The start card is the joker.
event-buried = The joker is put into the stock. New start card: { $card }.
event-laid-you = You lay { $card } – { $cell }.
event-laid-other = { $name } lays { $card } – { $cell }.
event-laid-joker-you = You lay the joker. What counts is the card below.
event-laid-joker-other = { $name } lays the joker. What counts is the card below.
event-drew-turn-you = You draw { $card }.
event-drew-turn-other = { $name } draws { $card }.
event-drew-upheld-you = As a penalty you draw { $card }.
event-drew-upheld-other = As a penalty { $name } draws { $card }.
event-drew-rejected-you = For the rejected challenge you draw { $card }.
event-drew-rejected-other = For the rejected challenge { $name } draws { $card }.
event-owes = The stock is empty. The cards that were laid are shuffled again.
event-reshuffled = New stock: { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-nothing-turn-you = There is nothing to draw. You miss a turn.
event-nothing-turn-other = There is nothing to draw. { $name } misses a turn.
event-nothing-penalty-you = There is nothing to draw. You get no card.
event-nothing-penalty-other = There is nothing to draw. { $name } gets no card.
event-passed-you = You keep the drawn card.
event-passed-other = { $name } keeps the drawn card.
event-went-on-you = You have no objection.
event-went-on-other = { $name } has no objection.
event-looked-you = You consult the form tables.
event-looked-other = { $name } consults the form tables.
event-expired = Nobody has challenged. The last card stands.
event-out-you = You have no cards left.
event-out-other = { $name } has no cards left.
event-ended = End of the round. { $reason } { $winner }
end-out = A hand is empty.
end-last = Only one hand is left.
end-blocked = Nothing is left to draw and nobody lays; whoever has fewest cards wins.
end-bound = After 400 turns the round ends; whoever has fewest cards wins.
winner-you = You win.
winner-other = { $name } wins.
winners = A shared win: { $names }.
you = you
## A challenge
rejected-you = Your challenge, rejected: { $form } can be { $cell } and fits.
rejected-other = Challenge by { $name }, rejected: { $form } can be { $cell } and fits.
upheld-unfit = { $challenge }: { $form } does not fit as { $cell }. { $takesBack } the card back.
upheld-misread = { $challenge }: { $form } is not { $cell }. { $takesBack } the card back.
challenge-you = Your challenge
challenge-other = Challenge by { $name }
takes-back-you = You take
takes-back-other = { $name } takes
## An error that nobody noticed, and what it was laid on
report-you = You laid { $card } as { $cell } on { $below }.
report-other = { $name } laid { $card } as { $cell } on { $below }.
below-start-card = the start card { $card }
below-declared = { $card } ({ $cell })
## What can be done
turn-of = It is the turn of { $name }
action-lay = Lay { $card }
action-lay-as = Lay { $card } – { $cell }
action-lay-joker = Lay the joker
action-draw = Draw a card
action-pass = Keep it, go on
action-go-on = No objection
action-challenge = Challenge!
action-look = Form tables
action-close = Seen, turn them down
## The view
field-hand = Hand
field-drawn = Drawn
field-counts = Cards
field-stock = Stock
field-pile = Laid last
field-turns = Turns
## Options of a table
option-deck = Deck
option-deck-text = Which forms are printed on the cards.
option-referee = Who watches for errors?
option-referee-text = Either you watch for them yourselves and challenge, or the table refuses what is wrong at once and says why.
option-referee-players = the players
option-referee-table = the table
option-end = End of a round
option-end-text = A round ends as soon as one hand is empty, or the others play on until only one has cards.
option-end-first = first empty hand
option-end-last = one hand left
option-rounds = Rounds
option-rounds-text = So many rounds are played and their points added up; each begins with the next player.
option-drawing = Drawing
option-drawing-text = Whether you may draw even if one of your cards fits.
option-drawing-free = always allowed
option-drawing-compulsory = only if nothing fits
option-tables = Form tables
option-tables-text = The tables of all forms always lie open, or are turned up only in a challenge.
option-tables-dispute = only in a challenge
option-tables-open = always open
option-plain = Without macrons
option-plain-text = The cards show no macrons, and forms that differ only in length are the same.
option-joker = Joker
option-joker-text = The cover card plays along: you may lay it on any card, and then the card below counts.
option-jokerLast = Joker as last card
option-jokerLast-text = The joker may also be the last card of your hand.
option-unnoticed = After an unnoticed error
option-unnoticed-text = If nobody notices a wrong declaration, the next card must agree with what was declared, or with what the form really is.
option-unnoticed-declared = as declared
option-unnoticed-readings = as the form is
option-upheldDraw = Penalty for an error
option-upheldDraw-text = If a challenge is upheld, whoever laid wrongly also draws a card.
option-rejectedDraw = Penalty for a wrong challenge
option-rejectedDraw-text = If a challenge is rejected, whoever made it draws a card.
option-wait = Seconds to challenge
option-wait-text = Everybody must wait at least so long after each card, so that the others can challenge.
option-botWait = Patience of the bots
option-botWait-text = A bot waits for your challenge so many seconds before it plays, unless you have no objection earlier.
preset-standard = Classic
preset-standard-text = As with printed cards: you watch for errors yourselves and challenge.
preset-practice = Practice
preset-practice-text = The table refuses what is wrong at once and says why, and the form tables lie open.
preset-tournament = Contest
preset-tournament-text = Several rounds; every error and every wrong challenge costs a penalty card.
## Bots
bot-random = Chance
bot-random-text = Lays anything and often declares it wrongly.
bot-beginner = Beginner
bot-beginner-text = Knows about half of the forms; you will often find an error.
bot-learner = Intermediate
bot-learner-text = Knows most forms and mixes up some.
bot-advanced = Advanced
bot-advanced-text = Knows nearly every form, seldom errs and overlooks little.
bot-uniform = Faultless
bot-uniform-text = Knows every form and notices every error.
bot-mobile = Master
bot-mobile-text = Makes no errors and keeps cards that leave many ways open.
bot-names = Livia, Marcus, Cornelia, Quintus, Flavia, Gaius, Iulia, Titus, Claudia, Lucius
## Rejections
rejection-you-are-out = You have laid all your cards and are watching now.
rejection-tables-open = Somebody is consulting the form tables. Wait until they are turned down again.
rejection-last-card-open = That was your last card. Wait until everybody has accepted it or somebody challenges.
rejection-only-drawn-card = After drawing you may lay only the drawn card. If it does not fit, keep it.
rejection-declare-first = First declare what the form is: case, number and gender.
rejection-joker-undeclared = The joker is not declared. Just lay it.
rejection-joker-last = The joker may not be the last card here. Draw a card.
rejection-wrong-reading = This form cannot be that. Look again.
rejection-must-lay = One of your cards fits, and at this table you must then lay it.
rejection-already-drawn = You have drawn already. Lay the drawn card or keep it.
rejection-draw-first = Before you go on you must draw a card.
rejection-stale-lay = It is too late for that: play has gone on.
rejection-own-lay = The others decide about your own card.
rejection-already-gone-on = You have already said that you have no objection.
rejection-already-looked = You have already consulted the form tables.
rejection-not-looking = You are not consulting the form tables just now.
rejection-wrong-agreement = { $shares ->
    [1] Only one of the three agrees, but it must be exactly two.
    [3] All three agree, but it must be exactly two.
   *[other] Exactly two of case, number and gender must agree.
  }
