import type { DayView } from '@lusoria/tournaments/daily';
import { expect, test } from 'vitest';
import { groupDays, groupTable, namesIn } from './group.ts';

type Row = Pick<DayView['rows'][number], 'name' | 'score' | 'played'>;

function day(best: DayView['best'], mean: number, all: readonly Row[]): DayView {
  const none = {
    options: null,
    bots: [],
    engineName: '',
    until: 0,
    commitment: '',
    committedAt: 0,
  };
  return {
    ...none,
    day: 'dy-2026-11-29-any-short',
    date: '2026-11-29',
    game: 'any',
    key: 'short',
    rounds: 3,
    best,
    phase: 'past',
    seed: null,
    beacon: null,
    entries: all.length,
    rows: all.map((row) => ({ ...row, place: 1, you: false, ms: null, table: null })),
    own: null,
    field: { total: mean, deals: [] },
    engine: null,
    engineTable: null,
  };
}

const row = (name: string, score: number | null, played: number | null = 3): Row => ({
  name,
  score,
  played,
});

test('each day counts by how far somebody is ahead of its average; who is away neither gains nor loses', () => {
  const days = [
    day('most', 50, [row('Ada', 60), row('ben', 45), row('Eve', 45)]),
    day('most', 20, [row('Ada', 10), row('Cleo', 30)]),
  ];
  expect(groupTable(days, ['Ada', 'Ben', 'Cleo', 'Dora'])).toEqual([
    { place: 1, name: 'Cleo', points: 10, days: 1 },
    { place: 2, name: 'Ada', points: 0, days: 2 },
    { place: 3, name: 'Ben', points: -5, days: 1 },
  ]);
  const fewest = [day('fewest', 10, [row('Ada', 4), row('Ben', 12)])];
  expect(groupTable(fewest, ['Ben', 'Ada']).map(({ name, points }) => [name, points])).toEqual([
    ['Ada', 6],
    ['Ben', -2],
  ]);
});

test('deals that are not played to the end, points not yet shown and a name of two people count for nobody', () => {
  const rows = [row('Ada', 60, 2), row('Ben', null, null), row('Cleo', 1), row('cleo ', 99)];
  expect(groupTable([day('most', 50, rows)], ['Ada', 'Ben', 'Cleo'])).toEqual([]);
});

test('names are one a line, each once; days go back over the ends of months', () => {
  expect(namesIn(' Ada \n\nBen\nada\r\n')).toEqual(['ada', 'Ben']);
  const days = groupDays('2026-03-02');
  expect([days[0], days[1], days[2], days.length]).toEqual([
    '2026-03-02',
    '2026-03-01',
    '2026-02-28',
    30,
  ]);
});
