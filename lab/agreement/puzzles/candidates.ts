import { defined, pick, type Random, shuffled } from '@lusoria/core';
import { PUZZLE_LEVELS, type PuzzleLevel } from '@lusoria/core/puzzle';
import { CELLS, type ParadigmId } from '@lusoria/latin';
import { mobility } from '@lusoria/agreement/engine/mobility.ts';
import { parsePuzzle, printPuzzle, type Puzzle } from '@lusoria/agreement/puzzles/puzzle.ts';
import {
  deckIn,
  faultOf,
  isSame,
  type Outcome,
  outcomesOf,
} from '@lusoria/agreement/puzzles/run.ts';

/** Sizes of the hand. */
const HANDS = [4, 5, 6, 7];

/** A random position; null if it is no puzzle. */
export function candidate(deck: ParadigmId, random: Random): Puzzle | null {
  const all = deckIn({ deck });
  const as = pick(CELLS, random);
  const card = defined(all.cards[CELLS.indexOf(as)]);
  const rest = shuffled(all.cards, random).filter((one) => one !== card);
  const hand = [...new Set(rest)].slice(0, pick(HANDS, random));
  const at = { deck, on: { card, as }, hand };
  if (faultOf(at) !== null) return null;
  const outcomes = outcomesOf(at);
  const right = defined(outcomes.find(({ left }) => left === 0));
  const hasOther = outcomes.some((one) => one.card === right.card && !isSame(one, right));
  const theme = hasOther ? 'reading' : 'card';
  return parsePuzzle(printPuzzle({ ...at, theme, level: levelOf(hand.length, outcomes) }));
}

/** Upper bounds of the score of each level but the last. */
const BOUNDS = [7, 9, 11, 13];

/** Difficulty of a puzzle: by the cards, the plays, and how late a wrong one turns out to fail. */
function levelOf(cards: number, outcomes: readonly Outcome[]): PuzzleLevel {
  const latest = Math.max(...outcomes.map(({ left, run }) => (left > 0 ? run.length : 0)));
  const score = cards + outcomes.length / 2 + latest;
  const at = BOUNDS.findIndex((bound) => score < bound);
  return defined(PUZZLE_LEVELS[at < 0 ? PUZZLE_LEVELS.length - 1 : at]);
}

/**
 * Success rate of the bot `mobile` over its equally good choices: it keeps the cards that fit most cells and looks no
 * further; the reading is left to chance.
 */
export function shareOfMobile(puzzle: Puzzle): number {
  const deck = deckIn(puzzle);
  const outcomes = outcomesOf(puzzle);
  const values = outcomes.map(({ card }) =>
    mobility(
      deck,
      puzzle.hand.filter((one) => one !== card),
    ),
  );
  const most = Math.max(...values);
  const best = outcomes.filter((_, i) => values[i] === most);
  return best.filter(({ left }) => left === 0).length / best.length;
}
