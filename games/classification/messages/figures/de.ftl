title = Klassifikation: Statistik
intro = Aus den Runden, die du auf diesem Gerät beendet hast. Nichts davon verlässt das Gerät.
none = Auf diesem Gerät ist noch keine Runde Klassifikation zu Ende gespielt. Spiel eine, dann steht sie hier.
play = Zu den Tischen
totals = Insgesamt
rounds = Runden
lays = Angelegt
wrong = Falsch angelegt
avoidable = Vermeidbar falsch
bits = Information je Zug
right = Beschreibungen richtig
percent = { $percent } %
right-of = { $percent } % von { $count }
bits-value = { $bits } Bit
nothing = –
how = Vermeidbar falsch war ein Zug, der nichts Neues sagte: Die Züge davor hatten ihn schon ausgeschlossen. Bits sagen, wie viel vom noch Möglichen ein Zug ausschloss; ein Bit ist die Hälfte. Runden als Weiser haben hier keine Züge, und Bäume, die nicht gezählt werden, keine Bits.
measure-lays = Falsche Züge
measure-bits = Bits je Zug
measure-right = Beschreibungen
line-wrong = falsch
line-avoidable = vermeidbar
line-bits = Bits je Zug
line-right = richtig
round-sage = Als Weiser
round-player = { $lays ->
    [one] 1 Zug, { $wrong } falsch
   *[other] { $lays } Züge, { $wrong } falsch
  }
round-avoidable = { $count } vermeidbar
round-right = Beschreibung richtig
round-not-right = Beschreibung nicht richtig
