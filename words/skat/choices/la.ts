import type { Labelled } from '../../agreement/types.ts';
import type { SkatBot, SkatOptionTexts, SkatPreset } from '../types.ts';

/** The options of a table. */
export const options: SkatOptionTexts = {
  scoring: {
    label: 'Ratiō',
    text: 'Quōmodo lūdī seriēī īnscrībantur.',
    values: {
      'seeger-fabian': 'secundum Seeger et Fabian',
      list: 'tabula simplex',
      bierlachs: 'Bierlachs (pūncta negātīva)',
      target: 'ad numerum certum',
    },
  },
  deals: {
    label: 'Numerus lūdōrum',
    text: 'Tot lūdōs seriēs habet; 0 est duodēnī singulīs lūsōribus, id est 36 tribus, 48 quattuor. Bierlachs et lūdus ad numerum certum fīniuntur cum numerus adaequātur.',
  },
  target: {
    label: 'Numerus certus',
    text: 'Hōc numerō adaequātō seriēs fīnītur: in Bierlachs vincitur quī tot pūncta negātīva habet, aliter vincit quī eum adaequat.',
  },
  matadors: {
    label: 'Numerus equitum',
    text: 'Utrum ūnōcum et sine ūnō per omnēs chartās trump ūsque ad 11 numerentur an equitēs tantum, ūsque ad 4.',
    values: { all: 'omnēs trump', jacks: 'equitēs tantum' },
  },
  announcements: {
    label: 'Nūntiātiōnēs',
    text: 'Utrum Schneider, Schwarz, apertum dē manū tantum nūntiārī possint an etiam stirpe sūmptā, ita ut quidque factōrem ūnō augeat.',
    values: { hand: 'dē manū tantum', free: 'semper' },
  },
  direction: {
    label: 'Ōrdō lūsōrum',
    text: 'Utrum prīma manus sinistrō an dextrō latere distribuentis sedeat.',
    values: { clockwise: 'ad sinistram', counter: 'ad dextram' },
  },
  kontra: {
    label: 'Contrā, Re, Bock',
    text: 'Utrum adversāriī ante prīmam chartam suam contrā dīcere possint, lūsor sōlus Re respondēre, tum illī Bock; quidque pretium duplicat.',
    values: { off: 'nōn licet', bidders: 'quī lacessīvit', all: 'uterque adversārius' },
  },
  kontraBonus: {
    label: 'Contrā omnia duplicat',
    text: 'Contrā, Re, Bock etiam pūncta 50 et 40 secundum Seeger et Fabian duplicant.',
  },
  ramsch: {
    label: 'Ramsch',
    text: 'Quid fīat sī nēmō lacessit: aut nēmō lūdit, aut Ramsch lūditur, sī placet stirpe dē manū in manum trāditā.',
    values: { off: 'nēmō lūdit', on: 'Ramsch lūditur', pushed: 'stirpe trāditā' },
  },
  ramschSkat: {
    label: 'Stirps in Ramsch',
    text: 'Cuius sint pūncta stirpis in Ramsch.',
    values: { last: 'ultimae captūrae', loser: 'victī' },
  },
  rounds: {
    label: 'Orbēs Bock et Ramsch',
    text: 'Quid certum ēventum sequātur: orbis in quō omnia duplicantur, orbis Ramsch, aut alter post alterum.',
    values: { off: 'nūllus', bock: 'orbis Bock', ramsch: 'orbis Ramsch', both: 'Bock, tum Ramsch' },
  },
  event: {
    label: 'Ēventus',
    text: 'Quid tālem orbem efficiat.',
    values: {
      sixty: '60 contrā 60',
      'grand-hand': 'Grandis dē manū bene lūsus',
      'lost-kontra': 'lūdus cum Contrā perditus',
      any: 'quidlibet hōrum',
    },
  },
  tricks: {
    label: 'Captūrās īnspicere',
    text: 'Dum lūditur, aut ultimam tantum captūram iterum īnspicere licet aut, exercitātiōnis causā, omnēs cum pūnctīs.',
    values: { last: 'ultimam tantum', open: 'omnēs captūrās' },
  },
  rusticMatadors: {
    label: 'Numerus equitum in lūdō rūsticō',
    text: 'Etiam in lūdō rūsticō ūnōcum et sine ūnō numerantur, per omnēs sēdecim chartās.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<SkatPreset, Labelled>> = {
  isko: {
    label: 'Lēgēs gentium',
    text: 'Ut in certāmine: lēgēs inter nātiōnēs cōnstitūtae, ratiō secundum Seeger et Fabian.',
  },
  tavern: {
    label: 'Taberna',
    text: 'Cum Contrā et Re, cum Ramsch stirpe trāditā sī nēmō lacessit, cum orbibus Bock et Ramsch.',
  },
  source: {
    label: 'Altenburgum',
    text: 'Ut in fonte Latīnō nārrātur: ad dextram, cum Contrā, nūntiātiōnibus līberīs, equitibus tantum numerātīs, ad numerum certum.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<SkatBot, Labelled>> = {
  random: { label: 'Fors', text: 'Quidlibet nūntiat et lūdit, dum liceat.' },
  decent: { label: 'Prūdēns', text: 'Prō chartīs suīs lacessit et cōnsiliō lūdit.' },
  beginner: {
    label: 'Tīrō',
    text: 'Ūnam chartārum dispositiōnem cōgitat et eī crēdit.',
  },
  club: {
    label: 'Sodālis',
    text: 'Aliquot chartārum dispositiōnēs cōgitat et prō chartīs suīs lacessit.',
  },
  expert: {
    label: 'Perītus',
    text: 'Ex licitātiōne et quāque chartā colligit et quantī chartae valent lacessit.',
  },
  full: {
    label: 'Magister',
    text: 'Fortissimus: ut perītus, sed plūs cōgitat.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Aemilia',
  'Servius',
  'Tullia',
  'Decimus',
  'Octāvia',
  'Sextus',
  'Paula',
  'Pūblius',
  'Valeria',
  'Rūfus',
];
