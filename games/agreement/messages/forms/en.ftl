forms-title = My forms
practice-title = Practice
deck = Deck
known-between = You probably know { $from } to { $to } of 30 forms
known-unclear = Too little seen yet to say how many of the 30 forms you know
none-yet = Nothing is here yet. Play a round, or practise: then you see which forms you know.
trend = { $from } forms at first, { $to } lately
trend-label = How many forms you knew, from { $first } to { $last }: { $from } at first, { $to } now
due = { $n ->
    [0] Nothing is due today.
    [one] One form is due today.
   *[other] { $n } forms are due today.
 }
practise = Practise
coach = Training game
coach-hint = One bot makes mistakes with forms that you are still learning, so that you have to look, and challenges you when you are wrong; the other plays well. What you know is told to these two bots only, on this device.
muddles = Mixed up
muddle = You took { $form } for { $as }; it was { $was }.
muddle-times = { $n } times
happened-none = You have not met this form yet.
# Where and when something happened; a link.
happened-round = Round of { $date }
happened-practice = Practice, { $date }
kind-answered-right = answered right
kind-answered-wrong = answered wrongly
kind-declared-right = declared right
kind-declared-wrong = declared wrongly
kind-challenged = error noticed
kind-false-alarm = challenged, but it was right
kind-overlooked = error overlooked
kind-missed = would have fitted
cell-label = { $cell }: { $level }, { $percent } per cent
cell-unseen = { $cell }: not met yet
level-sure = sure
level-likely = likely
level-doubtful = doubtful
level-weak = weak
level-unseen = not met yet
legend = What the squares mean
csv = As a table (CSV)
json = Everything (JSON)
export = Take it out of this device
## Practice
of = { $n } of { $all }
finish = Finish
next = Next
answer = Answer
right = Right.
wrong = Not quite.
item-agree = What must you declare it as, so that it fits?
item-judge = Somebody lays this card as { $cell }. Is it right?
item-judge-short = { $form } as { $cell }
item-layable = Which of these fit on the card?
item-macron = Which of these is { $cell }?
item-readings = What can this form be? Choose all.
on-card = On the table: { $form }, { $cell }
says-right = Right
says-wrong = Wrong
your-card = Your card
none-of-them = None of them
told-agree = { $form } here is { $cell }.
told-judge = { $cell } is { $form }.
told-layable-none = None of them fits.
told-layable = This fits: { $forms }
told-readings = { $form } is { $cells }.
done = Enough for now
done-text = { $right } of { $all } right.
promise = You know at least { $cells } of 30 forms, with a certainty of { $percent } per cent: that is enough for now.
done-again = On with it
keys-hint = Keys: 1 to 5, s p, m f n choose; Enter answers and goes on.
chosen-forms = Exactly these forms:
own-uncounted = Own words are not counted in the map of your forms.
## Hints of practice
nudge-agree = { $n ->
    [one] { $form } stands in one place of the table only. Which?
   *[other] { $form } stands in { $n } places of the table. Which of them has exactly two features in common with the card on the table?
  }
nudge-judge = Say the form yourself first: { $cell }. Is it this one?
nudge-layable = Card by card: what can it be, and are exactly two features the same?
nudge-macron = Say both aloud: a long vowel makes another form of it.
nudge-readings = { $n ->
    [one] One of these is right.
   *[other] { $n } of these are right.
  }
hint = A hint
hint-tables = Show the table
hint-shown = Here is the table.
