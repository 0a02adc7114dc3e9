## Why something cannot be printed
problem-no-item = Nihil est nōmine { $name }, quod imprimātur; sunt: { $names }
problem-bad-choice = { $key } nōn potest esse “{ $value }”.
problem-letters = Litteram “{ $letter }”, quae est in “{ $text }”, nūllī typī nostrī habent.
problem-too-long = “{ $text }” nimis longum est: in chartā minus foret quam ut legerētur.
problem-too-many = Chartae essent { $cards }; simul nōn plūrēs quam { $most } imprimuntur.
problem-empty = Nihil est, quod imprimātur.
problem-no-room = Hoc in hāc chartā locum nōn habet.
problem-bad-options = Hae optiōnēs inter sē nōn congruunt: { $path }
## What can be printed of every game
rules = Lēgēs
rules-text = Quō modō lūdātur, in ūnā pāginā plicandā.
rules-title = { $game }: lēgēs
## The dialog of the page
print = Imprime
what = Quid
colours = Colōrēs
colours-colour = colōrātum
colours-grey = nigrum et album
large = Litterae grandēs
paper = Papȳrus
paper-a4 = A4
paper-letter = Letter
size = Magnitūdō chartārum
size-usual = ut solet: { $size }
size-bridge = bridge, 57 × 89 mm
size-poker = poker, 63 × 88 mm
size-standard = standard, 59 × 91 mm
size-mini = mini, 44 × 68 mm
size-half = dīmidia pāgina, prō tabulā
sides = Terga
sides-long = utrimque, circum latus longum versum
sides-short = utrimque, circum latus breve versum
sides-fronts = frontēs sōlae
copies = Quotiēns quaeque charta
cutting = Dē secandō et dē māchinā
marks = Signa secandī
corners = Signa angulōrum rotundōrum
bleed = Terga tribus mm ultrā marginem
offset-x = Terga ad dextram (mm)
offset-y = Terga deorsum (mm)
offset-hint = Sī māchina terga male pōnit: pāginam probātōriam imprime et scrībe, quae ostendit.
make = Fac PDF
making = PDF fit …
made = { $title }: { $pages ->
    [one] ūna pāgina
   *[other] pāginae { $pages }
 }, { $kilobytes } kB
save = Servā
open = Aperī
hint = Imprime magnitūdine vērā (100 %), nē pāginae aptētur. PDF in hōc īnstrūmentō fit, etiam sine rēte.
failed = PDF fierī nōn potuit. Temptā iterum.
