import { listed } from '../../agreement/grammar.ts';
import { cellIn } from './cell.ts';
import { deckProblemIn } from './problems.ts';
import { deckTerms } from './problems/en.ts';
import type { TreeProblemTexts, TreeTexts } from './types.ts';

const cards = (n: number) => (n === 1 ? 'one card' : `${n} cards`);
const classes = (n: number) => (n === 1 ? 'one class' : `${n} classes`);

const problems: TreeProblemTexts = {
  'tree-unknown-attribute': (_, { attribute }) => `This deck has no attribute “${attribute}”.`,
  'tree-unknown-value': (_, { attribute, value }) =>
    `The attribute “${attribute}” has no value “${value}”.`,
  'tree-doubled-value': (_, { attribute, value }) =>
    `Of the attribute “${attribute}” the value “${value}” leads into two branches.`,
  'tree-missing-value': (_, { attribute, value }) =>
    `Of the attribute “${attribute}” the value “${value}” leads into no branch.`,
  'tree-empty-class': (_, { way }) => `There is no card with “${way}”.`,
  'tree-small-class': ({ params }, { way }) =>
    `Too few cards (${way}): ${params['count']} of at least ${params['min']}.`,
  'tree-one-class': () => 'The tree needs two classes at least.',
  'tree-class-count': ({ params }) =>
    `There must be ${classes(Number(params['want']))}; this tree has ${params['count']}.`,
  'tree-too-many-classes': ({ params }) =>
    `The tree has ${params['count']} classes; at most ${params['max']} are allowed.`,
};

/** The words of trees and decks. */
export const tree: TreeTexts = {
  cards,
  cell: cellIn({
    nom: 'nom.',
    gen: 'gen.',
    dat: 'dat.',
    acc: 'acc.',
    abl: 'abl.',
    sg: 'sg.',
    pl: 'pl.',
    m: 'm.',
    f: 'f.',
    n: 'n.',
  }),
  deckProblem: deckProblemIn(deckTerms),

  className: (letter) => `Class ${letter}`,
  classCount: (letter, n) => `Class ${letter}, ${cards(n)}`,
  values: (names) => listed(names, ' or '),
  way: (steps) => steps.map(({ attribute, values }) => `${attribute}: ${values}`).join(', '),
  treeProblem: (problem, names) => problems[problem.code](problem, names),
  tooSmall: (count, min) => `${count} of at least ${min} cards`,
  fits: (n) => `The tree divides the deck into ${classes(n)}.`,
  demands: (min, wanted) =>
    `${wanted === 0 ? 'At least two classes' : `Exactly ${classes(wanted)}`}, each of at least ${cards(min)}.`,

  treeLabel: 'Tree',
  begin: 'So far all cards are in one class. Choose what is asked; each value gets a branch.',
  howTo: 'Tap one or more values and put them into another branch.',
  nodeLabel: (way) => (way === '' ? 'What happens to all cards' : `What happens to ${way}`),
  leaf: 'Class',
  asks: 'ask further for',
  askFurther: 'ask further',
  remove: (attribute) => `Take away the question “${attribute}”`,
  branch: (values) => `Branch ${values}`,
  taken: (values) => `Where to with ${listed(values, ' and ')}?`,
  here: 'here',
  hereTo: (moved, values) => `${listed(moved, ' and ')} here, to ${values}`,
  own: 'a branch of its own',
  against: 'against all others',
  putBack: 'leave it',
  separate: 'every value on its own',
  undo: 'Undo',
  suggest: 'Suggest a tree',
  changed: (n) => `Changed: the deck falls into ${classes(n)}.`,

  classesLabel: 'How the deck falls apart',
  showCards: 'Show the cards',

  differs: (card, letter) => `Here the tree first differs: ${card} is in class ${letter}.`,
  agrees: 'Both trees divide the deck alike.',
};
