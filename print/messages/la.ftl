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
