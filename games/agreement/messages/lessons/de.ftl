lesson-first-round = Eine erste Runde
## What the coach says, in its order
welcome = Alle Karten sind Formen eines einzigen Wortes. Wer zuerst keine Karte mehr hat, gewinnt. Du spielst gegen Livia.
two-of-three = Jede Form hat drei Merkmale: Kasus, Numerus und Genus. Deine Karte muss mit der obersten in genau zwei davon übereinstimmen – nicht in drei, nicht in einem.
start-card = Das ist die Startkarte: { $formStart }, Genitiv Singular. Die Form ist in allen drei Genera gleich, und solange niemand etwas angesagt hat, gelten alle drei.
lay-first = Du bist dran. Nimm { $formFirst }: Akkusativ Singular Femininum. Singular und Femininum stimmen überein, der Kasus nicht: genau zwei! Wähle die Karte, sag Kasus, Numerus und Genus an und lege sie.
declared = Jetzt gilt, was du angesagt hast: Akkusativ Singular Femininum. Mit diesen drei Merkmalen muss die nächste Karte verglichen werden. Livia ist dran.
other-right = Livia legt { $formSecond } als Akkusativ Plural Femininum. Kasus und Genus stimmen überein, der Numerus nicht: Das ist richtig. Niemand sonst prüft das – nur ihr selbst.
several-readings = { $formMany } kann vieles sein: Dativ oder Ablativ Plural, in jedem Genus. Eines davon sagst du an. Hier muss es Plural und Femininum sein. Lege { $formMany } als Ablativ Plural Femininum.
dative-too = Auch richtig: Dativ Plural Femininum ginge genauso. Für das, was gleich kommt, nimm bitte den Ablativ.
macron = Livia sagt an: Ablativ Singular Femininum. Sieh dir { $macron ->
    [yes] das a am Ende ihrer Karte genau an: Trägt es einen Strich? Ein Strich macht eine andere Form.
   *[no] ihre Karte genau an: Ist das wirklich der Ablativ?
  } Wenn nicht, erhebe Einspruch. Fragt der Knopf noch einmal nach, drück ihn wieder.
look-first = Halt! Erst schau auf Livias Karte: { $formShort } – ist das Ablativ Singular Femininum? Sobald du weiterspielst, ist es für einen Einspruch zu spät.
tables = Du hattest recht: { $formShort } ist nicht Ablativ, das wäre { $formLong }. Nach einem Einspruch liegen die Formentabellen offen: Sieh nach, dann drück „Verstanden“. Livia nimmt ihre Karte zurück, und du bist dran.
lay-long = Du hast die richtige Form: { $formLong }, Ablativ Singular Femininum. Mit Ablativ Plural Femininum stimmen Kasus und Genus überein. Lege sie.
nothing-fits = Oben liegt { $formDative } als Dativ Singular Femininum. Du hast { $formTwo } und { $formLast }, beides Plural und kein Femininum: Keine passt. Dann ziehst du eine Karte vom Stapel.
draw-now = Das passt hier nicht. Zieh eine Karte vom Stapel.
drawn = Glück gehabt: noch einmal { $formStart }. Nach dem Ziehen darfst du nur diese Karte legen. Welches Genus muss sie haben? Mit Dativ Singular Femininum sollen Numerus und Genus übereinstimmen, der Kasus nicht.
drawn-fits = Du könntest sie behalten, aber sie passt: als Genitiv Singular Femininum. Lege sie.
think-ahead = Livia hat { $formGenitive } gelegt, Genitiv Plural Femininum, richtig. { $formTwo } kann Maskulinum oder Neutrum sein, beides passt. Denk an deine letzte Karte, { $formLast }: Akkusativ Plural Maskulinum. Was sagst du an, damit sie danach liegen kann?
neuter-blocks = Richtig wäre auch das Neutrum. Aber dann stimmt { $formLast } (Akkusativ Plural Maskulinum) nur im Numerus überein, und du könntest nicht fertig werden, selbst wenn Livia aussetzt. Sag Maskulinum an.
last-card = Livia hat eine Karte gezogen und behalten. Oben liegt noch dein Genitiv Plural Maskulinum. Lege { $formLast } als Akkusativ Plural Maskulinum: Numerus und Genus stimmen überein.
won = Gewonnen! Livia lässt deine letzte Karte gelten. Jetzt kennst du das ganze Spiel. Spiel nun eine richtige Runde: gegen einen Gegner, der Fehler macht, mit offenen Tabellen.
## About errors
no-need-to-draw = Ziehen darfst du immer, aber du kannst legen: Die markierte Karte passt.
right-but-later = Das wäre erlaubt. Für diese Lektion nimm bitte, was ich vorgeschlagen habe.
remark-own = Noch nicht. { $verdict } Versuch es noch einmal.
remark-challenged = Der Einspruch würde abgewiesen. { $verdict }
