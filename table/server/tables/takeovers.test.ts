import { expect, test } from 'vitest';
import { memoryStore } from '../../memory.ts';
import { LEASE_BATCH } from '../../ports.ts';
import { settled, testPorts } from '../../testing/ports.ts';
import { startTakeovers } from './takeovers.ts';

async function overdue(id: string, code: string) {
  const store = memoryStore();
  const ports = testPorts({ store });
  await store.create(
    { id, code, game: 'a game' },
    { seq: 1, at: 1, command: 'made', events: [] },
    [],
  );
  await store.setDeadline(id, ports.now() + 1);
  return ports;
}

test('a table that could not be loaded, as in an outage of the database, is tried again soon, and one that never can be seldom', async () => {
  const ports = await overdue('t', 'C');
  const tries: number[] = [];
  const begin = ports.now();
  const stop = startTakeovers(ports, async () => {
    tries.push(ports.now() - begin);
    throw new Error('connection terminated');
  });
  for (let s = 0; s < 3600; s += 5) {
    await ports.pass(5000);
    await settled();
  }
  stop();
  const gaps = tries.map((at, i) => (at - (tries[i - 1] ?? 0)) / 1000);
  expect(gaps[1]).toBeLessThanOrEqual(30);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(600);
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
});

test('all tables that are overdue are looked after at once, however many a server that was down has', async () => {
  const store = memoryStore();
  const ports = testPorts({ store });
  const count = 2 * LEASE_BATCH + 3;
  for (let n = 0; n < count; n += 1) {
    const table = { id: `t${n}`, code: `C${n}`, game: 'a game' };
    await store.create(table, { seq: 1, at: 1, command: 'made', events: [] }, []);
    await store.setDeadline(table.id, ports.now() + 1);
  }
  const resumed: string[] = [];
  const stop = startTakeovers(ports, async (id) => ({
    resume: () => void resumed.push(id),
  }));
  await ports.pass(5000);
  await settled();
  expect(new Set(resumed).size).toBe(count);
  expect(resumed).toHaveLength(count);
  stop();
});
