title = Latein: Rätsel
intro = Jede Karte muss mit der vorigen in genau zwei von Kasus, Numerus und Genus übereinstimmen. Manche Formen können mehreres sein.
theme-card = Welche Karte zuerst
theme-reading = Welche Ansage
stars = Schwierigkeit { $level } von 5
task = Alle deine Karten lassen sich nacheinander ablegen, jede auf die vorige. Welche legst du zuerst, und als was?
hand = Deine Karten
lays = Was passt
# Under a card that can be laid: what it is declared.
lay = { $form } als { $cell }
# A hint: a form that is left after most wrong plays.
nudge = Eine Karte bleibt meist übrig: { $form }. Auf welche deiner Karten passt sie?
right = Richtig: { $form } als { $cell }. Alle deine Karten gehen weg.
right-later = Jetzt richtig: { $form } als { $cell }. Alle deine Karten gehen weg.
shown = Richtig ist { $form } als { $cell }. Alle deine Karten gehen weg.
wrong = Nicht { $form } als { $cell }.
stays = { $left ->
    [one] Wie du auch weiterlegst, eine Karte bleibt dir.
   *[other] Wie du auch weiterlegst, mindestens { $left } Karten bleiben dir.
  }
run-right = Die Reihenfolge
run-wrong = So weit kommst du nach { $form } höchstens
all-lays = Was nach jeder Karte übrig bleibt
column-lay = Zuerst gelegt
column-left = Karten, die bleiben
show = Lösung zeigen
