name = Latein
summary = Lege eine Form, die in genau zwei von Kasus, Numerus und Genus mit der obersten Karte übereinstimmt, und sag an, welche es ist.
practice = Latein: Formen üben
forms = Latein: meine Formen
puzzles = Latein: Rätsel
words = Latein: eigene Wörter
day-is3 = is · 3 Runden
