# Card points of the reader's side and of the other.
eyes = { $own } card points to { $others }
## What cost most
card = Trick { $trick }, { $card }: that cost { $lost ->
    [one] 1 card point
   *[other] { $lost } card points
  }. Better: { $best }.
card-game = Trick { $trick }, { $card }: that cost the game. Better: { $best }.
unlucky = Trick { $trick }, { $card }: that cost { $lost ->
    [one] 1 card point
   *[other] { $lost } card points
  }, but nobody could have known.
unlucky-game = Trick { $trick }, { $card }: that cost the game, but nobody could have known.
score = Trick { $trick }, { $card }: with { $best } you would have had { $lost ->
    [one] 1 point
   *[other] { $lost } points
  } more on average.
bold = You bid too high: { $limit ->
    [0] this is a hand to pass with.
   *[other] this hand was good for { $limit }.
  }
timid = You passed too early: this hand was good for { $limit }.
flawless = Played without a mistake: none of your cards cost anything.
gave-up = You gave up. None of your cards had cost anything until then.
side-gave-up = You two gave up. None of your cards had cost anything until then.
unplayed = Nobody played alone, and it was sensible to pass.
sat-out = You sat this deal out.
failed = This deal could not be worked out.
