## What can be typed, divided by commas, the first of it shown beside what it does
key-pass = p, pass
does-pass = pass and draw a card
key-none = -, nothing
does-none = say nothing
key-attributes = a, attributes
does-attributes = attributes
key-lays = l, lays
does-lays = all lays
key-tree = t, tree
does-tree = the tree
## The table and its questions
others = Cards
# Examples of what can be typed: a lay, a tree
example-lay = 1 3 > 2: cards 1 and 3 to class 2 · 4 > +: a new class
example-tree = colour(red: shape(circle; square, triangle); green, blue)
ask-next = The next round?
ask-lay = Your turn
# What an empty line does when a tree is asked for
take-suggested = take this one
sage-task = You are the sage: you make up what belongs together, and tell the others of each lay whether it is right. A suggestion:
class-sizes = { $count } classes: { $sizes } cards
ask-sorting = 1 + 2 …: a class for each card, + for one that is not there
help =
    The sage has a secret tree that divides all cards into classes. Cards in one class on the table belong together.
    1 3 > 2 adds your cards 1 and 3 to class 2; 4 > + founds a new class with card 4. Wrong cards come back, and you draw one.
    A tree in one line: attribute(values: further question; values; …). Values that go the same way are divided by commas, ways by semicolons.
    a tells the attributes, l all lays so far, t the tree if you may see it, h this help, q quits.
## What is wrong with what was typed
only-class = There is only class 1, or + for a new one.
no-class = Classes go from 1 to { $count }; + is a new one.
not-sorted = Say a class for each of the { $count } cards, + for one that is not there.
notation-attribute = "{ $found }" is no attribute of these cards; a tells them.
notation-value = "{ $found }" is no value of this attribute; a tells them.
notation-sign = A bracket is missing or wrong at "{ $found }".
notation-sign-end = A bracket is missing or wrong at the end.
notation-rest = The tree has ended before "{ $found }".
notation-deep = That is deeper than a tree may be.
## Figures of simulated games
laid-wrongly = Laid wrongly
of-lays = { $percent } of the lays by players
determined = Determined
of-games = { $percent } of the games
described = Described right
described-when-determined = … where determined
of-players = { $percent } of the players
cards-left = Cards left, by seat
## In the help of commands
help-figures = Classification: wrong: fraction of the lays by players. determined: fraction of rounds in which what is public leaves one partition. described: fraction of right descriptions. Bots of kind sage are always the sages.
## Trials of induction
trial-lays = lays
trial-wrong = wrong
trial-described = described
trial-gain = gain
trial-brier = Brier
trial-ms = ms
