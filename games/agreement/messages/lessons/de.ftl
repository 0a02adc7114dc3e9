lesson-fits = Welche passt?
lesson-first-round = Eine erste Runde
lesson-bluff = Wahr oder Bluff?
## Answers
answer-form = { $form }
answer-cell = { $cellAs }
answer-feature = { $featureOne }
answer-true = Wahr
answer-bluff = Bluff!
## Which card fits?
fits-forms = Ein lateinisches Wort sieht je nach Aufgabe im Satz anders aus. Jede dieser Formen hat drei Merkmale: Kasus, Numerus und Genus.
fits-features = Kasus heißt Fall. Davon gibt es fünf: Nominativ, Genitiv, Dativ, Akkusativ, Ablativ. Wozu sie gut sind, musst du hier nicht wissen: Du vergleichst nur die Namen.
fits-features-more = Numerus ist Singular (eins) oder Plural (viele). Genus ist Maskulinum (männlich), Femininum (weiblich) oder Neutrum (sächlich).
fits-number = Was davon ist ein Numerus?
fits-is-case = Das ist ein Kasus, einer der fünf Fälle.
fits-is-number = Richtig: Singular und Plural sind die beiden Numeri.
fits-is-gender = Das ist ein Genus, wie Maskulinum und Femininum.
fits-rule = Eine Karte passt, wenn genau zwei Merkmale gleich sind. Nicht alle drei, und nicht nur eins. Was oben liegt, steht auf dem Schild daneben.
fits-cells = Oben liegt { $cellTop }. Was passt dazu?
fits-cells-two = Richtig: Singular und Femininum sind gleich, nur der Kasus ist anders.
fits-cells-not = Hier { $n ->
    [3] sind alle drei Merkmale gleich
   *[1] ist nur ein Merkmal gleich
  }. Es müssen genau zwei sein.
fits-where = Was eine Form alles sein kann, steht in den Formentabellen. Schlag dort nach, so oft du willst: Der Knopf ist unten.
fits-which = Oben liegt { $formTop }, { $cellTop }. Welche dieser Karten passt?
fits-hint = Vergleiche der Reihe nach: Kasus, Numerus, Genus. Zwei müssen gleich sein, eins anders.
fits-look = Schlag nach, was jede Karte sein kann. Dann vergleiche Kasus, Numerus, Genus: Zwei müssen gleich sein, eins anders.
fits-read = { $form } kann { $cellAs } sein. Zähl nach.
fits-two = Richtig: { $form } als { $cellAs }. { $featureOne } und { $featureTwo } sind gleich, eins ist anders.
fits-not = { $form } ist { $cellIs }: { $n ->
    [0] Da ist nichts gleich.
    [1] Da ist nur ein Merkmal gleich.
   *[3] Da sind alle drei Merkmale gleich.
  }
fits-none = { fits-not } Auch als etwas anderes passt es nicht.
readings-all = Manche Formen können mehreres sein. Was alles kann { $form } sein? Finde { $n ->
    [2] beides
   *[other] alle { $n }
  }.
readings-hint = Such { $form } in den Formentabellen: Es steht dort an { $n } Stellen.
readings-one = Sicher ist { $form } auch { $cellAs }.
readings-yes = Ja, { $form } kann { $cellAs } sein.
readings-no = Nein: { $cellAs } heißt { $formOther }.
fits-end = Genau zwei Merkmale: Das ist das ganze Spiel. Jetzt spielst du eine Runde.
## A first round, in its order
welcome = Alle Karten sind Formen eines einzigen Wortes. Wer zuerst keine Karte mehr hat, gewinnt. Du spielst gegen Livia.
two-of-three = Jede Form hat drei Merkmale: Kasus, Numerus und Genus. Deine Karte muss in genau zwei davon gleich sein.
start-card = Das ist die Startkarte: { $formStart }, Genitiv Singular. Noch hat niemand ein Genus angesagt, also darfst du dir eins aussuchen. Was deine Karten sein können, steht in den Formentabellen.
ask-first = Du bist dran. Welche Karte passt in genau zwei Merkmalen? Tipp sie an, sag Kasus, Numerus und Genus an und lege sie.
nudge-first = Behalte den Singular und ein Genus. Nur der Kasus soll anders sein als Genitiv.
lay-first = Nimm { $formFirst }: Akkusativ Singular Femininum. Singular und Femininum stimmen überein, der Kasus nicht.
declared = Jetzt gilt, was du angesagt hast: Akkusativ Singular Femininum. Damit wird die nächste Karte verglichen. Livia ist dran.
other-right = Livia legt { $formSecond } als Akkusativ Plural Femininum. Kasus und Genus sind gleich, der Numerus nicht: Das stimmt. Aber pass auf, niemand prüft das für dich.
ask-many = Oben liegt jetzt Akkusativ Plural Femininum. Welche deiner Karten passt, und als was?
nudge-many = Plural und Femininum dürfen bleiben, nur der Kasus muss anders sein. Eine deiner Karten kann vieles sein.
several-readings = { $formMany } kann Dativ oder Ablativ Plural sein, in jedem Genus. Sag eines davon an: Ablativ Plural Femininum.
dative-too = Auch richtig, Dativ Plural Femininum ginge genauso. Für das, was gleich kommt, nimm bitte den Ablativ.
ask-macron = Livia legt { $formShort } und sagt: Ablativ Singular Femininum. Wahr oder Bluff?
nudge-macron = Sieh in den Formentabellen nach: { $macron ->
    [yes] Hat der Ablativ einen Strich über dem a am Ende?
   *[no] Wie heißt der Ablativ?
  }
