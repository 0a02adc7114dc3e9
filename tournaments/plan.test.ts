import { defined, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { drawSeries } from './seating/series.ts';
import { tableSizes } from './seating/sizes.ts';
import { newEvent, personNo, type Script, someGame } from './testing/script.ts';
import type { Settings, Tables } from './types.ts';
import { viewFor, viewerOf } from './view.ts';

// As Skat is played: at tables of four and of three.
const game = { ...(await someGame()), seats: [3, 4] };

function evening(people: number, settings: Partial<Settings> = {}): Script {
  const script = newEvent(game, { settings });
  join(script, 0, people);
  return script;
}

function join(script: Script, from: number, to: number): void {
  for (let n = from; n < to; n += 1) {
    expect(script.does({ do: 'join', name: `N${n}` }, n)).toBeNull();
  }
}

const sizesIn = (tables: Tables): readonly number[] => tables.map(({ length }) => length);

/** How many pairs meet more than once, each further meeting counted. */
function meetAgain(series: readonly Tables[]): number {
  const met = series
    .flat()
    .flatMap((table) => table.flatMap((a) => table.filter((b) => a < b).map((b) => `${a} ${b}`)));
  return met.length - new Set(met).size;
}

test.each([
  // Six tables of four: two series, and three, without meeting anybody twice.
  [24, 2, [4, 4, 4, 4, 4, 4], 0],
  [24, 3, [4, 4, 4, 4, 4, 4], 0],
  [17, 2, [4, 4, 3, 3, 3], 0],
  [14, 2, [4, 4, 3, 3], 0],
  // Four tables of four: four of one table have to be spread over four.
  [16, 3, [4, 4, 4, 4], 0],
  // A table of four cannot be spread over three tables without two of them meeting again.
  [12, 2, [4, 4, 4], 3],
])('%i people in %i series sit at %j, and %i meet again', (people, series, sizes, again) => {
  const script = evening(people);
  expect(script.does({ do: 'plan', series })).toBeNull();
  const { plan } = script.event();
  expect(plan).toHaveLength(series);
  for (const tables of plan) {
    expect(sizesIn(tables)).toEqual(sizes);
    expect(new Set(tables.flat()).size).toBe(people);
  }
  expect(meetAgain(plan)).toBe(again);
});

test('of thirteen nobody sits at a smaller table more often than needed', () => {
  // Nine of thirteen are at tables of three: in four series nobody needs to be there four times.
  const sizes = tableSizes(13, [3, 4], 4).map(({ people }) => people);
  expect(sizes).toEqual([4, 3, 3, 3]);
  const members = Array.from({ length: 13 }, (_, i) => i);
  const nothing = { apart: [], teams: [], met: [] };
  const plan = drawSeries(members, sizes, { ...nothing, series: 4 }, seeded('thirteen'));
  const atThree = members.map(
    (one) => plan.filter((tables) => tables.some((t) => t.length === 3 && t.includes(one))).length,
  );
  expect(Math.max(...atThree)).toBeLessThanOrEqual(3);
});

test('two hundred are seated in twelve series, and hardly anybody meets again', () => {
  const members = Array.from({ length: 200 }, (_, i) => i);
  const sizes = tableSizes(200, [3, 4], 4).map(({ people }) => people);
  const nothing = { apart: [], teams: [], met: [] };
  const plan = drawSeries(members, sizes, { ...nothing, series: 12 }, seeded('many'));
  expect(meetAgain(plan)).toBeLessThan(60);
});

test('the series begin at the planned tables, one after the other, and everybody sees where to sit', () => {
  const script = evening(8);
  script.does({ do: 'plan', series: 2 });
  const [first, second] = script.event().plan;
  const seen = viewFor(script.event(), viewerOf(script.event(), personNo(3)));
  expect(seen.seating).toEqual([
    { round: 1, tables: first },
    { round: 2, tables: second },
  ]);
  const guest = viewFor(script.event(), viewerOf(script.event(), 'pabcdefabcdefabcd'));
  expect(guest.seating).toEqual([]);
  for (const [i, planned] of [first, second].entries()) {
    expect(script.does({ do: 'start' })).toBeNull();
    const { tables } = defined(script.event().rounds[i]);
    expect(tables.map(({ seats }) => seats)).toEqual(planned);
    script.does({ do: 'bell', how: 'none' });
  }
  expect(script.event().plan).toEqual([]);
});

test('what is arranged by hand goes before the plan, for that series alone', () => {
  const script = evening(8);
  script.does({ do: 'plan', series: 2 });
  const [, second] = script.event().plan;
  const byHand = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ];
  script.does({ do: 'arrange', tables: byHand });
  const seen = viewFor(script.event(), viewerOf(script.event(), personNo(3)));
  expect(seen.seating.map(({ tables }) => tables)).toEqual([byHand, second]);
  script.does({ do: 'start' });
  expect(script.event().rounds[0]?.tables.map(({ seats }) => seats)).toEqual(byHand);
  expect(script.event().plan).toEqual([second]);
});

