## Commands and their options
command-replay = spielt aufgezeichnete Skatspiele nach und sagt, wo sie abweichen
command-replay-json = gibt je Spiel ein JSON-Objekt aus und sonst nichts
command-replay-note-format = Liest das Format des International Skat Server; DATEI - ist die Standardeingabe. docs/RECORDS.md erklärt die Eigenheiten.
command-replay-note-exit = Exit-Code 0: alle Spiele stimmen; 1: nicht alle; 2: etwas ist nicht lesbar.
command-breakdown = sagt, wo die Punkte aufgezeichneter Skatspiele liegen
command-breakdown-json = gibt ein JSON-Objekt aus und sonst nichts
command-breakdown-note-players = Spieler werden an ihren Namen unterschieden (P0 bis P2). Vermutet ist, was der starke Spieler an der Stelle des Alleinspielers vermutet hätte; Fehler sind die bei offenen Karten. docs/ENGINES.md erklärt jede Zahl.
command-breakdown-note-exit = Exit-Code 0: alle Spiele sind gezählt; 2: manche lassen sich nicht lesen, oder nicht alle ihre Karten sind bekannt.
command-solve = löst Skatstellungen mit offenen Karten genau
command-solve-ply = die Stellung nach so vielen Karten (wo die Aufzeichnung endet; bei fertigen Spielen vor der ersten Karte)
command-solve-json = gibt je Stellung ein JSON-Objekt aus und sonst nichts
command-solve-note-input = Liest aufgezeichnete Spiele, ganze oder mittendrin abgebrochene, und Stellungen als JSON: { "{" }"game","hands","declarer","leader","trick","points"{ "}" }. DATEI - ist die Standardeingabe.
command-solve-note-output = value: die Augen des Alleinspielers am Ende, mit denen im Skat, wenn alle am besten spielen; im Nullspiel 1, wenn er einen Stich bekommt, sonst 0. best: alle spielbaren Karten, die beste für den, der spielt, zuerst, mit ihren Werten. nodes: betrachtete Stiche.
command-solve-note-exit = Exit-Code 0: alles ist gelöst; 1: manches hat keine Stellung; 2: etwas ist nicht zu lesen.
puzzle-answer = ANTWORT ist eine Karte, die gespielt werden darf, in jeder Sprache: CJ, ♣B, kreuz bube, jack of clubs; vor der ersten Karte die Nummer einer Antwort.
## replay
replay-game = Zeile { $line }, Spiel { $id }
replay-agree = { $total ->
    [one] { $file }: { $agreeing } von 1 Spiel stimmt.
   *[other] { $file }: { $agreeing } von { $games } Spielen stimmen.
  }
replay-times = { $count } ×
replay-differs = { $field } { $recorded }, berechnet { $computed }
replay-illegal = Zug { $move } ({ $who } { $token }) ist nicht erlaubt
replay-unfinished = die Züge enden vor dem Spiel
## Deviations of other servers from the order
deviation-odd-bid = ein Reizwert, den kein Spiel hat
deviation-levels-so-far = der Alleinspieler gab auf, die bisherigen Stiche machen Schneider oder Schwarz
deviation-rest-to-declarer = die Gegner gaben auf oder gingen, der Rest gehört dem Alleinspieler
deviation-matadors-of-skat = nichts gedrückt: Spitzen und Augen nur des Skats
deviation-schwarz-beside-announced = Schneider angesagt und kein Stich: eine Stufe mehr
deviation-announced-level-left-out = eine verlorene Ansage ohne die verfehlte Stufe
deviation-null-below-bid = Null unter dem Reizwert, als Null gezählt
deviation-null-charged-otherwise = Null unter dem Reizwert, als anderes Spiel gezählt
deviation-hidden-cards = Karten sind verdeckt; was davon abhängt, ist das der Aufzeichnung
deviation-no-result = die Aufzeichnung hat kein Ergebnis
## What a record and its replay may differ in
field-declarer = Alleinspieler
field-result = Ergebnis
field-value = Wert
field-matadors = Spitzen
field-overbid = überreizt
field-points = Augen
field-tricks = Stiche
field-schneider = Schneider
field-schwarz = Schwarz
## Why a move is not allowed
illegal-not-now = nicht zu dieser Zeit
illegal-not-your-turn = nicht an der Reihe
illegal-bid-too-low = der Reizwert ist zu niedrig
illegal-nothing-bid = es ist nichts gereizt
illegal-other-skat = andere Karten wurden gegeben
illegal-discard-two = zwei Karten werden gedrückt
illegal-card-not-in-hand = die Karte ist nicht auf der Hand
illegal-must-follow = es muss bedient werden
illegal-no-pick-up = der Skat wurde nicht aufgenommen
illegal-announce-by-hand = angesagt wird nur im Handspiel
illegal-hand-after-pick-up = der Skat wurde aufgenommen
illegal-null-announcement = Null kennt keinen Schneider
illegal-not-declarer = nicht der Alleinspieler
illegal-resigned-already = schon aufgegeben
illegal-round-over = das Spiel ist zu Ende
## Why a place in a file cannot be read
fault = { $file }, Zeile { $line }, Spalte { $column }: „{ $token }“
faults-more = { $file }: { $count ->
    [one] noch ein Fehler, der nicht genannt wird
   *[other] noch { $digits } Fehler, die nicht genannt werden
  }
