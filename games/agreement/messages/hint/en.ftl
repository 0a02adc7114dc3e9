## What to look at
nudge-several = One of your cards even fits in several ways. What can each of them be?
nudge-lay = { $n ->
    [one] Just one of your cards fits.
   *[other] Of your cards { $n } fit.
  } Compare case, number and gender: exactly two must be the same.
verb-nudge-lay = { $n ->
    [one] Just one of your cards fits.
   *[other] Of your cards { $n } fit.
  } Compare tense, number and person: exactly two must be the same.
nudge-drawn = Look at the card you have drawn only: what can it be?
nudge-draw = Go through your cards one by one: does any of them have exactly two features that are the same?
nudge-joker = One of your cards fits on everything.
nudge-claim = Can { $form } really be { $as }? And are exactly two features the same?
## What to do
advice-lay = Take { $form }.
advice-drawn = Lay { $form }.
advice-draw = Draw a card.
advice-keep = Keep the card.
advice-joker = Lay the joker.
advice-accept = Let the card stand.
advice-challenge = Challenge it.
## Why, where the table itself does not say it
reason-lay = As { $as }: { $first } and { $second } stay the same.
reason-draw = None of your cards can be anything that fits here.
reason-keep = It cannot be anything that fits here.
reason-joker = None of the others fits.
