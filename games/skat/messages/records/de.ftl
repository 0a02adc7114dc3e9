title = Skat: Spielprotokolle
open = Datei öffnen
hint = Wähle eine Datei, oder zieh sie hierher: Spiele im Format des Internationalen Skat-Servers (.sgf), von hier oder von anderswo. Sie bleibt auf diesem Gerät.
reading = { $name } wird gelesen …
failed = { $name } konnte nicht gelesen werden.
too-large = { $name } ist zu groß: Gelesen werden Dateien bis { $megabytes } MB. Teile sie auf.
deal = Spiel { $id }: { $headline }
count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
  }
no-record = Darin steht kein aufgezeichnetes Skatspiel.
other-game = Zeile { $line }: Das ist ein anderes Spiel, kein Skat.
cut-off = Das Spiel ab Zeile { $line } bricht mittendrin ab.
fault = Zeile { $line }, Spalte { $column } ist nicht zu lesen ({ $token }).
more-faults = { $count ->
    [one] Noch eine Stelle ist nicht zu lesen.
   *[other] { $count } weitere Stellen sind nicht zu lesen.
  }
several = Nicht immer dieselben Spieler: Hier werden keine Punkte zusammengezählt.
hidden-cards = Nicht anzusehen: Es sind nicht alle Karten aufgezeichnet.
differs = Im Protokoll steht es anders.
previous = Vorige
next = Weiter

## A move that is not allowed
illegal-play = Nicht anzusehen. Stich { $trick }, { $name }: { $move } ist nicht erlaubt.
illegal-before = Nicht anzusehen. Vor dem ersten Stich, { $name }: { $move } ist nicht erlaubt.
because-not-now = Das geht zu diesem Zeitpunkt nicht.
because-not-your-turn = Jemand anders ist an der Reihe.
because-bid-too-low = Das ist zu niedrig gereizt.
because-no-such-bid = So viel zählt kein Spiel.
because-nothing-bid = Es ist noch nichts gereizt.
because-discard-two = Gedrückt werden zwei Karten.
because-card-not-in-hand = Die Karte ist nicht auf der Hand.
because-must-follow = Es muss bedient werden.
because-no-pick-up = Der Skat wurde nicht aufgenommen.
because-announce-by-hand = Angesagt wird nur im Handspiel.
because-hand-after-pick-up = Der Skat wurde aufgenommen.
because-null-announcement = Im Null gibt es keinen Schneider.
because-round-over = Da ist das Spiel schon zu Ende.
odd-bid = { $bid } ist kein Reizwert: So viel zählt kein Spiel.
