topic-fits = Passt das dorthin?
topic-next = Was als Nächstes legen?
topic-tree = Welche Einteilung passt noch?
task-fits = Passt das in Klasse { $class }?
task-fits-new = Ist das eine neue Klasse?
asked-is = Es geht um: { $cards }.
task-next = Womit liegst du hier am sichersten richtig?
task-tree = Welche Einteilung passt zu allen Urteilen bisher?
class-is = Klasse { $class }: { $cards }.
refused = War falsch: { $cards } in Klasse { $class }.
refused-new = War falsch: eine neue Klasse mit { $cards }.
answer-surely = Sicher ja
answer-possible = Noch nicht entschieden
answer-never = Sicher nicht
answer-lay = { $cards } in Klasse { $class }
answer-lay-new = neue Klasse mit { $cards }
why-surely = { $of ->
    [one] Nur eine Einteilung ist noch möglich, und bei ihr stimmt es.
   *[other] { $of } Einteilungen sind noch möglich, und bei allen stimmt es.
  }
why-never = { $of ->
    [one] Nur eine Einteilung ist noch möglich, und bei ihr stimmt es nicht.
   *[other] { $of } Einteilungen sind noch möglich, und bei keiner stimmt es.
  }
why-possible = { $of } Einteilungen sind noch möglich, und bei { $right } davon stimmt es.
tree-fits = { $others ->
    [0] Sie passt zu allen Urteilen, und keine andere tut das.
    [one] Sie passt zu allen Urteilen, und eine andere auch.
   *[other] Sie passt zu allen Urteilen, und { $others } andere auch.
  }
against-right = Nach ihr wäre { $cards } in Klasse { $class } falsch. Es war aber richtig.
against-right-new = Nach ihr wäre eine neue Klasse mit { $cards } falsch. Es war aber richtig.
against-wrong = Nach ihr wäre { $cards } in Klasse { $class } richtig. Es war aber falsch.
against-wrong-new = Nach ihr wäre eine neue Klasse mit { $cards } richtig. Es war aber falsch.
