lesson-first-round = A first round
# The other players
sage = Seneca
other = Livia
## What is explained at a moment
moment-welcome = The sage has a secret rule that divides all the cards into classes. A red circle lies on the table: it begins the first class. Find the rule – and get rid of your cards.
moment-sage-added = The sage has added a card to class 1. So both cards belong together, although one is a circle and the other a square: the rule does not tell these two apart. What do they have in common?
moment-first-turn = Your turn. Choose a card that you think belongs to class 1, then press the class and lay it. If it is wrong, it comes back and you draw another one; in return you know more than before.
moment-right = Right! Your card stays, and you have one less. Now three cards tell you something about class 1.
moment-wrong = Not right: your cards come back and you draw one. But you have learnt something: at least one of them does not belong there. Compare them with the cards on the table.
moment-founded = A new class, and it is right: none on the table had this card. Whoever founds a class draws a card for it.
moment-other-right = Livia was right. Everybody sees every verdict: learn from those of the others.
moment-other-wrong = Livia’s card came back. It is a circle, like the first card of class 1, and still it does not belong there. What is different about it?
moment-sage-founded = The sage had no card for a class on the table, only then may the sage found one. So none of the sage’s cards belongs to class 1.
moment-sage-more = Another class of the sage’s. Look at what sets it apart from the others.
moment-turn = Your turn. Add to a class or found one; several cards at once are allowed, but one wrong card makes them all wrong.
moment-others = The others play. Watch which cards stay where: each of them tells you something about the rule.
moment-describe = Nobody has to lay any more. Now say what the rule is: choose what the sage asks about each card, and see below how the cards fall into classes. Does that agree with the table? Then hand it in.
moment-described-right = You have found the rule. In a real round the points are the cards left in your hand – the fewer the better – and the rule breaks ties.
moment-described-wrong = Not quite: compare the sage’s tree with yours. The first card on which they differ is marked. In a real round the points are the cards left in your hand, the fewer the better.
