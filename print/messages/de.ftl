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
