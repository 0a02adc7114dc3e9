title = Classification: { $deck }
## Classes on the table have numbers, classes of a tree letters
cards = { $n ->
    [one] one card
   *[other] { $n } cards
  }
cards-or-none = { $n ->
    [0] no card
   *[other] { cards }
  }
classes = { $n ->
    [one] one class
   *[other] { $n } classes
  }
class-name = Class { $class }
class-size = { class-name }, { cards }
tree-class = class { $letter } in the sage’s tree
tree-class-new = { tree-class }, not on the table yet
tree-class-laid = { tree-class }, class { $class } on the table
founded-by-you = by you
founded-by = by { $name }
sage = sage
tree = Tree
your-tree = Your tree
right = right
wrong = wrong
open = open
fault-mixed = The cards are not all of one class.
fault-elsewhere = This belongs in another class.
fault-known = This class is on the table already.
end-out = A hand is empty.
end-stock = The stock is empty.
## What the table waits for
status-draw-tree = A classification is being drawn.
status-tree-you = Think of a classification.
status-tree = { $name } is thinking of a classification.
status-deal = The cards are being dealt.
status-play-you = Your turn.
status-play = { $name }’s turn.
status-judge-you = You are the judge.
status-judge = { $name } is judging.
status-describe-you = Describe the classification.
status-describe = The classification is being described.
status-rule-you = You rule on the descriptions.
status-rule = { $name } rules on the descriptions.
status-over = The round is over.
## The log
log-tree-set-you = The classification is settled. You are the sage: only you know it.
log-tree-set = The classification is settled. Only { $name }, the sage, knows it.
log-dealt = The cards are dealt. Turned up as class 1: { $card }.
log-laid = { $lay }: { $cards }.
log-right = Right.
log-wrong = Wrong.
log-fault = Wrong: { $fault }
log-drew-card = You draw { $card }.
log-drew-you = You draw a card.
log-drew = { $name } draws a card.
log-passed-you = You pass.
log-passed = { $name } passes.
log-closed = No more cards are laid. { $reason }
log-described-you = You hand in a description.
log-described = { $name } hands in a description.
log-described-none = You hand in no description.
log-time-up = The time for describing is up.
log-read-out = The descriptions are read out.
log-accepted-you = Your description is accepted.
log-accepted = The description by { $name } is accepted.
log-rejected-you = Your description is rejected.
log-rejected = The description by { $name } is rejected.
log-ended = The round is over. In front: { $names } with { cards-or-none }.
## The table
players = At the table
attributes = What the cards can be classified by
table-classes = Classes on the table
turned-up = turned up
aim = Add to class { $class }
aim-new = Found a new class
new-class = New class
here = here
look-class = Look at class { $class }
not-here = not here
new-class-when = if your cards belong nowhere
tried-before = Exactly this was wrong before.
lay-all-the-same = Lay it anyway
points-so-far = { $n ->
    [one] one point
   *[other] { $n } points
  }
reference = Reference
reference-by = Show by
figure-on-grid = The figure on a grid, with the lengths of its sides
failed-here = Tried here before, and wrong
lays = Lays
no-lays = Nothing has been laid yet.
lay-number = Lay { $n }
lay-added-you = You add to class { $class }
lay-added = { $name } adds to class { $class }
lay-founded-you = You found a class
lay-founded = { $name } founds a class
judge-added = { lay-added }. Is that right?
judge-founded = { $name } founds a new class. Is that right?
## The hand
sort = Sort by
own-order = my own order
sort-hand = Sort
move-hint = In your own order, chosen cards can be moved.
chosen = { cards } chosen.
move-left = Move to the left
move-right = Move to the right
unselect = Unselect all
choose-cards = Choose cards from your hand.
choose-class = Choose where: a class or a new one.
add = Add { cards } to class { $class }
found = Found a new class with { cards }
pass = Pass and draw
## Notes
notes = Notes
notes-hint = Only you see them.
note-sign = Sign
# In this order: question mark, exclamation mark, full dot, empty circle
note-signs = question mark, exclamation mark, full dot, empty circle
note-no-sign = no sign
note-show = Show
note-filter-all = all
note-filter-hand = mine
note-filter-table = on the table
note-filter-shown = laid wrongly
note-filter-unseen = never seen
note-begin = Tap cards to mark them or to put them together.
note-chosen = { cards } chosen:
note-groups = Guessed classes
note-no-groups = None so far. Choose cards and put them together.
note-into = to { $group }
note-into-new = new guess
note-into-none = to none
note-group-name = Name of the guess { $group }
note-remove = Undo the guess { $group }
note-text = Free text
note-in-group = your guess: { $group }
note-on-table = on the table in class { $class }
note-in-hand = in your hand
note-shown-you = you laid it wrongly
note-shown = { $name } laid it wrongly
note-unseen = not seen yet
## The sage's tree
think = Think of a classification
think-hint = Build a tree, or have one suggested. The others see it only in the end.
set-tree = Play with this tree
prepare = One tree for all tables
prepare-hint = Think of one here without playing: at every table a bot is the sage and plays with it.
## Describing
describe-tree = How is the deck classified?
describe-sort = Where do these cards belong?
describe-text = Describe the classification in words.
hand-in = Hand in
hand-in-again = Hand in the change
say-nothing = Hand in without an answer
handed-in = Handed in. You can change your description until all are done.
handed-in-changed = You have changed something. What you handed in before still counts.
handed-in-short = Handed in
handed-in-nothing = You hand in no answer. You can change your mind until all are done.
time-left = { $time } left
time-short = { $seconds } seconds left for describing.
done = Done: { $names }
not-done = Still missing: { $names }
agrees = This tree agrees with every verdict.
contradicts = { $n ->
    [one] One verdict contradicts this tree:
   *[other] { $n } verdicts contradict this tree:
  }
