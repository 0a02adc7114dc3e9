import { capital, listed } from '../../agreement/grammar.ts';
import { say } from '../../sentence.ts';
import { tell } from './tell.ts';
import {
  bits,
  by,
  cards,
  cardsAccusative,
  className,
  does,
  faults,
  number,
  reasons,
  status,
  tellers,
  toClass,
} from './told/la.ts';
import type {
  DescribeTexts,
  LayTexts,
  NoteTexts,
  PlayTexts,
  ReportTexts,
  ReviewTexts,
  SheetTexts,
  TableTexts,
} from './types.ts';

const play: PlayTexts = {
  sage: 'sapiēns',
  status,
  attributes: 'Quibus rēbus chartae dīvidī possint',
  players: 'Ad mēnsam',

  classes: 'Classēs in mēnsā',
  className: (n) => `Classis ${n}`,
  classCount: (n, count) => `Classis ${n}, ${cards(count)}`,
  founded: by,
  turned: 'ab initiō',
  spread: 'expande',
  gather: 'collige',
  spreadClass: (n) => `Classem ${n} expande`,
  gatherClass: (n) => `Classem ${n} collige`,
  aim: (n) => (n === null ? 'Novam classem conde' : `Pōne ${toClass(n)}`),
  newClass: 'Nova classis',
  here: 'hūc',
  vain: 'Hīc perperam temptāta',

  sort: 'Ōrdō:',
  ownOrder: 'meus ōrdō',
  left: 'Ad sinistram movē',
  right: 'Ad dextram movē',
  clear: 'Omnēs dīmitte',
  belongs: (letter, n) =>
    n === null
      ? `classis ${letter} arboris, nōndum in mēnsā`
      : `classis ${letter} arboris, in mēnsā ${className(n)}`,

  chooseCards: 'Ēlige chartās ē manū tuā.',
  chooseClass: 'Ēlige locum: classem aut novam classem.',
  lay: (count, to) =>
    to === null
      ? `Novam classem conde: ${cards(count)}`
      : `Pōne ${cardsAccusative(count)} ${toClass(to)}`,
  pass: 'Praeterī et sūme',

  history: 'Gradūs',
  noLays: 'Nihil adhūc positum est.',
  tree: 'Arbor',
  yourTree: 'Arbor tua',
};

const lays: LayTexts = {
  number: (n) => `Gradus ${n}`,
  laid: ({ seat, class: to }, who) =>
    to === null
      ? does(seat, who, 'novam classem condis', 'novam classem condit')
      : does(seat, who, `${toClass(to + 1)} pōnis`, `${toClass(to + 1)} pōnit`),
  right: 'rēctē',
  wrong: 'perperam',
  open: 'incertum',
  faults,
};

const notes: NoteTexts = {
  title: 'Adnotātiōnēs',
  hint: 'Tū sōlus eās vidēs.',
  signs: ['signum interrogandī', 'signum exclāmandī', 'pūnctum plēnum', 'circulus vacuus'],
  mark: 'Signum',
  unmark: 'sine signō',
  show: 'Ostende',
  filters: {
    all: 'omnēs',
    hand: 'meās',
    table: 'in mēnsā positās',
    shown: 'perperam positās',
    unseen: 'numquam vīsās',
  },
  chosen: (n) =>
    n === 0
      ? 'Tange chartās, ut signēs aut coniungās.'
      : `${capital(n === 1 ? 'ūna charta ēlēcta' : `${n} chartae ēlēctae`)}:`,
  groups: 'Classēs coniectūrā factae',
  into: (name) => `ad ${name}`,
  newGroup: 'nova coniectūra',
  outOf: 'ad nūllam',
  nameOf: (name) => `Nōmen classis coniectūrā factae: ${name}`,
  remove: (name) => `Tolle classem coniectūrā factam: ${name}`,
  noGroups: 'Adhūc nūllae. Ēlige chartās et coniunge.',
  text: 'Verba lībera',
  group: (name) => `coniectūrā in classe ${name}`,
  onTable: (n) => `in mēnsā, ${className(n)}`,
  inHand: 'in manū tuā',
  shown: (name) => (name === null ? 'ā tē perperam posita' : `perperam posita; ${by(name)}`),
  unseen: 'numquam adhūc vīsa',
};

