import * as v from 'valibot';
import { list, schemaOf } from '../schema.ts';
import type { Day } from './daily.ts';

/** How hard a puzzle is, from the easiest. */
export const PUZZLE_LEVELS = [1, 2, 3, 4, 5] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What every puzzle has, whatever its game. */
export interface AnyPuzzle<Theme extends string> {
  /** The same as long as the puzzle is. */
  readonly id: string;
  readonly theme: Theme;
  readonly level: PuzzleLevel;
}

/** A file of puzzles, one a line. */
const fileSchema = v.strictObject({ puzzles: list(v.string()) });

/**
 * The lines of a file of puzzles.
 *
 * @throws ValiError when it holds something else
 */
export function puzzleLines(data: unknown): readonly string[] {
  return v.parse(fileSchema, data).puzzles;
}

/** How somebody came through a puzzle: at the first try, at a later one, or by having the solution shown. */
export type How = 'first' | 'later' | 'shown';

const howSchema = v.picklist(['first', 'later', 'shown']);

/** The days that count for a streak. */
const MOST_DAYS = 1000;

/** What somebody has done with the puzzles, as it is kept on their device. */
export interface Progress {
  /** On which the daily puzzle was solved without being shown, in their order. */
  readonly days: readonly string[];
  /** By the id of the puzzle. */
  readonly done: Readonly<Record<string, How>>;
}

export const progressSchema = schemaOf<Progress>()(
  v.strictObject({
    days: list(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
    done: v.record(v.string(), howSchema),
  }),
);

export const NO_PROGRESS: Progress = { days: [], done: {} };

/**
 * Progress after a puzzle. The first time counts: who has seen the solution has not solved it later.
 *
 * @param day the day whose daily puzzle it was; null: it was another one
 */
export function withDone(progress: Progress, id: string, how: How, day: Day | null): Progress {
  const done = progress.done[id] === undefined ? { ...progress.done, [id]: how } : progress.done;
  const isNew = day !== null && how !== 'shown' && !progress.days.includes(day);
  return { done, days: isNew ? [...progress.days, day].slice(-MOST_DAYS) : progress.days };
}

/** Which puzzles somebody wants; null: any. */
export interface Wish<Theme extends string> {
  readonly theme: Theme | null;
  readonly level: PuzzleLevel | null;
}

function matches<Theme extends string>(
  puzzle: Omit<AnyPuzzle<Theme>, 'id'>,
  { theme, level }: Wish<Theme>,
): boolean {
  return (theme === null || puzzle.theme === theme) && (level === null || puzzle.level === level);
}

/** How many puzzles of a theme there are, and how many of them were solved, at the first try or later. */
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
    const of = (...hows: readonly How[]) =>
      all.filter(({ id }) => hows.some((how) => how === done[id])).length;
    return { theme, count: all.length, solved: of('first', 'later'), first: of('first') };
  });
}

/**
 * The puzzle that comes next: one that was never done, of the lowest level that is wished; then those that were not
 * solved; then any other than the last. Null where there is none of the kind.
 */
export function nextPuzzle<Theme extends string, P extends AnyPuzzle<Theme>>(
  puzzles: readonly P[],
  { done }: Progress,
  wish: Wish<Theme>,
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
