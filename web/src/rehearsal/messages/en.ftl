## A class of made-up pupils
title = Rehearsal
about = 28 made-up pupils come to a class that exists on this device only: they play and make mistakes, and you see your screen, the projector and the results as they are in a lesson. In the end everything is gone.
start = Begin the rehearsal
class = Rehearsal – a made-up class
bar = Rehearsal: 28 made-up pupils
part = What is shown
part-own = Your screen
part-board = Projector
part-report = Results
fast = Play faster
end = End the rehearsal
hint-own = Press “Start all” below. Later: “End the round”, then “Results” above.
failed = The rehearsal could not begin.
