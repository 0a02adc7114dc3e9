lesson-first-round = Lūdus prīmus
# The other players
sage = Seneca
other = Līvia
## What is explained at a moment
moment-welcome = Ūnus ē lūsōribus, sapiēns, rēgulam sēcrētam habet, quae omnēs chartās in classēs dīvidit. In mēnsā circulus ruber iacet: ab eō classis prīma incipit. Invenī rēgulam et chartīs tuīs tē līberā.
moment-sage-added = Sapiēns chartam ad classem 1 addidit: ambae igitur inter sē conveniunt, quamquam altera circulus est, altera quadrātum: hās duās rēgula nōn distinguit. Quid commūne habent?
moment-first-turn = Tuae partēs sunt. Ēlige chartam quam ad classem 1 pertinēre putās, deinde classem, et pōne eam. Sī falsa est, ad tē redit et aliam sūmis; sed plūs quam anteā scīs.
moment-right = Rēctē! Charta tua manet et ūnam minus habēs. Iam trēs chartae dē classe 1 docent.
moment-wrong = Falsum erat: chartae ad tē redeunt et ūnam sūmis. Sed aliquid didicistī: ūna saltem ex eīs eō nōn pertinet. Cōnfer eās cum chartīs in mēnsā.
moment-founded = Classis nova, et rēcta: haec charta ad nūllam in mēnsā pertinēbat. Quī classem condit, chartam sūmit.
moment-other-right = Līvia rēctē posuit. Omnēs omnia iūdicia vident: ex aliīs quoque disce.
moment-other-wrong = Charta Līviae rediit. Circulus est sīcut prīma classis 1, neque tamen eō pertinet. Quid in eā aliud est?
moment-sage-founded = Sapiēns nūllam chartam habēbat ad classem in mēnsā pertinentem: tum dēmum classem condere licet. Nūlla igitur eius charta ad classem 1 pertinet.
moment-sage-more = Alia classis sapientis. Spectā quid eam ab aliīs distinguat.
moment-turn = Tuae partēs sunt. Adde ad classem aut conde novam; plūrēs quoque simul licet, sed ūna falsa omnēs falsās reddit.
moment-others = Aliī lūdunt. Vidē quae chartae ubi maneant: quaeque aliquid dē rēgulā docet.
moment-describe = Iam nihil pōnitur. Dīc quae sit rēgula: ēlige quid sapiēns dē quāque chartā quaerat, et īnfrā vidē quōmodo chartae in classēs cadant. Convenitne cum mēnsā? Trāde igitur.
moment-described-right = Rēgulam invēnistī. In vērō lūdō chartae numerantur quae tibi restant – quō pauciōrēs, eō melius –, et paribus rēgula victōrem facit.
moment-described-wrong = Nōndum omnīnō: cōnfer arborem sapientis cum tuā. Prīma charta in quā differunt notāta est. In vērō lūdō chartae numerantur quae tibi restant, quō pauciōrēs, eō melius.
