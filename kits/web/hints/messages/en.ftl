label = Hints
got-it = Got it
