## What was wrong with the command line
renamed = { $former } heißt jetzt { $command }.
usage-hint = siehe { $command } --help
usage-no-command = Aufruf: lusoria BEFEHL; es gibt: { $names }
usage-unknown-command = den Befehl { $name } gibt es nicht
usage-part-command = { $name } allein ist kein Befehl; es gibt { $names }
usage-near-command = den Befehl { $name } gibt es nicht; ist { $nearest } gemeint?
usage-unknown-option = die Option { $option } gibt es nicht
usage-near-option = die Option { $option } gibt es nicht; ist { $nearest } gemeint?
usage-no-value = { $option } nimmt keinen Wert
usage-needs-value = { $option } braucht einen Wert
usage-not-path = { $option } muss ein Pfad mit einem Schrägstrich vorn und hinten sein, etwa /karten/, nicht „{ $text }“
usage-not-whole = { $what } muss eine ganze Zahl von { $min } bis { $max } sein, nicht „{ $text }“
usage-not-whole-beside = { $what } muss { $beside } oder eine ganze Zahl von { $min } bis { $max } sein, nicht „{ $text }“
usage-one-of = { $what } kennt kein „{ $text }“; es gibt: { $names }
usage-bad-language = --lang muss { $names } sein, nicht „{ $text }“
usage-too-much = ein Argument zu viel: { $argument }
usage-which-game = welches Spiel? Eines von: { $names }
usage-no-breakdown = für { $game } gibt es kein --breakdown
usage-no-game = das Spiel { $name } gibt es nicht; es gibt: { $names }
usage-near-game = das Spiel { $name } gibt es nicht; ist { $nearest } gemeint?
usage-no-option = --option { $key } gibt es nicht; es gibt: { $keys }
usage-option-needs-value = --option { $key } braucht einen Wert: { $key }=WERT
usage-option-set = --option { $key }: der Name des Spiels sagt schon { $key }={ $value }
usage-bad-options = diese Optionen passen nicht zusammen: { $path }
usage-bad-choice = --option { $key } kann nicht „{ $value }“ sein; möglich ist: { $values }
usage-bad-value = { $option } kann nicht „{ $value }“ sein; möglich ist: { $values }
usage-bad-seats = Zahl der Plätze: nicht { $seats }, dieses Spiel geht mit { $possible }
usage-refused = { $reason }
usage-no-bot = den Bot „{ $name }“ gibt es nicht; es gibt: { $kinds }
usage-bad-bot = der Bot „{ $name }“ ist nicht lesbar: was nach dem Doppelpunkt steht, versteht er nicht
usage-bot-count = --bots nennt { $bots }, es gibt aber { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
  } für Bots
usage-bad-name = --name hat kein sichtbares Zeichen
usage-bad-url = { $option } muss eine Adresse sein wie https://example.org, nicht „{ $text }“
usage-no-page = --web: in { $folder } ist keine Seite; npm run build macht eine
usage-which-print = was soll gedruckt werden? SPIEL/DING; Spiele: { $names }
usage-no-print = { $name } lässt sich nicht drucken; es gibt: { $names }
usage-day-token = an diesem Tisch wird mit langer Bedenkzeit gespielt: --token DATEI bewahrt auf, wer du bist, damit du an deinen Platz zurückkommst
usage-whose-tables = wessen Tische? --token DATEI nennt die Datei, in der steht, wer du bist
usage-which-file = welche Datei?
usage-which-day = welcher Tag? Zum Beispiel --verify 2026-11-26
usage-no-file = die Datei { $file } gibt es nicht
usage-unreadable = { $file } ist nicht lesbar: { $reason }
usage-too-large = { $file } ist größer als { $most } MB
usage-no-json = { $file } ist kein JSON: { $reason }
usage-bad-deck = { $file } ist kein Deck: { $problem }
usage-no-results = in { $file } stehen keine Ergebnisse: Nötig ist eine erste Zeile mit den Spalten Name und Punkte
usage-no-record = { $file } ist kein gespeichertes Spiel: falsch bei { $path ->
    [start] seinem Anfang
   *[other] { $path }
  }