not-ablative = Schau noch einmal hin: Der Ablativ heißt { $formLong }. Livia hat { $formShort } gelegt.
macron = Gut gesehen: { $formShort } ist nicht der Ablativ. { $macron ->
    [yes] Ein Strich macht eine andere Form.
   *[no] Der heißt { $formLong }.
  }
challenge-it = Dann erhebe Einspruch! Fragt der Knopf noch einmal nach, drück ihn wieder.
look-first = Halt, erst der Einspruch! Sobald du weiterspielst, ist es zu spät.
tables = Du hattest recht, Livia nimmt { $formShort } zurück. Nach einem Einspruch liegen die Formentabellen vor allen offen. Sieh nach, dann drück „Verstanden“.
ask-long = Du bist wieder dran, und oben liegt dein Ablativ Plural Femininum. Hast du die Karte, die Livia gern gehabt hätte?
nudge-long = Such den Ablativ Singular Femininum. Kasus und Genus bleiben, der Numerus ändert sich.
lay-long = { $formLong } ist Ablativ Singular Femininum. Kasus und Genus stimmen überein, also lege sie.
ask-none = Oben liegt { $formDative }, Dativ Singular Femininum. Du hast { $formTwo } und { $formLast }. Was tust du?
nudge-none = Beide sind Plural und kein Femininum. Wie viele Merkmale sind dann gleich?
nothing-fits = Keine der beiden passt. Dann ziehst du eine Karte vom Stapel.
draw-now = Das passt hier nicht. Sieh genau hin, was oben liegt.
ask-drawn = Glück gehabt: noch einmal { $formStart }! Nach dem Ziehen darfst du nur diese Karte legen. Als was?
nudge-drawn = Oben liegt Dativ Singular Femininum. Deine Karte ist Genitiv Singular, das Genus wählst du.
drawn = Sag Genitiv Singular Femininum an: Numerus und Genus stimmen überein, der Kasus nicht.
drawn-fits = Du könntest sie behalten, aber sie passt. Lege sie.
think-ahead = Livia hat { $formGenitive } gelegt, Genitiv Plural Femininum. { $formTwo } passt als Maskulinum und als Neutrum. Was sagst du an, damit danach auch { $formLast } passt?
nudge-ahead = { $formLast } ist Akkusativ Plural Maskulinum. Welches Genus soll dann schon oben liegen?
masculine = Sag Genitiv Plural Maskulinum an. Dann sind danach Numerus und Genus gleich.
neuter-blocks = Richtig wäre auch das Neutrum. Aber { $formLast } ist Maskulinum und könnte dann nicht folgen.
ask-last = Livia hat gezogen und ihre Karte behalten. Oben liegt noch dein Genitiv Plural Maskulinum. Leg deine letzte Karte!
nudge-last = Als was? Numerus und Genus sollen gleich sein, der Kasus nicht.
last-card = Lege { $formLast } als Akkusativ Plural Maskulinum.
won = Gewonnen! Livia lässt deine letzte Karte gelten. Jetzt kennst du das ganze Spiel.
## True, or a bluff?
bluff-what = Wer eine Karte legt, sagt an, was sie ist. Niemand prüft das, also darf man bluffen. Glaubst du es nicht, erhebst du Einspruch.
bluff-ask = Frag dich immer: Kann die Form das sein, und sind genau zwei Merkmale gleich? Was eine Form sein kann, steht in den Formentabellen.
bluff-or-true = Dein { $cellOn } lag oben. Livia legt { $form } und sagt: { $cellAs }. Wahr oder Bluff?
bluff-hint = Erst die Form: Kann sie das sein? Achte auf die Striche über den Vokalen. Dann zähl die gleichen Merkmale.
bluff-compare = Vergleiche { $cellOn } und { $cellAs }. Und wie heißt die Form dafür?
bluff-true = Es ist wahr: { $form } kann das sein. { $featureOne } und { $featureTwo } sind gleich, eins ist anders.
bluff-form = Es ist ein Bluff: { $form } kann das nicht sein. { $cellAs } wäre { $formRight }.
bluff-shares = Es ist ein Bluff: Die Form stimmt, aber { $n ->
    [0] kein Merkmal ist gleich
    [1] nur ein Merkmal ist gleich
   *[3] alle drei Merkmale sind gleich
  }.
bluff-end = So findest du jeden Bluff: erst die Form, dann die Merkmale. Jetzt spiel gegen Gegner, die Fehler machen.
## About errors
no-need-to-draw = Ziehen darfst du immer. Aber eine deiner Karten passt.
right-but-later = Erlaubt wäre das. Für diese Lektion spiel aber { $formWanted }.
remark-own = Noch nicht. { $verdict } Versuch es noch einmal.
remark-challenged = Der Einspruch würde abgewiesen. { $verdict }
