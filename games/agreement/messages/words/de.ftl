## Die Seite für eigene Wörter
words-title = Eigene Wörter
words-intro = Füge eine Formentabelle aus einer Tabellenkalkulation ein oder schreib eine Form je Zeile. Substantive, Adjektive, Pronomen, zwei Wörter in Kongruenz oder Verben: Jede Form wird eine Karte.
words-table = Formentabelle
words-table-hint = Kasus als Zeilen oder Spalten, oder je Zeile eine Form: Form; Kasus; Numerus; Genus. Bei Verben Personen und Tempora, oder Form; Tempus; Numerus; Person.
words-begin = Oder beginn mit
words-gender = Genus dieser Formen
words-gender-none = ohne Angabe
words-preview = Das Deck
words-cards = { $n ->
  [one] { $n } Karte
 *[other] { $n } Karten
}, { $forms ->
  [one] { $forms } Form
 *[other] { $forms } verschiedene Formen
}
words-nothing = Noch ist nichts gelesen.
words-practise = Formen üben
words-export = Als Tabelle speichern (CSV)
words-library-save = Alle als eine Datei speichern
words-library-mine = Meine Wörter
words-library = { $n ->
  [0] In „{ $title }“ ist kein lesbares Deck.
  [one] { $n } Deck aus „{ $title }“ steht jetzt unter „Oder beginn mit“.
 *[other] { $n } Decks aus „{ $title }“ stehen jetzt unter „Oder beginn mit“.
}
words-library-unread = Nicht lesbar: { $list }
words-problems = { $n ->
  [one] Eine Zelle ließ sich nicht lesen
 *[other] { $n } Zellen ließen sich nicht lesen
}
words-notes = Was geändert wurde und was zweifelhaft ist
words-more = und { $n } weitere
words-refused = Dieses Deck lässt sich noch nicht spielen

## Bemerkungen zu einer Tabelle; der Ort steht davor
problem-letters = „{ $found }“ enthält das Zeichen „{ $char }“, das keine Karte hat.
problem-too-long = „{ $found }“ ist länger als 40 Zeichen.
problem-spellings = „{ $found }“ muss eine Schreibweise sein oder zwei.
problem-ending = „{ $found }“ ist nur eine Endung; gebraucht wird die ganze Form.
problem-empty = Die Zelle ist leer.
problem-unknown-case = „{ $found }“ ist kein Kasus, der hier bekannt ist.
problem-unknown-number = „{ $found }“ ist kein Numerus: Singular oder Plural?
problem-unknown-gender = „{ $found }“ ist kein Genus: Maskulinum, Femininum oder Neutrum?
problem-case-missing = „{ $found }“ steht in keinem Kasus.
problem-number-missing = Bei „{ $found }“ steht nicht, ob es Singular oder Plural ist.
problem-gender-missing = Bei „{ $found }“ ist kein Genus angegeben.
problem-no-table = Hier steht keine Formentabelle: Die Namen der Kasus oder, bei Verben, der Personen und Tempora fehlen.
note-footnote = Ein Fußnotenzeichen ist weggelassen: „{ $found }“ ist als { $form } gelesen.
note-breve = Ein Kürzezeichen ist weggelassen: „{ $found }“ ist als { $form } gelesen.
note-circumflex = Ein Zirkumflex ist als Längenstrich gelesen: { $form }.
note-divided = Der Strich zwischen Stamm und Endung ist weggelassen: { $form }.
note-merged = Die Zelle ist leer; { $form } daneben gilt für beide, wie in verbundenen Zellen.
note-duplicate = { $form } steht schon in { $first }, mit derselben Bestimmung.
note-column-skipped = Die Spalte „{ $found }“ nennt kein Merkmal und ist weggelassen.
note-row-skipped = Die Zeile „{ $found }“ ist weggelassen.
note-vocative = „{ $found }“: Diesen Kasus hat das Spiel nicht; er ist weggelassen.
note-macron-missing = Fehlt in { $form } ein Längenstrich? Diese Endung ist sonst lang.
note-macron-differs = { $form } und { $other } unterscheiden sich nur im Längenstrich, im selben Kasus.
note-no-macrons = Keine Form hat einen Längenstrich. Dann sind ea und eā dieselbe Karte.

## Warum ein Deck nicht geht
deck-not-a-deck = Das ist kein Deck aus eigenen Wörtern.
deck-title = Das Deck braucht einen Namen von höchstens { $max } Zeichen.
deck-too-few-cards = Es hat { $n ->
  [one] { $n } Karte
 *[other] { $n } Karten
}; nötig sind { $min }. Eine Karte ist eine Form in einem Kasus, Numerus und Genus.
deck-too-many-cards = Es hat { $n } Karten; höchstens { $max } sind möglich.
deck-too-few-forms = Es hat { $n ->
  [one] nur eine Form
 *[other] nur { $n } verschiedene Formen
}; nötig sind { $min }, Längenstriche nicht gerechnet.
deck-too-large = Es ist zu lang: Nötig sind weniger oder kürzere Formen.
deck-apart = { $forms }: Diese Formen können nie auf die anderen Karten gelegt werden. Eine Karte muss mit einer anderen zwei von Kasus, Numerus und Genus gemeinsam haben.
deck-form-empty = Eine Form ist leer.
deck-form-spaces = „{ $form }“ hat ein Leerzeichen zu viel.
deck-form-not-composed = „{ $form }“ hat ein Zeichen, das mit seinem Buchstaben nicht eins ist.
deck-form-letters = „{ $form }“ enthält ein Zeichen, das keine Karte hat.
deck-form-too-long = „{ $form }“ ist länger als 40 Zeichen.
deck-form-spellings = „{ $form }“ muss eine Schreibweise sein oder zwei.
deck-form-twice = „{ $form }“ steht zweimal da.
deck-reading-twice = „{ $form }“ hat zweimal dieselbe Bestimmung.

## Dasselbe bei Verben
verb-problem-unknown-case = „{ $found }“ ist kein Tempus, das hier bekannt ist: Präsens, Imperfekt, Futur, Perfekt oder Plusquamperfekt?
verb-problem-unknown-gender = „{ $found }“ ist keine Person: 1., 2. oder 3.?
verb-problem-case-missing = Bei „{ $found }“ ist kein Tempus angegeben.
verb-problem-gender-missing = Bei „{ $found }“ ist keine Person angegeben.
verb-note-vocative = „{ $found }“: Das fragt das Spiel nicht; es ist weggelassen.
verb-note-macron-differs = { $form } und { $other } unterscheiden sich nur im Längenstrich, bei derselben Bestimmung.
note-number-by-order = Singular oder Plural steht nirgends: Die ersten drei Personen sind als Singular gelesen, die nächsten als Plural.
note-mixed-voices = Hier steht „{ $found }“, anderswo anderes: Nach Modus und Genus verbi fragt das Spiel nicht. Alle Formen sind in einem Deck.
verb-deck-too-few-cards = Es hat { $n ->
  [one] { $n } Karte
 *[other] { $n } Karten
}; nötig sind { $min }. Eine Karte ist eine Form in einer Person, einem Numerus und einem Tempus: Nimm ein zweites Tempus oder Verb dazu.
verb-deck-apart = { $forms }: Diese Formen können nie auf die anderen Karten gelegt werden. Eine Karte muss mit einer anderen zwei von Tempus, Numerus und Person gemeinsam haben.
