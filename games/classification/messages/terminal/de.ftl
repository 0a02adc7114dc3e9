## What can be typed, divided by commas, the first of it shown beside what it does
key-pass = p, passe, passen
does-pass = passen und eine Karte ziehen
key-none = -, nichts
does-none = ohne Lösung abgeben
key-attributes = m, merkmale
does-attributes = Merkmale
key-lays = z, züge
does-lays = alle Züge
key-tree = b, baum
does-tree = der Baum
## The table and its questions
others = Karten
# Examples of what can be typed: a lay, a tree
example-lay = 1 3 > 2: Karten 1 und 3 zu Klasse 2 · 4 > +: neue Klasse
example-tree = Farbe(rot: Form(Kreis; Quadrat, Dreieck); grün, blau)
ask-next = Die nächste Runde?
ask-lay = Du bist dran
# What an empty line does when a tree is asked for
take-suggested = diesen nehmen
sage-task = Du bist der Weise: Du denkst dir aus, was zusammengehört, und sagst den anderen bei jedem Zug, ob er stimmt. Ein Vorschlag:
class-sizes = { $count } Klassen: { $sizes } Karten
ask-sorting = 1 + 2 …: für jede Karte eine Klasse, + für eine, die nicht da liegt
help =
    Der Weise hat einen geheimen Baum, der alle Karten in Klassen teilt. Was auf dem Tisch in einer Klasse liegt, gehört zusammen.
    1 3 > 2 legt deine Karten 1 und 3 zu Klasse 2; 4 > + gründet mit Karte 4 eine neue Klasse. Falsche Karten kommen zurück, und du ziehst eine.
    Ein Baum in einer Zeile: Merkmal(Werte: weitere Frage; Werte; …). Werte, die denselben Weg gehen, trennt ein Komma, Wege ein Strichpunkt.
    m zeigt die Merkmale, z alle Züge bisher, b den Baum, wenn du ihn sehen darfst, h diese Hilfe, q hört auf.
## What is wrong with what was typed
only-class = Es gibt nur Klasse 1, oder + für eine neue.
no-class = Die Klassen gehen von 1 bis { $count }; + ist eine neue.
not-sorted = Nenne für jede der { $count } Karten eine Klasse, + für eine, die nicht da liegt.
notation-attribute = „{ $found }“ ist kein Merkmal dieser Karten; m zeigt sie.
notation-value = „{ $found }“ ist kein Wert dieses Merkmals; m zeigt sie.
notation-sign = Eine Klammer fehlt oder ist falsch bei „{ $found }“.
notation-sign-end = Eine Klammer fehlt oder ist falsch am Ende.
notation-rest = Der Baum ist vor „{ $found }“ zu Ende.
notation-deep = So tief darf ein Baum nicht sein.
## Figures of simulated games
laid-wrongly = Falsch gelegt
of-lays = { $percent } der Züge der Spieler
determined = Eindeutig bestimmt
of-games = { $percent } der Spiele
described = Richtig beschrieben
described-when-determined = … wenn eindeutig bestimmt
of-players = { $percent } der Spieler
cards-left = Karten am Ende, nach Plätzen
## In the help of commands
help-figures = Klassifikation: wrong: Anteil falscher Züge der Spieler. determined: Anteil der Runden, in denen das Offene eine einzige Einteilung übrig lässt. described: Anteil richtiger Beschreibungen. Bots der Art sage sind immer die Weisen.
## Induktion in festen Runden
trial-lays = Anlagen
trial-wrong = falsch
trial-described = beschrieben
trial-gain = Ertrag
trial-brier = Brier
trial-ms = ms