usage-no-journal = { $file } ist keine Datei mit gesicherten Runden
usage-newer-journal = { $file } stammt von einer neueren Fassung dieses Programms
usage-which-player = nenne einen Spieler, zum Beispiel { $example } oder "exec:python3 engine.py"
usage-no-category = es gibt keine Kategorie { $name }; es gibt { $names }
usage-no-trial = { $game } hat keine festen Runden; { $games } hat welche
usage-which-players = --seats muss die Spieler nennen, zum Beispiel --seats { $example }
usage-player-count = --seats nennt { $players }; es können { $fewest } bis { $most } Spieler sein
usage-only-in-arena = „{ $name }“ ist ein Programm: Programme spielen nur in lusoria arena
usage-not-recorded = die Spiele lassen sich nicht in { $file } schreiben: { $reason }
usage-which-table = welcher Tisch? Sein Code oder der Link zu ihm
usage-bad-code = „{ $text }“ ist weder der Code eines Tisches noch der Link zu einem
usage-no-token = in { $file } steht kein Token
## What failed
failure-failed = es ging nicht: { $reason }
failure-daily-no-answer = { $server } sagt nichts über seine Spiele des Tages
failure-daily-no-beacon = die Zufallsquelle antwortet nicht: { $url }
failure-daily-no-day = am { $date } gab es kein Spiel des Tages
failure-port-taken = Port { $port } ist von einem anderen Programm belegt; mit --port einen anderen wählen
failure-port-forbidden = Port { $port } ist dir nicht erlaubt; mit --port einen über 1023 wählen
failure-no-such-host = dieser Rechner hat keine Adresse { $host }
failure-not-written = { $file } lässt sich nicht schreiben: { $reason }
failure-is-folder = { $file } lässt sich nicht schreiben: Es ist ein Ordner
failure-no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
failure-file-exists = { $file } gibt es schon; einen anderen Namen wählen oder die Datei vorher wegräumen
failure-no-data = { $file } gibt es nicht; mit --data sagen, in welchem Ordner der Server seine Tische aufbewahrt
failure-data-exist = { $file } gibt es schon und wurde nicht angerührt; vorher wegräumen oder mit --data einen leeren Ordner wählen
failure-no-backup = { $file } gibt es nicht; die Datei angeben, die lusoria backup geschrieben hat
failure-damaged-data = { $file } ist beschädigt, darum wurde keine Sicherung geschrieben; lusoria doctor sagt, was fehlt
failure-damaged-backup = { $file } ist keine Sicherung oder beschädigt, darum wurde nichts zurückgelegt; eine andere nehmen
failure-not-recorded = { usage-not-recorded }
failure-no-answers = in diesen Dateien hat das niemand geübt
failure-engine-not-ready = { $name } wird nicht bereit: { $why }
failure-engine-fails = { $name } wurde { $times }-mal neu gestartet und versagt wieder: { $fault ->
    [illegal] was es spielt, ist nicht erlaubt
    [late] es antwortet nicht rechtzeitig
    [garbage] was es sagt, ist keine Antwort
   *[died] es hat sich beendet
  }
failure-unreachable = an { $server } antwortet kein Server
failure-other-version = der Server an { $server } spricht eine andere Version des Protokolls
failure-unknown-token = der Server kennt das Token in { $file } nicht (mehr)
failure-refused = { $reason }
failure-no-seat = an diesem Tisch ist kein Platz frei; `lusoria watch` schaut zu
## What can be typed in every game (the first is shown), and what it does
typed-goOn = w, weiter, kein einspruch
typed-hint = tipp, hinweis, rat
typed-help = h, ?, hilfe
typed-quit = q, ende
typed-yes = j, ja
typed-no = n, nein
does-goOn = weiter
does-hint = Tipp
does-help = Hilfe
does-quit = aufhören
enter = Enter
yes-no = (j/n)
yes-or-no = Bitte ja oder nein.
not-understood = „{ $text }“ verstehe ich nicht; h sagt, was man schreiben kann.
no-card = Deine Karten haben die Nummern 1 bis { $count }.
## At the table
at-table = Am Tisch: { $names }
hand = Hand
stored = Das Spiel ist in { $file } gespeichert.
next-round = Die nächste Runde?
next-deal = Das nächste Spiel?
again = Noch einmal? (j/n)
bye = Auf Wiedersehen!
together-hand = Weitergeben an { $name }; { $name }: Eingabetaste drücken
together-objects = Wer hat etwas dagegen?
together-nobody = niemand
## Hints
hint-none = Hier gibt es nichts zu raten.
hint-only-bots = Tipps gibt es nur gegen Bots.
hint-more = Noch ein Tipp sagt mehr.
