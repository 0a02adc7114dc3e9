topic-card = Puzzles: which card first
topic-reading = Puzzles: which declaration
topic-bluff = True, or a bluff?
topic-lays = Which card agrees?
task-run = Which card do you lay first, and as what, so that all your cards go?
task-lays = Which card agrees with it, in exactly two of case, number and gender?
verb-task-lays = Which card agrees with it, in exactly two of tense, number and person?
task-bluff = Is it true, or a bluff?
top = On top lies { $form }, declared { $cell }.
top-start = On top lies the start card { $form }.
hand = In the hand: { $forms }.
laid = On it { $form } is laid, declared { $cell }.
answer-none = None of them
answer-true = It is true
answer-bluff = It is a bluff
none-right = None of them agrees.
none-wrong = One does agree: { $form } as { $cell }.
bluff-right = It is a bluff.
true-right = It is true.

## The form
form-lays = By hand: which card agrees?
form-bluff = By hand: true, or a bluff?
field-on = On top lies
field-on-as = declared as
field-card = Card { $n }
field-card-as = Card { $n }, declared as
field-laid = On it is laid
