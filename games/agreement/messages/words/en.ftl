## The page of own words
words-title = Own words
words-intro = Paste a table of forms from a spreadsheet, or write one form a line. Nouns, adjectives, pronouns, two words that agree, or verbs: each form becomes a card.
words-table = Table of forms
words-table-hint = Cases as rows or columns, or one line a form: form; case; number; gender. For verbs persons and tenses, or form; tense; number; person.
words-begin = Or begin with
words-gender = Gender of these forms
words-gender-none = not given
words-preview = The deck
words-cards = { $n ->
  [one] { $n } card
 *[other] { $n } cards
}, { $forms ->
  [one] { $forms } form
 *[other] { $forms } different forms
}
words-nothing = Nothing has been read yet.
words-practise = Practise the forms
words-export = Save as a table (CSV)
words-library-save = Save all as one file
words-library-mine = My words
words-library = { $n ->
  [0] No deck of “{ $title }” can be read.
  [one] { $n } deck of “{ $title }” can now be chosen at “Or begin with”.
 *[other] { $n } decks of “{ $title }” can now be chosen at “Or begin with”.
}
words-library-unread = Could not be read: { $list }
words-problems = { $n ->
  [one] One cell could not be read
 *[other] { $n } cells could not be read
}
words-notes = What was changed, and what looks doubtful
words-more = and { $n } more
words-refused = This deck cannot be played yet

## Remarks on a table; the place comes before
problem-letters = “{ $found }” has the character “{ $char }”, which no card has.
problem-too-long = “{ $found }” is longer than 40 characters.
problem-spellings = “{ $found }” must be one spelling or two.
problem-ending = “{ $found }” is only an ending; the whole form is needed.
problem-empty = The cell is empty.
problem-unknown-case = “{ $found }” is no case that is known here.
problem-unknown-number = “{ $found }” is no number: singular or plural?
problem-unknown-gender = “{ $found }” is no gender: masculine, feminine or neuter?
problem-case-missing = “{ $found }” stands in no case.
problem-number-missing = For “{ $found }” it is not said whether it is singular or plural.
problem-gender-missing = For “{ $found }” no gender is given.
problem-no-table = No table of forms was found here: names of cases, or of persons and tenses for verbs, are missing.
note-footnote = A footnote mark was left out: “{ $found }” is read as { $form }.
note-breve = A mark of a short vowel was left out: “{ $found }” is read as { $form }.
note-circumflex = A circumflex is read as a macron: { $form }.
note-divided = The stroke between stem and ending was left out: { $form }.
note-merged = The cell is empty; { $form } beside it is read for both, as in a merged cell.
note-duplicate = { $form } stands in { $first } already, for the same reading.
note-column-skipped = The column “{ $found }” names no feature and was left out.
note-row-skipped = The row “{ $found }” was left out.
note-vocative = “{ $found }”: the game has no such case; it was left out.
note-macron-missing = Is a macron missing in { $form }? This ending is usually long.
note-macron-differs = { $form } and { $other } differ only in a macron, in the same case.
note-no-macrons = No form has a macron. Then ea and eā are the same card.

## Why a deck is refused
deck-not-a-deck = This is no deck of own words.
deck-title = The deck needs a name of at most { $max } characters.
deck-too-few-cards = It has { $n ->
  [one] { $n } card
 *[other] { $n } cards
}; { $min } are needed. A card is a form in one case, number and gender.
deck-too-many-cards = It has { $n } cards; { $max } are the most.
deck-too-few-forms = It has { $n ->
  [one] only one form
 *[other] only { $n } different forms
}; { $min } are needed, macrons aside.
deck-too-large = It is too long: fewer or shorter forms are needed.
deck-apart = { $forms } can never come to lie on the other cards: a card must share two of case, number and gender with another one.
deck-form-empty = A form is empty.
deck-form-spaces = “{ $form }” has a space too many.
deck-form-not-composed = “{ $form }” has a mark that is not one character with its letter.
deck-form-letters = “{ $form }” has a character that no card has.
deck-form-too-long = “{ $form }” is longer than 40 characters.
deck-form-spellings = “{ $form }” must be one spelling or two.
deck-form-twice = “{ $form }” stands twice.
deck-reading-twice = “{ $form }” has a reading twice.

## The same of verbs
verb-problem-unknown-case = “{ $found }” is no tense that is known here: present, imperfect, future, perfect or pluperfect?
verb-problem-unknown-gender = “{ $found }” is no person: 1st, 2nd or 3rd?
verb-problem-case-missing = For “{ $found }” no tense is given.
verb-problem-gender-missing = For “{ $found }” no person is given.
verb-note-vocative = “{ $found }”: the game does not ask for it; it was left out.
verb-note-macron-differs = { $form } and { $other } differ only in a macron, for the same reading.
note-number-by-order = Singular and plural are named nowhere: the first three persons are read as singular, the next ones as plural.
note-mixed-voices = Here it says “{ $found }”, elsewhere something else: the game asks for neither mood nor voice. All forms are in one deck.
verb-deck-too-few-cards = It has { $n ->
  [one] { $n } card
 *[other] { $n } cards
}; { $min } are needed. A card is a form in one person, number and tense: add a second tense or verb.
verb-deck-apart = { $forms } can never come to lie on the other cards: a card must share two of tense, number and person with another one.
