import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { isUnsettled } from './membership.ts';
import { openingOf, wantedAt } from './tables.ts';
import { newEvent, type Script, someGame } from './testing/script.ts';
import type { Bell } from './types.ts';
import { open, replay, type Entry } from '@lusoria/table';

const game = await someGame();

function running(people: number, settings: Parameters<typeof newEvent>[1] = {}): Script {
  const script = newEvent(game, settings);
  for (let n = 0; n < people; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  script.does({ do: 'start' });
  return script;
}

/** A table of the last round as it is before its first command. */
function firstTable(script: Script) {
  const event = script.event();
  const place = defined(event.rounds.at(-1)?.tables[0]);
  const first = open(game, openingOf(event, place, 'ABCDEF'));
  if (!first.ok) throw new Error(first.rejection.code);
  const entry: Entry = { seq: 1, at: script.now, command: 'open', events: first.value };
  return replay(place.id, game, [entry]);
}

test('a round that is to go on another time keeps people and seats, and rests until then', () => {
  const script = running(8, { settings: { minutes: 20 } });
  const before = script.event().rounds;
  expect(script.does({ do: 'bell', how: 'later' })).toBeNull();
  expect(script.event().rounds[0]).toMatchObject({ adjourned: true, ended: false, until: null });
  expect(isUnsettled(script.event())).toBe(false);
  expect(script.does({ do: 'bell', how: 'later' })).toBe('not-now');
  expect(script.does({ do: 'start' })).toBe('not-now');
  expect(script.ask({ kind: 'time' })).toBe('not-now');
  script.now += 7 * 24 * 60 * 60_000;
  expect(script.does({ do: 'pause', on: false })).toBeNull();
  const [round] = script.event().rounds;
  expect(round).toMatchObject({ adjourned: false, pausedAt: null, ended: false });
  expect(round?.tables).toEqual(before[0]?.tables);
});

test.each(['points', 'none'] as const)('a round can be ended later, too: %s', (how) => {
  const script = running(4);
  script.does({ do: 'bell', how: 'later' });
  expect(script.does({ do: 'bell', how })).toBeNull();
  expect(script.event().rounds[0]).toMatchObject({
    ended: true,
    adjourned: false,
    counts: how === 'points',
  });
});

test.each<[Bell, object]>([
  ['later', { adjourned: true, ended: false, until: null }],
  ['points', { ended: true, counts: true }],
  ['none', { ended: true, counts: false }],
])('when time is up the settings decide: %s', (bell, after) => {
  const script = running(4, { settings: { minutes: 10, bell } });
  script.now += 10 * 60_000;
  expect(script.ask({ kind: 'time' })).toBeNull();
  expect(script.event().rounds[0]).toMatchObject(after);
});

test('tables are told whether the deal under way counts', () => {
  const script = running(4);
  const table = firstTable(script);
  const directed = { ...table, direction: { event: 'ev-1', next: 'players' as const } };
  script.does({ do: 'bell', how: 'points' });
  expect(wantedAt(script.event(), directed)).toEqual({ do: 'end', counts: true });
});
