## What can be typed, divided by commas, the first of it shown beside what it does
key-pass = o, omittō
does-pass = omittere et chartam sūmere
key-none = -, nihil
does-none = nihil dīcere
key-attributes = p, proprietātēs
does-attributes = proprietātēs
key-lays = l, lūsa
does-lays = omnia posita
key-tree = a, arbor
does-tree = arbor
## The table and its questions
others = Chartae
# Examples of what can be typed: a lay, a tree
example-lay = 1 3 > 2: chartae 1 et 3 ad classem 2 · 4 > +: classis nova
example-tree = color(ruber: fōrma(circulus; quadrātum, triangulum); viridis, caeruleus)
ask-next = Lūdus proximus?
ask-lay = Tuae partēs sunt
# What an empty line does when a tree is asked for
take-suggested = hanc sūmere
sage-task = Tū sapiēns es: excōgitās quae inter sē conveniant, et cēterīs dīcis num rēctē posuerint. Haec tibi prōpōnitur:
class-sizes = { $count } classēs: { $sizes } chartae
ask-sorting = 1 + 2 …: cuique chartae classis, + sī eius classis nōn adest
help =
    Sapiēns arborem sēcrētam habet, quae omnēs chartās in classēs dīvidit. Quae in mēnsā in ūnā classe iacent, inter sē conveniunt.
    1 3 > 2 chartās 1 et 3 ad classem 2 pōnit; 4 > + chartā 4 classem novam condit. Chartae falsae ad tē redeunt et ūnam sūmis.
    Arbor ūnō versū: proprietās(valōrēs: quaestiō altera; valōrēs; …). Valōrēs eiusdem viae commate, viae sēmicolō dīviduntur.
    p proprietātēs mōnstrat, l omnia posita, a arborem, sī vidēre licet, h hoc auxilium, q fīnem facit.
## What is wrong with what was typed
only-class = Sōla classis 1 adest, aut + nova.
no-class = Classēs sunt ā 1 ad { $count }; + est nova.
not-sorted = Dīc classem cuiusque ex { $count } chartīs, + sī nōn adest.
notation-attribute = „{ $found }“ nōn est proprietās hārum chartārum; p eās mōnstrat.
notation-value = „{ $found }“ nōn est valor huius proprietātis; p eōs mōnstrat.
notation-sign = Uncīnus deest aut falsus est apud „{ $found }“.
notation-sign-end = Uncīnus deest aut falsus est in fīne.
notation-rest = Arbor ante „{ $found }“ fīnīta est.
notation-deep = Arbor tam alta esse nōn potest.
## Figures of simulated games
laid-wrongly = Perperam positae
of-lays = { $percent } positiōnum lūsōrum
determined = Plānē dēfīnītae
of-games = in { $percent } lūdōrum
described = Rēctē dēscrīpta
described-when-determined = … cum plānē dēfīnīta est
of-players = { $percent } lūsōrum
cards-left = Chartae relictae, secundum sēdēs
## In the help of commands
help-figures = Sapiēns: wrong: pars positiōnum lūsōrum falsārum. determined: pars lūdōrum in quibus ea quae omnibus patent ūnam dīvīsiōnem relinquunt. described: pars dēscrīptiōnum rēctārum. Māchinae generis sage semper sapientēs sunt.
## Inductiō in lūdīs cōnstitūtīs
trial-lays = posita
trial-wrong = falsa
trial-described = dēscrīptum
trial-gain = frūctus
trial-brier = Brier
trial-ms = ms
