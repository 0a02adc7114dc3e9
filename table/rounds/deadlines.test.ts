import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { deadlinesOf, takeoverAt } from './deadlines.ts';
import { ABANDONED_MS, ENTROPY_SECONDS } from './play.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import {
  dealtTable,
  newTable,
  DEALT,
  onTurn,
  PEOPLE,
  type Script,
  type Sitting,
} from '../testing/script.ts';
import type { Command, Settings, TableEvent } from '../model/types.ts';
import { viewOf } from '../model/view.ts';

const game = fixtureGame;
const DRAW: Command = { do: 'act', action: { type: 'draw' } };
const PASS: Command = { do: 'act', action: { type: 'pass' } };
const MINUTE = 60_000;
/** Times of the gentle clock: a minute for a move, five in reserve. */
const [MOVE, RESERVE] = [MINUTE, 5 * MINUTE];

const dealt = (sitting: readonly Sitting[], settings: Partial<Settings> = { clock: 'gentle' }) =>
  dealtTable(game, sitting, { options: { wait: 0, botWait: 0 }, settings });

const clocks = (script: Script) => viewOf(script.table(), null).round?.play?.clocks;
const lastEvents = (script: Script): readonly TableEvent['type'][] =>
  (script.log().at(-1)?.events ?? []).map(({ type }) => type);

/** The seat on turn draws and keeps the card, after so long. */
function moveAfter(script: Script, ms: number): void {
  const seat = onTurn(script);
  script.now += ms;
  expect(script.does(seat, DRAW)).toBeNull();
  expect(script.does(seat, PASS)).toBeNull();
}

/** The seat on turn lays the first card of its hand; returns the seat. */
function layFirst(script: Script): number {
  const layer = onTurn(script);
  const view = script.table().round?.play?.state.view(layer);
  const hand = typeof view === 'object' && view && 'hand' in view ? view.hand : [];
  const card: unknown = Array.isArray(hand) ? hand[0] : 0;
  expect(script.does(layer, { do: 'act', action: { type: 'lay', card } })).toBeNull();
  return layer;
}

/** Runs the next deadline, at its time. */
function comeDue(script: Script): void {
  expect(script.wait(seeded('due'))).toBe(true);
}

describe('a clock', () => {
  test('is there only where the table has one', () => {
    expect(clocks(dealt([0, 1], {}))).toBeNull();
    expect(clocks(dealt([0, 1]))).toHaveLength(2);
  });

  test('runs for whoever is waited for: first the time for the move, then the reserve', () => {
    const script = dealt([0, 1]);
    const seat = onTurn(script);
    const stands = { reserve: RESERVE, moveUntil: null, until: null, late: false };
    const since = script.now;
    const runs = { ...stands, moveUntil: since + MOVE, until: since + MOVE + RESERVE };
    expect(clocks(script)?.[seat]).toEqual(runs);
    expect(clocks(script)?.[1 - seat]).toEqual(stands);
    // A move in time costs nothing of the reserve.
    moveAfter(script, MOVE);
    expect(clocks(script)?.[seat]).toEqual(stands);
    // A late move costs the delay.
    moveAfter(script, MOVE + 90_000);
    expect(clocks(script)?.[1 - seat]).toEqual({ ...stands, reserve: RESERVE - 90_000 });
    // Drawing is not the end of a turn; both together have the time of one move.
    expect(onTurn(script)).toBe(seat);
    script.now += 40_000;
    expect(script.does(seat, DRAW)).toBeNull();
    expect(clocks(script)?.[seat]?.reserve).toBe(RESERVE);
  });

  test('stands while the table is paused, and then goes on from where it was', () => {
    const script = dealt([0, 1]);
    const seat = onTurn(script);
    script.now += MOVE + 10_000;
    script.does(0, { do: 'pause', on: true });
    expect(clocks(script)?.[seat]?.until).toBeNull();
    script.now += 100 * MINUTE;
    script.does(0, { do: 'pause', on: false });
    expect(clocks(script)?.[seat]?.until).toBe(script.now - 10_000 + RESERVE);
    moveAfter(script, 5000);
    expect(clocks(script)?.[seat]?.reserve).toBe(RESERVE - 15_000);
  });

  test('begins when one may act, not while others may still object', () => {
    const script = dealtTable(game, [0, 1, 2], {
      options: { wait: 5 },
      settings: { clock: 'tournament' },
    });
    layFirst(script);
    expect(clocks(script)?.[onTurn(script)]?.moveUntil).toBe(script.now + 5000 + 20_000);
  });

  test('gives more time for what takes more thought', () => {
    const script = dealtTable(game, [0, 1], {
      options: { effort: 10 },
      settings: { clock: 'gentle' },
    });
    expect(clocks(script)?.[onTurn(script)]?.moveUntil).toBe(script.now + 10 * MOVE);
  });

  test('that is set, or taken away, in the midst of a round counts from the next one', () => {
    const script = dealt([0, 1]);
    const seat = onTurn(script);
    const before = clocks(script);
    for (const clock of ['none', 'tournament', 'gentle'] as const) {
      script.now += 1000;
      script.does(0, { do: 'settings', settings: { ...script.table().settings, clock } });
      expect(clocks(script)).toEqual(before);
    }
    expect(onTurn(script)).toBe(seat);
    expect(clocks(dealt([0, 1], {}))).toBeNull();
  });

  test('gives no time anew to whoever leaves and comes back, in a pause or not', () => {
    for (const paused of [false, true]) {
      const script = dealt([0, 1]);
      const seat = onTurn(script);
      const back = () => {
        expect(script.does(seat, { do: 'stand' })).toBeNull();
        expect(script.does(seat, { do: 'sit', seat })).toBeNull();
      };
      script.now += MOVE - 1000;
      if (paused) script.does(0, { do: 'pause', on: true });
      for (let n = 0; n < 3; n += 1) {
        if (paused) script.now += 30 * MINUTE;
        back();
      }
      if (paused) script.does(0, { do: 'pause', on: false });
      expect(clocks(script)?.[seat]?.moveUntil).toBe(script.now + 1000);
      // Reserve already used stays used.
      script.now += 1000 + MINUTE;
      back();
      expect(clocks(script)?.[seat]).toMatchObject({
        reserve: RESERVE - MINUTE,
        moveUntil: script.now,
        until: script.now + RESERVE - MINUTE,
      });
    }
  });

  test('does not run before the others have said that they do not object', () => {
    const script = dealtTable(game, [0, 1, 2], {
      options: { wait: 5 },
      settings: { clock: 'tournament' },
    });
    const layer = layFirst(script);
    const next = onTurn(script);
    const third = [0, 1, 2].find((seat) => seat !== layer && seat !== next) ?? 0;
    script.now += 4900;
    const goOn = { type: 'go-on', lay: 1 };
    expect(script.does(third, { do: 'act', action: goOn })).toBeNull();
    expect(clocks(script)?.[next]?.moveUntil).toBe(script.now + 20_000);
  });
});

