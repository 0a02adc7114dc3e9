import { listed } from '../../agreement/grammar.ts';
import { say } from '../../sentence.ts';
import { tell } from './tell.ts';
import {
  bits,
  by,
  cards,
  className,
  does,
  faults,
  number,
  reasons,
  status,
  tellers,
} from './told/en.ts';
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
  sage: 'sage',
  status,
  attributes: 'What the cards can be classified by',
  players: 'At the table',

  classes: 'Classes on the table',
  className: (n) => `Class ${n}`,
  classCount: (n, count) => `Class ${n}, ${cards(count)}`,
  founded: by,
  turned: 'turned up',
  spread: 'spread out',
  gather: 'gather',
  spreadClass: (n) => `Spread out class ${n}`,
  gatherClass: (n) => `Gather class ${n}`,
  aim: (n) => (n === null ? 'Found a new class' : `Add to class ${n}`),
  newClass: 'New class',
  here: 'here',
  vain: 'Wrongly tried here',

  sort: 'Sort by',
  ownOrder: 'my own order',
  left: 'Move to the left',
  right: 'Move to the right',
  clear: 'Unselect all',
  belongs: (letter, n) =>
    n === null
      ? `class ${letter} in the tree, not on the table yet`
      : `class ${letter} in the tree, ${className(n)} on the table`,

  chooseCards: 'Choose cards from your hand.',
  chooseClass: 'Choose where: a class or a new one.',
  lay: (count, to) =>
    to === null
      ? `Found a new class with ${cards(count)}`
      : `Add ${cards(count)} to ${className(to)}`,
  pass: 'Pass and draw',

  history: 'Lays',
  noLays: 'Nothing has been laid yet.',
  tree: 'Tree',
  yourTree: 'Your tree',
};

const lays: LayTexts = {
  number: (n) => `Lay ${n}`,
  laid: ({ seat, class: to }, who) =>
    to === null
      ? `${does(seat, who, 'found', 'founds')} a class`
      : `${does(seat, who, 'add', 'adds')} to ${className(to + 1)}`,
  right: 'right',
  wrong: 'wrong',
  open: 'open',
  faults,
};

const notes: NoteTexts = {
  title: 'Notes',
  hint: 'Only you see them.',
  signs: ['question mark', 'exclamation mark', 'full dot', 'empty circle'],
  mark: 'Sign',
  unmark: 'no sign',
  show: 'Show',
  filters: {
    all: 'all',
    hand: 'mine',
    table: 'on the table',
    shown: 'laid wrongly',
    unseen: 'never seen',
  },
  chosen: (n) =>
    n === 0 ? 'Tap cards to mark them or to put them together.' : `${cards(n)} chosen:`,
  groups: 'Supposed classes',
  into: (name) => `to ${name}`,
  newGroup: 'new supposed class',
  outOf: 'to none',
  nameOf: (name) => `Name of the supposed class ${name}`,
  remove: (name) => `Dissolve the supposed class ${name}`,
  noGroups: 'None so far. Choose cards and put them together.',
  text: 'Free text',
  group: (name) => `supposed to be in ${name}`,
  onTable: (n) => `on the table in ${className(n)}`,
  inHand: 'in your hand',
  shown: (name) => `laid wrongly ${by(name)}`,
  unseen: 'never seen so far',
};

const describe: DescribeTexts = {
  think: 'Think of a classification',
  thinkHint: 'Build a tree, or have one suggested. The others see it only in the end.',
  setTree: 'Play with this tree',
  judge: ({ seat, class: to }, who) =>
    to === null
      ? `${who.name(seat)} founds a new class. Is that right?`
      : `${who.name(seat)} adds to ${className(to + 1)}. Is that right?`,
  right: 'Right',
  wrong: 'Wrong',
  tree: 'How is the deck classified?',
  sort: 'Where do these cards belong?',
  text: 'Describe the classification in words.',
  handIn: 'Hand in',
  handInAgain: 'Hand in the change',
  nothing: 'Say nothing',
  handed: 'Handed in. You can change your description until all are done.',
  changed: 'You have changed something. What lies with the table is your former description.',
  silent: 'You say nothing. You can think better of it until all are done.',
  left: (time) => `${time} left`,
  soon: (seconds) => `${seconds} seconds left for describing.`,
  handedIn: (names) => `Done: ${listed(names, ' and ')}`,
  missing: (names) => `Still missing: ${listed(names, ' and ')}`,
  agrees: 'This tree agrees with every verdict.',
  contradicts: (n) =>
    n === 1 ? 'One verdict contradicts this tree:' : `${n} verdicts contradict this tree:`,
  toSort: (n) => (n === 0 ? 'All cards are in their places.' : `Still to be sorted: ${cards(n)}`),
  elsewhere: 'In none of these',
  sortHint: 'Choose cards and then the class where they belong.',
  put: (n) => (n === null ? 'Belongs to none of the classes' : `Belongs to ${className(n)}`),
  putTo: (n) => (n === null ? 'in none of the classes' : `in ${className(n)}`),
  takeBack: (card) => `Take back ${card}`,
  takeBackHint: 'Tap a sorted card to take it back.',
  textLabel: 'Your description',
  letters: (n, most) => `${n} of ${most} characters`,
  rule: 'Are these descriptions true?',
  of: (name) => (name === null ? 'Your own description' : `Description by ${name}`),
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'accepted',
  rejected: 'rejected',
  unruled: 'still open',
};

const report: ReportTexts = {
  title: 'The classification',
  reasons,
  cards: (n) => (n === 0 ? 'no card' : cards(n)),
  points: 'Every card in hand counts one point.',
  right: 'described rightly',
  wrong: 'described wrongly',
  none: 'nothing described',
  trueTree: 'How the deck was classified',
  yours: 'Your description',
  of: (name) => `Description by ${name}`,
  sortWrong(card, said, truth) {
    const where = (n: number | null) =>
      n === null ? 'to none of the classes' : `to ${className(n)}`;
    return say`Here it first goes wrong: ${card} belongs ${where(truth)}, not ${where(said)}.`;
  },
  hands: 'Cards left over',
  review: 'Go through the lays',
};

const review: ReviewTexts = {
  step: (n, of) => `Lay ${n} of ${of}`,
  start: 'Before the first lay',
  previous: 'Back',
  next: 'Next',
  begin: (possible) => `${number.format(possible)} classifications are possible.`,
  left: (before, after) =>
    `${number.format(before)} classifications were possible, now there are ${number.format(after)}.`,
  told: (n) => `The lay reveals ${bits.format(n)} bits.`,
  outside: 'This classification is more intricate than all that are counted here.',
  truth: 'The true classification',
  letter: (letter) => `class ${letter} in the tree`,
};

const sheet: SheetTexts = {
  title: 'Scores',
  round: 'Round',
  sum: 'Sum',
  sage: 'sage',
  described: 'described rightly',
  hint: 'Every card in hand counts one point; the fewest win.',
};

/** What is said at a table, in English. */
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
