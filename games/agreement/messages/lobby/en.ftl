name = Latin
summary = Lay a form that agrees with the top card in exactly two of case, number and gender, and say which one it is.
# The same game with other words than the first deck.
about-ille = The same game with “that one over there”.
about-ipse = The same game with “himself, herself, itself”.
practice = Latin: practise the forms
forms = Latin: my forms
puzzles = Latin: puzzles
