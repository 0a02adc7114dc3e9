import type { DeckProblemCode, OptionKey, TreeProblemCode } from '@lusoria/classification';
import type { Cell } from '@lusoria/latin';
import type { Labelled, OptionWords } from '../agreement/types.ts';
import type { OptionTexts } from '../classification/options/types.ts';
import type { TreeTexts } from '../classification/tree/types.ts';
import { textOf } from '../sentence.ts';
import type { Texts } from './texts.ts';

/** The bots as they are offered. */
export const BOTS = [
  'random',
  'reasoner:beginner',
  'reasoner:skilled',
  'reasoner:strong',
  'sage:competitive',
  'sage:teaching',
];

type Entry = readonly (readonly [string, string])[];

function labelled(at: string, worded: Labelled | OptionWords): Entry {
  const values = 'values' in worded ? Object.entries(worded.values ?? {}) : [];
  return [
    [at, worded.label],
    [`${at} text`, worded.text],
    ...values.map(([value, text]) => [`${at} = ${value}`, text] as const),
  ];
}

/** The texts about tables and bots. */
export function optionTexts(
  words: OptionTexts,
  keys: readonly OptionKey[],
  decks: readonly ('shapes' | 'elements' | 'latin-forms' | 'quadrilaterals')[],
): Texts {
  const { ownDeck } = words;
  return new Map([
    ...decks.map((deck) => [`title ${deck}`, textOf(words.title({ deck }, 4))] as const),
    ...keys.flatMap((key) => labelled(`option ${key}`, words.option(key))),
    ...Object.entries(words.presets).flatMap(([key, each]) => labelled(`preset ${key}`, each)),
    ...BOTS.flatMap((name) => labelled(`bot ${name}`, words.bot(name))),
    ['own open', ownDeck.open],
    ['own hint text', ownDeck.hint],
    ['own alike', ownDeck.allowAlike],
    ['own refused text', ownDeck.refused('Abc.')],
    ['own contents', ownDeck.contents(81, 4)],
    ...[2, 3, 5].map((most) => [`own seats ${most}`, ownDeck.seats(most)] as const),
    ['own preview', ownDeck.preview],
    ['own attributes', ownDeck.attributes],
    ['own all', ownDeck.showAll(81)],
    ['own few', ownDeck.showFew],
  ]);
}

const CELLS: readonly Cell[] = ['nom-sg-m', 'gen-pl-f', 'dat-sg-n', 'acc-pl-m', 'abl-sg-f'];

const AT = [
  { row: 5 },
  { at: 'cards.3' },
  { at: 'cards.3.values.x', card: 'xyz', attribute: 'x' },
  { row: 5, card: 'xyz' },
];

/** What is wrong with a deck as a whole has no place. */
const WHOLE = /^(too-big|not-json|encoding|empty-table|too-few|too-many-(attributes|cards))/u;

/** The texts about trees and decks. */
export function treeTexts(
  words: TreeTexts,
  treeCodes: readonly TreeProblemCode[],
  deckCodes: readonly DeckProblemCode[],
): Texts {
  const names = { way: 'X: y', attribute: 'X', value: 'y' };
  const counted = { count: 5, min: 7, max: 12, want: 4 };
  const facts = { found: 'abc', value: 'y', other: 'z', column: 3, expected: 'string' };
  const fixed = Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`tree ${key}`, text] as const] : [],
  );
  return new Map([
    ...fixed,
    ...CELLS.map((cell) => [`cell ${cell}`, words.cell(cell)] as const),
    ...[1, 27].map((n) => [`cards ${n}`, words.cards(n)] as const),
    ['class', words.className('A')],
    ...[1, 9].map((n) => [`class count ${n}`, words.classCount('A', n)] as const),
    ['values 1', words.values(['x'])],
    ['values 3', words.values(['x', 'y', 'z'])],
    [
      'way',
      words.way([
        { attribute: 'X', values: 'y' },
        { attribute: 'Z', values: 'w' },
      ]),
    ],
    ...treeCodes.map(
      (code) =>
        [`problem ${code} text`, words.treeProblem({ code, params: counted }, names)] as const,
    ),
    ...deckCodes.map(
      (code, i) =>
        [
          `deck ${code} text`,
          words.deckProblem({
            code,
            params: { ...counted, ...facts, ...(WHOLE.test(code) ? {} : AT[i % AT.length]) },
          }),
        ] as const,
    ),
    ['small', words.tooSmall(5, 7)],
    ...[1, 4].map((n) => [`fits ${n} text`, words.fits(n)] as const),
    ...[0, 1, 4].map((n) => [`demands ${n} text`, words.demands(7, n)] as const),
    ['node', words.nodeLabel('X: y')],
    ['node root', words.nodeLabel('')],
    ['remove', words.remove('X')],
    ['branch', words.branch('y')],
    ['taken text', words.taken(['Y', 'z'])],
    ['here', words.hereTo(['y'], 'z')],
    ...[1, 4].map((n) => [`changed ${n} text`, words.changed(n)] as const),
    ['differs text', words.differs('xyz', 'B')],
  ]);
}
