import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { type DayClock, dayMove, DAY_CLOCKS } from './by-day.ts';
import { deadlinesOf, takeoverAt } from './deadlines.ts';
import { ABANDONED_MS } from './play.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { dealtTable, newTable, onTurn, PEOPLE, type Script } from '../testing/script.ts';
import { TableClock } from '../actor/table-clock.ts';
import { replay } from '../model/evolve.ts';
import type { Settings } from '../model/types.ts';
import { viewOf } from '../model/view.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const BY_DAY = { clock: 'day', substitute: false } as const;

const dealt = (settings: Partial<Settings> = BY_DAY) =>
  dealtTable(fixtureGame, [0, 1, 2], { options: { wait: 0, botWait: 0 }, settings });
const types = (script: Script) =>
  script
    .log()
    .at(-1)
    ?.events.map(({ type }) => type);
const moveOf = (clock: DayClock): number => dayMove(clock) ?? 0;

test('a move may take an hour, a day, three days, a week; nothing is in reserve', () => {
  expect(DAY_CLOCKS.map(moveOf)).toEqual([HOUR, DAY, 3 * DAY, 7 * DAY]);
  for (const clock of DAY_CLOCKS) {
    const script = dealt({ ...BY_DAY, clock });
    const until = script.now + moveOf(clock);
    const seat = onTurn(script);
    expect(clockOf(script.table(), seat)).toMatchObject({ reserve: 0, moveUntil: until, until });
    // The table is not closed as abandoned while somebody has time for a move.
    expect(moveOf(clock)).toBeLessThan(ABANDONED_MS);
  }
});

test('another node takes the table over seconds after the deadline, not a day', () => {
  for (const clock of DAY_CLOCKS) {
    const script = dealt({ ...BY_DAY, clock });
    const late = (takeoverAt(script.table()) ?? 0) - (script.now + moveOf(clock));
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(30_000);
  }
});

test('where nobody is replaced, the round is broken off when time is up; the seats stay', () => {
  const script = dealt();
  const seat = onTurn(script);
  const { seats } = script.table();
  script.now += DAY - 1;
  expect(script.ask({ kind: 'time', of: 'clock' })).toBe('not-now');
  script.now += 1;
  expect(script.ask({ kind: 'time', of: 'clock' })).toBeNull();
  expect(types(script)).toEqual(['late', 'revealed', 'match-over']);
  expect(script.log().at(-1)?.events[0]).toMatchObject({ person: PEOPLE[seat] });
  expect(script.table()).toMatchObject({ phase: 'over', seats });
});

test('where all have agreed a bot plays until the player returns, who then has a day again', () => {
  const script = dealt({ clock: 'day', substitute: true });
  const seat = onTurn(script);
  script.now += DAY;
  script.ask({ kind: 'time', of: 'clock' });
  expect(script.table().seats[seat]).toMatchObject({ kind: 'bot', substituteFor: PEOPLE[seat] });
  while (onTurn(script) === seat) script.wait(seeded('bot'));
  expect(script.does(seat, { do: 'sit', seat })).toBeNull();
  expect(script.table().seats[seat]).toMatchObject({ kind: 'person' });
});

test('who leaves a round in which nobody is replaced ends it', () => {
  const script = dealt();
  expect(script.does(1, { do: 'stand' })).toBeNull();
  expect(types(script)).toEqual(['stood', 'revealed', 'match-over']);
  expect(script.table().seats[1]).toEqual({ kind: 'open' });
});

describe('nobody is replaced while they are away', () => {
  test('neither by the owner nor by the others', () => {
    for (const substitute of [true, false]) {
      const script = dealt({ clock: 'day', substitute });
      const seat = onTurn(script);
      script.now += DAY - 1;
      for (const by of [0, 1, 2].filter((one) => one !== seat)) {
        const put = { do: 'put-bot', seat, bot: 'plain' } as const;
        expect(script.does(by, put)).toBe('nobody-replaced');
      }
    }
  });

  test('what others have sat down to stays', () => {
    const script = newTable(fixtureGame, [0, null], { settings: BY_DAY });
    const change = (to: Partial<Settings>) =>
      script.does(0, { do: 'settings', settings: { ...script.table().settings, ...to } });
    expect(change({ clock: 'week' })).toBeNull();
    expect(script.does(1, { do: 'sit', seat: 1 })).toBeNull();
    expect(change({ substitute: true })).toBe('terms-agreed');
    expect(change({ clock: 'none' })).toBe('terms-agreed');
    expect(change({ chat: false })).toBeNull();
  });
});

test('a limit of the game itself lasts a day, too', () => {
  const script = dealtTable(fixtureGame, [0, 1], {
    options: { wait: 0, botWait: 0 },
    settings: BY_DAY,
  });
  const layer = onTurn(script);
  const view = viewOf(script.table(), PEOPLE[layer] ?? '').round?.play?.view;
  const { hand } = v.parse(v.object({ hand: v.array(v.number()) }), view);
  const act = (seat: number, action: object) => script.does(seat, { do: 'act', action });
  expect(act(layer, { type: 'lay', card: hand[0] })).toBeNull();
  const other = onTurn(script);
  expect(act(other, { type: 'challenge', lay: 1 })).toBeNull();
  expect(act(other, { type: 'look', lay: 1 })).toBeNull();
  script.now += DAY - 1;
  expect(script.ask({ kind: 'time', of: 'limit', name: 'look 1' })).toBe('not-now');
  script.now += 1;
  expect(script.wait(seeded('limit'))).toBe(true);
  expect(types(script)?.[0]).toBe('step');
});

test('a deadline is data of the log: the same after a restart, and with a clock that was set back', () => {
  const script = dealt();
  const until = script.now + DAY;
  const again = replay('t', fixtureGame, script.log());
  expect(deadlinesOf(again)[0]?.at).toBe(until);
  // The machine's clock is an hour behind the log: the table's own goes on from there.
  const machine = { now: () => script.now - HOUR };
  const clock = new TableClock(machine);
  clock.passed(again.updatedAt);
  expect(clock.now()).toBe(again.updatedAt);
});
