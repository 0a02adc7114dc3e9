import { type AnyGame, defined, settleOptions } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withoutErased } from './erase.ts';
import { replay } from './evolve.ts';
import { lessonBegins } from './roster/decide.ts';
import { openingOf } from './tables.ts';
import { newEvent, personNo, type Script, someGame } from './testing/script.ts';
import type { EventState } from './types.ts';
import { viewFor, viewerOf } from './view.ts';

const game = await someGame();
const adaptable = defined(game.adaptable ?? undefined, 'what may differ');
const { key, values } = defined(adaptable.options[0], 'an option that may differ');
const easy = defined(values[0]);
const hard = defined(values.at(-1));
const [aid = ''] = adaptable.aids;
const HELPED = { aids: [aid], options: {} };
const EASIER = { aids: [], options: { [key]: easy } };
const HARDER = { aids: [], options: { [key]: hard } };

/** A class with the harder value, of so many people who sit at tables of two. */
function classOf(people: number, of: AnyGame = game): Script {
  const script = newEvent(of, { settings: { size: 2 }, options: { [key]: hard } });
  for (let n = 0; n < people; n += 1) script.does({ do: 'join', name: `Gaius ${n}` }, n);
  return script;
}

function seen({ event }: Script, n: number) {
  return viewFor(event(), viewerOf(event(), personNo(n)));
}

/** The value that a table of the latest round has. */
function valueAt(event: EventState, table: number): unknown {
  const place = defined(event.rounds.at(-1)?.tables[table]);
  const options = openingOf(event, place, 'CODE').options;
  return v.parse(v.record(v.string(), v.unknown()), options)[key];
}

test('help is told to the pupil who has it and to whoever leads, and changes nothing for anybody else', () => {
  const script = classOf(4);
  script.does({
    do: 'arrange',
    tables: [
      [0, 1],
      [2, 3],
    ],
  });
  script.does({ do: 'start' });
  const before = [1, 2, 3].map((n) => JSON.stringify(seen(script, n)));
  const screen = () => JSON.stringify(viewFor(script.event(), { as: 'screen' }));
  const wall = screen();
  expect(script.does({ do: 'adapt', each: [{ member: 0, to: HELPED }] })).toBeNull();
  expect(seen(script, 0).you).toMatchObject({ as: 'member', aids: [aid] });
  expect([1, 2, 3].map((n) => JSON.stringify(seen(script, n)))).toEqual(before);
  expect(screen()).toBe(wall);
  const direction = viewFor(script.event(), { as: 'director', member: null }).direction;
  expect(direction?.adaptations).toEqual([{ member: 0, ...HELPED }]);
});

test('the rules of a table are the easiest that somebody at it is to have, from the next round on', () => {
  const script = classOf(4);
  const tables = [
    [0, 1],
    [2, 3],
  ];
  script.does({ do: 'arrange', tables });
  script.does({ do: 'start' });
  script.does({
    do: 'adapt',
    each: [
      { member: 1, to: EASIER },
      { member: 0, to: HARDER },
    ],
  });
  expect([0, 1].map((table) => valueAt(script.event(), table))).toEqual([hard, hard]);
  script.does({ do: 'bell', how: 'none' });
  script.does({ do: 'arrange', tables });
  script.does({ do: 'start' });
  expect([0, 1].map((table) => valueAt(script.event(), table))).toEqual([easy, hard]);
  const { direction } = viewFor(script.event(), { as: 'director', member: null });
  expect(direction?.adapted).toEqual([{ table: 1, options: { [key]: easy } }]);
  // What is changed while they play counts for the next round; at another table it goes along.
  script.does({ do: 'adapt', each: [{ member: 0, to: null }] });
  script.does({ do: 'bell', how: 'none' });
  script.does({
    do: 'arrange',
    tables: [
      [0, 2],
      [1, 3],
    ],
  });
  script.does({ do: 'start' });
  expect([0, 1].map((table) => valueAt(script.event(), table))).toEqual([hard, easy]);
});

test('whoever comes late and opens a table has their own rules there', () => {
  const script = classOf(2);
  script.does({ do: 'list', names: ['Livia'] });
  script.does({ do: 'adapt', each: [{ member: 2, to: EASIER }] });
  script.does({ do: 'arrange', tables: [[0, 1]] });
  script.does({ do: 'start' });
  script.does({ do: 'join', name: 'Livia', member: 2 }, 2);
  expect([0, 1].map((table) => valueAt(script.event(), table))).toEqual([hard, easy]);
});

