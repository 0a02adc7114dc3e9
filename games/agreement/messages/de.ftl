summary = Lege eine Form, die in genau zwei von Kasus, Numerus und Genus übereinstimmt – und sage, welche sie ist.
## Case, number, gender
feature-case = Kasus
feature-number = Numerus
feature-gender = Genus
the-case = der Kasus
the-number = der Numerus
the-gender = das Genus
name-nom = Nominativ
name-gen = Genitiv
name-dat = Dativ
name-acc = Akkusativ
name-abl = Ablativ
name-sg = Singular
name-pl = Plural
name-m = Maskulinum
name-f = Femininum
name-n = Neutrum
short-nom = Nom.
short-gen = Gen.
short-dat = Dat.
short-acc = Akk.
short-abl = Abl.
short-sg = Sg.
short-pl = Pl.
short-m = mask.
short-f = fem.
short-n = neutr.
# In the middle of a sentence; then after „mit“; then several cells that differ in gender only.
cell = { $caseName } { $numberName } { $genderName }
cell-with = { cell }
cells = { $caseName } { $numberName } ({ $genders })
and = und
or = oder
## Why a card is right or wrong
-exactly-two = Es müssen genau zwei Merkmale sein.
verdict-right = Richtig: { $form } kann { $cell } sein. { $agreement }
verdict-misread = { $form } kann nicht { $cell } sein. Es ist { $readings }.
verdict-misread-unfit = { verdict-misread } Und passen würde es auch nicht: { $agreement }
verdict-unfit = { $form } kann { $cell } sein, passt so aber nicht. { $agreement }
# How many features it shares with the card below.
shares-0 = Mit der Karte darunter stimmt kein Merkmal überein. { -exactly-two }
shares-1 = Mit der Karte darunter stimmt nur ein Merkmal überein. { -exactly-two }
shares-2 = Mit der Karte darunter stimmen genau zwei Merkmale überein.
shares-3 = Mit der Karte darunter stimmt jedes der drei Merkmale überein. { -exactly-two }
shares-with-no-reading = Bei keiner Lesart der Karte darunter stimmen genau zwei Merkmale überein.
# The same where the cell of the card below is known; $odd is the one feature that is shared, or not.
shares-0-with = Mit { cell-with } stimmt nichts überein, weder Kasus noch Numerus noch Genus. { -exactly-two }
shares-1-with = Mit { cell-with } stimmt nur { $odd } überein, { $first } und { $second } nicht. { -exactly-two }
shares-2-with = Mit { cell-with } stimmen { $first } und { $second } überein, { $odd } nicht: genau zwei.
shares-3-with = { $cellAtStart } liegt dort schon: Alle drei Merkmale stimmen überein. { -exactly-two }
## What happened
the-joker = den Joker
a-card = eine Karte
event-dealt = Die Karten sind gegeben. Startkarte: { $card }.
event-dealt-joker = Die Karten sind gegeben. Die Startkarte ist der Joker.
event-buried = Der Joker wird in den Stapel gesteckt. Neue Startkarte: { $card }.
event-laid-you = Du legst { $card } – { $cell }.
event-laid-other = { $name } legt { $card } – { $cell }.
event-laid-joker-you = Du legst den Joker. Es gilt die Karte darunter.
event-laid-joker-other = { $name } legt den Joker. Es gilt die Karte darunter.
event-drew-turn-you = Du ziehst { $card }.
event-drew-turn-other = { $name } zieht { $card }.
event-drew-upheld-you = Zur Strafe ziehst du { $card }.
event-drew-upheld-other = Zur Strafe zieht { $name } { $card }.
event-drew-rejected-you = Für den abgewiesenen Einspruch ziehst du { $card }.
event-drew-rejected-other = Für den abgewiesenen Einspruch zieht { $name } { $card }.
event-owes = Der Stapel ist leer. Die gelegten Karten werden neu gemischt.
event-reshuffled = Neuer Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
event-nothing-turn-you = Es gibt nichts zu ziehen. Du setzt aus.
event-nothing-turn-other = Es gibt nichts zu ziehen. { $name } setzt aus.
event-nothing-penalty-you = Es gibt nichts zu ziehen. Du bekommst keine Karte.
event-nothing-penalty-other = Es gibt nichts zu ziehen. { $name } bekommt keine Karte.
event-passed-you = Du behältst die gezogene Karte.
event-passed-other = { $name } behält die gezogene Karte.
event-went-on-you = Du bist einverstanden.
event-went-on-other = { $name } ist einverstanden.
event-looked-you = Du schlägst in den Formentabellen nach.
event-looked-other = { $name } schlägt in den Formentabellen nach.
event-expired = Niemand hat Einspruch erhoben. Die letzte Karte gilt.
event-out-you = Du hast alle Karten abgelegt.
event-out-other = { $name } hat alle Karten abgelegt.
event-ended = Ende der Runde. { $reason } { $winner }
end-out = Eine Hand ist leer.
end-last = Nur noch eine Hand ist übrig.
end-blocked = Es gibt nichts mehr zu ziehen, und niemand legt; es zählt, wer die wenigsten Karten hat.
end-bound = Nach 400 Zügen ist Schluss; es zählt, wer die wenigsten Karten hat.
winner-you = Du gewinnst.
winner-other = { $name } gewinnt.
winners = Geteilter Sieg: { $names }.
you = du
## A challenge
rejected-you = Dein Einspruch, abgewiesen: { $form } kann { $cell } sein und passt.
rejected-other = Einspruch von { $name }, abgewiesen: { $form } kann { $cell } sein und passt.
upheld-unfit = { $challenge }: { $form } passt nicht als { $cell }. { $takesBack } die Karte zurück.
upheld-misread = { $challenge }: { $form } ist nicht { $cell }. { $takesBack } die Karte zurück.
challenge-you = Dein Einspruch
challenge-other = Einspruch von { $name }
takes-back-you = Du nimmst
takes-back-other = { $name } nimmt
## An error that nobody noticed, and what it was laid on
report-you = Du hast { $card } als { $cell } auf { $below } gelegt.
report-other = { $name } hat { $card } als { $cell } auf { $below } gelegt.
below-start-card = die Startkarte { $card }
below-declared = { $card } ({ $cell })
## What can be done
turn-of = { $name } ist am Zug
action-lay = { $card } legen
action-lay-as = { $card } legen – { $cell }
action-lay-joker = Joker legen
action-draw = Karte ziehen
action-pass = Behalten, weiter
action-go-on = Einverstanden
action-challenge = Einspruch!
action-look = Formentabellen
action-close = Gesehen, zudecken
## The view
field-hand = Hand
field-drawn = Gezogen
field-counts = Karten
field-stock = Stapel
field-pile = Zuletzt gelegt
field-turns = Züge
## Options of a table
option-deck = Deck
option-deck-text = Welche Formen auf den Karten stehen.
option-referee = Wer achtet auf Fehler?
option-referee-text = Entweder passt ihr selbst auf und erhebt Einspruch, oder der Tisch weist Falsches sofort mit Begründung zurück.
option-referee-players = die Mitspieler
option-referee-table = der Tisch
option-end = Ende der Runde
option-end-text = Die Runde endet, sobald eine Hand leer ist, oder die anderen spielen weiter, bis nur noch eine Person Karten hat.
option-end-first = erste leere Hand
option-end-last = alle bis auf eine
option-rounds = Runden
option-rounds-text = So viele Runden werden gespielt und ihre Punkte zusammengezählt; reihum beginnt jemand anders.
option-drawing = Ziehen
option-drawing-text = Ob du auch dann ziehen darfst, wenn eine deiner Karten passt.
option-drawing-free = immer erlaubt
option-drawing-compulsory = nur, wenn nichts passt
option-tables = Formentabellen
option-tables-text = Die Tabellen mit allen Formen liegen immer offen oder werden nur bei einem Einspruch aufgedeckt.
option-tables-dispute = nur bei Einspruch
option-tables-open = immer offen
option-plain = Ohne Längenzeichen
option-plain-text = Die Karten zeigen keine Längenzeichen, und Formen, die sich nur in der Länge unterscheiden, sind gleich.
option-joker = Joker
option-joker-text = Die Deckkarte spielt mit: Du darfst sie auf jede Karte legen, und danach gilt die Karte darunter.
option-jokerLast = Joker als letzte Karte
option-jokerLast-text = Der Joker darf auch die letzte Karte auf deiner Hand sein.
option-unnoticed = Nach einem unbemerkten Fehler
option-unnoticed-text = Bemerkt niemand eine falsche Ansage, gilt für die nächste Karte das Angesagte oder das, was die Form wirklich ist.
option-unnoticed-declared = gilt die Ansage
option-unnoticed-readings = gilt die Form
option-upheldDraw = Strafkarte für Fehler
option-upheldDraw-text = Ist ein Einspruch berechtigt, zieht, wer falsch gelegt hat, noch eine Karte.
option-rejectedDraw = Strafkarte für falschen Einspruch
option-rejectedDraw-text = Wird ein Einspruch abgewiesen, zieht, wer ihn erhoben hat, eine Karte.
option-wait = Sekunden für Einspruch
option-wait-text = So lange müssen alle nach jeder Karte mindestens warten, damit die anderen Einspruch erheben können.
option-botWait = Geduld der Bots
option-botWait-text = So viele Sekunden wartet ein Bot mit seinem Zug auf deinen Einspruch, wenn du nicht vorher einverstanden bist.
preset-standard = Klassisch
preset-standard-text = Wie mit gedruckten Karten: Ihr achtet selbst auf Fehler und erhebt Einspruch.
preset-practice = Übung
preset-practice-text = Der Tisch weist Falsches sofort mit Begründung zurück, und die Formentabellen liegen offen.
preset-tournament = Wettkampf
preset-tournament-text = Mehrere Runden; jeder Fehler und jeder falsche Einspruch kostet eine Strafkarte.
## Bots
bot-random = Zufall
bot-random-text = Legt irgendetwas und sagt es oft falsch an.
bot-beginner = Neuling
bot-beginner-text = Kennt ungefähr die Hälfte der Formen; du findest oft einen Fehler.
bot-learner = Mittelstufe
bot-learner-text = Kennt die meisten Formen und verwechselt einige.
bot-advanced = Oberstufe
bot-advanced-text = Kennt fast alle Formen, irrt sich selten und übersieht wenig.
bot-uniform = Fehlerfrei
bot-uniform-text = Kennt jede Form und bemerkt jeden Fehler.
bot-mobile = Meisterhaft
bot-mobile-text = Macht keinen Fehler und hält sich für den nächsten Zug viel offen.
bot-names = Livia, Marcus, Cornelia, Quintus, Flavia, Gaius, Iulia, Titus, Claudia, Lucius
## Rejections
rejection-you-are-out = Du hast schon alle Karten abgelegt und siehst jetzt zu.
rejection-tables-open = Jemand schlägt in den Formentabellen nach. Warte, bis sie wieder zugedeckt sind.
rejection-last-card-open = Das war deine letzte Karte. Warte, bis alle sie angenommen haben oder jemand Einspruch erhebt.
rejection-only-drawn-card = Nach dem Ziehen darfst du nur die gezogene Karte legen. Passt sie nicht, behalte sie.
rejection-declare-first = Sag zuerst an, was die Form ist: Kasus, Numerus und Genus.
rejection-joker-undeclared = Der Joker wird nicht angesagt. Leg ihn einfach.
rejection-joker-last = Der Joker darf hier nicht die letzte Karte sein. Zieh eine Karte.
rejection-wrong-reading = Das kann diese Form nicht sein. Sieh noch einmal hin.
rejection-must-lay = Eine deiner Karten passt, und an diesem Tisch musst du sie dann legen.
rejection-already-drawn = Du hast schon gezogen. Leg die gezogene Karte oder behalte sie.
rejection-draw-first = Bevor du weitergibst, musst du eine Karte ziehen.
rejection-stale-lay = Dafür ist es zu spät: Inzwischen ist weitergespielt worden.
rejection-own-lay = Über deine eigene Karte entscheiden die anderen.
rejection-already-gone-on = Mit dieser Karte warst du schon einverstanden.
rejection-already-looked = Du hast schon in den Formentabellen nachgesehen.
rejection-not-looking = Du hast die Formentabellen gerade nicht aufgedeckt.
rejection-wrong-agreement = { $shares ->
    [1] Nur ein Merkmal stimmt überein, es müssen aber genau zwei sein.
    [3] Alle drei Merkmale stimmen überein, es müssen aber genau zwei sein.
   *[other] Es müssen genau zwei Merkmale übereinstimmen.
  }
