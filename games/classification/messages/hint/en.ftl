## What to look at
nudge-refused = Look at what the last refusal excludes: { $card } does not belong to class { $class }.
nudge-refused-new = Look at what the last refusal excludes: { $card } belongs to a class that is there already.
nudge-class = What do the cards of class { $class } have in common, and what sets them apart from the others?
nudge-first = Which of your cards is most like the one that is turned up?
## What to do
advice-lay = Add { $card } to class { $class }.
advice-new = Found a new class with { $card }.
## Why
reason-certain = That is right in every division that is still possible.
reason = That is right in { $right } of { $of } divisions that are still possible.
