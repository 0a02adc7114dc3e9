pace = Wie spielt ihr?
pace-live = gleichzeitig
pace-by-day = mit langer Bedenkzeit
move = Für einen Zug hat man
move-hour = eine Stunde
move-day = einen Tag
move-three-days = drei Tage
move-week = eine Woche
terms-hour = Jeder hat für einen Zug eine Stunde und schaut vorbei, wann er mag.
terms-day = Jeder hat für einen Zug einen Tag und schaut vorbei, wann er mag.
terms-three-days = Jeder hat für einen Zug drei Tage und schaut vorbei, wann er mag.
terms-week = Jeder hat für einen Zug eine Woche und schaut vorbei, wann er mag.
substitute = Ist die Zeit um, spielt ein Bot, bis der Mensch zurück ist
with-bot = Wer sich setzt, ist einverstanden: Ist die eigene Zeit um, spielt ein Bot, bis man zurück ist.
without-bot = Niemand wird durch einen Bot ersetzt. Ist jemandes Zeit um oder geht jemand, wird die Runde abgebrochen; es zählt nur, was bis dahin zählt.
left-days = { $n ->
    [1] noch 1 Tag
   *[other] noch { $n } Tage
  }
left-hours = { $n ->
    [1] noch 1 Stunde
   *[other] noch { $n } Stunden
  }
left-minutes = { $n ->
    [1] noch 1 Minute
   *[other] noch { $n } Minuten
  }
replaced-late = Deine Zeit war um. Bis du wieder Platz nimmst, spielt ein Bot für dich.
replaced-left = Bis du wieder Platz nimmst, spielt ein Bot für dich.
replaced = Für { $name } spielt ein Bot.
left-none = Zeit ist um
notices-on = Sag mir, wenn ich am Zug bin
notices-off = Nicht mehr melden
notice = Du bist am Zug
notices-denied = Dieser Browser darf keine Mitteilungen zeigen. Das lässt sich in seinen Einstellungen ändern.
