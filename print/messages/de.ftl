## Why something cannot be printed
problem-no-item = { $name } lässt sich nicht drucken; es gibt: { $names }
problem-bad-choice = { $key } kann nicht „{ $value }“ sein.
problem-letters = Das Zeichen „{ $letter }“ in „{ $text }“ hat keine unserer Schriften.
problem-too-long = „{ $text }“ ist zu lang: Auf einer Karte wäre es zu klein zum Lesen.
problem-too-many = Das wären { $cards } Karten; auf einmal werden höchstens { $most } gedruckt.
problem-empty = Es gibt nichts zu drucken.
problem-no-room = Das passt nicht auf dieses Papier.
problem-bad-options = Diese Einstellungen passen nicht zusammen: { $path }
## What can be printed of every game
rules = Regeln
rules-text = Wie gespielt wird, auf einer Seite zum Falten.
rules-title = { $game }: Regeln
box = Schachtel
box-text = Eine Schachtel zum Ausschneiden, Falten und Kleben.
box-title = { $game }: Schachtel
box-count = Für wie viele Karten
box-cards = { $cards } Karten
links = QR-Karten
links-text = Karten mit einem Code, den ein Telefon öffnet: die Seite, eine Lektion, ein Tisch.
links-which = Welche
links-all = alle
results = Ergebnisse
results-text = Wie es steht, als Tabelle.
occasion-tables = Eine Tabelle auf Blättern, zum Aushängen oder Abheften.
occasion-cards = Karten zum Auseinanderschneiden.
results-name = Name
results-place = Platz
results-points = Punkte
results-won = Gewonnen
test = Testseite für den Drucker
test-text = Zeigt, wie weit Rückseiten falsch sitzen.
test-front = Drucke beide Seiten in Originalgröße, gewendet wie gewählt. Halte das Blatt dann gegen das Licht: Hinter jedem Kreuz liegt eine Skala.
test-back = Lies ab, wo das Kreuz der anderen Seite auf diesen Skalen steht, und trage x und y bei den Rückseiten ein. Nach rechts und nach unten ist positiv. Stimmt alles, steht es auf 0.
## The dialog of the page
print = Drucken
what = Was
colours = Farben
colours-colour = farbig
colours-grey = schwarz-weiß
large = Großdruck
paper = Papier
paper-a4 = A4
paper-letter = Letter
size = Größe der Karten
size-usual = wie üblich: { $size }
size-bridge = Bridge, 57 × 89 mm
size-poker = Poker, 63 × 88 mm
size-standard = Standard, 59 × 91 mm
size-mini = Mini, 44 × 68 mm
size-half = halbes Blatt, für die Tafel
sides = Rückseiten
sides-long = beidseitig, lange Kante
sides-short = beidseitig, kurze Kante
sides-fronts = nur Vorderseiten
copies = Von jeder Karte
cutting = Schnitt und Drucker
marks = Schnittmarken
corners = Marken für runde Ecken
bleed = Rückseiten 3 mm über den Rand
offset-x = Rückseiten nach rechts (mm)
offset-y = Rückseiten nach unten (mm)
offset-hint = Sitzen die Rückseiten beim Drucker nicht richtig: Testseite drucken und eintragen, was sie zeigt.
make = PDF erstellen
making = PDF wird erstellt …
made = { $title }: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
 }, { $kilobytes } kB
save = Speichern
open = Öffnen
hint = In Originalgröße (100 %) drucken, nicht an die Seite anpassen. Das PDF entsteht auf diesem Gerät, auch ohne Netz.
failed = Das PDF ließ sich nicht erstellen. Versuche es noch einmal.
## On the picture of a link
preview-show = Sieh dir an, wie es ging
preview-ask = Was würdest du tun?
preview-play = Spiel diese Karten selbst
preview-puzzle = Löse dieses Rätsel
