import { list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { Day } from './daily.ts';
import { type Level, LEVELS, type Puzzle, type Theme, THEMES } from './puzzle.ts';

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
}));

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
export interface Wish {
  readonly theme: Theme | null;
  readonly level: Level | null;
}

export function matches(puzzle: Pick<Puzzle, 'theme' | 'level'>, { theme, level }: Wish): boolean {
  return (theme === null || puzzle.theme === theme) && (level === null || puzzle.level === level);
}

/** How many puzzles of a theme there are, and how many of them were solved, at the first try or later. */
export interface ThemeCount {
  readonly theme: Theme;
  readonly count: number;
  readonly solved: number;
  readonly first: number;
}

export function countsByTheme(
  puzzles: readonly Puzzle[],
  { done }: Progress,
): readonly ThemeCount[] {
  return THEMES.map((theme) => {
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
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { done }: Progress,
  wish: Wish,
  last: string | null,
): Puzzle | null {
  const fitting = puzzles.filter((one) => matches(one, wish) && one.id !== last);
  for (const isLeft of [
    (id: string) => done[id] === undefined,
    (id: string) => done[id] === 'shown',
    () => true,
  ]) {
    const left = fitting.filter(({ id }) => isLeft(id));
    for (const level of LEVELS) {
      const found = left.find((one) => one.level === level);
      if (found) return found;
    }
  }
  return puzzles.find((one) => matches(one, wish)) ?? null;
}
