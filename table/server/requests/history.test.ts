import { describe, expect, test } from 'vitest';
import { replay } from '../../model/evolve.ts';
import { MAX_ENTRIES, MAX_LOG_CHARS } from '../../model/limits.ts';
import { memoryStore } from '../../memory.ts';
import { DamagedSnapshot, type Store } from '../../ports.ts';
import { MAX_CHARS, type ServerMessage } from '../../protocol/messages.ts';
import { recordOf } from '../../record/record.ts';
import { decide } from '../../model/table.ts';
import { fixtureGame } from '../../testing/fixture-game.ts';
import { type TestClient, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { type Command, STANDARD } from '../../model/types.ts';
import { type RecordPage, recordPage } from './record-page.ts';
import { openTableServer } from '../table-server.ts';
import { FIRST_ROUND, type RoundNumber } from '../../rounds/round-number.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'plain' };

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

const seqs = ({ entries }: Of<'table' | 'history'>) => entries.map(({ seq }) => seq);
const count = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => from + i + 1);

/** A store that counts the entries read from it. */
function counting(store: Store) {
  let read = 0;
  return {
    read: () => read,
    store: {
      ...store,
      async entries(...given: Parameters<Store['entries']>) {
        const entries = await store.entries(...given);
        read += entries.length;
        return entries;
      },
    },
  };
}

/** A table whose owner has changed the settings repeatedly. */
async function longTable(times: number) {
  const { store, read } = counting(memoryStore());
  const ports = testPorts({ store });
  const server = openTableServer(ports);
  const owner = await testClient(server);
  const table = await testTable(owner, [ME, OPEN]);
  for (let i = 0; i < times; i += 1) {
    owner.connection.receive(
      JSON.stringify({
        t: 'do',
        id: `s${i}`,
        table,
        seen: 1,
        command: { do: 'settings', settings: { pace: i % 5000 } },
      }),
    );
  }
  await owner.connection.settled();
  return { ports, server, owner, table, store, read };
}

