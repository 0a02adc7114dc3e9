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
sides-long = beidseitig, über die lange Kante gewendet
sides-short = beidseitig, über die kurze Kante gewendet
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
