## What can be typed, the key that is shown first; and what it does
typed-draw = d, draw
does-draw = draw
typed-challenge = c, challenge
does-challenge = challenge
typed-pass = p, pass, keep
does-pass = keep it
typed-tables = t, tables
does-tables = form tables
## The table
pile = Pile
others = Cards
start-card = start card, counts as anything it can be
under-joker = under the joker
lay-example = 2 acc sg f: lay card 2
verb-lay-example = 2 perf sg 3: lay card 2
## Questions
ask-turn = Your turn
ask-drawn = Lay it or keep it?
ask-window = Any objection?
ask-closing = The last card: any objection?
ask-tables = A look at the tables?
ask-next = The next round?
## Help
help-1 = Lay a card by its number and a declaration: 2 acc sg f, or in full 2 accusative singular feminine,
help-2 = in any order. Instead of the number its form will do: eam acc sg f. A joker is laid by its number alone.
help-3 = It must share exactly two of case, number and gender with what lies on the pile.
pupil = pupil:75,gen=30,dat-pl=50 knows 75 % of the forms, of the genitive 30 %, of the dative plural 50 %; without a number it knows 80 %.
## What was wrong with what was typed
which-card = Which card? Its number comes along: 2 acc sg f
unknown-word = "{ $word }" is neither a card of yours nor case, number or gender; h helps.
ambiguous-word = "{ $word }" can mean more than one thing: a little longer, please.
said-twice = { $feature }: said twice.
not-said = { $feature }: not said. In full for example: 2 acc sg f
## Figures of a simulation
draws = Draws
draws-text = { $mean } a game
reshuffled = Reshuffled
reshuffled-text = { $percent } of the games
challenges = Challenges
challenges-text = { $mean } a game, { $upheld } of them upheld
errors = Errors
errors-text = { $declared } a game, { $unnoticed } of them unnoticed
## In the help of commands
help-play = Nobody hurries you: in the agreement games bots wait until you have said "go on", whatever the seconds of the rules. With --option botWait=0 they do not.
help-figures-draws = draws: cards drawn in a player's own turn, a game. reshuffled: fraction of games in which the pile became a new stock.
help-figures-challenges = challenges: mean a game; upheld: fraction of them, 0 if there were none.
help-figures-errors = errors: wrong lays a game (declared), and those of them that were not taken back (unnoticed).
## Simulated pupils
learning-summary = lets simulated pupils practise the forms of a deck, or play, and counts how fast they learn
learning-pupil = the kind of pupil: { $pupils } (steady when nothing is said); all: every kind in turn
learning-strategy = how they learn: { $strategies } (scheduler when nothing is said)
learning-deck = the deck (ille when nothing is said)
learning-runs = how many pupils of this kind (50 when nothing is said)
learning-seed = any word; the same one gives the same pupils
learning-json = figures as JSON, and nothing else
learning-note-strategy = broad: all cells in turn, each by the item that shows most. knowing: the scheduler, told what the pupil knows. greedy: each time the item after which the pupil knows most.
learning-note-until = until: items (with play and coach: rounds, at most ten) until 27 of the 30 cells were known; of what is half known, the expected number. Every figure as its value, from, to: an interval of 95 % by the bootstrap over pupils.
learning-note-retained = retained: cells known a week after 150 items, thirty a day.
learning-note-promised = promised: how often, after how many items, and how truly the estimate promised that 27 of 30 cells are known, with 90 %.
learning-note-tasks = tasks (with play and coach, ten rounds a pupil): lays of the last seat; noticed: of its errors; noticedKnown: of those about cells that the pupil knew; alarms: right lays challenged; sensitivity: d′, which is 0 for whoever never challenges; found: right lays of the pupil where one was possible.
learning-note-estimate = estimate (of practice: first, after 30 items, and later, after 150): what is estimated against what the pupils know, after five rounds; auc: area under the ROC curve; ece: expected calibration error; each: the same of each pupil alone, and the least that 30 cells allow; bound: the area that somebody reaches who knows what the pupil is like; known: cells known then.
learning-until-items = 27 of 30 cells known after { $mean } items
learning-until-rounds = 27 of 30 cells known after { $mean } rounds
learning-retained = a week after 150 items: { $known } known
learning-promised = 27 of 30 promised after { $items } items, rightly in a share of { $kept }
learning-estimated = the estimate: area under the curve { $auc }, calibration error { $ece }
learning-tasks = of { $rounds } rounds: d′ { $sensitivity }, errors about known cells noticed { $noticed }, false alarms { $alarms }
## Practice
practice-summary = practises the forms of a deck: what is due and what is weak, mixed, with the answer at once
practice-journal = the file that remembers what was answered, made where there is none; without it nothing is remembered
practice-items = how many items ({ $items } when nothing is said)
practice-note-decks = DECK is one of { $decks }; is when nothing is said.
practice-note-page = The file is one of saved rounds, as the page writes and reads it (Settings): what was played and practised there counts here, and the other way round.
practice-example-agree = for example: acc sg f
practice-example-judge = 1 or 2
practice-example-layable = numbers, for example: 1 3; 0: none of them
practice-example-macron = 1 or 2
practice-example-readings = numbers, for example: 1 3
practice-help = Where a form is to be named, type case, number and gender in any order: acc sg f. Where there are numbers, type those that are right. In the tables of forms an asterisk marks what was asked.
practice-no-number = There is a number from 1 to { $count } for each of them.
practice-unknown-word = "{ $word }" is no case, number or gender; h helps.
## Puzzles
puzzle-answer = ANSWER is the number of a lay.
## Replaying
replay-summary = replays exported journals and says how well a scheduler would have foreseen the answers
replay-scheduler = one of { $schedulers } (scheduler when nothing is said): the estimate of this program, FSRS alone, the boxes of Leitner, or the mere share of right answers
replay-deck = only this deck: { $decks } (all when nothing is said)
replay-json = figures as JSON, and nothing else
replay-note-files = FILE is a journal as the page exports it and practice --journal writes it, one for each person; several one after the other, each at most 32 MB.
replay-note-loss = log loss: the mean of -ln of the probability given to what really happened, before it happened; lower is better, and what is below that of share has foreseen something. With several people in brackets an interval of 95 %, by the bootstrap over people.
replay-answers = { $answers ->
    [one] One answer
   *[other] { $answers } answers
} of { $people ->
    [one] one person
   *[other] { $people } people
}, { $right } % right
replay-loss = log loss of { $scheduler }: { $loss }
replay-skipped = { $n ->
    [one] One sitting could not be read and was left out.
   *[other] { $n } sittings could not be read and were left out.
}