async function asked<T extends ServerMessage['t']>(
  client: TestClient,
  message: object,
  t: T,
): Promise<Of<T>> {
  const answer = await client.ask(message);
  const is = (one: ServerMessage | null): one is Of<T> => one?.t === t;
  if (!is(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

async function opened(client: TestClient, table: string, seen: number | null = null) {
  const before = client.said.length;
  await client.ask({ t: 'open', table, seen });
  const message = client.said.slice(before).find((one) => one.t === 'table');
  if (!message) throw new Error('nothing to see');
  return message;
}

describe('a long log', () => {
  test('is opened by its end; the rest comes in pages', async () => {
    const { server, table } = await longTable(349);
    const guest = await testClient(server);
    const end = await opened(guest, table);
    expect(end).toMatchObject({ from: 250, seq: 350, reset: true });
    expect(seqs(end)).toEqual(count(250, 350));
    const page = await asked(guest, { t: 'history', table, before: 251 }, 'history');
    expect(page.from).toBe(50);
    expect(seqs(page)).toEqual(count(50, 250));
    const first = await asked(guest, { t: 'history', table, before: 51 }, 'history');
    expect([first.from, seqs(first)]).toEqual([0, count(0, 50)]);
    expect(first.entries[0]?.events[0]).toMatchObject({ type: 'created' });
    const none = await asked(guest, { t: 'history', table, before: 1 }, 'history');
    expect([none.from, seqs(none)]).toEqual([0, []]);
  });

  test('brings what was missed to whoever was away for a moment, its end to whoever was long away', async () => {
    const { server, table } = await longTable(349);
    const guest = await testClient(server);
    expect(await opened(guest, table, 340)).toMatchObject({ from: 340, seq: 350 });
    expect(await opened(guest, table, 340)).not.toHaveProperty('reset');
    expect(await opened(guest, table, 20)).toMatchObject({ from: 250, reset: true });
    expect(await opened(guest, table, 999)).toMatchObject({ from: 250, reset: true });
  });

  test('takes no more to open than a short one, and no more to load', async () => {
    const cost = async (times: number) => {
      const { ports, table, store, read } = await longTable(times);
      const before = read();
      const server = openTableServer({ ...ports, store });
      const guest = await testClient(server);
      const message = await opened(guest, table);
      return { chars: JSON.stringify(message).length, entries: read() - before };
    };
    const [short, long] = [await cost(100), await cost(6000)];
    expect(long.chars / short.chars).toBeLessThan(1.1);
    expect(long.entries).toBeLessThanOrEqual(200);
  });

  test('answers a command of long ago as it did then', async () => {
    const { owner, table } = await longTable(349);
    const again = { t: 'do', table, seen: 1, command: { do: 'start' } };
    expect(await owner.ask(again, 's0')).toMatchObject({ t: 'done', seq: 2 });
    const refused = { t: 'do', table, seen: 1, command: { do: 'next' } };
    expect(await owner.ask(refused, 's1')).toMatchObject({ t: 'done', seq: 3 });
  });

  test('does not keep settings that were replaced', async () => {
    const { table, store } = await longTable(300);
    const log = await store.entries(table, 0);
    const kept = log.filter(({ events }) => events.length > 0);
    expect(kept.map(({ seq }) => seq)).toEqual([1, 301]);
  });

  test('shows nobody else what they may not see', async () => {
    const { ports, server, owner, table } = await longTable(10);
    const guest = await testClient(server);
    await owner.does(table, { do: 'put-bot', seat: 1, bot: 'plain' });
    await owner.does(table, { do: 'start' });
    await ports.pass(4000);
    const page = await asked(guest, { t: 'history', table, before: 99 }, 'history');
    const steps = page.entries
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'step');
    expect(steps.length).toBeGreaterThan(0);
    expect(JSON.stringify(page)).toContain('"secret":null');
    expect(JSON.stringify(page)).not.toContain('"secret":"');
    await owner.does(table, { do: 'settings', settings: { ...STANDARD, spectators: false } });
    expect(await guest.ask({ t: 'history', table, before: 99 })).toMatchObject({
      code: 'no-spectators',
    });
  });
});

test('a log that is full takes nothing more but what ends the round', async () => {
  const ports = testPorts();
  const server = openTableServer(ports);
  const owner = await testClient(server);
  const table = await testTable(owner, [ME, BOT]);
  await owner.does(table, { do: 'start' });
  await ports.pass(3000);
  const state = replay(table, fixtureGame, await ports.store.entries(table, 0));
  for (const much of [{ seq: MAX_ENTRIES }, { bytes: MAX_LOG_CHARS }]) {
    const full = { ...state, ...much };
    const does = (command: Command): string => {
      const request = {
        kind: 'person',
        person: owner.person(),
        name: 'N',
        seen: full.seq,
      } as const;
      const decision = decide(
        full,
        { ...request, command },
        { now: ports.now(), secret: () => '' },
      );
      return decision.ok ? 'done' : decision.rejection.code;
    };
    expect(does({ do: 'say', text: 'salve' })).toBe('table-full');
    expect(does({ do: 'rename', name: 'Titus' })).toBe('table-full');
    expect(does({ do: 'act', action: { type: 'nothing' } })).toBe('bad-action');
    expect(does({ do: 'consent', to: 'end', give: true })).toBe('done');
    expect(does({ do: 'stand' })).toBe('done');
  }
});

test('a record comes in pages that together are what was played', async () => {
  const { ports, store, owner, table } = await longTable(3);
  await owner.does(table, { do: 'put-bot', seat: 1, bot: 'plain' });
  for (let round = 0; round < 250; round += 1) {
    await owner.does(table, { do: 'start' });
    await ports.pass(4000);
    await owner.does(table, { do: 'consent', to: 'end', give: true });
    await owner.does(table, { do: 'reopen' });
  }
  const log = await store.entries(table, 0);
  const state = replay(table, fixtureGame, log);
  const whole = recordOf(state, log);
  const rounds: unknown[] = [];
  let pages = 0;
  for (let from: RoundNumber | null = FIRST_ROUND; from !== null; pages += 1) {
    const page: RecordPage | null = await recordPage(store, state, from, false);
    if (!page) throw new Error('the table has been deleted');
    expect(JSON.stringify(page).length).toBeLessThan(MAX_CHARS / 4);
    rounds.push(...page.record.rounds);
    from = page.next;
  }
  expect(rounds).toEqual(whole.rounds);
  expect(rounds).toHaveLength(250);
  expect(pages).toBeGreaterThan(1);
});

test('a log that was cut short, or has a gap, is noticed and said', async () => {
  const { ports, table, store } = await longTable(20);
  const lacking = (from: number, to: number): Store => ({
    ...store,
    entries: async (id, after, most) =>
      (await store.entries(id, after, most)).filter(({ seq }) => seq < from || seq > to),
  });
  for (const damaged of [lacking(15, 99), lacking(7, 9), lacking(1, 1)]) {
    const guest = await testClient(openTableServer({ ...ports, store: damaged }));
    expect(await guest.ask({ t: 'open', table, seen: null })).toMatchObject({ code: 'damaged' });
  }
});

test('a damaged snapshot is said, and the log read instead', async () => {
  const { ports, table, store } = await longTable(20);
  const damaged: Store = {
    ...store,
    snapshot: async (id) => {
      throw new DamagedSnapshot(id);
    },
  };
  const guest = await testClient(openTableServer({ ...ports, store: damaged }));
  const answer = await guest.ask({ t: 'open', table, seen: null });
  const head = (await store.heads([table])).get(table);
  expect(answer).toMatchObject({ t: 'done', table, seq: head });
  const failed = ports.notices.flatMap((one) => (one.kind === 'failed' ? [one.error] : []));
  expect(failed).toEqual([new DamagedSnapshot(table)]);
});
