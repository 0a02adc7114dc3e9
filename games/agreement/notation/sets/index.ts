import { defined } from '@lusoria/core';
import {
  CASES,
  type Cell,
  cellOf,
  NUMBERS,
  type ParadigmId,
  PARADIGMS,
  type Person,
  verbCell,
} from '@lusoria/latin';
import { type OwnDeck, ownDeck } from '../../rules/own-deck.ts';
import { type Verb, type VerbId, VERBS } from './verbs.ts';
import { type Word, type WordId, WORDS } from './words.ts';

/** Decks that ship beside the built-in ones: words, alone or after a pronoun that agrees with them. */
interface Recipe {
  readonly words: readonly WordId[];
  readonly after?: ParadigmId;
}

const RECIPES: readonly Recipe[] = [
  { words: ['servus', 'puella', 'bellum'] },
  { words: ['puer', 'ager', 'nauta'] },
  { words: ['consul', 'urbs', 'corpus'] },
  { words: ['hostis', 'turris', 'mare'] },
  { words: ['currus', 'manus', 'cornu'] },
  { words: ['dies', 'res'] },
  { words: ['bonus'] },
  { words: ['pulcher'] },
  { words: ['miser'] },
  { words: ['solus'] },
  { words: ['acer'] },
  { words: ['omnis'] },
  { words: ['felix'] },
  { words: ['melior'] },
  { words: ['vetus'] },
  { words: ['quis'] },
  { words: ['aliquis'] },
  { words: ['quidam'] },
  { after: 'ille', words: ['servus', 'puella', 'bellum'] },
  { after: 'hic', words: ['consul', 'urbs', 'corpus'] },
];

/** Verbs that ship, each a deck, named by their first persons. */
const VERB_DECKS: readonly VerbId[] = ['amare', 'monere', 'regere', 'audire', 'esse'];

const WORD_SETS: readonly OwnDeck[] = RECIPES.map(({ words, after }) => {
  const cards = words
    .flatMap((word) => cardsOf(WORDS[word]))
    .map(([form, cell]) => {
      const text = after ? `${PARADIGMS[after].cells[cell]} ${form}` : form;
      return [text, cell] as const;
    });
  const first = cards.flatMap(([form, cell]) => (cell.startsWith('nom-sg') ? [form] : []));
  return ownDeck([...new Set(first)].join(after ? ', ' : ' – '), cards);
});

/** The forms of a word with their cells. */
function cardsOf(word: Word): readonly (readonly [string, Cell])[] {
  return word.flatMap(([gender, text]) => {
    const forms = text.split(' ');
    return NUMBERS.flatMap((number, n) =>
      CASES.map((kase, i) => {
        const form = defined(forms[CASES.length * n + i], 'a form of each case');
        return [form, cellOf(kase, number, gender)] as const;
      }),
    );
  });
}

const PERSONS: readonly Person[] = [1, 2, 3];

/** The forms of a verb with their cells. */
function formsOf(verb: Verb): readonly (readonly [string, Cell])[] {
  return verb.flatMap(([tense, text]) => {
    const forms = text.split(' ');
    return NUMBERS.flatMap((number, n) =>
      PERSONS.map((person, i) => {
        const form = defined(forms[PERSONS.length * n + i], 'a form of each person');
        return [form, verbCell(tense, number, person)] as const;
      }),
    );
  });
}

const VERB_SETS: readonly OwnDeck[] = VERB_DECKS.map((id) => {
  const cards = formsOf(VERBS[id]);
  const first = cards.flatMap(([form, cell]) => (cell.endsWith('-sg-m') ? [form] : []));
  return ownDeck(first.join(' – '), cards, 'verb');
});

/** The decks that ship beside the built-in ones, in the order of a grammar. */
export const SETS: readonly OwnDeck[] = [...WORD_SETS, ...VERB_SETS];
