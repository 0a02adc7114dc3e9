name = Latin
summary = Lay a form that agrees with the top card in exactly two of case, number and gender, and say which one it is.
practice = Latin: practise the forms
forms = Latin: my forms
puzzles = Latin: puzzles
words = Latin: own words
day-is3 = is · 3 rounds
