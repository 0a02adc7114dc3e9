title = Quaestiō omnibus
# A pupil's screen
choose = Respōnsum ēlige. Nēmō id videt, dum quaestiō claudātur.
given = Respōnsum tuum: { $answer }.
may-change = Adhūc mūtāre potes.
wait-closing = Mox pergitur.
closed = Quaestiō clausa est.
not-answered = Nōn respondistī.
was-right = Rēctē!
was-wrong = Nōn rēctē.
yours = respōnsum tuum
right = rēctum
paused = Mēnsae intereā exspectant.

# Counts
answered = Respondērunt { $n } ex { $all }
counts = Quid respōnsum sit
share = { $n } ex { $all }
reason = Cūr

# Whoever leads
ask = Quaestiō omnibus
ask-sure = Omnēs interrogā
from = Unde
from-class = Ex orbibus classis
level = Difficultās
level-any = Quaelibet
level-of = { $level } ex 5
another = Aliam
none-such = Tālis nūlla est.
change = Respōnsa mūtārī licet, dum claudātur
preview = Quid vīsūrī sint
close = Claude
show = Rēctum ostende
end = Aufer
secret = Quid rēctum sit, nūllum īnstrūmentum scit, antequam ostendis.
no-errors = Nūllī adhūc errōrēs, dē quibus quaerī possit.
by-hand-open = Ēlige omnia, tum quaerī poterit.
cannot-ask = Sīc quaerī nōn potest. Suntne duo respōnsa eadem?
# From a review
ask-with = Omnēs interrogā: { $question }
ask-where = Quae classis, quī cursus
making = Quaestiō parātur …
asked = Interrogātī sunt: { $event }.
to-question = Ad quaestiōnem
cannot-ask-this = Hīc nihil quaerī potest.
