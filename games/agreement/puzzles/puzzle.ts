import { type AnyPuzzle, PUZZLE_LEVELS, puzzleLines } from '@lusoria/core/puzzle';
import { type Cell, CELLS, PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import * as v from 'valibot';
import type { Card } from '../rules/deck.ts';

/** Theme of a puzzle: the choice of the first card, or of its reading. */
export const THEMES = ['card', 'reading'] as const;
export type Theme = (typeof THEMES)[number];

/** A card as it was declared. */
export interface Lay {
  readonly card: Card;
  readonly as: Cell;
}

/**
 * A hand that can be played in one run, each card on the one before, if the right card comes first, as the right
 * reading; after every other legal first play some cards stay.
 */
export interface Puzzle extends AnyPuzzle<Theme> {
  readonly deck: ParadigmId;
  /** The card on the pile. */
  readonly on: Lay;
  readonly hand: readonly Card[];
}

/** A line of the data file: deck, card on the pile, hand, theme, level. */
export function printPuzzle({ deck, on, hand, theme, level }: Omit<Puzzle, 'id'>): string {
  return [deck, `${on.card}:${on.as}`, hand.join(','), theme, level].join(' ');
}

const card = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/u),
  v.transform(Number),
  v.maxValue(CELLS.length - 1),
);
const lineSchema = v.tuple([
  v.picklist(PARADIGM_IDS),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(':')),
    v.tuple([card, v.picklist(CELLS)]),
  ),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(card),
    v.minLength(2),
  ),
  v.picklist(THEMES),
  v.pipe(v.string(), v.transform(Number), v.picklist(PUZZLE_LEVELS)),
]);

/**
 * Reads a line of the data file.
 *
 * @throws ValiError if it is none
 */
export function parsePuzzle(line: string): Puzzle {
  const [deck, [lies, as], hand, theme, level] = v.parse(lineSchema, line.split(' '));
  const on = { card: lies, as };
  // The id is made of the contents, because the place in the data has no meaning.
  const id = [deck, lies, CELLS.indexOf(as), ...hand].join('-');
  return { id, deck, on, hand, theme, level };
}

/** All puzzles of the data file, which is fetched on the first call. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: data } = await import('./data/puzzles.json', { with: { type: 'json' } });
  return puzzleLines(data).map(parsePuzzle);
}
