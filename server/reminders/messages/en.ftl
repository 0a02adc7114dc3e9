feed-title = Lusoria: your turn
turn = Your turn: { $title }, table { $code }
turn-until = Your turn until { $until }: { $title }, table { $code }
turns-subject = { $n ->
    [1] Lusoria: your turn
   *[other] Lusoria: your turn at { $n } tables
  }
turns-head = { $n ->
    [1] A table waits for you:
   *[other] { $n } tables wait for you, the most urgent first:
  }
turns-why = You have asked for these e-mails. With one press they end:
confirm-subject = Lusoria: shall we write to you?
confirm-head = On { $place } somebody has given this address, to hear by e-mail when it is their turn at a card table. If it was you, press here:
confirm-not = If it was not you, do nothing: no more is sent, and the address is deleted in two days.
event-class = a class
event-evening = an evening of games