fault-no-record = kein aufgezeichnetes Spiel
fault-more-than-one = mehr als eine Aufzeichnung
fault-cut-off = die Aufzeichnung bricht ab
fault-too-long = die Aufzeichnung ist länger als eine Million Zeichen
fault-no-property = weder eine Eigenschaft noch das Ende der Aufzeichnung
fault-other-game = ein anderes Spiel als Skat
fault-no-moves = die Aufzeichnung hat keine Züge
fault-twice = zweimal in einer Aufzeichnung
fault-no-such-player = kein solcher Spieler
fault-no-such-move = kein solcher Zug
fault-half-a-move = ein Spieler ohne Zug
fault-no-deal = es sind nicht 32 Karten gegeben
fault-no-such-card = keine solche Karte
fault-card-twice = eine Karte zweimal
fault-no-such-result = kein solches Ergebnis
fault-no-such-option = keine solche Option
## solve
solve-record = { $file }, Zeile { $line }, Spiel { $id }
solve-position = { $file }, Stellung { $number }
solve-nobody-plays = niemand spielt allein
solve-hidden = Karten sind verdeckt
solve-for-two = die Form zu zweit wird nicht gelöst
solve-not-played = es ist noch kein Spiel angesagt
solve-over = es ist keine Karte mehr zu spielen
solve-impossible = eine solche Stellung kann es nicht geben: Hände und Tisch passen nicht zusammen
solve-too-many-points = Punkte und übrige Karten ergeben mehr als 120
solve-empty = { $file } enthält keine Stellung
solve-no-ply = --ply ist für Spielprotokolle; das ist eine Stellung
solve-too-short = die Aufzeichnung endet nach Karte { $cards }, --ply ist { $ply }
solve-illegal = Zug { $move } ist nicht erlaubt
solve-no-position = keine Stellung: falsch bei { $path ->
    [start] ihrem Anfang
   *[other] { $path }
  }
solve-head-id = Spiel
solve-head-ply = Karten
solve-head-game = Ansage
solve-head-to-play = am Zug
solve-head-value = Wert
solve-head-best = beste Karten
solve-head-time = Zeit
solve-declarer = Alleinspieler
solve-defender = Gegner
solve-held = gehalten
solve-lost = verloren
## breakdown
breakdown-unknown = { $file }, Zeile { $line }: ausgelassen, nicht alles daran ist bekannt
breakdown-games = Spiele
breakdown-share = von allen
breakdown-won = gewonnen
breakdown-per-game = Punkte je Spiel
breakdown-each = im Mittel
breakdown-errors = Fehler je Spiel
breakdown-alone = Alleinspiel
breakdown-defence = Gegenspiel
breakdown-suit = Farbe
breakdown-suit-hand = Farbe Hand
breakdown-grand = Grand
breakdown-grand-hand = Grand Hand
breakdown-null = Null
breakdown-null-hand = Null Hand
breakdown-ouvert = Null ouvert
breakdown-ouvert-hand = Null ouvert Hand
breakdown-chances = Gewinnaussicht
breakdown-believed = vermutet
breakdown-before = Wert vor dem Skat
breakdown-after = bei der Ansage
breakdown-came = gekommen
breakdown-contract = nach Spiel
breakdown-others = andere reizten
breakdown-others-none = nicht
breakdown-others-low = bis 20
breakdown-others-high = höher
breakdown-worth = nach Wert vor dem Skat
breakdown-winnable = Mit offenen Karten zu gewinnen: { $games }, davon verloren: { $count } ({ $low } bis { $high } % mit 95 %).
breakdown-beaten = Mit offenen Karten verloren: { $games }, davon gewonnen: { $count } ({ $low } bis { $high } % mit 95 %).
breakdown-overbid = Überreizt: { $games }, davon gewonnen: { $count } ({ $low } bis { $high } % mit 95 %).
breakdown-beatable = Von fremden Spielen, die offene Karten umbiegen ({ $games }), umgebogen: { $count } ({ $low } bis { $high } % mit 95 %).
breakdown-by-trick = Fehler nach Stichen
breakdown-first = der erste der Partei
## arena
arena-title = Skat
arena-points = Punkte je Spiel
arena-declared = allein
arena-won = gewonnen
