import { agreement, type Cell } from '@lusoria/latin';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readingsOf } from '../rules/deck.ts';
import { type Lay, loadPuzzles, parsePuzzle, printPuzzle, type Puzzle, THEMES } from './puzzle.ts';
import { deckIn, faultOf, isSame, MARGIN, outcomesOf, solutionOf } from './run.ts';

const puzzles = await loadPuzzles();

/** All permutations. */
function* orders<T>(all: readonly T[]): Generator<readonly T[]> {
  if (all.length === 0) yield [];
  for (const [i, one] of all.entries()) {
    for (const rest of orders(all.toSpliced(i, 1))) yield [one, ...rest];
  }
}

/**
 * Maximum number of cards that can be played after a first play, by brute force over all orders: no search, no pruning.
 */
function mostAfter({ deck, hand, on }: Puzzle, first: Lay): number {
  const all = deckIn({ deck });
  const fits = (card: number, below: readonly Cell[]) =>
    readingsOf(all, card).filter((as) => below.some((cell) => agreement(as, cell) === 2));
  expect(fits(first.card, [on.as])).toContain(first.as);
  let most = 0;
  for (const order of orders(hand.filter((card) => card !== first.card))) {
    let on: readonly Cell[] = [first.as];
    let laid = 1;
    for (const card of order) {
      on = fits(card, on);
      if (on.length === 0) break;
      laid += 1;
    }
    most = Math.max(most, laid);
  }
  return most;
}

test('there are puzzles of both themes and all levels, each another, written as they are read', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(300);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  expect(new Set(puzzles.map(({ level }) => level)).size).toBe(5);
  for (const puzzle of puzzles) expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
});

test('one lay lets all cards go, and every other fails by the margin', () => {
  expect(puzzles.map((puzzle) => [puzzle.id, faultOf(puzzle)])).toEqual(
    puzzles.map(({ id }) => [id, null]),
  );
});

test('the search finds what trying every order finds', () => {
  for (const puzzle of puzzles.filter(({ hand }) => hand.length <= 6).slice(0, 60)) {
    for (const outcome of outcomesOf(puzzle)) {
      expect(puzzle.hand.length - outcome.left).toBe(mostAfter(puzzle, outcome));
    }
  }
});

test('a run is of cards that are held, each agreeing with the one before in two of three', () => {
  for (const puzzle of puzzles) {
    for (const { run, left } of outcomesOf(puzzle)) {
      expect(new Set(run.map(({ card }) => card)).size).toBe(run.length);
      expect(run.length + left).toBe(puzzle.hand.length);
      for (const [i, { card, as }] of run.entries()) {
        expect(puzzle.hand).toContain(card);
        expect(readingsOf(deckIn(puzzle), card)).toContain(as);
        expect(agreement(as, (run[i - 1] ?? puzzle.on).as)).toBe(2);
      }
    }
  }
});

test('the theme says whether the right card could be laid as something else', () => {
  for (const puzzle of puzzles) {
    const [right] = solutionOf(puzzle);
    const others = outcomesOf(puzzle).filter(
      (one) => right && one.card === right.card && !isSame(one, right),
    );
    expect(others.length > 0).toBe(puzzle.theme === 'reading');
    expect(others.every(({ left }) => left >= MARGIN)).toBe(true);
  }
});

test.each([
  '',
  'is 3',
  'is 3:dat-sg-m 3,99 card 1',
  'is 3:dat-sg-m 4,5 luck 1',
  'is 3:x 4,5 card 1',
])('%j is no puzzle', (line) => {
  expect(() => parsePuzzle(line)).toThrow(v.ValiError);
});
