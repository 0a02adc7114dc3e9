label = Hints
got-it = Got it
more = Another hint tells more.
