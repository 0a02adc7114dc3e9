import { seeded } from '@lusoria/core';
import { FIRST_ROUND, openTableServer } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { testClient, testPorts, testTable } from '@lusoria/table/testing/ports.ts';
import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const NOON = 1_700_000_000_000;
const HOURS = 3_600_000;

/** A machine whose clock can be set. */
function machine() {
  let ticks = 0;
  let offset = NOON;
  const now = steadyClock(
    () => offset + ticks,
    () => ticks,
  );
  return {
    now,
    wall: () => offset + ticks,
    pass: (ms: number) => (ticks += ms),
    set: (ms: number) => (offset += ms),
  };
}

test.each([-2 * HOURS, 2 * HOURS])(
  'a clock that is set by %s ms neither stops nor jumps',
  (step) => {
    const { now, pass, set } = machine();
    pass(60_000);
    const before = now();
    set(step);
    expect(now()).toBe(before);
    for (let i = 1; i <= 100; i += 1) {
      pass(1000);
      const passed = now() - before;
      expect(Math.abs(passed - i * 1000)).toBeLessThanOrEqual(i * 20 + 1);
    }
  },
);

test('it comes to show what the machine shows', () => {
  const { now, wall, pass, set } = machine();
  set(-2 * HOURS);
  let latest = now();
  for (let i = 0; i < 5000; i += 1) {
    pass(100_000);
    expect(now()).toBeGreaterThan(latest);
    latest = now();
  }
  expect(Math.abs(now() - wall())).toBeLessThanOrEqual(20);
});

test('while nobody sets the clock it is the machine’s', () => {
  const { now, wall, pass } = machine();
  for (let i = 0; i < 100; i += 1) {
    pass(i * 7.3);
    expect(Math.abs(now() - wall())).toBeLessThan(1);
  }
});

test.each([-2 * HOURS, 2 * HOURS])('bots go on when the clock is set by %s ms', async (step) => {
  const { now: ticks, ...ports } = testPorts();
  let offset = 0;
  const now = steadyClock(() => ticks() + offset, ticks);
  const client = await testClient(openTableServer({ ...ports, now }));
  const table = await testTable(client, [{ kind: 'me' }, { kind: 'bot', bot: 'plain' }]);
  const play = () => client.said.findLast((one) => one.t === 'table')?.view.round?.play;
  await client.does(table, { do: 'start' });
  await client.does(table, { do: 'contribute', round: FIRST_ROUND, bytes: 'c0'.repeat(32) });
  const random = seeded('person');
  while (!play()?.must.includes(1)) {
    await client.does(table, {
      do: 'act',
      action: fixtureGame.sampleAction(play()?.view, random),
    });
  }
  const waiting = play();
  offset = step;
  await ports.pass(10_000);
  expect(play()).not.toEqual(waiting);
});