describe('when time is up', () => {
  test('a bot substitutes until the player returns, who then has the time of their moves', () => {
    const script = dealt([0, 1, 2]);
    const seat = onTurn(script);
    const before = script.now;
    expect(script.ask({ kind: 'time', of: 'clock' })).toBe('not-now');
    comeDue(script);
    expect(script.now).toBe(before + MOVE + RESERVE);
    expect(lastEvents(script)).toEqual(['late', 'stood', 'seat']);
    expect(script.table().seats[seat]).toMatchObject({ kind: 'bot', substituteFor: PEOPLE[seat] });
    // Not before it has made the late move.
    expect(script.does(seat, { do: 'sit', seat })).toBe('not-now');
    while (onTurn(script) === seat) comeDue(script);
    expect(script.does(seat, { do: 'sit', seat })).toBeNull();
    while (onTurn(script) !== seat) moveAfter(script, 0);
    const until = script.now + MOVE;
    expect(clocks(script)?.[seat]).toEqual({ reserve: 0, moveUntil: until, until, late: false });
  });

  test('two who are late at once are both stood in for, and no wish to break off comes true by it', () => {
    const script = dealtTable(game, [0, 1, 2], {
      options: { wait: 0, botWait: 0 },
      settings: { clock: 'gentle' },
    });
    const seat = onTurn(script);
    const others = [0, 1, 2].filter((one) => one !== seat);
    for (const who of others) script.does(who, { do: 'consent', to: 'end', give: true });
    comeDue(script);
    expect(script.table().phase).toBe('playing');
    expect(lastEvents(script)).toEqual(['late', 'stood', 'seat']);
  });

  test('nobody is replaced before by those who play on', () => {
    const script = dealt([0, 1, 2]);
    const seat = onTurn(script);
    const other = seat === 1 ? 2 : 1;
    const put: Command = { do: 'put-bot', seat, bot: 'random' };
    script.now += 2 * MINUTE;
    expect(script.does(other, put)).toBe('too-soon');
    script.does(0, { do: 'pause', on: true });
    script.now += 100 * MINUTE;
    expect(script.does(other, put)).toBe('paused');
  });

  test('the others are told, and may put a bot there, where none does so by itself', () => {
    const script = dealt([0, 1, 2], { clock: 'gentle', substitute: false });
    const seat = onTurn(script);
    const other = seat === 1 ? 2 : 1;
    comeDue(script);
    expect(lastEvents(script)).toEqual(['late']);
    expect(clocks(script)?.[seat]?.late).toBe(true);
    expect(script.table().seats[seat]?.kind).toBe('person');
    // It is reported once; the player may still move.
    expect(deadlinesOf(script.table())).toHaveLength(1);
    // The bot is the usual one, whichever they would like.
    expect(script.does(other, { do: 'put-bot', seat, bot: 'random' })).toBeNull();
    const holder = { kind: 'bot', bot: 'plain', substituteFor: PEOPLE[seat] };
    expect(script.table().seats[seat]).toEqual(holder);
  });

  test('for all, everything stands still until one of them returns', () => {
    const script = dealt([0, 1]);
    for (let late = 0; late < 2; late += 1) {
      while (script.table().seats[onTurn(script)]?.kind !== 'person') comeDue(script);
      comeDue(script);
    }
    expect(script.table().seats.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
    expect(deadlinesOf(script.table())).toEqual([expect.objectContaining({ kind: 'request' })]);
    const { seq } = script.table();
    script.does(1, { do: 'sit', seat: 1 });
    if (onTurn(script) === 0) comeDue(script);
    expect(script.table().seq).toBeGreaterThan(seq);
  });
});

test('contributions are waited for as long as if there had been no pause', () => {
  const script = newTable(game, [0, 1]);
  script.does(0, { do: 'start' });
  script.does(0, { do: 'pause', on: true });
  script.now += MINUTE;
  script.does(0, { do: 'pause', on: false });
  expect(deadlinesOf(script.table())[0]?.at).toBe(script.now + ENTROPY_SECONDS * 1000);
});

describe('a table that all have left', () => {
  test('is closed after days, and its secret is open', () => {
    const script = dealt([0, 1], {});
    script.now += ABANDONED_MS - 1;
    expect(script.ask({ kind: 'time', of: 'abandoned' })).toBe('not-now');
    comeDue(script);
    expect(script.now).toBe(DEALT + ABANDONED_MS);
    expect(script.table()).toMatchObject({ phase: 'over' });
    expect(script.table().rounds).toMatchObject([{ counted: false }]);
    expect(lastEvents(script)).toEqual(['closed', 'revealed', 'match-over']);
    expect(deadlinesOf(script.table())).toEqual([]);
    // A person who returns after all plays on with a new match.
    expect(script.does(0, { do: 'rematch' })).toBeNull();
  });

  test('is closed between two rounds, too, but not before the first', () => {
    const script = dealtTable(game, [0, 'plain'], { options: { rounds: 2, botWait: 0 } });
    script.playRound(seeded('round'));
    expect(script.table().phase).toBe('between');
    comeDue(script);
    expect(script.table().phase).toBe('over');
    script.does(0, { do: 'reopen' });
    expect(deadlinesOf(script.table())).toEqual([]);
  });
});

describe('somebody is to look after a table', () => {
  test('soon after what is due, at a time that seldom changes', () => {
    const bots = dealtTable(game, [0, 'plain'], { settings: { pace: 1000 } });
    while (onTurn(bots) === 0) moveAfter(bots, 100);
    const at = takeoverAt(bots.table()) ?? 0;
    expect(at).toBeGreaterThan(bots.now + 1000 + 4000);
    expect(at).toBeLessThanOrEqual(bots.now + 1000 + 15_000);
    // Only people are waited for: for days it stays the same.
    const people = dealt([0, 1], {});
    const then = takeoverAt(people.table());
    for (let n = 0; n < 10; n += 1) moveAfter(people, 1000);
    expect(takeoverAt(people.table())).toBe(then);
  });

  test('not for a bot that may say something, nor where nothing will happen', () => {
    const script = dealtTable(game, [0, 1, 'plain'], { options: { wait: 0, botWait: 0 } });
    expect(takeoverAt(script.table())).toBeGreaterThan(script.now + ABANDONED_MS / 2);
    const over = dealt([0, 1], {});
    for (const who of [0, 1]) over.does(who, { do: 'consent', to: 'end', give: true });
    expect(takeoverAt(over.table())).toBeNull();
  });
});

test('what was due once is not done any more when it has been overtaken', () => {
  const script = dealtTable(fixtureGame, [0, 1]);
  for (const person of [0, 1]) script.does(person, { do: 'consent', to: 'end', give: true });
  // It was due in the round before; in this one people may still contribute.
  expect(script.does(0, { do: 'rematch' })).toBeNull();
  expect(script.ask({ kind: 'time', of: 'entropy' })).toBe('not-now');
  expect(script.closeContributions()).toBeNull();
});