const describe: DescribeTexts = {
  think: 'Excōgitā dīvīsiōnem chartārum',
  thinkHint: 'Fac arborem aut iubē prōpōnī. Cēterī eam in fīne dēmum vidēbunt.',
  setTree: 'Hāc arbore lūde',
  judge: ({ seat, class: to }, who) =>
    to === null
      ? `${who.name(seat)} novam classem condit. Rēctēne?`
      : `${who.name(seat)} ${toClass(to + 1)} pōnit. Rēctēne?`,
  right: 'Rēctē',
  wrong: 'Perperam',
  tree: 'Quōmodo chartae dīvīsae sunt?',
  sort: 'Quō hae chartae pertinent?',
  text: 'Dēscrībe dīvīsiōnem verbīs.',
  handIn: 'Trāde',
  handInAgain: 'Mūtātam trāde',
  nothing: 'Nihil dīc',
  handed: 'Trādita est. Mūtāre eam potes, dum omnēs perficiant.',
  changed: 'Aliquid mūtāvistī. In mēnsā adhūc prior dēscrīptiō iacet.',
  silent: 'Nihil dīcis. Cōnsilium mūtāre potes, dum omnēs perficiant.',
  left: (time) => `superest ${time}`,
  soon: (seconds) => `Ad dēscrībendum supersunt secundae ${seconds}.`,
  handedIn: (names) => `Perfectum est: ${listed(names, ' et ')}`,
  missing: (names) => `Adhūc exspectāmus: ${listed(names, ' et ')}`,
  agrees: 'Haec arbor cum omnibus iūdiciīs congruit.',
  contradicts: (n) =>
    n === 1 ? 'Huic arborī ūnum iūdicium repugnat:' : `Huic arborī ${n} iūdicia repugnant:`,
  toSort: (n) => (n === 0 ? 'Omnēs chartae dispositae sunt.' : `Adhūc dispōnendae: ${cards(n)}`),
  elsewhere: 'In nūllā hārum',
  sortHint: 'Ēlige chartās, deinde classem ad quam pertinent.',
  put: (n) => (n === null ? 'Ad nūllam classem pertinet' : `Pertinet ${toClass(n)}`),
  putTo: (n) => (n === null ? 'in nūllā classe' : `in classe ${n}`),
  takeBack: (card) => `Resūme: ${card}`,
  takeBackHint: 'Tange chartam dispositam, ut resūmās.',
  textLabel: 'Dēscrīptiō tua',
  letters: (n, most) => `${n} ex ${most} signīs`,
  rule: 'Suntne hae dēscrīptiōnēs vērae?',
  of: (name) => (name === null ? 'Tua dēscrīptiō' : `Dēscrīptiō (${by(name)})`),
  accept: 'Probā',
  reject: 'Reice',
  accepted: 'probāta',
  rejected: 'reiecta',
  unruled: 'nōndum iūdicāta',
};

const report: ReportTexts = {
  title: 'Dīvīsiō',
  reasons,
  cards: (n) => (n === 0 ? 'nūlla charta' : cards(n)),
  points: 'Quaeque charta in manū ūnum pūnctum valet.',
  right: 'rēctē dēscrīpsit',
  wrong: 'perperam dēscrīpsit',
  none: 'nihil dēscrīpsit',
  trueTree: 'Ita chartae dīvīsae erant',
  yours: 'Tū ita dēscrīpsistī',
  of: (name) => `Dēscrīptiō, cuius auctor est ${name}`,
  sortWrong(card, said, truth) {
    const where = (n: number | null) => (n === null ? 'ad nūllam classem' : toClass(n));
    return say`Hīc prīmum errātur: ${card} ${where(truth)} pertinet, nōn ${where(said)}.`;
  },
  hands: 'Chartae reliquae',
  review: 'Gradātim īnspice',
};

const review: ReviewTexts = {
  step: (n, of) => `Gradus ${n} ex ${of}`,
  start: 'Ante prīmum gradum',
  previous: 'Retrō',
  next: 'Porrō',
  begin: (possible) => `Numerus dīvīsiōnum quae esse possunt: ${number(possible)}.`,
  left: (before, after) =>
    `Numerus dīvīsiōnum quae esse possunt anteā ${number(before)} erat, nunc est ${number(after)}.`,
  told: (n) => `Hic gradus bitōs aperit: ${bits(n)}.`,
  outside: 'Haec dīvīsiō implicātior est omnibus quae hīc numerantur.',
  truth: 'Vēra dīvīsiō',
  letter: (letter) => `classis ${letter} arboris`,
};

const sheet: SheetTexts = {
  title: 'Pūncta',
  round: 'Lūdus',
  sum: 'Summa',
  sage: 'sapiēns',
  described: 'rēctē dēscrīpsit',
  hint: 'Quaeque charta in manū ūnum pūnctum valet; paucissima vincunt.',
};

/** What is said at a table, in Latin. */
export const table: TableTexts = {
  event: (event, who) => tell(tellers, event, who),
  play,
  lays,
  notes,
  describe,
  report,
  review,
  sheet,
};
