import { defined } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../engine/solver/index.ts';
import { type Card, pipsOf, winnerOf } from '../rules/cards.ts';
import { holdsClosed, sharesOf } from './closed.ts';
import { highestCards } from './difficulty.ts';
import { lineAfter } from './line.ts';
import { afterChoice, momentOf, pointsAt, viewAt } from './position.ts';
import { loadPuzzles, parsePuzzle, printPuzzle, type Puzzle, THEMES } from './puzzle.ts';
import { faultOf, isPuzzle, solutionOf } from './solution.ts';
import { shownOf } from './shown.ts';
import { themeOf } from './themes.ts';
import { loadWeights } from '../engine/weights.ts';

await loadWeights();

const solver = createSolver();
const puzzles = await loadPuzzles();
/** Some of them, of every theme: `make/check.ts` checks all. */
const some = puzzles.filter((_, i) => i % 24 === 0);

describe('the puzzles', () => {
  test('are at least five hundred, of every theme and level, each another', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(500);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    expect(new Set(puzzles.map(({ level }) => level)).size).toBe(5);
    expect(puzzles.some(({ sight }) => sight === 'closed')).toBe(true);
  });

  test('are written as they are read', () => {
    for (const puzzle of puzzles) expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
  });

  test('have one right card by the solver, and all others fail by the margin', () => {
    expect(some.map((puzzle) => [puzzle.id, faultOf(puzzle, solver)])).toEqual(
      some.map(({ id }) => [id, null]),
    );
  });

  test('are never solved by the highest card alone', () => {
    const easy = puzzles.filter((puzzle) =>
      solutionOf(puzzle).some((card) => highestCards(puzzle).includes(card)),
    );
    expect(easy).toEqual([]);
  });

  test('have the theme of their right card', () => {
    for (const puzzle of puzzles) {
      expect(themeOf(momentOf(puzzle), puzzle, defined(solutionOf(puzzle)[0]))).toBe(puzzle.theme);
    }
  });

  test('hold for all that could be known where cards are hidden', () => {
    for (const puzzle of some.filter(({ sight }) => sight === 'closed').slice(0, 8)) {
      const shares = defined(sharesOf(puzzle, solver) ?? undefined);
      expect(holdsClosed(puzzle, shares)).toBe(true);
      for (const { card, share } of puzzle.outcomes) {
        expect(Math.round(100 * defined(shares.get(card)))).toBe(share);
      }
    }
  });

  test('are seen without what their player does not see', () => {
    for (const puzzle of puzzles) {
      const now = momentOf(puzzle);
      const view = viewAt(now, puzzle);
      const hidden = now.hands.filter(
        (_, seat) => seat !== now.seat && !(seat === puzzle.declarer && puzzle.contract.ouvert),
      );
      const text = JSON.stringify(view);
      for (const card of hidden.flat()) expect(text).not.toContain(card);
    }
  });
});