test('who comes late before a series gets a seat in all to come, and few others change table', () => {
  const script = evening(23);
  script.does({ do: 'plan', series: 2 });
  const before = script.event().plan;
  expect(before.map(sizesIn)).toEqual([
    [4, 4, 4, 4, 4, 3],
    [4, 4, 4, 4, 4, 3],
  ]);
  join(script, 23, 24);
  // The free seat of each series: nobody else moves.
  for (const [i, tables] of script.event().plan.entries()) {
    expect(tables.map((table) => table.filter((one) => one !== 23))).toEqual(before[i]);
    expect(tables.at(-1)).toHaveLength(4);
  }
  expect(meetAgain(script.event().plan)).toBeLessThanOrEqual(2);
});

test('who leaves between two series leaves a table of three; nobody sits with a bot', () => {
  const script = evening(24);
  script.does({ do: 'plan', series: 2 });
  script.does({ do: 'start' });
  const before = defined(script.event().plan[0]);
  script.does({ do: 'leave' }, 5);
  expect(script.event().plan[0]).toEqual(before.map((table) => table.filter((one) => one !== 5)));
  // Three more: two tables of three would be left with two and three, so one table is dissolved.
  for (const one of [0, 1, 2, 3]) script.does({ do: 'leave' }, one);
  const sizes = sizesIn(defined(script.event().plan[0]));
  expect(sizes.toSorted((a, b) => a - b)).toEqual([3, 4, 4, 4, 4]);
  script.does({ do: 'bell', how: 'none' });
  script.does({ do: 'start' });
  expect(script.event().rounds[1]?.tables.flatMap(({ seats }) => seats)).not.toContain(null);
});

test('a list says who sits where; who is missing in it gets a seat, and nonsense is refused', () => {
  const script = evening(7);
  const tables = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  expect(script.does({ do: 'plan-list', series: [tables] })).toBeNull();
  expect(script.event().plan[0]?.map(({ length }) => length)).toEqual([4, 3]);
  const list = (series: number[][][]) => script.does({ do: 'plan-list', series });
  expect(list([[[0, 0, 1]]])).toBe('bad-seating');
  expect(list([[[0, 1, 2, 3, 4]]])).toBe('bad-seating');
  expect(list([[[0, 1, 99]]])).toBe('bad-seating');
  expect(script.does({ do: 'plan', series: 0 })).toBeNull();
  expect(script.event().plan).toEqual([]);
  expect(script.does({ do: 'plan', series: 2 }, 0)).toBe('not-director');
  expect(newEvent(game).does({ do: 'plan', series: 2 })).toBe('nobody-there');
});

test('two names of one person are one in the plan', () => {
  const script = evening(8);
  script.does({ do: 'plan', series: 1 });
  script.does({ do: 'merge', from: 7, into: 2 });
  const members = script.event().plan.flat(2);
  expect(members.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
