## What to look at
nudge-refused = Sieh dir die letzte Ablehnung an: { $card } gehört nicht zu Klasse { $class }. Was schließt das aus?
nudge-refused-new = Sieh dir die letzte Ablehnung an: { $card } gehört zu einer Klasse, die schon da ist. Was schließt das aus?
nudge-class = Was haben die Karten in Klasse { $class } gemeinsam, und was unterscheidet sie von den anderen?
nudge-first = Welche deiner Karten ist der aufgedeckten am ähnlichsten?
## What to do
advice-lay = Leg { $card } zu Klasse { $class }.
advice-new = Gründe mit { $card } eine neue Klasse.
## Why
reason-certain = Das stimmt bei jeder Einteilung, die noch möglich ist.
reason = Das stimmt bei { $right } von { $of } Einteilungen, die noch möglich sind.
