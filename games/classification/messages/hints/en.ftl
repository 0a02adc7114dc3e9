sage = { $sage } knows the secret tree that sorts all cards into classes.
lay = Choose cards that belong together, then their class, or a new one.
verdict = Right: the cards stay. Wrong: they come back, and one more.
tree = You are the sage: ask for a property, and each answer becomes a class.
describe = Build the tree that you suspect: what does it ask first?
hand-in = It is right if it sorts all cards in the same way.
