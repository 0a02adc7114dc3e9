label = Hints
next = Next hint
close = No more hints
