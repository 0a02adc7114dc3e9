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
