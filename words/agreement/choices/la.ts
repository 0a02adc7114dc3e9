import { DECKS } from '../choices.ts';
import type { BotLabel, Labelled, OptionTexts, PresetName } from '../types.ts';

/** The options of a table. */
export const options: OptionTexts = {
  deck: { label: 'Chartae', text: 'Quae fōrmae in chartīs scrīptae sint.', values: DECKS },
  referee: {
    label: 'Quis errōrēs observat?',
    text: 'Aut ipsī observātis et intercēditis, aut mēnsa quod falsum est statim cum causā reicit.',
    values: { players: 'lūsōrēs', table: 'mēnsa' },
  },
  end: {
    label: 'Fīnis lūdī',
    text: 'Lūdus aut fīnītur cum prīma manus vacua est, aut cēterī pergunt dōnec ūnus tantum chartās habeat.',
    values: { first: 'prīmā manū vacuā', last: 'ūnā manū relictā' },
  },
  rounds: {
    label: 'Numerus lūdōrum',
    text: 'Tot lūdī lūduntur, et pūncta omnium computantur; deinceps alius incipit.',
  },
  drawing: {
    label: 'Sūmere',
    text: 'Utrum chartam sūmere liceat etiam cum aliqua tuārum congruit.',
    values: { free: 'semper licet', compulsory: 'sī nūlla congruit' },
  },
  tables: {
    label: 'Tabulae fōrmārum',
    text: 'Tabulae in quibus omnēs fōrmae sunt aut semper patent aut intercessiōne tantum aperiuntur.',
    values: { dispute: 'intercessiōne', open: 'semper patent' },
  },
  plain: {
    label: 'Sine līneolīs',
    text: 'Chartae vōcālēs longās nōn notant, et fōrmae quae longitūdine tantum differunt eaedem sunt.',
  },
  joker: {
    label: 'Ioculātor',
    text: 'Charta tēctōria simul lūdit: super omnem chartam pōnī potest, et deinde valet charta subiecta.',
  },
  jokerLast: {
    label: 'Ioculātor ultimus',
    text: 'Ioculātōrem etiam ultimum pōnere licet.',
  },
  unnoticed: {
    label: 'Post errōrem nōn animadversum',
    text: 'Sī nēmō falsum animadvertit, chartae sequentī valet aut quod prōnūntiātum est aut quod fōrma rē vērā est.',
    values: { declared: 'valet prōnūntiātum', readings: 'valet fōrma' },
  },
  upheldDraw: {
    label: 'Poena errōris',
    text: 'Sī intercessiō valet, lūsor quī errāvit īnsuper chartam sūmit.',
  },
  rejectedDraw: {
    label: 'Poena intercessiōnis falsae',
    text: 'Sī intercessiō nōn valet, lūsor quī intercessit chartam sūmit.',
  },
  wait: {
    label: 'Secundae ad intercēdendum',
    text: 'Tam diū omnēs post quamque chartam exspectant, ut cēterī intercēdere possint.',
  },
  botWait: {
    label: 'Patientia māchinārum',
    text: 'Tot secundās māchina exspectat num intercēdās, nisi prius assentīris.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<PresetName, Labelled>> = {
  standard: {
    label: 'Ūsitātus',
    text: 'Ut cum chartīs vērīs: ipsī errōrēs observātis et intercēditis.',
  },
  practice: {
    label: 'Exercitātiō',
    text: 'Mēnsa quod falsum est statim cum causā reicit, et tabulae fōrmārum patent.',
  },
  tournament: {
    label: 'Certāmen',
    text: 'Complūrēs lūdī; omnis error et omnis intercessiō falsa chartā sūmendā luitur.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<BotLabel, Labelled>> = {
  random: { label: 'Fors', text: 'Quamlibet chartam pōnit et saepe falsō prōnūntiat.' },
  beginner: {
    label: 'Tīrō',
    text: 'Dīmidiam ferē partem fōrmārum nōvit; saepe errōrem inveniēs.',
  },
  learner: { label: 'Discipulus', text: 'Plērāsque fōrmās nōvit, nōnnūllās cōnfundit.' },
  advanced: {
    label: 'Prōvectus',
    text: 'Omnēs ferē fōrmās nōvit, rārō errat, pauca praetermittit.',
  },
  uniform: { label: 'Grammaticus', text: 'Omnēs fōrmās nōvit et omnem errōrem animadvertit.' },
  mobile: {
    label: 'Magister',
    text: 'Numquam errat, et chartās servat quae posteā multīs locīs congruant.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Līvia',
  'Mārcus',
  'Cornēlia',
  'Quīntus',
  'Flāvia',
  'Gāius',
  'Iūlia',
  'Titus',
  'Claudia',
  'Lūcius',
];
