title = Latin: puzzles
intro = Each card must agree with the one before in exactly two of case, number and gender. Some forms can be several things.
theme-card = Which card first
theme-reading = Which declaration
stars = difficulty { $level } of 5
task = All your cards can go in one run, each on the one before. Which do you lay first, and as what?
hand = Your cards
lays = What agrees
# Under a card that can be laid: what it is declared.
lay = { $form } as { $cell }
# A hint: a form that is left after most wrong plays.
nudge = One card mostly stays over: { $form }. On which of your cards does it fit?
right = Right: { $form } as { $cell }. All your cards go.
right-later = Right, now: { $form } as { $cell }. All your cards go.
shown = The right lay: { $form } as { $cell }. All your cards go.
wrong = Not { $form } as { $cell }.
stays = { $left ->
    [one] However you go on, one card stays in your hand.
   *[other] However you go on, at least { $left } cards stay in your hand.
  }
run-right = The run
run-wrong = The furthest that you come after { $form }
all-lays = What is left after each card
column-lay = Laid first
column-left = Cards that stay
show = Show the right lay
