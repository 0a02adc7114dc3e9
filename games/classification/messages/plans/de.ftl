## Stunden für Lehrkräfte
first = Klassifikation: eine verborgene Ordnung finden
first-aim = Ziel: Alle haben aus Urteilen auf eine Regel geschlossen und sie in Worte gefasst.
first-1 = Teilen Sie sechs Dinge aus den Mäppchen in zwei Haufen und sagen Sie nicht, wonach.
first-1-ask = Wonach sind sie eingeteilt? Wonach könnte es noch sein?
first-2 = Alle öffnen auf ihrem Gerät „Beim Spielen lernen“ bei Klassifikation und machen „Eine erste Runde“.
first-2-ask = Was lehrt ein „falsch“, das ein „richtig“ nicht lehrt? (Ein widerlegter Verdacht ist weg; ein bestätigter kann Zufall sein.)
first-3 = „Mit einer Klasse“, Klassifikation. Code an die Wand, „Spiel starten“. Gehen Sie herum; wer wartet, schreibt seinen Verdacht in die Notizen.
first-3-ask = Welche Karte würde deinen Verdacht widerlegen?
first-4 = „Runde beenden“. Die Wand zeigt, wie der Weise die Karten eingeteilt hat.
first-4-ask = Welches Urteil hat am meisten verraten?
first-5 = Hausaufgabe: eine Tabelle mit Dingen eines Fachs, eine Zeile je Ding, eine Spalte je Eigenschaft. Unter „Eigenes Deck“ wird daraus das nächste Spiel.
first-5-ask = Welche Eigenschaften taugen zum Ordnen, welche nicht?
