import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';
import { newEvent, type Script, someGame } from './testing/script.ts';
import { tableSizes } from './seating/sizes.ts';
import type { Settings } from './types.ts';
import { viewFor } from './view.ts';

const game = await someGame();

/** Ten people at a table of four and two of three; the first seat of each has beaten each opponent by three points. */
function tenPeople(score: Settings['score'], best: 'most' | 'fewest' = 'most'): Script {
  const script = newEvent(game, { settings: { size: 4, score } });
  for (let by = 0; by < 10; by += 1) script.does({ do: 'join', name: `P${by}` }, by);
  script.does({
    do: 'arrange',
    tables: [
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
  });
  script.does({ do: 'start' });
  for (const { id, seats } of script.event().rounds.flatMap(({ tables }) => tables)) {
    const scores = seats.map((_, seat) => ({
      points: seat === 0 ? 3 * (seats.length - 1) : 0,
      won: seat === 0 ? 1 : 0,
      lost: 0,
    }));
    script.ask({ kind: 'report', table: id, played: 1, over: true, best, scores });
  }
  return script;
}

function winners(script: Script): readonly (readonly [place: number, points: number])[] {
  const rows = standingsOf(script.event()).filter(({ member }) => [0, 4, 7].includes(member));
  return rows.map(({ place, points }) => [place, points]);
}

test('evened points are the same for the same against each opponent, at tables of three and of four', () => {
  expect(winners(tenPeople('evened'))).toEqual([
    [1, 9],
    [1, 9],
    [1, 9],
  ]);
  expect(winners(tenPeople('points'))).toEqual([
    [1, 9],
    [2, 6],
    [2, 6],
  ]);
});

test('points of which the fewest win are not won from opponents, and are left as they are', () => {
  const script = tenPeople('evened', 'fewest');
  expect(winners(script).map(([, points]) => points)).toEqual([6, 6, 9]);
  expect(viewFor(script.event(), { as: 'screen' }).rule).toMatchObject({
    best: 'fewest',
    tables: [{ factor: 1 }, { factor: 1 }],
  });
});

test('the rule of the standings says by what the points of each size of table were multiplied', () => {
  const ruleOf = (score: Settings['score']) =>
    viewFor(tenPeople(score).event(), { as: 'screen' }).rule;
  expect(ruleOf('evened')).toEqual({
    score: 'evened',
    size: 4,
    tables: [
      { seats: 3, factor: 1.5 },
      { seats: 4, factor: 1 },
    ],
    best: 'most',
    money: null,
    counted: null,
  });
  expect(ruleOf('points')?.tables.map(({ factor }) => factor)).toEqual([1, 1]);
});

test('ten people at tables of four are four, three and three', () => {
  for (const sizes of [
    [2, 3, 4],
    [3, 4],
    [2, 3, 4, 5, 6],
  ]) {
    expect(tableSizes(10, sizes, 4).map(({ people }) => people)).toEqual([4, 3, 3]);
  }
});

test('who is on the list of names but absent has no place in a class, and the last one in an evening', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'list', names: ['Ben', 'Carla'] });
  const placed = (['class', 'evening'] as const).map(
    (kind) => standingsOf({ ...script.event(), kind }).length,
  );
  expect(placed).toEqual([1, 3]);
});