describe('laying away', () => {
  const laying = puzzles.filter(({ theme }) => theme === 'lay-away');

  test('asks for the second of two cards, out of eleven, with all hands open', () => {
    expect(laying.length).toBeGreaterThanOrEqual(60);
    for (const puzzle of laying) {
      expect(puzzle).toMatchObject({ plays: [], sight: 'open', target: 61 });
      expect(momentOf(puzzle).seat).toBe(puzzle.declarer);
      expect(puzzle.outcomes.length).toBe(11);
    }
  });

  test('counts what is laid away for the declarer, and forehand leads', () => {
    for (const puzzle of laying) {
      const card = defined(solutionOf(puzzle)[0]);
      const { deal, now } = afterChoice(puzzle, card);
      expect(now.hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
      expect(now.seat).toBe(0);
      expect(pointsAt(now, deal)).toBe(pipsOf([...puzzle.discards, card]));
    }
  });

  test('takes nothing that is not held', () => {
    const puzzle = defined(laying[0]);
    expect(() => afterChoice(puzzle, defined(puzzle.discards[0]))).toThrow(RangeError);
  });
});

describe('a line', () => {
  test('ends as the puzzle says, by cards that may be played', () => {
    // Every card of each is played to its end, which takes longest of all.
    for (const puzzle of some.filter((_, i) => i % 6 === 0)) {
      const now = momentOf(puzzle);
      const right = solutionOf(puzzle);
      for (const { card, value } of puzzle.outcomes) {
        const line = lineAfter(puzzle, card, solver);
        const isAlone = now.seat === puzzle.declarer;
        expect(line.declarerWins).toBe(right.includes(card) === isAlone);
        for (const { cards, winner } of line.tricks) {
          const at = winnerOf(
            cards.map((one) => one.card),
            puzzle.contract.game,
          );
          expect(cards[at]?.seat).toBe(winner);
        }
        // It is the solver's own play: never past what the card is worth.
        const most = puzzle.contract.game === 'null' ? 120 : value;
        expect(defined(line.points.at(-1))).toBeLessThanOrEqual(most);
      }
    }
  });
});

describe('a stored puzzle', () => {
  test.each([
    ['nothing', ''],
    ['too little', 'open self grand 0 18'],
    ['another sight', printPuzzle(defined(puzzles[0])).replace(/^\w+/, 'half')],
    ['a card twice', printPuzzle(defined(puzzles[0])).replace(/ ([A-Za-f])[A-Za-f]/, ' $1$1')],
  ])('that is %s is not read', (_, line) => {
    expect(() => parsePuzzle(line)).toThrow(RangeError);
  });

  test('is found wrong when its values are', () => {
    const puzzle = defined(puzzles.find(({ target }) => target > 0));
    const [first, ...rest] = puzzle.outcomes;
    const wrong = {
      ...puzzle,
      outcomes: [{ ...defined(first), value: defined(first).value + 1 }, ...rest],
    };
    expect(faultOf(wrong, solver)).toMatch(/comes to/);
  });

  test('with a card that may not be played is refused', () => {
    const puzzle = defined(puzzles.find(({ plays }) => plays.length > 3));
    const [first, ...rest] = puzzle.plays;
    const plays = [defined(first), defined(first), ...rest];
    expect(() => momentOf({ ...puzzle, plays })).toThrow(RangeError);
  });

  test('counts the points of the declarer and nobody else', () => {
    for (const puzzle of some) {
      const now = momentOf(puzzle);
      const left = pipsOf(now.hands.flat()) + pipsOf(now.trick.map(({ card }) => card));
      const others = now.tricks
        .filter(({ winner }) => winner !== puzzle.declarer)
        .flatMap(({ cards }) => cards.map(({ card }) => card));
      expect(pointsAt(now, puzzle) + left + pipsOf(others)).toBe(120);
    }
  });

  test('is none where two cards win that differ', () => {
    for (const puzzle of some.slice(0, 10)) {
      const now = momentOf(puzzle);
      const best = defined(puzzle.outcomes.find(({ card }) => solutionOf(puzzle).includes(card)));
      const [far] = highestCards(puzzle);
      const both = puzzle.outcomes.map((one) =>
        one.card === far ? { ...one, value: best.value } : one,
      );
      expect(isPuzzle(now, puzzle, both)).toBe(false);
    }
  });
});

/** Deals that differ from a puzzle's by two cards that its player does not see, and that could have been played alike. */
function lookalikes(puzzle: Puzzle): readonly Puzzle[] {
  const now = momentOf(puzzle);
  const [one = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== now.seat);
  const pairs = defined(now.hands[one]).flatMap((a) =>
    defined(now.hands[other]).map((b) => [a, b] as const),
  );
  return pairs.flatMap(([a, b]) => {
    const swapped = (card: Card) => (card === a ? b : card === b ? a : card);
    const alike = { ...puzzle, hands: puzzle.hands.map((hand) => hand.map(swapped)) };
    try {
      momentOf(alike);
      return [alike];
    } catch {
      return [];
    }
  });
}

test('what is shown of a puzzle does not depend on what is hidden, nor on what comes of each card', () => {
  for (const puzzle of puzzles) {
    const outcomes = puzzle.outcomes.map((one) => ({ ...one, value: 0, share: 0 }));
    const other = { ...puzzle, outcomes, source: 'iss', id: 'other' } as const;
    expect(shownOf(other)).toEqual(shownOf(puzzle));
  }
  const closed = puzzles.filter(({ sight }) => sight === 'closed').slice(0, 40);
  const alike = closed.map((puzzle) => ({ puzzle, others: lookalikes(puzzle).slice(0, 3) }));
  expect(alike.flatMap(({ others }) => others).length).toBeGreaterThan(20);
  for (const { puzzle, others } of alike) {
    for (const one of others) {
      expect(JSON.stringify(shownOf(one))).toBe(JSON.stringify(shownOf(puzzle)));
    }
  }
});
