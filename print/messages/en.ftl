## Why something cannot be printed
problem-no-item = There is nothing called { $name } to be printed; there are: { $names }
problem-bad-choice = { $key } cannot be “{ $value }”.
problem-letters = None of our fonts has the letter “{ $letter }” of “{ $text }”.
problem-too-long = “{ $text }” is too long: on a card it would be too small to be read.
problem-too-many = These would be { $cards } cards; at most { $most } are printed at once.
problem-empty = There is nothing to print.
problem-no-room = This does not go on this paper.
problem-bad-options = These options do not fit together: { $path }
## What can be printed of every game
rules = Rules
rules-text = How it is played, on one page to be folded.
rules-title = { $game }: rules
box = Box
box-text = A box to cut out, fold and glue.
box-title = { $game }: box
box-count = For how many cards
box-cards = { $cards } cards
links = QR cards
links-text = Cards with a code that a telephone opens: the page, a lesson, a table.
links-which = Which
links-all = all
results = Results
results-text = How it stands, as a table.
occasion-tables = A table on sheets, to be put up or filed.
occasion-cards = Cards to be cut apart.
results-name = Name
results-place = Place
results-points = Points
results-won = Won
test = Test page for the printer
test-text = Shows by how much backs are in the wrong place.
test-front = Print both sides at actual size, turned as below. Then hold the sheet against the light: behind every cross there is a scale.
test-back = Read where the cross of the other side stands on these scales, and enter x and y for the backs. To the right and down is positive. If nothing is off, it stands at 0.
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
sides-long = both sides, long edge
sides-short = both sides, short edge
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
## On the picture of a link
preview-show = See how it went
preview-ask = What would you do?
preview-play = Play these cards yourself
preview-puzzle = Solve this puzzle
