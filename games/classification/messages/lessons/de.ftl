lesson-first-round = Eine erste Runde
# The other players
sage = Seneca
other = Livia
## What is explained at a moment
moment-welcome = Ein Mitspieler, der Weise, hat eine geheime Regel, die alle Karten in Klassen teilt. Auf dem Tisch liegt ein roter Kreis: Mit ihm beginnt die erste Klasse. Finde die Regel – und werde deine Karten los.
moment-sage-added = Der Weise hat eine Karte zu Klasse 1 gelegt. Beide gehören also zusammen, obwohl die eine ein Kreis und die andere ein Quadrat ist: Diesen Unterschied macht die Regel hier nicht. Was haben beide gemeinsam?
moment-first-turn = Du bist dran. Wähle eine Karte, die nach deiner Meinung zu Klasse 1 gehört, dann die Klasse, und lege sie. Ist sie falsch, kommt sie zurück, und du ziehst noch eine; dafür weißt du danach mehr.
moment-right = Richtig! Deine Karte bleibt liegen, du hast eine weniger. Drei Karten sagen jetzt etwas über Klasse 1.
moment-wrong = Das war falsch: Deine Karten kommen zurück, und du ziehst eine. Aber du weißt nun mehr: Wenigstens eine davon gehört nicht dorthin. Vergleiche sie mit den Karten auf dem Tisch.
moment-founded = Eine neue Klasse, und sie ist richtig: Diese Karte gehörte zu keiner auf dem Tisch. Wer eine Klasse gründet, zieht dafür eine Karte.
moment-other-right = Livia hatte recht. Alle sehen jedes Urteil: Lerne auch aus den Zügen der anderen.
moment-other-wrong = Livias Karte kam zurück. Sie ist ein Kreis wie die erste Karte von Klasse 1 und gehört doch nicht dazu. Was ist an ihr anders?
moment-sage-founded = Der Weise hatte keine Karte für eine Klasse auf dem Tisch, nur dann darf er eine gründen. Keine seiner Karten gehört also zu Klasse 1.
moment-sage-more = Noch eine Klasse des Weisen. Schau, was sie von den anderen unterscheidet.
moment-turn = Du bist dran. Lege an eine Klasse an oder gründe eine; auch mehrere Karten auf einmal, aber eine falsche macht alle falsch.
moment-others = Die anderen sind dran. Sieh, welche Karten wo liegen bleiben: Jede sagt dir etwas über die Regel.
moment-describe = Es wird nicht mehr gelegt. Sag jetzt, wie die Regel lautet: Wähle, wonach der Weise bei jeder Karte fragt, und sieh unten, wie die Karten in Klassen fallen. Passt das zum Tisch? Dann gib es ab.
moment-described-right = Du hast die Regel gefunden. In einer richtigen Runde zählen die Karten, die du noch hast – je weniger, desto besser –, und die Regel entscheidet bei Gleichstand.
moment-described-wrong = Nicht ganz: Vergleiche den Baum des Weisen mit deinem. Die erste Karte, bei der sie auseinandergehen, ist markiert. In einer richtigen Runde zählen die Karten, die du noch hast, je weniger, desto besser.
