import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defined } from '../defined.ts';
import { dailyOf, dayOf, streakOf } from './daily.ts';
import {
  countsByTheme,
  isNewcomer,
  nextPuzzle,
  NO_PROGRESS,
  progressSchema,
  PUZZLE_LEVELS,
  type PuzzleFilter,
  withDone,
} from './progress.ts';

const THEMES = ['trumps', 'null'] as const;
/** Puzzles of both themes and all levels, the levels mixed. */
const puzzles = Array.from({ length: 40 }, (_, i) => ({
  id: `p${i}`,
  theme: defined(THEMES[i % 2]),
  level: defined(PUZZLE_LEVELS[(i * 7) % 5]),
}));
const ANY = { theme: null, level: null };

describe('the puzzle of the day', () => {
  test('is the same all day, and every puzzle comes round before one comes again', () => {
    const days = puzzles.map((_, i) =>
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    );
    expect(new Set(days.map((day) => dailyOf(puzzles, day)?.id)).size).toBe(puzzles.length);
    expect(dailyOf([], '2026-01-01')).toBeNull();
  });

  test('is of the day where the device is', () => {
    expect(dayOf(new Date(2026, 0, 1, 0, 0, 1))).toBe('2026-01-01');
    expect(dayOf(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });
});

describe('a streak', () => {
  test.each([
    [[], 0],
    [['2026-03-01'], 1],
    [['2026-02-28'], 1],
    [['2026-02-27'], 0],
    [['2026-02-27', '2026-02-28', '2026-03-01'], 3],
    [['2026-02-26', '2026-02-28', '2026-03-01'], 2],
    [['2026-03-02'], 0],
  ])('of %j is %i days on the first of March', (days, streak) => {
    expect(streakOf(days, '2026-03-01')).toBe(streak);
  });

  test('goes on over the ends of months and years, in leap years too', () => {
    for (const year of [2023, 2024, 2025, 2026, 2100]) {
      const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(year, 0, 1 + i)));
      expect(streakOf(days, defined(days.at(-1)))).toBe(400);
    }
  });

  test('does not depend on the order of the days', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((n) => dayOf(new Date(2026, 0, 1 + n)));
    fc.assert(
      fc.property(fc.array(day), day, (days, today) => {
        expect(streakOf(days.toReversed(), today)).toBe(streakOf(days, today));
        expect(streakOf(days, today)).toBeLessThanOrEqual(new Set(days).size);
      }),
    );
  });
});

describe('progress', () => {
  test('is read as it was kept', () => {
    const kept = withDone(NO_PROGRESS, 'abc', 'first', '2026-03-01');
    expect(v.parse(progressSchema, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(v.is(progressSchema, { days: ['yesterday'], done: {} })).toBe(false);
  });

  test('counts the first time; a shown solution makes no day', () => {
    const shown = withDone(NO_PROGRESS, 'abc', 'shown', '2026-03-01');
    expect(shown).toEqual({ done: { abc: 'shown' }, days: [] });
    const later = withDone(shown, 'abc', 'first', null);
    expect(later.done).toEqual({ abc: 'shown' });
    const twice = withDone(withDone(later, 'd', 'first', '2026-03-02'), 'e', 'later', '2026-03-02');
    expect(twice.days).toEqual(['2026-03-02']);
  });

  test('leads through all puzzles of a wish, easy ones first, and only then again', () => {
    const wish: PuzzleFilter<(typeof THEMES)[number]> = { theme: 'trumps', level: null };
    const all = puzzles.filter(({ theme }) => theme === 'trumps');
    let progress = NO_PROGRESS;
    let last: string | null = null;
    const levels: number[] = [];
    for (const _ of all) {
      const next: (typeof puzzles)[number] = defined(
        nextPuzzle(puzzles, progress, wish, last) ?? undefined,
      );
      expect(progress.done[next.id]).toBeUndefined();
      levels.push(next.level);
      progress = withDone(progress, next.id, 'first', null);
      last = next.id;
    }
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(nextPuzzle(puzzles, progress, wish, last)?.id).not.toBe(last);
    const count = countsByTheme(THEMES, puzzles, progress).find(({ theme }) => theme === 'trumps');
    expect(count).toMatchObject({ count: all.length, solved: all.length, first: all.length });
  });

  test('gives somebody new easy ones', () => {
    let progress = NO_PROGRESS;
    const levels: number[] = [];
    while (isNewcomer(progress)) {
      const next = defined(nextPuzzle(puzzles, progress, ANY, null) ?? undefined);
      levels.push(next.level);
      progress = withDone(progress, next.id, 'later', null);
    }
    expect(levels).toEqual([1, 1, 1]);
  });

  test('has nothing next where there is no such puzzle', () => {
    expect(nextPuzzle([], NO_PROGRESS, ANY, null)).toBeNull();
  });
});
