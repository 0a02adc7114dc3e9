import { listed } from '../../agreement/grammar.ts';
import { cellIn } from './cell.ts';
import { deckProblemIn } from './problems.ts';
import { deckTerms } from './problems/la.ts';
import type { TreeProblemTexts, TreeTexts } from './types.ts';

const cards = (n: number) => (n === 1 ? 'ūna charta' : `${n} chartae`);
const classes = (n: number) => (n === 1 ? 'ūnam classem' : `${n} classēs`);

const problems: TreeProblemTexts = {
  'tree-unknown-attribute': (_, { attribute }) =>
    `Inter hās chartās proprietās ‘${attribute}’ nōn est.`,
  'tree-unknown-value': (_, { attribute, value }) =>
    `Proprietās ‘${attribute}’ valōrem ‘${value}’ nōn habet.`,
  'tree-doubled-value': (_, { attribute, value }) =>
    `Proprietātis ‘${attribute}’ valor ‘${value}’ in duōs rāmōs dūcit.`,
  'tree-missing-value': (_, { attribute, value }) =>
    `Proprietātis ‘${attribute}’ valor ‘${value}’ in nūllum rāmum dūcit.`,
  'tree-empty-class': (_, { way }) => `Nūlla charta ibi est: ${way}.`,
  'tree-small-class': ({ params }, { way }) =>
    `Chartae nimis paucae (${way}): ${params['count']}, sed minimus numerus est ${params['min']}.`,
  'tree-one-class': () => 'Arborī opus est saltem duābus classibus.',
  'tree-class-count': ({ params }) =>
    `Numerus classium dēbet esse ${params['want']}; in hāc arbore est ${params['count']}.`,
  'tree-too-many-classes': ({ params }) =>
    `Numerus classium est ${params['count']}; maximus numerus est ${params['max']}.`,
};

/** The words of trees and decks. */
export const tree: TreeTexts = {
  cards,
  cell: cellIn({
    nom: 'nōm.',
    gen: 'gen.',
    dat: 'dat.',
    acc: 'acc.',
    abl: 'abl.',
    sg: 'sing.',
    pl: 'plūr.',
    m: 'm.',
    f: 'f.',
    n: 'n.',
  }),
  deckProblem: deckProblemIn(deckTerms),

  className: (letter) => `Classis ${letter}`,
  classCount: (letter, n) => `Classis ${letter}, ${cards(n)}`,
  values: (names) => listed(names, ' aut '),
  way: (steps) => steps.map(({ attribute, values }) => `${attribute}: ${values}`).join(', '),
  treeProblem: (problem, names) => problems[problem.code](problem, names),
  tooSmall: (count, min) => `${cards(count)}, minimum ${min}`,
  fits: (n) => `Arbor chartās in ${classes(n)} dīvidit.`,
  demands: (min, wanted) =>
    `${wanted === 0 ? 'Saltem duae classēs' : `Numerus classium: ${wanted}`}; in quāque minimus chartārum numerus ${min}.`,

  treeLabel: 'Arbor',
  begin:
    'Adhūc omnēs chartae in ūnā classe sunt. Ēlige quid interrogētur; quisque valor suum rāmum habēbit.',
  howTo: 'Tange ūnum valōrem plūrēsve et in alium rāmum trānsfer.',
  nodeLabel: (way) => (way === '' ? 'Quid omnibus chartīs fīat' : `Quid fīat hīc: ${way}`),
  leaf: 'Classis',
  asks: 'ulterius interrogāre',
  askFurther: 'interrogā',
  remove: (attribute) => `Tolle interrogātiōnem ‘${attribute}’`,
  branch: (values) => `Rāmus: ${values}`,
  taken: (values) => `Quō trānsferendum est: ${listed(values, ' et ')}?`,
  here: 'hūc',
  hereTo: (moved, values) => `${listed(moved, ' et ')} hūc, ad rāmum ${values}`,
  own: 'in rāmum suum',
  against: 'contrā cēterōs omnēs',
  putBack: 'relinque',
  separate: 'suus cuique valōrī rāmus',
  undo: 'Revocā',
  suggest: 'Prōpōne arborem',
  changed: (n) => `Mūtātum est: chartae in ${classes(n)} dīviduntur.`,

  classesLabel: 'Quōmodo chartae dīvidantur',
  showCards: 'Ostende chartās',

  differs: (card, letter) => `Hīc arbor prīmum differt: ${card} in classe ${letter} iacet.`,
  agrees: 'Utraque arbor chartās eōdem modō dīvidit.',
};
