## Lessons for teachers
first = Classification: finding a hidden order
first-aim = Aim: everybody has inferred a rule from verdicts, and put it into words.
first-1 = Part six things from pencil cases into two heaps, and do not say by what.
first-1-ask = By what are they parted? By what else could it be?
first-2 = On their devices all open “Learn by playing” at Classification and take “A first round”.
first-2-ask = What does a “wrong” teach that a “right” does not? (A refuted guess is gone; a confirmed one may be chance.)
first-3 = “With a class”, Classification. The code on the wall, “Start all”. Walk around; whoever waits writes their guess into the notes.
first-3-ask = Which card would refute your guess?
first-4 = “End the round”. The wall shows how the sage has classified the cards.
first-4-ask = Which verdict told most?
first-5 = Homework: a table of things from a subject, a row for each thing, a column for each property. “A deck of your own” makes the next game of it.
first-5-ask = Which properties are fit to sort by, which are not?
