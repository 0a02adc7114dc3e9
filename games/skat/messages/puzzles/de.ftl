title = Skataufgaben
intro = Eine Karte ist richtig, alle anderen scheitern: Stellungen aus Spielen, jede bis zum Ende durchgerechnet.

## Which puzzle
which = Welche Aufgaben
daily = Aufgabe des Tages
practice = Nach Thema
theme = Thema
all-themes = Alle Themen
level = Schwierigkeit
all-levels = Jede
theme-trumps = Trumpf ziehen
theme-suits = Eine Farbe anspielen
theme-take = Nehmen oder lassen
theme-discard = Abwerfen
theme-lead = Gegenspiel: Ausspiel
theme-defend = Gegenspiel: Zugeben
theme-schneider = Schneider
theme-null = Null
theme-null-defence = Gegen Null
theme-solved = { $theme } ({ $solved } von { $count })
stars = Schwierigkeit { $level } von 5
streak = { $count ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
solved = Gelöst: { $count } von { $of }, { $first } auf Anhieb
done-today = Die von heute hast du gelöst.
none = So eine Aufgabe gibt es nicht.

## The task
task-declarer = Du spielst { $game } allein und brauchst { $target } Augen. { $points } hast du.
task-defender = Du spielst gegen { $game }: Der Alleinspieler braucht { $target } Augen und hat { $points }. Halte ihn darunter.
task-schneider-declarer = Du spielst { $game } allein: Mach die anderen Schneider, mit { $target } Augen. { $points } hast du.
task-schneider-defender = Du spielst gegen { $game }: Werdet nicht Schneider. Dem Alleinspieler gelingt es mit { $target } Augen, { $points } hat er.
task-null = Du spielst Null allein: Nimm keinen Stich.
task-null-defender = Du spielst gegen Null: Bring den Alleinspieler zu einem Stich.
sight-open = Alle Karten liegen offen.
sight-closed = Wie am Tisch: Du siehst deine Karten und was gespielt wurde.
sight-closed-more = Die Karte ist richtig, wie auch immer die verdeckten Karten (fast) liegen können. Jede von { $layouts } Verteilungen wurde mit offenen Karten zu Ende gerechnet.
source-xskat = Aus einem Spiel des Programms XSkat.
source-iss = Aus einem Spiel auf dem International Skat Server.
source-self = Aus einem Spiel unserer eigenen Spieler.
skat-known = Gedrückt: { $cards }
skat-hidden = Was gedrückt wurde, ist verdeckt.
skat-lies = Im Skat: { $cards }
tricks-before = Bisherige Stiche

## The answer
choose = Wähle eine Karte.
right = Richtig: { $card }.
right-later = Jetzt richtig: { $card }.
wrong = Nicht { $card }.
shown = Die richtige Karte: { $card }.
comes-declarer = Damit bekommst du { $points } Augen, { $target } brauchst du.
comes-defender = Damit bekommt der Alleinspieler { $points } Augen, { $target } braucht er.
comes-null-won = Damit bleibt der Alleinspieler ohne Stich.
comes-null-lost = Damit muss der Alleinspieler einen Stich nehmen.
line-right = Nach { $card }, wenn alle am besten spielen
line-wrong = Nach { $card }: So wird es widerlegt
after-trick = { $points } für den Alleinspieler
all-cards = Was aus jeder Karte wird
column-card = Karte
column-points = Alleinspieler
column-trick = Stich
column-share = Gelingt
points-of = { $points } Augen
null-taken = nimmt einen Stich
null-none = nimmt keinen
share-of = in { $share } von 100
thinking = Der Verlauf wird berechnet.
failed = Der Verlauf konnte hier nicht berechnet werden.
again = Noch einmal
show = Richtige Karte zeigen
next = Nächste Aufgabe
to-practice = Weitere Aufgaben
share-link = Link zu dieser Aufgabe
