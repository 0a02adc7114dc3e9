## What to look at
nudge-refused = Spectā quid reiectum sit: { $card } ad classem { $class } nōn pertinet. Quid igitur fierī nōn potest?
nudge-refused-new = Spectā quid reiectum sit: { $card } ad classem pertinet quae iam adest. Quid igitur fierī nōn potest?
nudge-class = Quid chartae classis { $class } commūne habent, et quō ā cēterīs differunt?
nudge-first = Quae ex chartīs tuīs apertae simillima est?
## What to do
advice-lay = Adde { $card } ad classem { $class }.
advice-new = Classem novam incipe: { $card }.
## Why
reason-certain = Hoc in omnī dīvīsiōne quae adhūc fierī potest rēctum est.
reason = Hoc in { $right } ex { $of } dīvīsiōnibus quae adhūc fierī possunt rēctum est.