to-sort = { $n ->
    [0] All cards are in their places.
   *[other] Still to be sorted: { cards }
  }
sort-none = In none of these
sort-hint = Choose cards and then the class where they belong.
sort-into = Belongs to class { $class }
sort-into-none = Belongs to none of the classes
sorted-into = in class { $class }
sorted-into-none = in none of the classes
take-back = Take back { $card }
take-back-hint = Tap a sorted card to take it back.
your-text = Your description
letters = { $n } of { $most } characters
rule = Are these descriptions true?
text-by-you = Your own description
text-by = Description by { $name }
accept = Accept
reject = Reject
accepted = accepted
rejected = rejected
not-ruled = still open
## When a round is over
report = The classification
report-points = Every card in hand counts one point.
tie-decided = If the cards are equal, a right description wins.
described-right = described rightly
described-wrong = described wrongly
described-nothing = nothing described
true-tree = How the deck was classified
your-description = Your description
description-by = Description by { $name }
# The first of the cards to be sorted that was sorted wrongly
sort-wrong = Here it first goes wrong: { $card } belongs { $truth }, not { $said }.
to-class = to class { $class }
to-no-class = to none of the classes
hands-left = Cards left over
review-step = Lay { $n } of { $of }
review-start = Before the first lay
review-back = Back
review-next = Next
review-possible = Possible classifications: { $possible }.
review-left = Possible classifications: { $before } before, { $after } now.
review-bits = The lay reveals { $bits } bits; each bit halves what is possible.
review-nothing = The lay reveals nothing new.
review-outside = This classification is more complicated than all that are counted here.
review-truth = The true classification
letters-hint = The letters are the classes of the true tree, the numbers those on the table.
sheet = Scores
sheet-round = Round
sheet-sum = Sum
sheet-hint = Every card in hand counts one point; the fewest win.
## Trees; a path is a way from the root to a class
too-small = { $n } of at least { $min } cards
fits = The tree divides the deck into { classes }.
constraints = { $n ->
    [0] At least two classes
   *[other] Exactly { classes }
  }, each of at least { $cards }.
edit-begin = Choose what is asked; each value gets a branch.
edit-hint = Tap one or more values and put them into another branch.
edit-root = What happens to all cards
edit-node = What happens to { $path }
edit-leaf = Class
edit-asks = ask about
edit-ask = ask about something
edit-remove = Take away the question “{ $attribute }”
edit-branch = Branch { $values }
edit-taken = Where should { $values } go?
edit-here-to = { $moved } here, to { $values }
edit-own = a branch of its own
edit-against = against all others
edit-put-back = leave it
edit-separate = every value on its own
edit-undo = Undo
edit-suggest = Suggest a tree
edit-changed = Changed: the deck is divided into { classes }.
tree-classes = How the deck is divided
differs = Here this tree first differs: { $card } is in its class { $letter } ({ $path }), but in the sage’s tree in class { $truth } ({ $truthPath }).
same-partition = Both trees divide the deck alike.
problem-tree-unknown-attribute = This deck has no attribute “{ $attribute }”.
problem-tree-unknown-value = The attribute “{ $attribute }” has no value “{ $value }”.
problem-tree-doubled-value = The value “{ $value }” of the attribute “{ $attribute }” leads into two branches.
problem-tree-missing-value = The value “{ $value }” of the attribute “{ $attribute }” leads into no branch.
problem-tree-empty-class = There is no card with “{ $path }”.
problem-tree-small-class = Too few cards ({ $path }): { $count } of at least { $min }.
problem-tree-one-class = With one class there is nothing to find out: ask about something.
problem-tree-class-count = There must be { classes }; this tree has { $count }.
problem-tree-too-many-classes = The tree has { $count } classes; at most { $max } are allowed.
## Decks
# Case, number and gender, short enough for a card
cell = { $case }. { $number }. { $gender }.
deck-open = Open a deck of your own
deck-hint = A table (XLSX, ODS, CSV: a row for each card, a column for each attribute, headings in the first row) or a JSON file.
deck-allow-alike = Allow cards that are alike
deck-refused = This deck does not work as it is. { $reason }
deck-more-problems = { $n ->
    [one] And one more thing.
   *[other] And { $n } more things.
  }