test('people at one table: who it is for, and against whom it is', () => {
  const settled = settleOptions(adaptable, { [key]: hard }, [null, EASIER, HARDER, HELPED]);
  expect(settled).toEqual([{ key, value: easy, isCommon: false, for: [1], against: [2] }]);
  expect(settleOptions(adaptable, { [key]: easy }, [HARDER, null])).toEqual([
    { key, value: easy, isCommon: true, for: [], against: [0] },
  ]);
  expect(settleOptions(adaptable, { [key]: easy }, [HARDER, HARDER])).toMatchObject([
    { value: hard, isCommon: false },
  ]);
  // Under other rules of the game somebody was given what there is no more.
  const stale = { aids: [], options: { [key]: 'no value' } };
  expect(settleOptions(adaptable, { [key]: hard }, [stale, null])).toEqual([]);
});

test('only whoever leads may, only what the game declares, and only for those who are there, once', () => {
  const script = classOf(2);
  const gives = (to: typeof HELPED | null, member = 0) =>
    script.does({ do: 'adapt', each: [{ member, to }] });
  expect(script.does({ do: 'adapt', each: [{ member: 0, to: HELPED }] }, 0)).toBe('not-director');
  expect(gives({ aids: ['everything'], options: {} })).toBe('bad-adaptation');
  expect(gives({ aids: [aid, aid], options: {} })).toBe('bad-adaptation');
  expect(gives({ aids: [], options: { [key]: 'no value' } })).toBe('bad-adaptation');
  expect(gives({ aids: [], options: { constructor: true } })).toBe('bad-adaptation');
  expect(gives(HELPED, 7)).toBe('no-such-member');
  const twice = [
    { member: 0, to: HELPED },
    { member: 0, to: null },
  ];
  expect(script.does({ do: 'adapt', each: twice })).toBe('no-such-member');
  script.does({ do: 'remove', member: 1 });
  expect(gives(HELPED, 1)).toBe('no-such-member');
  expect(script.event().adaptations).toEqual([]);
  const plain = classOf(1, { ...game, adaptable: null });
  expect(plain.does({ do: 'adapt', each: [{ member: 0, to: HELPED }] })).toBe('bad-adaptation');
  expect(plain.does({ do: 'adapt', each: [{ member: 0, to: null }] })).toBeNull();
});

test('it survives a restart and goes along with a person who is somebody else, and nothing of it is left of whoever is erased', () => {
  const script = classOf(3);
  script.does({
    do: 'adapt',
    each: [
      { member: 0, to: HELPED },
      { member: 1, to: EASIER },
    ],
  });
  script.does({ do: 'merge', from: 0, into: 2 });
  expect(script.event().adaptations).toEqual([
    { member: 1, ...EASIER },
    { member: 2, ...HELPED },
  ]);
  expect(replay('ev-1', script.log()).adaptations).toEqual(script.event().adaptations);
  script.does({ do: 'erase', member: 1 });
  expect(script.event().adaptations).toEqual([{ member: 2, ...HELPED }]);
  const log = withoutErased(script.log());
  const kept = log.flatMap(({ events }) => events).filter(({ type }) => type === 'adapted');
  expect(kept).toEqual([{ type: 'adapted', each: [{ member: 0, to: HELPED }] }]);
});

test('the next lesson of a class that stays begins with it', () => {
  const script = classOf(2);
  script.does({
    do: 'adapt',
    each: [
      { member: 0, to: HELPED },
      { member: 1, to: EASIER },
    ],
  });
  const last = script.event();
  const pupil = (no: number) =>
    ({ no, name: `Gaius ${no}`, state: 'in', person: null, word: null, cameIn: null }) as const;
  const lesson = { event: last.id, code: '', title: '', game: game.id, at: 0, pupils: [1, 0] };
  const roster = {
    id: 'ro-1',
    name: '7b',
    owner: '',
    key: '',
    holders: [],
    pupils: [{ ...pupil(0), state: 'out' }, pupil(1)],
    lessons: [lesson],
    updatedAt: 0,
    seq: 1,
  } as const;
  const carried = (lastOfGame: EventState | null) =>
    lessonBegins(roster, last, lastOfGame).events.filter(({ type }) => type === 'adapted');
  // Who is not in the class any more is left out; another game has other settings.
  expect(carried(last)).toEqual([{ type: 'adapted', each: [{ member: 0, to: HELPED }] }]);
  expect(carried(null)).toEqual([]);
});
