## What went well
lays = { $right } von { $n ->
    [one] einem Zug richtig
   *[other] { $n } Zügen richtig
  }
described = Einteilung richtig beschrieben
## How the tree could have been known
known = Nach Zug { $lay } ({ $card }) konnte man es wissen: Nur diese Einteilung passte noch.
telling = Am meisten verriet Zug { $lay } ({ $card }): Von { $before } Einteilungen blieben { $after }.
outside = Diese Einteilung ist verwickelter als alle, die hier gezählt werden. Sieh sie dir an.
untold = Die Züge haben noch nichts verraten.
