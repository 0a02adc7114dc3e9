name = Latein
summary = Lege eine Form, die in genau zwei von Kasus, Numerus und Genus mit der obersten Karte übereinstimmt, und sag an, welche es ist.
# The same game with other words than the first deck.
about-ille = Dasselbe Spiel mit „jener, jene, jenes“.
about-ipse = Dasselbe Spiel mit „er selbst, sie selbst, es selbst“.
practice = Latein: Formen üben
forms = Latein: meine Formen
puzzles = Latein: Rätsel
