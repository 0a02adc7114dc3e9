import { expect, test } from 'vitest';
import { withResult } from './kept.ts';

const row = (name: string, points: number) => ({ name, points, won: 0, lost: 0 });
const result = (title: string, at: number | null, ...rows: ReturnType<typeof row>[]) => ({
  title,
  at,
  rows,
});
const [ada, bo, cleo] = [row('Ada', 48), row('Bo', -60), row('Cleo', 0)];

test('each evening counts once: as table and as JSON, as a copy that a browser has numbered, after others have played', () => {
  const list = result('Kurz 2026-11-30', null, ada, bo);
  for (const again of [
    result('Kurz 2026-11-30', null, ada),
    result('Kurz 2026-11-30 (1)', null, ada, bo, cleo),
    result('Kurz 2026-11-30(2)', null, ada, bo),
    result('Kurz', 7, ada, bo),
  ])
    expect(withResult([list], again)).toEqual([again]);
});

test('what differs in its deal, its day or its results is another evening; those of a known day come first', () => {
  const list = result('Kurz 2026-11-30', null, ada, bo);
  const others = [
    result('Lang 2026-11-30', null, ada, bo),
    result('Kurz 2026-12-01', null, ada, bo),
    result('Mai (1)', null, cleo),
    result('Mai (2)', null, ada),
  ];
  const season = others.toReversed().reduce(withResult, [list]);
  expect(season.map(({ title }) => title)).toEqual([
    'Kurz 2026-11-30',
    'Lang 2026-11-30',
    'Kurz 2026-12-01',
    'Mai (2)',
    'Mai (1)',
  ]);
});
