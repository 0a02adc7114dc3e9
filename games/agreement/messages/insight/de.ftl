## What went well
challenges = { $n ->
    [one] Ein Einspruch richtig
   *[other] { $n } Einsprüche richtig
  }
lays = { $right } von { $n ->
    [one] einer Karte richtig gelegt
   *[other] { $n } Karten richtig gelegt
  }
learned = gelernt:
## What was mistaken
flawless = Du hast keinen Fehler gemacht und keinen übersehen.
misread = Du hast { $form } als { $as } gelegt. Es ist { $was }.
unfit = { $form } kann { $as } sein, passte dort aber nicht.
overlooked = Ein Fehler ist dir entgangen: { $form } ist nicht { $as }, sondern { $was }.
overlooked-unfit = Ein Fehler ist dir entgangen: { $form } kann { $as } sein, passte dort aber nicht.
false-alarm = Dein Einspruch war falsch: { $form } kann { $as } sein.
practice = Zwei Minuten genau das üben
