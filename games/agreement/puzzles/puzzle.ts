import { type AnyPuzzle, PUZZLE_LEVELS, puzzleLines } from '@lusoria/core/puzzle';
import { type Cell, CELLS, PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import * as v from 'valibot';
import type { Card } from '../rules/deck.ts';

/** What a puzzle turns on: which card is laid first, or as which of its readings. */
export const THEMES = ['card', 'reading'] as const;
export type Theme = (typeof THEMES)[number];

/** A card as it was declared. */
export interface Lay {
  readonly card: Card;
  readonly as: Cell;
}

/**
 * A hand that goes in one run, each card on the one before, if the right card is laid first, as the right reading; after every
 * other lay that agrees, some cards stay.
 */
export interface Puzzle extends AnyPuzzle<Theme> {
  readonly deck: ParadigmId;
  /** What lies on the pile. */
  readonly on: Lay;
  readonly hand: readonly Card[];
}

/** A line of the data file: deck, what lies there, hand, theme, level. */
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
 * @throws ValiError when it is none
 */
export function parsePuzzle(line: string): Puzzle {
  const [deck, [lies, as], hand, theme, level] = v.parse(lineSchema, line.split(' '));
  const on = { card: lies, as };
  // Where it is in the data has no meaning, so what it holds names it.
  const id = [deck, lies, CELLS.indexOf(as), ...hand].join('-');
  return { id, deck, on, hand, theme, level };
}

/** All puzzles of the data file, which is fetched when this is first called. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: data } = await import('./data/puzzles.json', { with: { type: 'json' } });
  return puzzleLines(data).map(parsePuzzle);
}
