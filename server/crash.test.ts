import { expect, test } from 'vitest';
import { type Client, codeOf, type Entry, join } from '@lusoria/testing/people/client.ts';
import { childServer } from './testing/child.ts';
import { NO_LIMITS, temporaryFolder } from './testing/test-server.ts';
import {
  botPlayer,
  codeOfTable,
  type Done,
  makeTable,
  play,
  tireless,
} from '@lusoria/testing/people/play.ts';

const QUIET = { port: 0, log: 'fatal', limits: NO_LIMITS } as const;

/** Repeats every command; each acknowledged one must get the same answer as before. */
async function repeat(client: Client, table: string, done: readonly Done[]): Promise<void> {
  for (const { id, seq, command } of done) {
    const again = await client.do(table, command, id);
    expect(again).toEqual({ t: 'done', id, seq });
  }
}

test('killed in mid-game, the server has kept every command that it acknowledged, once', async () => {
  const config = { ...QUIET, dataDir: temporaryFolder() };
  const first = await childServer(config);
  const [anna, brutus] = [await join(first.url, { name: 'Anna' }), await join(first.url)];
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], {
    options: { rounds: 2 },
  });
  await brutus.open(codeOfTable(anna, table));
  await brutus.do(table, { do: 'sit', seat: 1 });
  const started = await anna.do(table, { do: 'start' }, 'start');
  expect(codeOf(started)).toBe('done');

  // Killed while both go on playing: nothing is waited for.
  const done: Done[][] = [[], []];
  const playing = Promise.allSettled(
    [anna, brutus].map(async (client, seat) =>
      play(
        client,
        table,
        tireless(await botPlayer('pupil:50', `crash ${seat}`)),
        never,
        done[seat],
      ),
    ),
  );
  await anna.until(() => anna.table(table).seq > 40);
  first.process.kill('SIGKILL');
  await playing;
  expect(await first.ended).toBe('SIGKILL');
  const [ofAnna = [], ofBrutus = []] = done;
  expect(ofAnna.length + ofBrutus.length).toBeGreaterThan(20);

  const second = await childServer(config);
  const anna2 = await join(second.url, { token: anna.token() });
  const brutus2 = await join(second.url, { token: brutus.token() });
  expect(anna2.person()).toBe(anna.person());
  await anna2.open(table);
  await brutus2.open(table);
  const { seq, entries } = anna2.table(table);
  const last = Math.max(...[...ofAnna, ...ofBrutus].map((one) => one.seq));
  expect(seq).toBeGreaterThanOrEqual(last);
  // The entries seen before are unchanged.
  const seen = anna.table(table).entries;
  expect(entries.slice(0, seen.length)).toEqual(seen);
  await repeat(anna2, table, ofAnna);
  await repeat(brutus2, table, ofBrutus);
  // The table's own limits may have run out meanwhile; nobody has done anything twice.
  const added = anna2.table(table).entries.filter((entry) => entry.seq > seq);
  expect(added.flatMap(({ events }) => events.filter(isByPerson))).toEqual([]);

  // And the game goes on.
  await Promise.all(
    [anna2, brutus2].map(async (client, seat) => {
      const player = tireless(await botPlayer('uniform', `on ${seat}`));
      await play(client, table, player, () => client.table(table).seq > seq + 20);
    }),
  );
  expect(anna2.table(table).seq).toBeGreaterThan(seq);
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

const never = (): boolean => false;

/** Whether an event follows from one of the commands that people give here. */
function isByPerson(event: Entry['events'][number]): boolean {
  return event.type === 'step'
    ? event.actor === 'person'
    : ['contributed', 'committed', 'rematch'].includes(event.type);
}

test('a server whose store is gone tells everybody and ends with an error', async () => {
  const { url, process, ended, errors } = await childServer({
    ...QUIET,
    dataDir: temporaryFolder(),
  });
  const client = await join(url);
  const table = await makeTable(client, [{ kind: 'me' }, { kind: 'bot', bot: 'uniform' }]);
  process.kill('SIGUSR2');
  expect(await client.closed).toBe(1001);
  expect(await ended).toBe(1);
  expect(errors()).toContain('the store is gone');
  expect(errors()).not.toContain(table);
});

test('two servers on the same data are one too many', async () => {
  const dataDir = temporaryFolder();
  await childServer({ ...QUIET, dataDir });
  await expect(childServer({ ...QUIET, dataDir })).rejects.toThrow(/another server has the data/);
});
