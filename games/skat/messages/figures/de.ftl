title = Skat: Statistik
intro = Aus den Spielen, die du auf diesem Gerät beendet hast. Nichts davon verlässt das Gerät.
none = Auf diesem Gerät ist noch kein Skatspiel zu dritt oder zu viert zu Ende gespielt. Spiel eins, dann steht es hier.
play = Zu den Tischen
reckoning = Fehler werden berechnet: { $done } von { $of } Spielen
reckoned = Die Fehler aller { $count } Spiele sind berechnet.
failed = Die Fehler konnten hier nicht berechnet werden.

## Totals
totals = Insgesamt
games = Spiele
alone = Allein gewonnen
defended = Im Gegenspiel gewonnen
points-a-list = Punkte auf eine Liste zu 36
bold = Zu hoch gereizt
timid = Zu niedrig gereizt
lost-auction = Beim Reizen verloren
lost-skat = Beim Drücken verloren
lost-alone = Im Alleinspiel verloren
lost-defence = Im Gegenspiel verloren
share = { $count } von { $of } ({ $percent } %)
a-game = { $points } Punkte je Spiel
nothing = –
lost-how = Verlorene Punkte zählen nur, was man wissen konnte: Gebote, Gedrücktes und Karten, die klar schlechter aussahen als andere, und was sie nach Seeger und Fabian voraussichtlich kosten. Das ist eine Schätzung.

## Over time
measure-points = Punkte je Liste
measure-won = Gewonnene Spiele
measure-lost = Durch Fehler verlorene Punkte
measure-bids = Gebote
percent = { $percent } %
series-points = Punkte je Liste
series-alone = allein
series-defended = im Gegenspiel
series-auction = Reizen
series-skat = Drücken
series-play-alone = Alleinspiel
series-play-defence = Gegenspiel
series-bold = zu hoch
series-timid = zu niedrig
deal-declarer = { $game } allein
deal-defender = gegen { $game }
deal-other = ohne Alleinspieler
deal-won = gewonnen
deal-lost = verloren
deal-errors = { $points } Punkte durch Fehler verloren
deal-no-errors = kein klarer Fehler

## By contract
by-contract = Nach Spielen
column-contract = Spiel
column-won = Gewonnen
column-points = Punkte
column-lost = Durch Fehler

## Puzzles after an evening
proposed = Drei Rätsel für dich
proposed-auction = Am letzten Abend ging am meisten beim Reizen verloren.
proposed-skat = Am letzten Abend ging am meisten beim Ansagen und Drücken verloren.
proposed-alone = Am letzten Abend ging am meisten im Alleinspiel verloren.
proposed-defence = Am letzten Abend ging am meisten im Gegenspiel verloren.
proposed-trainer = Zwanzigmal reizen
proposed-puzzle = Rätsel { $number } (Stufe { $level })

## Twenty decisions
trainer = Zwanzig Entscheidungen
column-decisions = Übung
column-runs = Wie oft
column-last = Zuletzt richtig
column-best = Am besten
column-cost = Zuletzt verschenkt
trainer-auctions-1 = Reizen
trainer-auctions-2 = Noch einmal reizen
trainer-games = Ansagen
trainer-discards = Drücken
