## What can be printed
cards = Karten
cards-text = Die 32 Karten zum Ausschneiden, mit französischem oder deutschem Blatt.
list-three = Spielliste zu dritt
list-three-text = 36 Spiele für drei, mit der Abrechnung nach Seeger und Fabian.
list-four = Spielliste zu viert
list-four-text = 48 Spiele für vier, mit der Abrechnung nach Seeger und Fabian.
values = Reizkarte
values-text = Was jedes Spiel wert ist, und alle Reizwerte, zweimal auf einem Blatt.
values-title = Reizwerte
values-steps = mal
values-nulls = Null { $plain }, Hand { $hand }, ouvert { $ouvert }, ouvert Hand { $both }
values-how = Spitzen + 1 für das Spiel, + 1 für Hand, Schneider, angesagt, Schwarz, angesagt, ouvert.
list-date = Datum und Ort
list-opponents = verlorene Spiele der anderen × { $count }
