which = Welche Aufgaben
daily = Aufgabe des Tages
practice = Nach Thema
theme = Thema
all-themes = Alle Themen
level = Schwierigkeit
all-levels = Jede
theme-solved = { $theme } ({ $solved } von { $count })
streak = { $count ->
    [0] Noch kein Tag in Folge
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
solved = Gelöst: { $count } von { $of }, { $first } auf Anhieb
done-today = Die von heute hast du gelöst.
none = So eine Aufgabe gibt es nicht.
again = Noch einmal
next = Nächste Aufgabe
to-practice = Weitere Aufgaben
share-link = Link zu dieser Aufgabe
