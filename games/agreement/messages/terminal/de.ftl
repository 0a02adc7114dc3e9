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
verb-lay-example = 2 perf sg 3: Karte 2 legen
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
learning-summary = lässt simulierte Schüler die Formen eines Decks üben oder spielen und zählt, wie schnell sie lernen
learning-pupil = die Art des Schülers: { $pupils } (ohne Angabe steady); all: alle Arten im Wechsel
learning-strategy = wie gelernt wird: { $strategies } (ohne Angabe scheduler)
learning-deck = das Deck (ohne Angabe ille)
learning-runs = wie viele Schüler dieser Art (ohne Angabe 50)
learning-seed = irgendein Wort; dasselbe ergibt dieselben Schüler
learning-json = Zahlen als JSON und sonst nichts
learning-note-strategy = broad: alle Zellen der Reihe nach, jede durch die Aufgabe, die am meisten zeigt. knowing: der Scheduler, dem gesagt wird, was der Schüler weiß. greedy: jedes Mal die Aufgabe, nach der der Schüler am meisten weiß.
learning-note-until = until: Aufgaben (bei play und coach: Runden, höchstens zehn), bis 27 der 30 Zellen gewusst wurden; von halb Gewusstem die erwartete Zahl. Jede Zahl als value, from, to: Intervall von 95 % durch Bootstrap über die Schüler.
learning-note-retained = retained: gewusste Zellen eine Woche nach 150 Aufgaben, dreißig am Tag.
learning-note-promised = promised: wie oft, nach wie vielen Aufgaben und wie wahr die Schätzung versprach, dass 27 von 30 Zellen gewusst werden, mit 90 %.
learning-note-tasks = tasks (bei play und coach, zehn Runden je Schüler): Ablagen des letzten Platzes; noticed: von seinen Fehlern bemerkt; noticedKnown: von denen über Zellen, die der Schüler wusste; alarms: Einsprüche gegen richtige Ablagen; sensitivity: d′, 0 für den, der nie Einspruch erhebt; found: richtige Ablagen des Schülers, wo eine möglich war.
learning-note-estimate = estimate (beim Üben first, nach 30 Aufgaben, und later, nach 150): das Geschätzte gegen das, was die Schüler wissen, nach fünf Runden; auc: Fläche unter der ROC-Kurve; ece: erwarteter Kalibrierungsfehler; each: derselbe für jeden Schüler allein und das Mindeste, das 30 Zellen zulassen; bound: die Fläche, die erreicht, wer weiß, wie der Schüler ist; known: dann gewusste Zellen.
learning-until-items = 27 von 30 Zellen gewusst nach { $mean } Aufgaben
learning-until-rounds = 27 von 30 Zellen gewusst nach { $mean } Runden
learning-retained = eine Woche nach 150 Aufgaben: { $known } gewusst
learning-promised = 27 von 30 versprochen nach { $items } Aufgaben, zu Recht in einem Anteil von { $kept }
learning-estimated = die Schätzung: Fläche unter der Kurve { $auc }, Kalibrierungsfehler { $ece }
learning-tasks = in { $rounds } Runden: d′ { $sensitivity }, Fehler über Gewusstes bemerkt { $noticed }, falscher Alarm { $alarms }
## Üben
practice-summary = übt die Formen eines Decks: Fälliges und Schwaches, gemischt, mit der Lösung sogleich
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
puzzle-answer = ANTWORT ist die Nummer von etwas, was passt.
## Nachspielen
replay-summary = spielt exportierte Aufzeichnungen nach und sagt, wie gut ein Verfahren die Antworten vorhergesehen hätte
replay-scheduler = eines von { $schedulers } (ohne Angabe scheduler): die Schätzung dieses Programms, FSRS allein, die Kästen von Leitner oder der bloße Anteil richtiger Antworten
replay-deck = nur dieses Deck: { $decks } (ohne Angabe alle)
replay-json = Zahlen als JSON und sonst nichts
replay-note-files = DATEI ist eine Aufzeichnung, wie die Seite sie exportiert und practice --journal sie schreibt, je eine von jedem Menschen; mehrere hintereinander, jede höchstens 32 MB.
replay-note-loss = Log-Verlust: der Mittelwert von -ln der Wahrscheinlichkeit, die dem gegeben wurde, was wirklich geschah, und zwar vorher; kleiner ist besser, und was unter dem von share liegt, hat etwas vorhergesehen. Bei mehreren Menschen steht in Klammern ein Intervall von 95 %, durch Bootstrap über die Menschen.
replay-answers = { $answers ->
    [one] Eine Antwort
   *[other] { $answers } Antworten
} von { $people ->
    [one] einem Menschen
   *[other] { $people } Menschen
}, { $right } % richtig
replay-loss = Log-Verlust von { $scheduler }: { $loss }
replay-skipped = { $n ->
    [one] Eine Übung war nicht lesbar und wurde ausgelassen.
   *[other] { $n } Übungen waren nicht lesbar und wurden ausgelassen.
}
