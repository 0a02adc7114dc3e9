lesson-first-round = A first round
# The other players
sage = Seneca
other = Livia
## What is explained at a moment
moment-welcome = Seneca, the sage, has a secret rule: it divides all cards into classes. The first class begins with the red circle. Find the rule, and get rid of your cards!
moment-sage-added = The sage has added a card to class 1, so the two belong together. What have they in common?
moment-first-turn = Your turn. Which of your cards belongs to class 1? Tap it, then the class, and lay it.
moment-right = Right! Your card stays, and you have one less.
moment-wrong = Not right: your cards come back, and you draw one. But now you know more.
moment-founded = A new class, and that is right: this card belonged to no other. Whoever founds a class draws a card.
moment-other-right = Livia was right. Every verdict counts for all: learn from it, too.
moment-other-wrong = Livia’s card came back. It is a circle like the first card of class 1, and yet does not belong there. What is different about it?
moment-sage-founded = The sage may found a class only if none of the sage’s cards belongs to one that is there already. That gives something away, too.
moment-sage-more = Another class of the sage. See what makes it different from the others.
moment-turn = Your turn: add a card to a class, or found a new one. You may lay several at once, but then all of them must be right.
moment-others = It is the others’ turn. See which cards stay.
moment-describe = Now you say what the rule is, as a tree: each answer is a branch. By what does the sage divide the cards? Choose it and hand it in.
moment-described-right = You have found the rule! In a real round whoever keeps the fewest cards wins.
moment-described-wrong = Not quite. Compare the sage’s tree with yours: the first card on which they differ is marked.
hint-first-turn = What do the two cards of class 1 have in common? Look for a card that has it, too.
hint-turn = Which card came back last, and what can the rule not be, then? Look for a class that has something in common with your card.
hint-describe = What do the cards of each class have in common: shape, colour, filling or number?
## Questions
answer-form = The shape
answer-colour = The colour
answer-number = The number
same-not-form = One is a circle, the other a square.
same-colour = Right, both are red. Maybe that is the rule, maybe not: try it.
same-not-number = One has one sign, the other two.
differs-not-form = There is a circle in class 1 already: that is not why.
differs-colour = Right, it is green and not red: that may be why.
differs-not-number = There is a single sign in class 1 already: that is not why.
