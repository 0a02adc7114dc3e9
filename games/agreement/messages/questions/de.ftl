topic-card = Rätsel: Welche Karte zuerst
topic-reading = Rätsel: Welche Ansage
topic-bluff = Stimmt es, oder ein Bluff?
topic-lays = Welche Karte passt?
task-run = Welche Karte legst du zuerst, und als was, damit alle deine Karten weggehen?
task-lays = Welche Karte passt darauf, in genau zwei von Kasus, Numerus und Genus?
verb-task-lays = Welche Karte passt darauf, in genau zwei von Tempus, Numerus und Person?
task-bluff = Stimmt es, oder ist es ein Bluff?
top = Oben liegt { $form }, angesagt als { $cell }.
top-start = Oben liegt die Startkarte { $form }.
hand = Auf der Hand: { $forms }.
laid = Darauf wird { $form } gelegt, angesagt als { $cell }.
answer-none = Keine davon
answer-true = Es stimmt
answer-bluff = Es ist ein Bluff
none-right = Keine davon passt.
none-wrong = Es passt doch eine: { $form } als { $cell }.
bluff-right = Es ist ein Bluff.
true-right = Es stimmt.

## The form
form-lays = Selbst gestellt: Welche Karte passt?
form-bluff = Selbst gestellt: Stimmt es, oder ist es ein Bluff?
field-on = Oben liegt
field-on-as = angesagt als
field-card = { $n }. Karte
field-card-as = { $n }. Karte, angesagt als
field-laid = Darauf wird gelegt
