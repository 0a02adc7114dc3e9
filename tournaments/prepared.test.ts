import type { AnyGame } from '@lusoria/core';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { expect, test } from 'vitest';
import { openingOf } from './tables.ts';
import { newEvent, personNo } from './testing/script.ts';
import { viewerOf, viewFor } from './view.ts';
import { open } from '@lusoria/table';

/** The same game with the first seat beginning: an action can be prepared for it. */
const game: AnyGame = {
  ...fixtureGame,
  match: (options, seats) => ({
    ...fixtureGame.match(options, seats),
    next: (played) => (played.length === 0 ? 0 : fixtureGame.match(options, seats).next(played)),
  }),
};
const DRAW = { type: 'draw' };
const PASS = { type: 'pass' };

test('what is prepared takes the first seat of every table, and late ones another bot’s', () => {
  const event = newEvent(game, { settings: { size: 3 } });
  for (let n = 0; n < 4; n += 1) event.does({ do: 'join', name: `N${n}` }, n);
  expect(event.does({ do: 'prepare', action: DRAW })).toBeNull();
  expect(event.does({ do: 'start' })).toBeNull();
  const [round] = event.event().rounds;
  for (const { seats } of round?.tables ?? []) expect(seats[0]).toBeNull();
  const free = (round?.tables ?? [])
    .flatMap(({ seats }) => seats.slice(1))
    .filter((m) => m === null);
  for (let n = 4; n < 9; n += 1) event.does({ do: 'join', name: `N${n}` }, n);
  const tables = event.event().rounds[0]?.tables ?? [];
  for (const { seats } of tables) expect(seats[0]).toBeNull();
  const seated = tables.flatMap(({ seats }) => seats).filter((member) => member !== null);
  // Once these are taken a table is added.
  expect(free.length).toBeLessThan(5);
  expect(seated).toHaveLength(9);

  const [table] = tables;
  if (!table) throw new Error('there is a table');
  const opening = open(game, openingOf(event.event(), table, 'ABCDEF'));
  expect(opening.ok).toBe(true);
});

test('only what the first seat could do first can be prepared, and nobody but the director sees it', () => {
  const views = [DRAW, null].map((action) => {
    const event = newEvent(game, { settings: { size: 3 } });
    event.does({ do: 'join', name: 'Anna' }, 0);
    expect(event.does({ do: 'prepare', action: PASS })).toBe('bad-preparation');
    expect(event.does({ do: 'prepare', action: 'nonsense' })).toBe('bad-preparation');
    expect(event.does({ do: 'prepare', action: DRAW }, 0)).toBe('not-director');
    expect(event.does({ do: 'prepare', action })).toBeNull();
    const now = event.event();
    expect(viewFor(now, viewerOf(now, now.director)).direction?.prepared).toEqual(action);
    return [personNo(0), personNo(7)].flatMap((person) => [
      viewFor(now, viewerOf(now, person)),
      viewFor(now, viewerOf(now, person, { key: now.key })),
    ]);
  });
  expect(views[0]).toEqual(views[1]);
});

test('a game in which somebody else may begin has nothing to prepare', () => {
  const event = newEvent(fixtureGame);
  expect(event.does({ do: 'prepare', action: DRAW })).toBe('bad-preparation');
});
