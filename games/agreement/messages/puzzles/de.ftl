title = Latein: Aufgaben
intro = Jede Karte muss mit der vorigen in genau zweien von Kasus, Numerus und Genus übereinstimmen. Manche Formen lassen sich mehrfach bestimmen.
theme-card = Welche Karte zuerst
theme-reading = Welche Bestimmung
stars = Schwierigkeit { $level } von 5
task = Alle deine Karten lassen sich nacheinander ablegen, jede auf die vorige. Welche legst du zuerst, und als was?
hand = Deine Karten
lays = Was passt
# Under a card that can be laid: what it is declared.
lay = { $form } als { $cell }
right = Richtig: { $form } als { $cell }. Alle deine Karten gehen weg.
right-later = Jetzt richtig: { $form } als { $cell }. Alle deine Karten gehen weg.
shown = Richtig ist { $form } als { $cell }. Alle deine Karten gehen weg.
wrong = Nicht { $form } als { $cell }.
stays = { $left ->
    [one] Wie du auch weiterlegst, eine Karte bleibt dir.
   *[other] Wie du auch weiterlegst, mindestens { $left } Karten bleiben dir.
  }
run-right = Die Folge
run-wrong = So weit kommst du nach { $form } höchstens
all-lays = Was aus jeder Ablage wird
column-lay = Zuerst gelegt
column-left = Karten, die bleiben
show = Die Lösung zeigen
