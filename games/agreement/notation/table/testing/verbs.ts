/** Conjugations as teachers keep them, made up for the tests. */
export const VERB_TABLES = {
  /** From a spreadsheet: persons as rows, tenses as columns, numbers in the label. */
  persons: `amāre	Präsens	Perfekt
1. Sg.	amō	amāvī
2. Sg.	amās	amāvistī
3. Sg.	amat	amāvit
1. Pl.	amāmus	amāvimus
2. Pl.	amātis	amāvistis
3. Pl.	amant	amāvērunt
`,
  /** Numbers merged over three rows, and a translation. */
  merged: `Indikativ Aktiv			
		Präsens	Perfekt	deutsch
Singular	1.	amō	amāvī	ich liebe
	2.	amās	amāvistī	du liebst
	3.	amat	amāvit¹	er liebt
Plural	1.	amā-mus	amāvimus	wir lieben
	2.	amātis	amāvistis	ihr liebt
	3.	amant	amāvērunt	sie lieben
`,
  /** Tenses one below the other, pronouns as labels, and a tense that the game does not have. */
  below: `amāre
Präsens
ich;amō
du;amās
er/sie/es;amat
wir;amāmus
ihr;amātis
sie;amant
Futur II
ich;amāverō
du;amāveris
er/sie/es;amāverit
Perfekt
ich;amāvī
du;amāvistī
er/sie/es;amāvit
wir;amāvimus
ihr;amāvistis
sie;amāvērunt
`,
  /** Singular beside plural, tenses above each other, in English. */
  beside: `Present			
1st sg.	amō	1st pl.	amāmus
2nd sg.	amās	2nd pl.	amātis
3rd sg.	amat	3rd pl.	amant
Perfect			
1st sg.	amāvī	1st pl.	amāvimus
2nd sg.	amāvistī	2nd pl.	amāvistis
3rd sg.	amāvit	3rd pl.	amāvērunt
`,
  /** Tenses as rows, numbers merged over three columns, in Latin. */
  across: `	singulāris			plūrālis		
	prīma	secunda	tertia	prīma	secunda	tertia
praesēns	amō	amās	amat	amāmus	amātis	amant
perfectum	amāvī	amāvistī	amāvit	amāvimus	amāvistis	amāvērunt
`,
  /** Tenses merged over two columns of numbers. */
  numbers: `	Präsens		Perfekt	
	Sg.	Pl.	Sg.	Pl.
1. Pers.	amō	amāmus	amāvī	amāvimus
2. Pers.	amās	amātis	amāvistī	amāvistis
3. Pers.	amat	amant	amāvit	amāvērunt
`,
  /** A line a form, without headings. */
  lines: `amō, 1. Sg. Präs.
amās, 2. Sg. Präs.
amat, 3. Sg. Präs.
amāmus, 1. Pl. Präs.
amātis, 2. Pl. Präs.
amant, 3. Pl. Präs.
amāvī, 1. Sg. Perf.
amāvistī, 2. Sg. Perf.
amāvit, 3. Sg. Perf.
amāvimus, 1. Pl. Perf.
amāvistis, 2. Pl. Perf.
amāvērunt, 3. Pl. Perf.
`,
  /** Persons by their order, numbers nowhere. */
  order: `	Präsens	Perfekt
1.	amō	amāvī
2.	amās	amāvistī
3.	amat	amāvit
1.	amāmus	amāvimus
2.	amātis	amāvistis
3.	amant	amāvērunt
`,
  /** Forms that look like labels: es, est; dat. */
  labelled: `Person	Präsens	Imperfekt
1. Sg.	sum	eram
2. Sg.	es	erās
3. Sg.	est	erat
1. Pl.	sumus	erāmus
2. Pl.	estis	erātis
3. Pl.	sunt	erant
`,
} as const;