deck-name = Name of the deck
deck-forget = Forget it on this device
deck-contents = { cards }, { $attributes ->
    [one] one attribute
   *[other] { $attributes } attributes
  }
deck-two-seats = enough for two
deck-seats = enough for 2 to { $most }
deck-preview = Cards of the deck
deck-attributes = Attributes and their values
deck-show-all = show all { $n } cards
deck-show-few = show fewer
deck-row = row { $row }
deck-column = column { $column }
deck-path = at “{ $at }”
deck-card = card “{ $card }”
deck-attribute = attribute “{ $attribute }”
deck-problem-too-big = The file is larger than { $max } bytes.
deck-problem-not-json = The file is not valid JSON ({ $found }).
deck-problem-encoding = The file holds characters that cannot be read; it is probably not saved as UTF-8.
deck-problem-wrong-type = Something else is expected here: { $expected }.
deck-problem-missing = Something is missing here.
deck-problem-unknown-key = This is not part of a deck file.
deck-problem-empty = There is nothing here.
deck-problem-empty-title = The deck has no name.
deck-problem-too-long = “{ $found }” is longer than { $max } characters.
deck-problem-control = “{ $found }” holds an invisible character.
deck-problem-id = “{ $found }” cannot be an id: a lower case letter, then lower case letters, digits or hyphens, 24 characters at most.
deck-problem-key = An attribute cannot be called “{ $found }”.
deck-problem-coordinate = A corner lies outside the canvas ({ $found }).
deck-problem-empty-table = The file holds no table with a heading and rows.
deck-problem-no-heading = Column { $column } has no heading.
deck-problem-unclosed-quote = A quotation mark is opened and never closed.
deck-problem-stray-quote = Text follows a closing quotation mark; inside a text it has to be doubled.
deck-problem-extra-cell = Cell { $column } ({ $found }) is beyond the last heading.
deck-problem-too-few-attributes = The deck has too few attributes ({ $count }); at least { $min } are needed.
deck-problem-too-many-attributes = The deck has too many attributes ({ $count }); at most { $max } are allowed.
deck-problem-doubled-attribute = This attribute is there twice.
deck-problem-one-value = All cards have the same value, “{ $value }”.
deck-problem-too-many-values = There are { $count } different values; at most { $max } are allowed.
deck-problem-doubled-value = The value “{ $value }” is there twice.
deck-problem-similar-values = “{ $value }” and “{ $other }” differ only in capitals or spaces.
deck-problem-unused-value = No card has the value “{ $value }”.
deck-problem-unknown-attribute = The deck has no such attribute.
deck-problem-missing-value = The value is missing.
deck-problem-unknown-value = This attribute has no value “{ $value }”.
deck-problem-doubled-id = It has the same name as { $other }.
deck-problem-doubled-card = It agrees with { $other } in every attribute.
deck-problem-doubled-card-json = It agrees with { $other } in every attribute; if that is meant, the file must say alike: true.
deck-problem-too-few-cards = The deck has too few cards ({ $count }); at least { $min } are needed.
deck-problem-too-many-cards = More than { $max } cards are too many.
## Options: a label, a hint, the names of the values
option-deck = Deck
option-deck-hint = What is on the cards, and by what they can be put in order.
option-tree = Where does the tree come from?
option-tree-hint = Either the sage thinks of a classification, or one is drawn by lot and shown to the sage alone.
option-tree-sage = from the sage
option-tree-drawn = drawn by lot
option-difficulty = Difficulty
option-difficulty-hint = How hard a tree is that is drawn, or that a bot makes as the sage.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-classes = Number of classes
option-classes-hint = The number of classes of a tree; it is open unless you choose one. With one alone there would be nothing to find out.
option-classes-0 = open
option-least = Smallest class
option-least-hint = The least share of the deck that every class must hold, in per cent.
option-verdict = Verdict
option-verdict-hint = After an error everybody learns only that it was wrong, or also why.
option-verdict-plain = right or wrong
option-verdict-reason = with its reason
option-pass = Passing
option-pass-hint = Whoever does not want to lay anything draws a card instead.
option-stock = Empty stock
option-stock-hint = When the stock is empty, play goes on without drawing, or the round ends.
option-stock-on = play goes on
option-stock-end = the round ends
option-description = Description at the end
option-description-hint = How you show after the round that you have understood the classification. The sage rules on a free text.
option-description-tree = build a tree
option-description-sort = sort cards
option-description-text = free text
option-description-none = none
option-describing = Time for the description
option-describing-hint = The number of seconds that everybody has to hand in a description.
option-judge = Who judges?
option-judge-hint = The table judges by the tree, or the sage does; a verdict against the tree is refused to the sage alone.
option-judge-tree = the table
option-judge-hand = the sage
option-chat = Chat during a round
option-chat-hint = Whether you can write to each other while the round is played.
option-chat-closed = closed
option-chat-open = open
option-sage = Who is the sage?
option-sage-hint = The sage knows the classification. It can be somebody else in each round.
option-sage-rotates = goes round
option-sage-stays = stays
option-first = First sage
option-first-hint = Who is the sage in the first round: by lot or by seat.
option-first-seat = seat { $seat }
option-first-lot = lot
option-rounds = Rounds
option-rounds-hint = The number of rounds of a match; unless you choose one, as many as there are players.
option-rounds-0 = one each
preset-first = First steps
preset-first-hint = An easy tree of three classes is drawn by lot, and every verdict gives its reason.
preset-classic = Classic
preset-classic-hint = One after the other thinks of a classification; the rest find it out by laying cards.
preset-school = School
preset-school-hint = Seat 1 is always the sage and thinks of a classification; at the end the others describe it in words of their own.
## Bots
bot-random = Random
bot-random-hint = Lays anything without thinking.
bot-novice = New to it
bot-novice-hint = Remembers the last verdict only, and tries a lot.
bot-beginner = Beginner
bot-beginner-hint = Remembers the last verdicts and draws simple conclusions.
bot-skilled = Skilled
bot-skilled-hint = Concludes from every verdict, but overlooks some things.
bot-strong = Master
bot-strong-hint = Keeps every classification in view that is still possible, and lays what gains most.
bot-competitive = Sage, ambitious
bot-competitive-hint = As the sage lays as many cards as it can; otherwise it plays like a master.
bot-teaching = Sage, teaching
bot-teaching-hint = As the sage lays the one card each time from which you learn most; otherwise it plays like a master.
bot-names = Thales, Hypatia, Seneca, Aspasia, Cato, Diotima, Varro, Hortensia, Solon, Porcia
## Rejections
rejection-stale-lay = It is too late for that: play has gone on.
rejection-sage-only = Only the sage may do that.
rejection-not-for-sage = Only the others may do that, not the sage.
rejection-no-such-class = This class is not on the table. Choose another one.
rejection-sage-mixed = By the tree these cards do not all belong together.
rejection-sage-elsewhere = By the tree this belongs in another class.
rejection-sage-known = This class is there already. Add the cards to it.
rejection-sage-must-add = As long as one of your cards fits, you found no class. Add it.
rejection-no-passing = There is no passing at this table. Lay one or more cards.
rejection-not-by-tree = { $fault ->
    [none] By the tree this lay is right.
    [mixed] By the tree the cards are not all of one class.
    [elsewhere] By the tree this belongs in another class.
   *[known] By the tree this class is on the table already.
  }
rejection-wrong-description = That is not how one describes at this table.
rejection-too-many-changes = You have changed your description too often. The last one counts.
rejection-already-ruled = You have ruled on this description already.
rejection-no-text = There is no description here to rule on.
rejection-deck-too-small = This deck is not enough for so many players, only for { $most }. Play with fewer, or with a larger deck.
rejection-no-such-tree = With this deck there is no tree with so many classes of that size. Change the rules.
rejection-tree-unknown-attribute = The tree asks for something that this deck does not have ({ $attribute }).
rejection-tree-unknown-value = The tree names a value that this deck does not have ({ $value }).
rejection-tree-doubled-value = In the tree a value leads into two branches ({ $value }). Take it out of one.
rejection-tree-missing-value = In the tree a value leads into no branch ({ $value }). Give it one.
rejection-tree-empty-class = In the tree a class has no card. Take it away.
rejection-tree-small-class = In the tree a class is too small ({ $count }). Put it together with another one.
rejection-tree-one-class = With one class there is nothing to find out: ask about something.
rejection-tree-class-count = At this table a tree has a fixed number of classes ({ $want }). Divide or join some.
rejection-tree-too-many-classes = The tree has too many classes, more than are allowed ({ $max }). Join some.
last-cards = Last cards laid rightly
