## Pāgina verbōrum tuōrum
words-title = Verba tua
words-intro = Tabulam fōrmārum īnsere, aut singulās fōrmās in singulīs versibus scrībe. Nōmina, adiectīva, prōnōmina, duo vocābula congruentia, verba temporālia: quaeque fōrma fit charta.
words-table = Tabula fōrmārum
words-table-hint = Cāsūs ōrdinibus aut columnīs, aut singulae fōrmae in singulīs versibus: fōrma; cāsus; numerus; genus. In verbīs temporālibus persōnae et tempora, aut fōrma; tempus; numerus; persōna.
words-begin = Aut hinc incipe
words-gender = Genus hārum fōrmārum
words-gender-none = nōn dictum
words-preview = Chartae
words-cards = { $n ->
  [one] { $n } charta
 *[other] { $n } chartae
}, { $forms ->
  [one] { $forms } fōrma
 *[other] { $forms } fōrmae dīversae
}
words-nothing = Nihil adhūc lēctum est.
words-practise = Fōrmās exercē
words-export = Tabulam servā (CSV)
words-library-save = Omnēs chartās ūnō documentō servā
words-library-mine = Verba mea
words-library = { $n ->
  [0] In „{ $title }“ nūllae chartae legī possunt.
 *[other] Chartae ex „{ $title }“ nunc sub „Aut hinc incipe“ ēligī possunt ({ $n }).
}
words-library-unread = Haec legī nōn potuērunt: { $list }
words-problems = { $n ->
  [one] Ūnus locus legī nōn potuit
 *[other] Locī quī legī nōn potuērunt: { $n }
}
words-notes = Quid mūtātum sit, quid dubium
words-more = et alia { $n }
words-refused = Hīs chartīs nōndum lūdī potest

## Dē tabulā; locus praecēdit
problem-letters = In „{ $found }“ est signum „{ $char }“, quod nūlla charta habet.
problem-too-long = „{ $found }“ longius est quam 40 signa.
problem-spellings = „{ $found }“ ūnō modō aut duōbus scrībendum est.
problem-ending = „{ $found }“ sōla terminātiō est; tōtā fōrmā opus est.
problem-empty = Locus vacuus est.
problem-unknown-case = „{ $found }“ nōn est cāsus hīc nōtus.
problem-unknown-number = „{ $found }“ nōn est numerus: singulāris an plūrālis?
problem-unknown-gender = „{ $found }“ nōn est genus: masculīnum, fēminīnum, neutrum?
problem-case-missing = „{ $found }“ in nūllō cāsū stat.
problem-number-missing = Dē „{ $found }“ nōn dīcitur utrum singulāris sit an plūrālis.
problem-gender-missing = Genus dē „{ $found }“ nōn dīcitur.
problem-no-table = Hīc nūlla est tabula fōrmārum: nōmina cāsuum aut, in verbīs temporālibus, persōnārum temporumque dēsunt.
note-footnote = Nota omissa est: „{ $found }“ lēctum est { $form }.
note-breve = Signum vōcālis brevis omissum est: „{ $found }“ lēctum est { $form }.
note-circumflex = Circumflexus prō signō longitūdinis lēctus est: { $form }.
note-divided = Līnea inter stirpem et terminātiōnem omissa est: { $form }.
note-merged = Locus vacuus est; { $form } quod iuxtā stat utrīque valet.
note-duplicate = { $form } iam in { $first } stat, eōdem modō lēctum.
note-column-skipped = Columna „{ $found }“ nihil dē fōrmīs dīcit et omissa est.
note-row-skipped = Ōrdō „{ $found }“ omissus est.
note-vocative = „{ $found }“: hic cāsus in lūdō nōn est; omissus est.
note-macron-missing = Num signum longitūdinis in { $form } deest? Haec terminātiō longa esse solet.
note-macron-differs = { $form } et { $other } signō longitūdinis tantum differunt, in eōdem cāsū.
note-no-macrons = Nūlla fōrma signum longitūdinis habet. Itaque ea et eā eadem charta sunt.

## Cūr chartīs lūdī nōn possit
deck-not-a-deck = Hae nōn sunt chartae ē verbīs tuīs.
deck-title = Chartīs nōmine opus est, nec longiōre quam { $max } signa.
deck-too-few-cards = Numerus chartārum est { $n }; minimus numerus est { $min }. Charta est fōrma in ūnō cāsū, numerō, genere.
deck-too-many-cards = Numerus chartārum est { $n }; maximus numerus est { $max }.
deck-too-few-forms = Numerus fōrmārum dīversārum est { $n }; minimus numerus est { $min }, nec signa longitūdinis numerantur.
deck-too-large = Nimis longae sunt: pauciōribus aut breviōribus fōrmīs opus est.
deck-apart = { $forms } numquam in cēterīs chartīs pōnī possunt: charta cum aliā duās rēs ex cāsū, numerō, genere habēre dēbet.
deck-form-empty = Fōrma quaedam vacua est.
deck-form-spaces = In „{ $form }“ spatium superest.
deck-form-not-composed = In „{ $form }“ est signum cum litterā suā nōn coniūnctum.
deck-form-letters = In „{ $form }“ est signum quod nūlla charta habet.
deck-form-too-long = „{ $form }“ longius est quam 40 signa.
deck-form-spellings = „{ $form }“ ūnō modō aut duōbus scrībendum est.
deck-form-twice = „{ $form }“ bis scrīptum est.
deck-reading-twice = „{ $form }“ eandem rem bis habet.

## Eadem dē verbīs temporālibus
verb-problem-unknown-case = „{ $found }“ nōn est tempus hīc nōtum: praesēns, imperfectum, futūrum, perfectum, plūsquamperfectum?
verb-problem-unknown-gender = „{ $found }“ nōn est persōna: prīma, secunda, tertia?
verb-problem-case-missing = Tempus dē „{ $found }“ nōn dīcitur.
verb-problem-gender-missing = Persōna dē „{ $found }“ nōn dīcitur.
verb-note-vocative = „{ $found }“: hoc in lūdō nōn quaeritur; omissum est.
verb-note-macron-differs = { $form } et { $other } signō longitūdinis tantum differunt, eōdem modō lēcta.
note-number-by-order = Numerus nusquam dīcitur: trēs prīmae persōnae singulārēs lēctae sunt, proximae plūrālēs.
note-mixed-voices = Hīc „{ $found }“ scrīptum est, alibī aliud: dē modō et genere verbī in lūdō nōn quaeritur. Omnēs fōrmae inter chartās sunt.
verb-deck-too-few-cards = Numerus chartārum est { $n }; minimus numerus est { $min }. Charta est fōrma in ūnā persōnā, numerō, tempore: adde alterum tempus aut verbum.
verb-deck-apart = { $forms } numquam in cēterīs chartīs pōnī possunt: charta cum aliā duās rēs ex tempore, numerō, persōnā habēre dēbet.
