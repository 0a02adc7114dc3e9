learn-about = Kurze Lektionen am richtigen Tisch, mit jemandem neben dir, der erklärt. { $done } von { $of } sind fertig.
learn-coach = Erklärung
learn-answers = Antworten
learn-progress = Wie weit du in dieser Lektion bist
learn-go-on = Weiter
learn-skip = Mach es mir vor
learn-answer = Sag mir die Antwort
learn-hint = Tipp
learn-right = richtig
learn-wrong = falsch
learn-series = { $n } in Folge
learn-repeated = Noch einmal gefragt
learn-due = { $n ->
    [one] Noch einmal, was neulich nicht saß: 1 Aufgabe
   *[other] Noch einmal, was neulich nicht saß: { $n } Aufgaben
  }
learn-review-done = Das war alles, was neulich nicht saß. Was jetzt noch falsch war, kommt morgen wieder.
learn-stars = { $stars ->
    [one] 1 von 3 Sternen
   *[other] { $stars } von 3 Sternen
  }
learn-show = Zeig mir die Stelle
learn-retry = Noch einmal
learn-insist = Trotzdem spielen
learn-again = Von vorn
learn-list = Alle Lektionen
learn-left = Weiter
learn-done = Fertig
learn-next = Weiter: { $lesson }
learn-table = Am ersten Tisch spielen
learn-table-about = Danach spielst du: an einem leichten Tisch, gegen Gegner, die Fehler machen, mit allem, was hilft.
