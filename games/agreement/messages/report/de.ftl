lays = Karten gelegt
right = Richtig
upheld = Einsprüche zu Recht
rejected = Einsprüche zu Unrecht
overlooked = Fehler übersehen
confused = { $form } angesagt als { $as }; es ist { $was }
