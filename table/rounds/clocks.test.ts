import { chanceKey, commitmentTo, drawAt, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { waitsUntil } from './clock.ts';
import { deadlinesOf } from './deadlines.ts';
import { ABANDONED_MS, ENTROPY_SECONDS } from './play.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import {
  dealtTable,
  handOf,
  newTable,
  DEALT,
  NOON,
  onTurn,
  PEOPLE,
  type Script,
  type Sitting,
} from '../testing/script.ts';
import type { Command } from '../model/types.ts';
import { viewOf } from '../model/view.ts';
import { FIRST_ROUND, roundNumber } from './round-number.ts';

const game = fixtureGame;
const DRAW: Command = { do: 'act', action: { type: 'draw' } };
const PASS: Command = { do: 'act', action: { type: 'pass' } };

const dealt = (sitting: readonly Sitting[], options: object = {}, pace = 0): Script =>
  dealtTable(game, sitting, { options, settings: { pace } });

/** The seat on turn lays its first card, as anything. */
function lay(script: Script): void {
  const seat = onTurn(script);
  const [card = 0] = handOf(script, seat);
  const action = { type: 'lay', card };
  expect(script.does(seat, { do: 'act', action })).toBeNull();
}

test('an action that was meant for an earlier turn is refused as stale', () => {
  const script = dealt([0, 1]);
  const seat = onTurn(script);
  const then = script.table().seq;
  for (const who of [seat, 1 - seat]) {
    script.does(who, DRAW);
    script.does(who, PASS);
  }
  expect(onTurn(script)).toBe(seat);
  const person = PEOPLE[seat] ?? '';
  const late = { kind: 'person', person, name: 'N', seen: then, command: DRAW } as const;
  expect(script.ask(late)).toBe('stale');
  expect(script.ask({ ...late, seen: script.table().seq })).toBeNull();
});

test('a person waits for those who may object, and they need not wait', () => {
  const script = dealt([0, 1], { wait: 5 });
  lay(script);
  const [next, other] = [onTurn(script), 1 - onTurn(script)];
  // The next player may object themselves, so for two the way is free.
  expect(script.does(next, DRAW)).toBeNull();
  script.does(next, PASS);

  const three = dealt([0, 1, 2], { wait: 5 });
  lay(three);
  const seat = onTurn(three);
  const gone = { type: 'go-on', lay: 1 };
  expect(three.does(seat, { do: 'act', action: gone })).toBeNull();
  three.now += 2000;
  expect(three.does(seat, DRAW)).toBe('too-soon');
  expect(viewOf(three.table(), PEOPLE[seat] ?? '').round?.play?.waitUntil).toBe(DEALT + 5000);
  three.now += 3000;
  expect(three.does(seat, DRAW)).toBeNull();
  expect(other).not.toBe(next);
});

test('a bot leaves people the first word, until they have had it', () => {
  const script = dealt([0, 'plain', 1], { botWait: 4 }, 1000);
  // Until a person has laid and the bot is next.
  while (onTurn(script) !== 0) {
    if (onTurn(script) === 1) script.wait(seeded('bot'));
    else for (const command of [DRAW, PASS]) script.does(1, command);
  }
  const { now } = script;
  lay(script);
  expect(onTurn(script)).toBe(1);
  expect(deadlinesOf(script.table())[0]).toMatchObject({ kind: 'bot', seat: 1, at: now + 4000 });
  script.now += 500;
  script.does(1, { do: 'act', action: { type: 'go-on', lay: viewedLays(script) } });
  expect(deadlinesOf(script.table())[0]).toMatchObject({ kind: 'bot', seat: 1, at: now + 1500 });
});

function viewedLays({ table }: Script): number {
  const view = table().round?.play?.state.view('spectator');
  return typeof view === 'object' && view && 'lays' in view ? Number(view.lays) : -1;
}

