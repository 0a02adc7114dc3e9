import { join as pathOf } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { join } from '@lusoria/testing/people/client.ts';
import { makeTable } from '@lusoria/testing/people/play.ts';
import { childServer } from './testing/child.ts';
import { NO_LIMITS, temporaryFolder } from './testing/test-server.ts';

test('a table of which one letter was altered in the file is not opened; the others are', async () => {
  const config = { port: 0, log: 'silent', limits: NO_LIMITS, dataDir: temporaryFolder() } as const;
  const first = await childServer(config);
  const anna = await join(first.url, { name: 'Anna' });
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const [altered, whole] = [await makeTable(anna, seats), await makeTable(anna, seats)];
  await anna.do(altered, { do: 'say', text: 'salve' });
  first.process.kill('SIGKILL');
  await first.ended;
  const db = new DatabaseSync(pathOf(config.dataDir, 'lusoria.db'));
  // The entry is in the tail until it is moved to its log.
  const { changes } = db.prepare(`UPDATE tail SET body = replace(body, 'salve', 'salvi')`).run();
  expect(changes).toBe(1);
  db.close();
  const second = await childServer(config);
  const guest = await join(second.url);
  expect(await guest.ask({ t: 'open', table: altered, seen: null })).toMatchObject({
    code: 'damaged',
  });
  expect(await guest.ask({ t: 'open', table: whole, seen: null })).not.toHaveProperty('code');
});
