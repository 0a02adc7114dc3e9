title = Classification: statistics
intro = From the rounds you have finished on this device. Nothing of it leaves the device.
none = No round of Classification has been finished on this device yet. Play one, and it shows up here.
play = To the tables
totals = All in all
rounds = Rounds
lays = Lays
wrong = Wrong lays
avoidable = Wrong and avoidable
bits = Information a lay
right = Descriptions right
percent = { $percent } %
right-of = { $percent } % of { $count }
bits-value = { $bits } bits
nothing = –
how = A wrong lay was avoidable when it told nothing new: the lays before had ruled it out already. Bits say how much of what was still possible a lay ruled out; one bit is half. Rounds as the sage have no lays here, and trees that are not counted have no bits.
measure-lays = Wrong lays
measure-bits = Bits a lay
measure-right = Descriptions
line-wrong = wrong
line-avoidable = avoidable
line-bits = bits a lay
line-right = right
round-sage = As the sage
round-player = { $lays ->
    [one] 1 lay, { $wrong } wrong
   *[other] { $lays } lays, { $wrong } wrong
  }
round-avoidable = { $count } avoidable
round-right = description right
round-not-right = description not right
