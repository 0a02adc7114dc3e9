title = Skat: Analysebrett
enter-title = Ein Spiel eingeben
enter-hint = Tippe eine Karte an, dann liegt sie da, wo die Auswahl darüber sagt. Die letzten beiden sind der Skat; sie gelten als gedrückt.
enter-where = Die Karte geht an
enter-mix = Rest zufällig geben
enter-clear = Leeren
enter-declarer = Allein spielt
enter-game = Spiel
enter-hand = Aus der Hand
enter-go = Aufs Brett
enter-left = { $count ->
    [0] Jede Karte hat ihren Platz.
    [one] Eine Karte hat noch keinen Platz.
   *[other] { $count } Karten haben noch keinen Platz.
  }
held-by = { $card }: { $where }
bad-link = Dieser Link nennt kein Spiel, das gespielt werden kann. Gib hier eines ein.
another = Ein anderes Spiel

## Trying out
hint = Spiel für alle, was du willst. Die Zahl unter einer Karte: die Augen des Alleinspielers am Ende, wenn von da an alle am besten spielen.
hint-null = Spiel für alle, was du willst. ✓: Der Null bleibt bei bestem Spiel aller sicher; ✗: der Alleinspieler bekommt einen Stich.
value-points = Bestes Spiel von hier an: { $points } für den Alleinspieler; er braucht { $target }.
value-unreachable = Bestes Spiel von hier an: { $points } für den Alleinspieler. Für diesen Reizwert reichen alle Augen nicht.
value-null-safe = Spielen alle am besten, ist der Null sicher.
value-null-lost = Spielen alle am besten, bekommt der Alleinspieler einen Stich.
thinking = Es wird gerechnet …
failed = Das ließ sich nicht ausrechnen.
card-worth = { $card }: { $points } für den Alleinspieler
card-safe = { $card }: der Null bleibt sicher
card-unsafe = { $card }: der Alleinspieler bekommt einen Stich
to-start = Zur ersten Karte
back = Eine Karte zurück
on = Eine Karte weiter
best = Beste Karte
as-played = wie gespielt
tried = eigene Variante
over = Das Spiel ist aus.
line = Die Karten bis hier

## Playing on
play-on = Ab hier spielen, die anderen spielen Bots
play-as = als { $place }
play-deal = Dasselbe Spiel vom Reizen an
again = Noch einmal von dort
to-board = Zum Brett
