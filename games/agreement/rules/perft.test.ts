import { type Cell, PARADIGMS } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { type Action, agreement, type State } from '../index.ts';
import { EVERY_CELL, type Oracle, oracleFor } from './testing/oracle.ts';
import { type Deal, Table } from './testing/script.ts';

/*
 * Perft: counts the continuations of a fixed deal up to five actions if only right plays count (referee `table`). Equal
 * cards of a hand are one; a draw is one way; playing the drawn card or passing is the next. Counted twice, by the game
 * and by a plain search over the printed strings that shares no code with it.
 */

const DEALS = [
  {
    name: 'is, an ambiguous start card',
    deck: 'is',
    deal: {
      hands: ['eum eī eā eōrum eārum', 'eius is ea eīs/iīs eōs'],
      start: 'eius',
      stock: 'id eam eae',
    },
    counts: [9, 37, 79, 185, 402],
  },
  {
    name: 'is, a start card with one reading',
    deck: 'is',
    deal: {
      hands: ['eam eōs id ea eīs/iīs', 'eae eās eī eius eīs/iīs'],
      start: 'eum',
      stock: 'eō eā eōrum',
    },
    counts: [4, 13, 37, 102, 242],
  },
  {
    name: 'ille, datives that are nominatives',
    deck: 'ille',
    deal: {
      hands: ['illī illīus illa illōs illīs', 'illī illud illae illā illīs'],
      start: 'illī',
      stock: 'illum illa illō',
    },
    counts: [14, 63, 210, 601, 1542],
  },
  {
    name: 'ipse, neuters and accusatives',
    deck: 'ipse',
    deal: {
      hands: ['ipsum ipsam ipsa ipsōs ipsī', 'ipsum ipsī ipsīus ipsās ipsīs'],
      start: 'ipsum',
      stock: 'ipse ipsa ipsā',
    },
    counts: [11, 54, 155, 513, 1356],
  },
] as const;

/** All conceivable actions, equal cards only once. */
function thinkable(state: State): readonly Action[] {
  const forms = new Set(state.hands[state.current]);
  return [
    { type: 'draw' },
    { type: 'pass' },
    ...[...forms].flatMap((card) => EVERY_CELL.map((as): Action => ({ type: 'lay', card, as }))),
  ];
}

function byTheGame(state: State, depth: number): number {
  if (depth === 0) return 1;
  return thinkable(state)
    .map((action) => agreement.decide(state, state.current, action))
    .map((made) => {
      if (!made.ok) return 0;
      return byTheGame(
        made.value.reduce((s, event) => agreement.evolve(s, event), state),
        depth - 1,
      );
    })
    .reduce((sum, n) => sum + n, 0);
}

/** A position by its printed forms: the hand of the seat to move, the other's, and the stock. */
interface Plain {
  readonly mine: readonly string[];
  readonly others: readonly string[];
  readonly stock: readonly string[];
  readonly on: readonly Cell[];
  readonly drawn: string | null;
}

function byTheStrings(oracle: Oracle, at: Plain, depth: number): number {
  if (depth === 0) return 1;
  const { mine, others, stock, on, drawn } = at;
  let count = 0;
  for (const form of new Set(drawn === null ? mine : [drawn])) {
    const rest = mine.toSpliced(mine.indexOf(form), 1);
    for (const as of EVERY_CELL) {
      if (!oracle.right(form, as, on)) continue;
      const next = { mine: others, others: rest, stock, on: [as], drawn: null };
      count += byTheStrings(oracle, next, depth - 1);
    }
  }
  if (drawn !== null) {
    return (
      count + byTheStrings(oracle, { ...at, mine: others, others: mine, drawn: null }, depth - 1)
    );
  }
  const [top, ...left] = stock;
  if (top === undefined) throw new RangeError('the stock is too short for this depth');
  const after = { ...at, mine: [...mine, top], stock: left, drawn: top };
  return count + byTheStrings(oracle, after, depth - 1);
}

function asStrings({ hands, start, stock = '' }: Deal, oracle: Oracle): Plain {
  const words = (text = '') => text.split(' ');
  return {
    mine: words(hands[0]),
    others: words(hands[1]),
    stock: words(stock),
    on: oracle.readings(start),
    drawn: null,
  };
}

describe.each(DEALS)('$name', ({ deck, deal, counts }) => {
  test.each([1, 2, 3, 4, 5])('continuations of %i actions', (depth) => {
    const oracle = oracleFor(PARADIGMS[deck].cells);
    const table = new Table({ ...deal, options: { deck, referee: 'table' } });
    const counted = byTheGame(table.state, depth);
    expect(counted).toBe(byTheStrings(oracle, asStrings(deal, oracle), depth));
    expect(counted).toBe(counts[depth - 1]);
  });
});
