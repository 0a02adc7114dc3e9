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
## Photos on the cards
photos-title = Photos
photos-intro = A photo for each card, if you like: it stands above the values. The name of its file says where one belongs (maple.jpg to maple), otherwise its place in the order. Photos are made small, and no longer say where and when they were taken.
photos-add = Add photos
photos-clear = Remove all photos
photos-reading = { $n ->
  [one] One more photo is being read.
 *[other] { $n } more photos are being read.
}
photos-by-name = { $n ->
  [one] One photo is placed by its name.
 *[other] { $n } photos are placed by their names.
}
photos-by-order = { $n ->
  [one] One photo is placed by its order: see whether that is right.
 *[other] { $n } photos are placed by their order: see whether that is right.
}
photos-without = { $n ->
  [one] One card has no photo.
 *[other] { $n } cards have no photo.
}
photos-left = { $n ->
  [one] One photo belongs to no card yet.
 *[other] { $n } photos belong to no card yet.
}
photos-refused = These are no photos, or too many: { $files }
photos-mend = Which photo to which card
photos-mend-hint = Press a photo, then the card where it belongs; if one is there already, the two change places.
photos-left-title = Without a card yet
photos-lift = Take off the card
photos-moved = The photo is now with { $card }.
photos-place = Photo of { $card }
photos-place-empty = { $card }, without a photo yet
photos-place-left = Photo { $file }, without a card yet
photos-here = The photos are kept on this device. Whoever plays at a table or in a class that you open with this deck sees them, too: the server has them until the table or class is deleted. The link has none of them; the deck’s file has.
photos-no-room = This device has no room for the photos. The cards stay in words.
decks-open = Open a deck’s file
decks-open-hint = A deck that was saved here as a file, with its photos: from a colleague, or from another device.
decks-open-bad = This is no deck’s file, or it has been damaged or changed.
