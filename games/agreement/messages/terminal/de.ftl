## What can be typed, the key that is shown first; and what it does
typed-draw = z, ziehen
does-draw = ziehen
typed-challenge = e, einspruch
does-challenge = Einspruch
typed-pass = p, passen, behalten
does-pass = behalten
typed-tables = t, tabellen
does-tables = Formentabellen
## The table
pile = Stapel
others = Karten
start-card = Startkarte, zählt als alles, was sie sein kann
under-joker = unter dem Joker
lay-example = 2 akk sg f: Karte 2 legen
## Questions
ask-turn = Du bist am Zug
ask-drawn = Legen oder behalten?
ask-window = Einspruch?
ask-closing = Die letzte Karte: Einspruch?
ask-tables = Ein Blick in die Tabellen?
ask-next = Die nächste Runde?
## Help
help-1 = Eine Karte legst du mit ihrer Nummer und der Bestimmung: 2 akk sg f, oder ausgeschrieben 2 Akkusativ Singular
help-2 = Femininum, in beliebiger Reihenfolge. Statt der Nummer geht auch die Form: eam akk sg f. Ein Joker braucht nur die Nummer.
help-3 = Sie muss in genau zwei von Kasus, Numerus und Genus mit dem übereinstimmen, was oben auf dem Stapel liegt.
pupil = pupil:75,gen=30,dat-pl=50 kennt 75 % der Formen, vom Genitiv 30 %, vom Dativ Plural 50 %; ohne Zahl kennt er 80 %.
## What was wrong with what was typed
which-card = Welche Karte? Ihre Nummer gehört dazu: 2 akk sg f
unknown-word = „{ $word }“ ist weder eine deiner Karten noch Kasus, Numerus oder Genus; h hilft.
ambiguous-word = „{ $word }“ kann mehreres heißen: bitte etwas länger.
said-twice = { $feature }: zweimal genannt.
not-said = { $feature }: nicht genannt. Vollständig zum Beispiel: 2 akk sg f
## Figures of a simulation
draws = Gezogen
draws-text = { $mean } je Spiel
reshuffled = Neu gemischt
reshuffled-text = { $percent } der Spiele
challenges = Einsprüche
challenges-text = { $mean } je Spiel, davon { $upheld } berechtigt
errors = Fehler
errors-text = { $declared } je Spiel, davon { $unnoticed } unbemerkt
## In the help of commands
help-play = Niemand drängt dich: die Bots warten im Kongruenzspiel, bis du „weiter“ gesagt hast, gleich wie viele Sekunden die Regeln nennen. Mit --option botWait=0 warten sie nicht.
help-figures-draws = draws: im eigenen Zug gezogene Karten je Spiel. reshuffled: Anteil der Spiele, in denen der Ablagestapel zum neuen Nachziehstapel wurde.
help-figures-challenges = challenges: Einsprüche je Spiel; upheld: Anteil der berechtigten, 0, wenn es keine gab.
help-figures-errors = errors: falsch gelegte Karten je Spiel (declared) und die davon, die liegen blieben (unnoticed).
## Simulierte Schüler
learning-summary = Lässt simulierte Schüler die Formen eines Decks üben oder spielen und zählt, wie schnell sie lernen.
learning-pupil = die Art des Schülers: { $pupils } (ohne Angabe steady); all: alle Arten im Wechsel
learning-strategy = wie gelernt wird: { $strategies } (ohne Angabe scheduler)
learning-deck = das Deck (ohne Angabe ille)
learning-runs = wie viele Schüler dieser Art (ohne Angabe 100)
learning-seed = irgendein Wort; dasselbe ergibt dieselben Schüler
learning-json = Zahlen als JSON und sonst nichts
learning-note-until = until: Aufgaben (bei play und coach: Runden), bis 27 der 30 Zellen gewusst wurden.
learning-note-week = week: die sieben Tage danach; die Aufgaben darin, höchstens ein Drittel der vorigen, und die am Abend jedes Tages gewussten Zellen.
learning-note-tasks = tasks (bei coach, zehn Runden je Schüler): Ablagen des Trainers; met: davon richtig beurteilt; noticed: von seinen Fehlern bemerkt; found: richtige Ablagen des Schülers, wo eine möglich war.
learning-note-estimate = estimate: das Geschätzte gegen das, was die Schüler wissen, nach fünf Runden Spiel oder mit dem Trainer oder einer Übung von 30 Aufgaben; later: nach fünf Übungen, eine am Tag; auc: Fläche unter der ROC-Kurve; ece: erwarteter Kalibrierungsfehler; bound (außer mit dem Trainer): die Fläche, die erreicht, wer weiß, wie der Schüler ist; known: dann gewusste Zellen.
learning-until-items = 27 von 30 Zellen gewusst nach { $mean } Aufgaben
learning-until-rounds = 27 von 30 Zellen gewusst nach { $mean } Runden
learning-week = eine Woche später, mit { $mean } weiteren Aufgaben: { $known } gewusst
learning-estimated = die Schätzung: Fläche unter der Kurve { $auc }, Kalibrierungsfehler { $ece }
learning-tasks = { $met } % der Ablagen des Trainers in { $rounds } Runden richtig beurteilt
## Üben
practice-summary = Übt die Formen eines Decks: Fälliges und Schwaches, gemischt, mit der Lösung sogleich.
practice-journal = die Datei, die sich die Antworten merkt und angelegt wird, wo es sie nicht gibt; ohne sie bleibt nichts behalten
practice-items = wie viele Aufgaben (ohne Angabe { $items })
practice-note-decks = DECK ist eines von { $decks }; ohne Angabe is.
practice-note-page = Die Datei ist eine mit gesicherten Runden, wie die Seite sie schreibt und liest (Einstellungen): Was dort gespielt und geübt wurde, zählt hier, und umgekehrt.
practice-example-agree = zum Beispiel: akk sg f
practice-example-judge = 1 oder 2
practice-example-layable = Nummern, zum Beispiel: 1 3; 0: keine davon
practice-example-macron = 1 oder 2
practice-example-readings = Nummern, zum Beispiel: 1 3
practice-help = Wo eine Form zu bestimmen ist, tippst du Kasus, Numerus und Genus in beliebiger Reihenfolge: akk sg f. Wo Nummern stehen, tippst du die richtigen. In den Formentabellen zeigt ein Stern, wonach gefragt war.
practice-no-number = Sie haben Nummern von 1 bis { $count }.
practice-unknown-word = „{ $word }“ ist weder Kasus noch Numerus noch Genus; h hilft.
## Rätsel
puzzle-answer = ANSWER ist die Nummer von etwas, was passt.
