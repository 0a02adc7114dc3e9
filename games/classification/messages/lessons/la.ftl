lesson-first-round = Lūdus prīmus
# The other players
sage = Seneca
other = Līvia
## What is explained at a moment
moment-welcome = Seneca sapiēns rēgulam occultam habet: omnēs chartās in classēs dīvidit. Classis prīma ā circulō rubrō incipit. Invenī rēgulam, et chartās tuās dēpōne!
moment-sage-added = Sapiēns chartam classī prīmae addidit, ambae igitur eiusdem classis sunt. Quid commūne habent?
moment-first-turn = Tuae partēs sunt. Quae charta tua classis prīmae est? Tange eam, deinde classem, et pōne.
moment-right = Rēctē! Charta tua manet, ūnam minus habēs.
moment-wrong = Nōn rēctē: chartae tuae redeunt, et ūnam sūmis. Sed iam plūra scīs.
moment-founded = Classis nova, et rēctē: haec charta nūllīus aliae classis erat. Quī classem condit, chartam sūmit.
moment-other-right = Līvia rēctē posuit. Omne iūdicium omnibus valet: tū quoque inde disce.
moment-other-wrong = Charta Līviae rediit. Circulus est ut prīma charta classis prīmae, neque tamen eius classis est. Quid in eā aliud est?
moment-sage-founded = Sapientī tum tantum classem condere licet, cum nūlla charta eius ad classem pertinet quae iam iacet. Hoc quoque aliquid prōdit.
moment-sage-more = Alia classis sapientis. Spectā quid ab aliīs differat.
moment-turn = Tuae partēs sunt: classī chartam adde aut novam conde. Plūrēs simul pōnere licet, sed tum omnēs rēctae esse dēbent.
moment-others = Aliōrum partēs sunt. Spectā quae chartae maneant.
moment-describe = Nunc dīcis quae rēgula sit: arborem facis, cuius rāmī respōnsa sunt. Quid sapiēns dē quāque chartā quaerit? Ēlige et trāde.
moment-described-right = Rēgulam invēnistī! In vērō lūdō vincit quī paucissimās chartās retinet.
moment-described-wrong = Nōn plānē. Comparā arborem sapientis cum tuā: charta prīma in quā differunt notāta est.
hint-first-turn = Quid duae chartae classis 1 commūne habent? Quaere chartam quae idem habet.
hint-turn = Spectā quid reiectum sit: quid igitur fierī nōn potest? Habetne classis aliquid quod charta tua quoque habet?
hint-describe = Quid in quāque classe idem est: fōrma, color, complētiō, numerus?
## Questions
answer-form = Figūra
answer-colour = Color
answer-number = Numerus
same-not-form = Altera circulus est, altera quadrātum.
same-colour = Rēctē, utraque rubra est. Fortasse haec rēgula est, fortasse nōn: temptā.
same-not-number = In alterā ūnum signum est, in alterā duo.
differs-not-form = Circulus iam in classe prīmā iacet: nōn ideō rediit.
differs-colour = Rēctē, viridis est, nōn rubra: fortasse ideō rediit.
differs-not-number = Ūnum signum iam in classe prīmā iacet: nōn ideō rediit.
