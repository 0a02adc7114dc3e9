import { DAY_CLOCKS, isDayClock } from '@lusoria/table/by-day';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { open } from './event.ts';
import { openingOf } from './tables.ts';
import { DIRECTOR, newEvent, type Script, someGame } from './testing/script.ts';
import { MAX_MINUTES, type Settings, settingsSchema } from './types.ts';
import { eventViewSchema, viewFor } from './view.ts';

const DAY = 24 * 60 * 60_000;
const MINUTES_A_DAY = 24 * 60;
const game = await someGame();

function running(settings: Partial<Settings>): Script {
  const script = newEvent(game, { settings });
  for (let n = 0; n < 4; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  expect(script.does({ do: 'start' })).toBeNull();
  return script;
}

function tableSettings(script: Script) {
  const [table] = script.event().rounds.at(-1)?.tables ?? [];
  if (!table) throw new Error('there is no table');
  return openingOf(script.event(), table, 'ABCDEF').settings;
}

test('at its tables a bot substitutes by the day only where the event says so, and always with other clocks', () => {
  for (const clock of DAY_CLOCKS) {
    expect(tableSettings(running({ clock }))).toMatchObject({ clock, substitute: false });
    expect(tableSettings(running({ clock, substitute: true }))).toMatchObject({ substitute: true });
  }
  for (const clock of ['none', 'gentle', 'tournament'] as const) {
    expect(tableSettings(running({ clock }))).toMatchObject({ clock, substitute: true });
  }
});

test('who joins is told what a move may take and whether a bot substitutes, before they do', () => {
  const script = newEvent(game, { settings: { clock: 'three-days', substitute: true } });
  const view = viewFor(script.event(), { as: 'guest', person: 'p0000000000000009' });
  expect(v.parse(eventViewSchema, view)).toMatchObject({ clock: 'three-days', substitute: true });
});

test('what people have joined a round for does not change before its end; the next one may be another', () => {
  const script = running({ clock: 'day' });
  const change = (settings: Partial<Settings>) =>
    script.does({ do: 'settings', settings: { ...script.event().settings, ...settings } });
  expect(change({ clock: 'hour' })).toBe('terms-agreed');
  expect(change({ clock: 'none' })).toBe('terms-agreed');
  expect(change({ substitute: true })).toBe('terms-agreed');
  expect(change({ open: false })).toBeNull();
  expect(script.does({ do: 'bell', how: 'none' })).toBeNull();
  expect(change({ clock: 'week', substitute: true })).toBeNull();
  script.does({ do: 'start' });
  expect(tableSettings(script)).toMatchObject({ clock: 'week', substitute: true });
  // Nor does a lesson become a matter of days while people sit at it.
  const lesson = running({ clock: 'gentle' });
  const { settings } = lesson.event();
  expect(lesson.does({ do: 'settings', settings: { ...settings, clock: 'day' } })).toBe(
    'terms-agreed',
  );
});

test('a move may not take longer than the server keeps tables', () => {
  const script = newEvent(game);
  script.keepMs = DAY;
  const clocks = DAY_CLOCKS.filter(
    (clock) =>
      script.does({ do: 'settings', settings: { ...script.event().settings, clock } }) === null,
  );
  expect(clocks).toEqual(['hour']);
  const { settings, code, key } = script.event();
  const opening = { code, key, settings: { ...settings, clock: 'week' }, options: {} } as const;
  const about = { kind: 'class', title: '', director: DIRECTOR, name: '', roster: null } as const;
  expect(open(game, { ...opening, ...about }, DAY)).toMatchObject({
    rejection: { code: 'move-too-long' },
  });
  expect(open(game, { ...opening, ...about })).toMatchObject({ ok: true });
});

test('a round may last weeks; its end can be put off, and the bell rings when it comes', () => {
  const script = running({ clock: 'day', minutes: 7 * MINUTES_A_DAY, bell: 'points' });
  const until = () => script.event().rounds[0]?.until;
  expect(until()).toBe(script.now + 7 * DAY);
  script.now += 6 * DAY;
  expect(script.does({ do: 'time', minutes: 2 * MINUTES_A_DAY })).toBeNull();
  expect(until()).toBe(script.now + 2 * DAY);
  script.now += DAY;
  expect(script.ask({ kind: 'time' })).toBe('not-now');
  script.now += DAY;
  expect(script.ask({ kind: 'time' })).toBeNull();
  expect(script.event().rounds[0]).toMatchObject({ ended: true, counts: true });
  expect(v.is(settingsSchema, { bot: 'x', minutes: MAX_MINUTES + 1 })).toBe(false);
});

test('events from before there was such a choice are played as they were', () => {
  const { clock, substitute } = v.parse(settingsSchema, { bot: 'x' });
  expect({ byDay: isDayClock(clock), substitute }).toEqual({ byDay: false, substitute: false });
});