test('while a table is paused its clocks stand still', () => {
  const script = dealt([0, 1, 2], { wait: 5, botWait: 5 });
  lay(script);
  const seat = onTurn(script);
  script.does(seat, { do: 'act', action: { type: 'go-on', lay: 1 } });
  expect(waitsUntil(script.table(), seat)).toBe(DEALT + 5000);
  script.now += 2000;
  script.does(0, { do: 'pause', on: true });
  expect(deadlinesOf(script.table()).map(({ at }) => at)).toEqual([script.now + ABANDONED_MS]);
  expect(script.does(seat, DRAW)).toBe('paused');
  expect(viewOf(script.table(), PEOPLE[seat] ?? '').round?.play?.waitUntil).toBe(0);
  script.now += 60_000;
  script.does(0, { do: 'pause', on: false });
  expect(waitsUntil(script.table(), seat)).toBe(DEALT + 65_000);
});

test('so do the limits of the game', () => {
  const script = dealt([0, 1]);
  lay(script);
  const seat = onTurn(script);
  script.does(seat, { do: 'act', action: { type: 'challenge', lay: 1 } });
  script.now += 1000;
  expect(script.does(seat, { do: 'act', action: { type: 'look', lay: 1 } })).toBeNull();
  const limitAt = () => viewOf(script.table(), null).round?.play?.limitAt;
  expect(limitAt()).toBe(DEALT + 21_000);
  script.now += 5000;
  script.does(0, { do: 'pause', on: true });
  expect(limitAt()).toBeNull();
  script.now += 100_000;
  script.does(0, { do: 'pause', on: false });
  expect(limitAt()).toBe(DEALT + 121_000);
  expect(deadlinesOf(script.table())[0]).toMatchObject({ kind: 'request', at: DEALT + 121_000 });
  expect(script.wait(seeded('x'))).toBe(true);
  expect(limitAt()).toBeNull();
});

test('contributions are waited for, but not for long', () => {
  const script = newTable(game, [0, 1, 'plain']);
  script.does(0, { do: 'start' });
  const [late] = deadlinesOf(script.table());
  expect(late).toMatchObject({ at: NOON + ENTROPY_SECONDS * 1000 });
  const give = (who: number, bytes: string, round = FIRST_ROUND) =>
    script.does(who, { do: 'contribute', round, bytes: bytes.repeat(32) });
  expect(give(1, '0b', roundNumber(1))).toBe('not-now');
  expect(give(1, '0b')).toBeNull();
  expect(give(1, '0c')).toBe('already-contributed');
  expect(give(3, '0d')).toBe('not-seated');
  expect(script.table().round?.play).toBeNull();
  expect(give(0, '0a')).toBeNull();
  expect(script.table().round?.play).not.toBeNull();
  expect(give(0, '0a')).toBe('not-now');
});

test('every draw comes from the secret and the contributions in their order', () => {
  const script = newTable(game, [0, 1]);
  script.does(0, { do: 'start' });
  for (const [who, bytes] of [
    [1, '0b'],
    [0, '0a'],
  ] as const) {
    script.does(who, { do: 'contribute', round: FIRST_ROUND, bytes: bytes.repeat(32) });
  }
  const { round } = script.table();
  if (!round?.play) throw new Error('not dealt');
  expect(round.commitment).toBe(commitmentTo(round.secret));
  const contributions = [
    { seat: 1, bytes: '0b'.repeat(32) },
    { seat: 0, bytes: '0a'.repeat(32) },
  ];
  expect(round.contributions).toEqual(contributions);
  const key = chanceKey(round.secret, contributions);
  expect([round.play.first]).toEqual(drawAt(key, 0, { kind: 'pick', from: 2 }));
  const steps = script.log().flatMap(({ events }) => events.filter(({ type }) => type === 'step'));
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    by: 'chance',
    input: drawAt(key, 1, { kind: 'shuffle', size: 30 }),
  });
});

test('without contributions the secret alone decides', () => {
  const script = newTable(game, [0, 'plain']);
  script.does(0, { do: 'start' });
  script.now += 3000;
  expect(script.wait(seeded('x'))).toBe(true);
  const { round } = script.table();
  expect(round?.contributions).toEqual([]);
  const key = chanceKey(round?.secret ?? '', []);
  expect([round?.play?.first]).toEqual(drawAt(key, 0, { kind: 'pick', from: 2 }));
});
