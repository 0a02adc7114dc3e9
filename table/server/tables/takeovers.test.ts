import { expect, test } from 'vitest';
import { memoryStore } from '../../memory.ts';
import { LEASE_BATCH } from '../../ports.ts';
import { settled, testPorts } from '../../testing/ports.ts';
import { startTakeovers } from './takeovers.ts';

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
