feed-title = Lusoria: du bist dran
turn = Du bist dran: { $title }, Tisch { $code }
turn-until = Du bist dran bis { $until }: { $title }, Tisch { $code }
turns-subject = { $n ->
    [1] Lusoria: du bist dran
   *[other] Lusoria: du bist an { $n } Tischen dran
  }
turns-head = { $n ->
    [1] Ein Tisch wartet auf dich:
   *[other] { $n } Tische warten auf dich, der eiligste zuerst:
  }
turns-why = Du hast dir diese E-Mails gewünscht. Mit einem Druck hören sie auf:
confirm-subject = Lusoria: sollen wir dir schreiben?
confirm-head = Auf { $place } hat jemand diese Adresse angegeben, um per E-Mail zu erfahren, wann er an einem Kartentisch dran ist. Warst du das, dann drück hier:
confirm-not = Warst du es nicht, dann tu nichts: Es kommt nichts mehr, und die Adresse wird nach zwei Tagen gelöscht.
event-class = Klasse
event-evening = Spielabend
