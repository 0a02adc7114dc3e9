## Why something cannot be printed
problem-no-item = There is nothing called { $name } to be printed; there are: { $names }
problem-bad-choice = { $key } cannot be "{ $value }".
problem-letters = None of our fonts has the letter "{ $letter }" of "{ $text }".
problem-too-long = "{ $text }" is too long: on a card it would be too small to be read.
problem-too-many = These would be { $cards } cards; at most { $most } are printed at once.
problem-empty = There is nothing to print.
problem-no-room = This does not go on this paper.
problem-bad-options = These options do not fit together: { $path }
## What can be printed of every game
rules = Rules
rules-text = How it is played, on one page to be folded.
rules-title = { $game }: rules
## The dialog of the page
print = Print
what = What
colours = Colours
colours-colour = colours
colours-grey = black and white
large = Large print
paper = Paper
paper-a4 = A4
paper-letter = Letter
size = Size of the cards
size-usual = as usual: { $size }
size-bridge = bridge, 57 × 89 mm
size-poker = poker, 63 × 88 mm
size-standard = standard, 59 × 91 mm
size-mini = mini, 44 × 68 mm
size-half = half a sheet, for the blackboard
sides = Backs
sides-long = both sides, turned about the long edge
sides-short = both sides, turned about the short edge
sides-fronts = fronts alone
copies = Of each card
cutting = Cutting and the printer
marks = Crop marks
corners = Marks for round corners
bleed = Backs go 3 mm over the edge
offset-x = Backs to the right (mm)
offset-y = Backs down (mm)
offset-hint = If the printer puts backs in the wrong place: print the test page and enter what it shows.
make = Make the PDF
making = Making the PDF …
made = { $title }: { $pages ->
    [one] one page
   *[other] { $pages } pages
 }, { $kilobytes } kB
save = Save
open = Open
hint = Print at actual size (100 %), not fitted to the page. The PDF is made on this device, without a network, too.
failed = The PDF could not be made. Try again.
