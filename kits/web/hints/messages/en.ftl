label = Hints
got-it = Got it
more = Another hint tells more.
ask = A hint for this turn
next = Another hint
none = There is nothing to advise here.
