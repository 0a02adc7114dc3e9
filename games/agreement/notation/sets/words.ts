import type { Gender } from '@lusoria/latin';

/** The ten forms of a word in one gender: the five cases of the singular, then those of the plural. */
type Forms = readonly [gender: Gender, forms: string];

/** A word as grammars list it: its forms in each gender that it has. */
export type Word = readonly Forms[];

/**
 * Words with all their forms, typed from J. B. Greenough, G. L. Kittredge, A. A. Howard, B. L. D'Ooge (ed.), "Allen and
 * Greenough's New Latin Grammar", 1903, by its paragraphs; where it gives two forms, the usual one of prose. The test
 * makes them again from stems and endings.
 */
export const WORDS = {
  // § 45, 46
  servus: [['m', 'servus servī servō servum servō servī servōrum servīs servōs servīs']],
  // § 41
  puella: [
    ['f', 'puella puellae puellae puellam puellā puellae puellārum puellīs puellās puellīs'],
  ],
  // § 46
  bellum: [['n', 'bellum bellī bellō bellum bellō bella bellōrum bellīs bella bellīs']],
  // § 47
  puer: [['m', 'puer puerī puerō puerum puerō puerī puerōrum puerīs puerōs puerīs']],
  ager: [['m', 'ager agrī agrō agrum agrō agrī agrōrum agrīs agrōs agrīs']],
  // § 42
  nauta: [['m', 'nauta nautae nautae nautam nautā nautae nautārum nautīs nautās nautīs']],
  // § 62
  consul: [
    [
      'm',
      'cōnsul cōnsulis cōnsulī cōnsulem cōnsule cōnsulēs cōnsulum cōnsulibus cōnsulēs cōnsulibus',
    ],
  ],
  // § 72
  urbs: [['f', 'urbs urbis urbī urbem urbe urbēs urbium urbibus urbēs urbibus']],
  // § 64
  corpus: [
    ['n', 'corpus corporis corporī corpus corpore corpora corporum corporibus corpora corporibus'],
  ],
  // § 67
  hostis: [['m', 'hostis hostis hostī hostem hoste hostēs hostium hostibus hostēs hostibus']],
  turris: [['f', 'turris turris turrī turrim turrī turrēs turrium turribus turrēs turribus']],
  // § 69
  mare: [['n', 'mare maris marī mare marī maria marium maribus maria maribus']],
  // § 89
  currus: [['m', 'currus currūs curruī currum currū currūs curruum curribus currūs curribus']],
  manus: [['f', 'manus manūs manuī manum manū manūs manuum manibus manūs manibus']],
  cornu: [['n', 'cornū cornūs cornū cornū cornū cornua cornuum cornibus cornua cornibus']],
  // § 96
  dies: [['m', 'diēs diēī diēī diem diē diēs diērum diēbus diēs diēbus']],
  res: [['f', 'rēs reī reī rem rē rēs rērum rēbus rēs rēbus']],
  // § 110
  bonus: [
    ['m', 'bonus bonī bonō bonum bonō bonī bonōrum bonīs bonōs bonīs'],
    ['f', 'bona bonae bonae bonam bonā bonae bonārum bonīs bonās bonīs'],
    ['n', 'bonum bonī bonō bonum bonō bona bonōrum bonīs bona bonīs'],
  ],
  // § 112
  pulcher: [
    ['m', 'pulcher pulchrī pulchrō pulchrum pulchrō pulchrī pulchrōrum pulchrīs pulchrōs pulchrīs'],
    [
      'f',
      'pulchra pulchrae pulchrae pulchram pulchrā pulchrae pulchrārum pulchrīs pulchrās pulchrīs',
    ],
    ['n', 'pulchrum pulchrī pulchrō pulchrum pulchrō pulchra pulchrōrum pulchrīs pulchra pulchrīs'],
  ],
  miser: [
    ['m', 'miser miserī miserō miserum miserō miserī miserōrum miserīs miserōs miserīs'],
    ['f', 'misera miserae miserae miseram miserā miserae miserārum miserīs miserās miserīs'],
    ['n', 'miserum miserī miserō miserum miserō misera miserōrum miserīs misera miserīs'],
  ],
  // § 113
  solus: [
    ['m', 'sōlus sōlīus sōlī sōlum sōlō sōlī sōlōrum sōlīs sōlōs sōlīs'],
    ['f', 'sōla sōlīus sōlī sōlam sōlā sōlae sōlārum sōlīs sōlās sōlīs'],
    ['n', 'sōlum sōlīus sōlī sōlum sōlō sōla sōlōrum sōlīs sōla sōlīs'],
  ],
  // § 115
  acer: [
    ['m', 'ācer ācris ācrī ācrem ācrī ācrēs ācrium ācribus ācrēs ācribus'],
    ['f', 'ācris ācris ācrī ācrem ācrī ācrēs ācrium ācribus ācrēs ācribus'],
    ['n', 'ācre ācris ācrī ācre ācrī ācria ācrium ācribus ācria ācribus'],
  ],
  // § 116
  omnis: [
    ['m', 'omnis omnis omnī omnem omnī omnēs omnium omnibus omnēs omnibus'],
    ['f', 'omnis omnis omnī omnem omnī omnēs omnium omnibus omnēs omnibus'],
    ['n', 'omne omnis omnī omne omnī omnia omnium omnibus omnia omnibus'],
  ],
  // § 117
  felix: [
    ['m', 'fēlīx fēlīcis fēlīcī fēlīcem fēlīcī fēlīcēs fēlīcium fēlīcibus fēlīcēs fēlīcibus'],
    ['f', 'fēlīx fēlīcis fēlīcī fēlīcem fēlīcī fēlīcēs fēlīcium fēlīcibus fēlīcēs fēlīcibus'],
    ['n', 'fēlīx fēlīcis fēlīcī fēlīx fēlīcī fēlīcia fēlīcium fēlīcibus fēlīcia fēlīcibus'],
  ],
  // § 120
  melior: [
    [
      'm',
      'melior meliōris meliōrī meliōrem meliōre meliōrēs meliōrum meliōribus meliōrēs meliōribus',
    ],
    [
      'f',
      'melior meliōris meliōrī meliōrem meliōre meliōrēs meliōrum meliōribus meliōrēs meliōribus',
    ],
    ['n', 'melius meliōris meliōrī melius meliōre meliōra meliōrum meliōribus meliōra meliōribus'],
  ],
  // § 121
  vetus: [
    ['m', 'vetus veteris veterī veterem vetere veterēs veterum veteribus veterēs veteribus'],
    ['f', 'vetus veteris veterī veterem vetere veterēs veterum veteribus veterēs veteribus'],
    ['n', 'vetus veteris veterī vetus vetere vetera veterum veteribus vetera veteribus'],
  ],
  // § 148, as a noun in the nominative, and with the feminine of the adjective
  quis: [
    ['m', 'quis cuius cui quem quō quī quōrum quibus quōs quibus'],
    ['f', 'quae cuius cui quam quā quae quārum quibus quās quibus'],
    ['n', 'quid cuius cui quid quō quae quōrum quibus quae quibus'],
  ],
  // § 151
  aliquis: [
    ['m', 'aliquis alicuius alicui aliquem aliquō aliquī aliquōrum aliquibus aliquōs aliquibus'],
    ['f', 'aliqua alicuius alicui aliquam aliquā aliquae aliquārum aliquibus aliquās aliquibus'],
    ['n', 'aliquid alicuius alicui aliquid aliquō aliqua aliquōrum aliquibus aliqua aliquibus'],
  ],
  quidam: [
    ['m', 'quīdam cuiusdam cuidam quendam quōdam quīdam quōrundam quibusdam quōsdam quibusdam'],
    ['f', 'quaedam cuiusdam cuidam quandam quādam quaedam quārundam quibusdam quāsdam quibusdam'],
    ['n', 'quiddam cuiusdam cuidam quiddam quōdam quaedam quōrundam quibusdam quaedam quibusdam'],
  ],
} as const satisfies Readonly<Record<string, Word>>;

export type WordId = keyof typeof WORDS;
