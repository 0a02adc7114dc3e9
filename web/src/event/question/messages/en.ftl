title = A question for all
# A pupil's screen
choose = Choose your answer. Nobody sees it until the question is closed.
given = Your answer: { $answer }.
may-change = You can still change it.
wait-closing = It goes on in a moment.
closed = The question is closed.
not-answered = You did not answer.
was-right = Right!
was-wrong = Not right.
yours = your answer
right = right
paused = The tables wait meanwhile.

# Counts
answered = { $n } of { $all } have answered
counts = What was answered
share = { $n } of { $all }
reason = Why

# Whoever leads
ask = Question for all
ask-sure = Ask everybody
from = Where from
from-class = From rounds of the class
level = Difficulty
level-any = Any
level-of = { $level } of 5
another = Another one
none-such = There are none of these.
change = Answers may be changed until it is closed
preview = What they will see
close = Close
show = Show the answer
end = Take it away
secret = No device knows the right answer before you show it.
no-errors = No errors yet that one could ask about.
by-hand-open = Choose everything, then it can be asked.
cannot-ask = This cannot be asked. Are two answers the same?
# From a review
ask-with = Ask everybody: { $question }
ask-where = Which class or course
making = The question is being made …
asked = Asked in { $event }.
to-question = To the question
cannot-ask-this = Nothing can be asked about this moment.
