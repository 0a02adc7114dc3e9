/** Tables as teachers keep them, made up for the tests: what a spreadsheet, a word processor or a page gives when it is copied. */
export const TABLES = {
  /** From a spreadsheet: numbers merged over three columns, equal genders merged. */
  merged: `is, ea, id
	Singular			Plural		
	m	f	n	m	f	n
Nom.	is	ea	id	iī/eī	eae	ea
Gen.	eius			eōrum	eārum	eōrum
Dat.	eī			eīs/iīs		
Akk.	eum	eam	id	eōs	eās	ea
Abl.	eō	eā	eō	eīs/iīs		
`,
  /** CSV as German spreadsheets write it, a line a form. */
  list: `\uFEFFForm;Kasus;Numerus;Genus\r
hic;Nominativ;Singular;maskulin\r
haec;Nominativ;Singular;feminin\r
hoc;Nominativ;Singular;Neutrum\r
huius;Genitiv;Singular;m/f/n\r
huic;Dativ;Singular;alle\r
hunc;Akkusativ;Singular;maskulin\r
hanc;Akkusativ;Singular;feminin\r
hoc;Akkusativ;Singular;Neutrum\r
hōc;Ablativ;Singular;m, n\r
hāc;Ablativ;Singular;feminin\r
hī;Nominativ;Plural;maskulin\r
hae;Nominativ;Plural;feminin\r
haec;Nominativ/Akkusativ;Plural;Neutrum\r
hōrum;Genitiv;Plural;m, n\r
hārum;Genitiv;Plural;feminin\r
hīs;Dativ/Ablativ;Plural;alle\r
hōs;Akkusativ;Plural;maskulin\r
hās;Akkusativ;Plural;feminin\r
`,
  /** One noun, its gender in the title, with a vocative. */
  noun: `servus, -ī m.

	Singular	Plural
Nominativ	servus	servī
Genitiv	servī	servōrum
Dativ	servō	servīs
Akkusativ	servum	servōs
Vokativ	serve!	servī!
Ablativ	servō	servīs
`,
  /** Three nouns beside each other, in two blocks, the cases by their initials. */
  initials: `	servus m.	puella f.	bellum n.
Singular
N	servus	puella	bellum
G	servī	puellae	bellī
D	servō	puellae	bellō
A	servum	puellam	bellum
A	servō	puellā	bellō

Plural
N	servī	puellae	bella
G	servōrum	puellārum	bellōrum
D	servīs	puellīs	bellīs
A	servōs	puellās	bella
A	servīs	puellīs	bellīs
`,
  /** An adjective with masculine and feminine in one column, in English. */
  common: `Case,Singular m./f.,Singular n.,Plural m./f.,Plural n.
Nominative,omnis,omne,omnēs,omnia
Genitive,omnis,omnis,omnium,omnium
Dative,omnī,omnī,omnibus,omnibus
Accusative,omnem,omne,"omnēs, omnīs",omnia
Ablative,omnī,omnī,omnibus,omnibus
`,
  /** With footnotes, divided stems and a column of translations. */
  footnotes: `urbs, urbis f.	Singular	Plural	Deutsch
Nom.	urbs	urb-ēs	die Stadt
Gen.	urb-is	urb-ium¹	der Stadt
Dat.	urb-ī	urb-ibus	der Stadt
Akk.	urb-em	urb-ēs*	die Stadt
Abl.	urb-e [2]	urb-ibus	durch die Stadt
¹ i-Stamm
`,
  /** Typed without a single macron. */
  bare: `bonus	bona	bonum

Sg.	m	f	n
Nom.	bonus	bona	bonum
Gen.	boni	bonae	boni
Dat.	bono	bonae	bono
Akk.	bonum	bonam	bonum
Abl.	bono	bona	bono

Pl.	m	f	n
Nom.	boni	bonae	bona
Gen.	bonorum	bonarum	bonorum
Dat.	bonis	bonis	bonis
Akk.	bonos	bonas	bona
Abl.	bonis	bonis	bonis
`,
  /** Two words that agree, a line a form, with commas. */
  phrase: `illa puella,Nom. Sg. f.
illīus puellae,Gen. Sg. f.
illī puellae,Dat. Sg. f.
illam puellam,Acc. Sg. f.
illā puellā,Abl. Sg. f.
illae puellae,Nom. Pl. f.
illārum puellārum,Gen. Pl. f.
illīs puellīs,Dat. Pl. f. / Abl. Pl. f.
illās puellās,Acc. Pl. f.
`,
  /** The cases across, numbers and genders down. */
  across: `	Nom.	Gen.	Dat.	Akk.	Abl.
Sg. m.	quī	cuius	cui	quem	quō
Sg. f.	quae	cuius	cui	quam	quā
Sg. n.	quod	cuius	cui	quod	quō
Pl. m.	quī	quōrum	quibus	quōs	quibus
Pl. f.	quae	quārum	quibus	quās	quibus
Pl. n.	quae	quōrum	quibus	quae	quibus
`,
  /** Slips: a case misspelt, a cell empty, a digit for a letter, an ending alone, a macron forgotten. */
  slips: `Kasus	Singular m	Plural m
Nom.	dominus	dominī
Gen.	dominī	domin0rum
Dat.	dominō	-īs
Akkk.	dominum	dominōs
Abl.		dominis
`,
  /** From a word processor, aligned with spaces, short vowels marked, circumflexes for macrons, Latin names. */
  spaces: `cāsus            numerus singulāris    numerus plūrālis
                 fem.                  fem.
cāsus nōminātīvus    rŏsa       rosae
cāsus genetīvus      rosae      rosârum
cāsus datīvus        rosae      rosîs
cāsus accūsātīvus    rosam      rosâs
cāsus ablātīvus      rosâ       rosîs
`,
  /** Markdown, the numbers merged downwards, forms in brackets, a row twice. */
  markdown: `| Numerus  | Kasus | deus m.      |
|----------|-------|--------------|
| Singular | Nom.  | deus         |
|          | Gen.  | deī          |
|          | Dat.  | deō          |
|          | Akk.  | deum         |
|          | Abl.  | deō          |
| Plural   | Nom.  | dī (deī)     |
|          | Gen.  | deōrum       |
|          | Dat.  | dīs          |
|          | Akk.  | deōs         |
|          | Akk.  | deōs         |
|          | Abl.  | dīs          |
`,
} as const;
