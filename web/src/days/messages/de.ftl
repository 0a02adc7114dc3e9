pace = Wie spielt ihr?
pace-live = jetzt zusammen
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
event-without-bot = Niemand wird durch einen Bot ersetzt. Ist jemandes Zeit um oder geht jemand, endet die Runde an seinem Tisch; es zählt nur, was bis dahin zählt.
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
reminders = Erinnerungen
reminders-device = Auf diesem Gerät
reminders-mail = Per E-Mail
mail-hint = „Du bist dran“ per E-Mail: höchstens einmal in der Stunde, nie bei Nacht, und nichts von Karten.
mail-address = E-Mail-Adresse
mail-ask = Schreib mir
mail-sent = Eine E-Mail mit einem Link ist unterwegs an { $address }. Öffne sie und sag Ja. Eine Adresse wird höchstens einmal am Tag gefragt.
mail-on = E-Mails gehen an { $address }.
mail-other = Andere Adresse
mail-off = Keine E-Mails mehr
mail-page = E-Mails, wenn du dran bist
mail-question = Soll dir dieser Server schreiben, wenn du an einem Tisch dran bist? Höchstens einmal in der Stunde, nie bei Nacht.
mail-yes = Ja, schreib mir
mail-is-on = Dieser Server schreibt dir, wenn du an einem Tisch dran bist.
mail-ended = Es kommen keine E-Mails mehr.
mail-gone = Dieser Link gilt nicht mehr: An die Adresse wird nicht geschrieben.
reminders-calendar = In deinem Kalender
calendar-hint = Eine private Adresse für deinen Kalender oder Feedreader: Sie zeigt, bis wann du dran bist, und nichts von Karten. Wer sie hat, sieht dasselbe; behalt sie für dich.
calendar-make = Adresse anlegen
calendar-ics = Kalender (iCalendar)
calendar-atom = Feed (Atom)
calendar-copy = Kopieren
calendar-renew = Neue Adresse
calendar-renew-sure = Wirklich? Die alte endet
calendar-end = Beenden
calendar-end-sure = Wirklich beenden?
bot-plays = Für dich spielt ein Bot
event-class = Klasse
event-evening = Spielabend
