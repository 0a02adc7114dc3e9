import { NO_PROGRESS, withDone } from '@lusoria/core/puzzle';
import { expect, test } from 'vitest';
import { type AnySkatPuzzle, type AnySkatTheme, loadAll, THEMES_OF } from './all-puzzles.ts';
import type { Phase } from './analysis/index.ts';
import { proposedPuzzles } from './puzzles/index.ts';

const { all } = await loadAll();
const NOTHING = { auction: null, skat: 0, alone: null, defence: 0.2 };

function proposed(lost: Readonly<Record<Phase, number | null>>, progress = NO_PROGRESS) {
  return proposedPuzzles<AnySkatTheme, AnySkatPuzzle>(all, progress, { themes: THEMES_OF, lost });
}

test.each(['auction', 'skat', 'alone', 'defence'] as const)(
  'where the phase "%s" cost most, three different puzzles are about it, and others the next time',
  (phase) => {
    const lost = { auction: 1, skat: 2, alone: 3, defence: 4, [phase]: 9 };
    const first = proposed(lost);
    expect(first?.phase).toBe(phase);
    const ids = first?.puzzles.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(3);
    const themes = first?.puzzles.map(({ theme }) => theme) ?? [];
    expect(themes.filter((theme) => !THEMES_OF[phase].includes(theme))).toEqual([]);
    expect(new Set(themes).size).toBe(Math.min(3, THEMES_OF[phase].length));
    const done = ids.reduce((progress, id) => withDone(progress, id, 'first', null), NO_PROGRESS);
    const next = proposed(lost, done);
    expect(next?.puzzles.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(next?.puzzles).toHaveLength(3);
  },
);

test('without errors nothing is proposed', () => {
  expect(proposed(NOTHING)).toBeNull();
});
