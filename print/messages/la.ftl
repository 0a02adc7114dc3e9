## Why something cannot be printed
problem-no-item = Nihil est nōmine { $name }, quod imprimātur; sunt: { $names }
problem-bad-choice = { $key } nōn potest esse „{ $value }“.
problem-letters = Litteram „{ $letter }“, quae est in „{ $text }“, nūllī typī nostrī habent.
problem-too-long = „{ $text }“ nimis longum est: in chartā minus foret quam ut legerētur.
problem-too-many = Chartae essent { $cards }; simul nōn plūrēs quam { $most } imprimuntur.
problem-empty = Nihil est, quod imprimātur.
problem-no-room = Hoc in hāc papȳrō locum nōn habet.
problem-bad-options = Hae optiōnēs inter sē nōn congruunt: { $path }
## What can be printed of every game
rules = Lēgēs
rules-text = Quō modō lūdātur, in ūnā pāginā plicandā.
rules-title = { $game }: lēgēs
box = Capsa
box-text = Capsa secanda, plicanda, glūtinanda.
box-title = { $game }: capsa
box-count = Quot chartārum
box-cards = chartārum { $cards }
links = Chartae cum QR
links-text = Chartae cum signō, quod tēlephōnum aperit: pāginam, lēctiōnem, mēnsam.
links-which = Quae
links-all = omnēs
results = Ēventūs
results-text = Quōmodo rēs sē habeat, in tabulā.
occasion-tables = Tabula in foliīs, quae affīgātur aut servētur.
occasion-cards = Chartulae secandae.
results-name = Nōmen
results-place = Locus
results-points = Pūncta
results-won = Victōriae
test = Pāgina probātōria
test-text = Ostendit, quantum terga ā locō suō absint.
test-front = Imprime utramque pāginam magnitūdine vērā. Deinde lūcī oppōne: post quamque crucem scāla est.
test-back = Lege, ubi crux alterīus pāginae in hīs scālīs stet, et x et y prō tergīs scrībe. Ad dextram et deorsum numerī positīvī sunt. Sī omnia rēctē sē habent, stat in 0.
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
sides-long = utrimque, latus longum
sides-short = utrimque, latus breve
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
## On the picture of a link
preview-show = Vidē quōmodo sit āctum
preview-ask = Quid tū facerēs?
preview-play = Ipse hās chartās age
preview-puzzle = Solve hoc problēma
