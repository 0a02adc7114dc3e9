## The page for a deck made of a table
decks-title = A deck of your own
decks-intro = Paste a table: a row for each thing, a column for each property, headings in the first row. Animals, countries, words, substances: every row becomes a card.
decks-table = Table
decks-nothing = There is no table yet.
decks-unnamed = My cards
decks-columns = What is asked
decks-use-name = name of the card
decks-use-values = each value by itself
decks-use-ranges = numbers in ranges
decks-use-unused = not used
decks-ranges = Ranges
decks-bounds = Bounds (the largest value of each range)
decks-different = { $n ->
  [one] one value
 *[other] { $n } different
}
decks-equal = Rows that agree in everything
decks-equal-each = a card for each
decks-equal-one = one card for all
decks-gaps = { $n ->
  [one] One row has a gap and is left out.
 *[other] { $n } rows have gaps and are left out.
}
decks-joined = { $n ->
  [one] One row is part of another’s card.
 *[other] { $n } rows are part of another’s card.
}
decks-beyond = { $n ->
  [one] A deck holds { $max } cards: one row is left out.
 *[other] A deck holds { $max } cards: { $n } rows are left out, evenly spread.
}
decks-refused = This does not make a deck yet
decks-more = { $n ->
  [one] and one more place
 *[other] and { $n } more places
}
