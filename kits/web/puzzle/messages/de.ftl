which = Welche Rätsel
daily = Rätsel des Tages
practice = Nach Thema
theme = Thema
all-themes = Alle Themen
level = Schwierigkeit
all-levels = Jede
theme-solved = { $theme } ({ $solved } von { $count })
streak = { $count ->
    [0] Starte deine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
solved = Gelöst: { $count } von { $of }, { $first } auf Anhieb
done-today = Das von heute hast du gelöst.
none = So ein Rätsel gibt es nicht.
again = Noch einmal
next = Nächstes Rätsel
to-practice = Weitere Rätsel
share-link = Link zu diesem Rätsel
share = Rätsel teilen
share-copied = Link kopiert
hint = Ein Tipp
hint-more = Noch ein Tipp
# After a second hint; what is struck out stays in its place.
hint-narrowed = Nur das hier bleibt übrig.
hint-struck = Das hat der Tipp gestrichen.
due = heute fällig: { $count }
