lesson-first-round = Eine erste Runde
# The other players
sage = Seneca
other = Livia
## What is explained at a moment
moment-welcome = Seneca, der Weise, hat eine geheime Regel: Sie teilt alle Karten in Klassen. Die erste Klasse beginnt mit dem roten Kreis. Finde die Regel, und werde deine Karten los!
moment-sage-added = Der Weise hat eine Karte zu Klasse 1 gelegt, also gehören beide zusammen. Was haben sie gemeinsam?
moment-first-turn = Du bist dran. Welche deiner Karten gehört zu Klasse 1? Tipp sie an, dann die Klasse, und leg sie.
moment-right = Richtig! Deine Karte bleibt liegen, du hast eine weniger.
moment-wrong = Nicht richtig: Deine Karten kommen zurück, und du ziehst eine. Dafür weißt du jetzt mehr.
moment-founded = Eine neue Klasse, und das stimmt: Diese Karte gehörte zu keiner anderen. Wer eine Klasse gründet, zieht eine Karte.
moment-other-right = Livia hatte recht. Jedes Urteil gilt für alle: Lerne auch daraus.
moment-other-wrong = Livias Karte kam zurück. Sie ist ein Kreis wie die erste Karte von Klasse 1 und gehört doch nicht dazu. Was ist an ihr anders?
moment-sage-founded = Der Weise darf nur dann eine Klasse gründen, wenn keine seiner Karten zu einer passt, die schon liegt. Auch das verrät etwas.
moment-sage-more = Noch eine Klasse des Weisen. Schau, was sie von den anderen unterscheidet.
moment-turn = Du bist dran: Leg eine Karte zu einer Klasse, oder gründe eine neue. Du darfst auch mehrere auf einmal legen, aber dann müssen alle stimmen.
moment-others = Die anderen sind dran. Sieh, welche Karten liegen bleiben.
moment-describe = Jetzt sagst du, was die Regel ist, und zwar als Baum: Jede Antwort ist ein Zweig. Wonach teilt der Weise die Karten ein? Wähl es aus und gib es ab.
moment-described-right = Du hast die Regel gefunden! In einer richtigen Runde gewinnt, wer die wenigsten Karten behält.
moment-described-wrong = Nicht ganz. Vergleiche den Baum des Weisen mit deinem: Die erste Karte, bei der sie auseinandergehen, ist markiert.
hint-first-turn = Was haben die beiden Karten in Klasse 1 gemeinsam? Such eine Karte, die das auch hat.
hint-turn = Welche Karte kam zuletzt zurück, und was kann die Regel also nicht sein? Such eine Klasse, die etwas mit deiner Karte gemeinsam hat.
hint-describe = Worin gleichen sich die Karten jeder Klasse: Form, Farbe, Füllung oder Anzahl?
## Questions
answer-form = Die Form
answer-colour = Die Farbe
answer-number = Die Anzahl
same-not-form = Die eine ist ein Kreis, die andere ein Quadrat.
same-colour = Richtig, beide sind rot. Vielleicht ist das die Regel, vielleicht nicht: Probier es aus.
same-not-number = Auf der einen ist ein Zeichen, auf der anderen sind zwei.
differs-not-form = Ein Kreis liegt schon in Klasse 1: Daran liegt es nicht.
differs-colour = Richtig, sie ist grün und nicht rot: Daran kann es liegen.
differs-not-number = Ein einzelnes Zeichen liegt schon in Klasse 1: Daran liegt es nicht.
