import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { teamStandingsOf } from './teams.ts';
import { newEvent, personNo, type Script, someGame } from './testing/script.ts';
import type { Settings } from './types.ts';
import { viewFor, viewerOf } from './view.ts';

const game = { ...(await someGame()), seats: [3, 4] };

function evening(people: number, settings: Partial<Settings> = {}): Script {
  const script = newEvent(game, { settings });
  for (let n = 0; n < people; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  return script;
}

/** A round in which each member brings these points, and wins as many games. */
function play(script: Script, points: readonly number[]): void {
  expect(script.does({ do: 'start' })).toBeNull();
  for (const { id, seats } of defined(script.event().rounds.at(-1)).tables) {
    const scores = seats.map((member) => ({
      points: member === null ? 0 : defined(points[member]),
      won: member === null ? 0 : 1,
      lost: 0,
    }));
    const request = { kind: 'report', table: id, played: 36, over: true, scores } as const;
    expect(script.ask({ ...request, best: 'most' })).toBeNull();
  }
}

const EAGLES = { name: 'Adler', members: [0, 1, 2, 3] };
const BEARS = { name: 'Bären', members: [4, 5, 6] };

test('what the members of a team bring is added up, and the best of each series where so many count', () => {
  const script = evening(8);
  expect(script.does({ do: 'teams', teams: [EAGLES, BEARS], counted: null })).toBeNull();
  play(script, [100, 200, 300, 400, 500, 600, 700, 9999]);
  play(script, [400, -50, 10, 0, 1, 2, 3, 0]);
  // Eagles: 1000, then 360; bears: 1800, then 6. Who is in no team counts for none.
  expect(teamStandingsOf(script.event())).toEqual([
    { place: 1, team: 1, points: 1806, won: 6, rounds: [1800, 6] },
    { place: 2, team: 0, points: 1360, won: 8, rounds: [1000, 360] },
  ]);
  // The best two: eagles 700 and 410, bears 1300 and 5.
  script.does({ do: 'teams', teams: [EAGLES, BEARS], counted: 2 });
  expect(teamStandingsOf(script.event()).map(({ team, rounds }) => [team, rounds])).toEqual([
    [1, [1300, 5]],
    [0, [700, 410]],
  ]);
  const view = viewFor(script.event(), viewerOf(script.event(), personNo(0)));
  expect(view.teams).toEqual([EAGLES, BEARS]);
  expect(view.rule?.counted).toBe(2);
  expect(view.teamStandings?.[0]).toMatchObject({ place: 1, team: 1, points: 1305 });
});

test('nobody sees the sums of teams where the standings are not for everybody', () => {
  const script = evening(8, { open: false });
  script.does({ do: 'teams', teams: [EAGLES], counted: null });
  const view = viewFor(script.event(), viewerOf(script.event(), personNo(0)));
  expect(view.teamStandings).toBeNull();
});

test('members of a team sit at different tables where possible, however tables are drawn', () => {
  const script = evening(16);
  const teams = [0, 4, 8, 12].map((from) => ({
    name: `T${from}`,
    members: [from, from + 1, from + 2, from + 3],
  }));
  script.does({ do: 'teams', teams, counted: null });
  const isMixed = (tables: readonly (readonly number[])[]) =>
    tables.every((table) => new Set(table.map((one) => Math.floor(one / 4))).size === 4);
  for (const draw of ['lot', 'standing', 'level', 'mixed', 'rotation'] as const) {
    expect(script.does({ do: 'draw', draw })).toBeNull();
    expect(isMixed(script.event().drawn ?? [])).toBe(true);
  }
  script.does({ do: 'plan', series: 3 });
  for (const tables of script.event().plan) expect(isMixed(tables)).toBe(true);
});

test('nobody is in two teams, and teams have names of their own', () => {
  const script = evening(8);
  const ask = (teams: { name: string; members: number[] }[]) =>
    script.does({ do: 'teams', teams, counted: null });
  expect(ask([EAGLES, { name: 'B', members: [3] }])).toBe('bad-teams');
  expect(ask([EAGLES, { name: 'adler', members: [4] }])).toBe('bad-teams');
  expect(ask([{ name: ' ', members: [4] }])).toBe('bad-teams');
  expect(ask([{ name: 'C', members: [77] }])).toBe('bad-teams');
  expect(script.does({ do: 'teams', teams: [], counted: null }, 1)).toBe('not-director');
});

test('a person who counts twice is one in their team', () => {
  const script = evening(8);
  script.does({ do: 'teams', teams: [EAGLES], counted: null });
  script.does({ do: 'merge', from: 7, into: 2 });
  expect(script.event().teams).toEqual([EAGLES]);
  script.does({ do: 'merge', from: 3, into: 6 });
  expect(script.event().teams[0]?.members).toEqual([0, 1, 2, 6]);
});
