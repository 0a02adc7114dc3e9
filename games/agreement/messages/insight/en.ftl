## What went well
challenges = { $n ->
    [one] One challenge right
   *[other] { $n } challenges right
  }
lays = { $right } of { $n ->
    [one] one card laid rightly
   *[other] { $n } cards laid rightly
  }
learned = learned:
## What was mistaken
flawless = You made no error, and missed none.
misread = You laid { $form } as { $as }. It is { $was }.
unfit = { $form } can be { $as }, but did not fit there.
overlooked = You let an error stand: { $form } is not { $as } but { $was }.
overlooked-unfit = You let an error stand: { $form } can be { $as }, but did not fit there.
false-alarm = Your challenge was wrong: { $form } can be { $as }.
practice = Practise just this for two minutes
