import * as v from 'valibot';
import { list, schemaOf } from '../schema.ts';
import type { Day } from './daily.ts';

/** Difficulty of a puzzle, from the easiest. */
export const PUZZLE_LEVELS = [1, 2, 3, 4, 5] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** Properties of every puzzle, whatever its game. */
export interface AnyPuzzle<Theme extends string> {
  /** Stable as long as the puzzle does not change. */
  readonly id: string;
  readonly theme: Theme;
  readonly level: PuzzleLevel;
}

/** A file of puzzles, one per line. */
const fileSchema = v.strictObject({ puzzles: list(v.string()) });

/**
 * The lines of a file of puzzles.
 *
 * @throws ValiError if it holds anything else
 */
export function puzzleLines(data: unknown): readonly string[] {
  return v.parse(fileSchema, data).puzzles;
}

/** Result of a puzzle: solved at the first try, solved at a later one, or solution shown. */
export type PuzzleResult = 'first' | 'later' | 'shown';

const howSchema = v.picklist(['first', 'later', 'shown']);

/** Maximum number of days kept for the streak. */
const MAX_DAYS = 1000;

/** A person's progress with the puzzles, as it is stored on their device. */
export interface Progress {
  /** Days on which the daily puzzle was solved without showing the solution, in order. */
  readonly days: readonly string[];
  /** By the id of the puzzle. */
  readonly done: Readonly<Record<string, PuzzleResult>>;
}

export const progressSchema = schemaOf<Progress>()(
  v.strictObject({
    days: list(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
    done: v.record(v.string(), howSchema),
  }),
);

export const NO_PROGRESS: Progress = { days: [], done: {} };

/**
 * Progress after a puzzle. Only the first result counts: a puzzle whose solution was shown cannot be solved later.
 *
 * @param day the day whose daily puzzle it was; null if it was another one
 */
export function withDone(
  progress: Progress,
  id: string,
  how: PuzzleResult,
  day: Day | null,
): Progress {
  const done = progress.done[id] === undefined ? { ...progress.done, [id]: how } : progress.done;
  const isNew = day !== null && how !== 'shown' && !progress.days.includes(day);
  return { done, days: isNew ? [...progress.days, day].slice(-MAX_DAYS) : progress.days };
}

/** Number of puzzles after which somebody can take the one of the day, which may be of any level. */
const FIRST_PUZZLES = 3;

/** Whether somebody has done so few puzzles that easy ones come first. */
export function isNewcomer({ done }: Progress): boolean {
  return Object.keys(done).length < FIRST_PUZZLES;
}

/** Filter for puzzles; null: any. */
export interface PuzzleFilter<Theme extends string> {
  readonly theme: Theme | null;
  readonly level: PuzzleLevel | null;
}

function matches<Theme extends string>(
  puzzle: Omit<AnyPuzzle<Theme>, 'id'>,
  { theme, level }: PuzzleFilter<Theme>,
): boolean {
  return (theme === null || puzzle.theme === theme) && (level === null || puzzle.level === level);
}

/** Number of puzzles of a theme, and of those solved, at the first try or later. */
export interface ThemeCount<Theme extends string> {
  readonly theme: Theme;
  readonly count: number;
  readonly solved: number;
  readonly first: number;
}

export function countsByTheme<Theme extends string>(
  themes: readonly Theme[],
  puzzles: readonly AnyPuzzle<Theme>[],
  { done }: Progress,
): readonly ThemeCount<Theme>[] {
  return themes.map((theme) => {
    const all = puzzles.filter((one) => one.theme === theme);
    const of = (...hows: readonly PuzzleResult[]) =>
      all.filter(({ id }) => hows.some((how) => how === done[id])).length;
    return { theme, count: all.length, solved: of('first', 'later'), first: of('first') };
  });
}

/**
 * The next puzzle: one never done, of the lowest level that the filter admits; then an unsolved one; then any other
 * than the last. Null if none matches.
 */
export function nextPuzzle<Theme extends string, P extends AnyPuzzle<Theme>>(
  puzzles: readonly P[],
  { done }: Progress,
  wish: PuzzleFilter<Theme>,
  last: string | null,
): P | null {
  const fitting = puzzles.filter((one) => matches(one, wish) && one.id !== last);
  for (const isLeft of [
    (id: string) => done[id] === undefined,
    (id: string) => done[id] === 'shown',
    () => true,
  ]) {
    const left = fitting.filter(({ id }) => isLeft(id));
    for (const level of PUZZLE_LEVELS) {
      const found = left.find((one) => one.level === level);
      if (found) return found;
    }
  }
  return puzzles.find((one) => matches(one, wish)) ?? null;
}
