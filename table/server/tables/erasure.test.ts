import { describe, expect, test } from 'vitest';
import { openTableServer } from '../table-server.ts';
import { memoryStore } from '../../memory.ts';
import { replay } from '../../model/evolve.ts';
import type { Store } from '../../ports.ts';
import { testNetwork } from '../../testing/cluster.ts';
import { fixtureGame } from '../../testing/fixture-game.ts';
import { portrait } from '../../testing/script.ts';
import { settled, type TestClient, testClient, testTable, testPorts } from '../../testing/ports.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const game = fixtureGame;

const latest = ({ said }: TestClient) => said.findLast((message) => message.t === 'table');

/** Anna's table, at which she and Brutus have begun to play and have chatted. */
async function begun(faulty: (store: Store) => Store = (store) => store) {
  const store = memoryStore();
  const ports = testPorts({ store: faulty(store) });
  const server = openTableServer(ports);
  const [anna, brutus] = [await testClient(server), await testClient(server)];
  await anna.ask({ t: 'rename', name: 'Annaeus' });
  await brutus.ask({ t: 'rename', name: 'Brutus' });
  const table = await testTable(anna, [ME, OPEN]);
  await brutus.ask({ t: 'open', table, seen: null });
  await brutus.does(table, { do: 'sit', seat: 1 });
  await anna.does(table, { do: 'rename', name: 'Annaeus Minor' });
  await anna.does(table, { do: 'say', text: 'verba Annaeī' });
  await brutus.does(table, { do: 'say', text: 'verba Brūtī' });
  await anna.ask({ t: 'note', table, text: 'notae Annaeī' });
  await anna.does(table, { do: 'start' });
  await ports.pass(3000);
  return { store, ports, server, anna, brutus, table };
}

test('who deletes what is theirs is named nowhere any more, and what they wrote is gone', async () => {
  const { store, anna, brutus, table } = await begun();
  const alone = await testTable(anna, [ME, OPEN]);
  const me = anna.person();
  expect(await anna.ask({ t: 'erase' })).toMatchObject({ t: 'done' });
  const log = await store.entries(table, 0);
  const text = JSON.stringify(log);
  expect(text).not.toMatch(/Annae/);
  expect(text).toContain('verba Brūtī');
  expect(await store.noteOf(table, me)).toBe('');
  expect(await store.tablesOf(me, 10)).toEqual([]);
  // Where nobody else was left, the table is deleted.
  expect(await store.find(alone)).toBeNull();
  // The others go on: with a bot on that seat, and one of them as owner.
  expect(latest(brutus)?.view).toMatchObject({
    phase: 'playing',
    owner: brutus.person(),
    seats: [{ kind: 'bot', substituteFor: null }, { kind: 'person' }],
  });
  expect(latest(brutus)).toMatchObject({ from: 0 });
  expect(JSON.stringify(latest(brutus))).not.toMatch(/Annae/);
  // The rest is the same table when read from the store.
  expect(JSON.parse(portrait(replay(table, game, log)))).toMatchObject({ owner: brutus.person() });
});

test('whoever opens a table in the moment of its deletion is told that it is gone', async () => {
  for (let turns = 0; turns < 60; turns += 1) {
    const server = openTableServer(testPorts());
    const [anna, brutus] = [await testClient(server), await testClient(server)];
    const table = await testTable(anna, [ME, OPEN]);
    const erased = anna.ask({ t: 'erase' });
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const answer = await brutus.ask({ t: 'open', table, seen: null });
    await erased;
    await settled();
    const told = answer?.t === 'refused' ? answer : brutus.said.findLast(({ t }) => t === 'gone');
    expect(told).toMatchObject({ code: 'no-such-table' });
  }
});

test('from then on they are nobody, on every connection and with every token', async () => {
  const { server, anna, table } = await begun();
  const welcome = anna.said[0];
  const token = welcome?.t === 'welcome' ? welcome.token : null;
  const second = await testClient(server, token);
  await second.ask({ t: 'open', table, seen: null });
  await anna.ask({ t: 'erase' });
  expect(second.said.at(-1)).toMatchObject({ t: 'refused', code: 'unknown-token', id: null });
  const before = second.said.length;
  for (const client of [anna, second]) {
    expect(await client.ask({ t: 'tables' })).toMatchObject({ code: 'hello-first' });
  }
  await settled();
  // Nothing of the table arrives there any more.
  expect(second.said.slice(before).filter(({ t }) => t === 'table')).toEqual([]);
  await expect(testClient(server, token)).rejects.toThrow('not welcome');
});

/** A store in which one call fails, once. */
function failing(store: Store, call: 'eraseAt' | 'removePerson'): Store {
  let failed = false;
  const once =
    <A extends readonly unknown[], R>(real: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (failed) return real(...args);
      failed = true;
      throw new Error('the disk is full');
    };
  return call === 'eraseAt'
    ? { ...store, eraseAt: once(store.eraseAt) }
    : { ...store, removePerson: once(store.removePerson) };
}

describe('deleting that does not come to its end', () => {
  test('is gone on with later', async () => {
    const { store, anna, ports, table } = await begun((real) => failing(real, 'eraseAt'));
    expect(await anna.ask({ t: 'erase' })).toMatchObject({ t: 'done' });
    expect(await store.peopleToErase()).toEqual([anna.person()]);
    await ports.pass(61_000);
    expect(JSON.stringify(await store.entries(table, 0))).not.toMatch(/Annae/);
    expect(await store.peopleToErase()).toEqual([]);
  });

  test('is gone on with by the next server', async () => {
    const { store, server, anna } = await begun((real) => failing(real, 'removePerson'));
    expect(await anna.ask({ t: 'erase' })).toMatchObject({ t: 'refused', code: 'unknown' });
    server.stop();
    // The old server is closed: it sends nothing of any table any more.
    const next = openTableServer(testPorts({ store }));
    await next.resumeErasures();
    const found = await store.tablesOf(anna.person(), 9);
    expect({ found, leaving: await store.peopleToErase() }).toEqual({ found: [], leaving: [] });
  });

  test('lets no table be made that was asked for before, however late', async () => {
    const late = Promise.withResolvers<void>();
    const store = memoryStore();
    const create: Store['create'] = async (...made) =>
      late.promise.then(async () => store.create(...made));
    const server = openTableServer(testPorts({ store: { ...store, create } }));
    const anna = await testClient(server);
    const phone = await testClient(server);
    const code = await anna.ask({ t: 'create-transfer-code' });
    await phone.ask({
      t: 'redeem-transfer-code',
      code: code?.t === 'done' ? (code.code ?? '') : '',
    });
    const made = { t: 'create', game: game.id, options: {}, settings: {}, seats: [ME, OPEN] };
    await phone.ask(made);
    await anna.ask({ t: 'erase' });
    late.resolve();
    await settled();
    expect(await store.tablesOf(anna.person(), 9)).toEqual([]);
    expect(await store.latestTables(9)).toEqual([]);
    expect(await store.peopleToErase()).toEqual([]);
  });

  test('finds a joining that was stored only after it', async () => {
    const late = Promise.withResolvers<void>();
    const store = memoryStore();
    const append: Store['append'] = async (...joining) =>
      late.promise.then(async () => store.append(...joining));
    const ports = testPorts({ store });
    const server = openTableServer(ports);
    const [anna, brutus] = [await testClient(server), await testClient(server)];
    const table = await testTable(brutus, [ME, OPEN]);
    const token = anna.said[0]?.t === 'welcome' ? anna.said[0].token : null;
    // Another node, which is cut off from the store while she sits down there.
    const there = await testClient(
      openTableServer(testPorts({ store: { ...store, append } })),
      token,
    );
    await there.ask({ t: 'open', table, seen: null });
    const sits = there.does(table, { do: 'sit', seat: 1 });
    await anna.ask({ t: 'erase' });
    late.resolve();
    await sits;
    expect(await store.tablesOf(anna.person(), 9)).toMatchObject([{ id: table }]);
    await ports.pass(10 * 60_000);
    expect(await store.tablesOf(anna.person(), 9)).toEqual([]);
  });

  test('never shows what was to be deleted to whoever loads the table, nor keeps it', async () => {
    const { store, server, anna, brutus, table } = await begun((real) => failing(real, 'eraseAt'));
    await anna.ask({ t: 'erase' });
    server.stop();
    const token = brutus.said[0]?.t === 'welcome' ? brutus.said[0].token : null;
    const again = await testClient(openTableServer(testPorts({ store })), token);
    await again.ask({ t: 'open', table, seen: 3 });
    expect(latest(again)?.from).toBe(0);
    expect(JSON.stringify(again.said)).not.toMatch(/Annae/);
    expect(JSON.stringify(await store.entries(table, 0))).not.toMatch(/Annae/);
  });
});

test('a table of other rules is not deleted for the others, and names are gone from it all the same', async () => {
  const { store, anna, brutus, table } = await begun();
  const token = anna.said[0]?.t === 'welcome' ? anna.said[0].token : null;
  const games = async (name: string) => {
    return name === game.id ? { ...game, rules: game.rules + 1 } : null;
  };
  const later = await testClient(openTableServer(testPorts({ store, games })), token);
  expect(await later.ask({ t: 'erase' })).toMatchObject({ t: 'done' });
  const log = await store.entries(table, 0);
  expect(JSON.stringify(log)).not.toMatch(/Annae/);
  expect(JSON.stringify(log)).toContain('verba Brūtī');
  expect(await store.tablesOf(brutus.person(), 9)).toHaveLength(1);
});

test('at another node they are nobody, too', async () => {
  const store = memoryStore();
  const network = testNetwork();
  const servers = ['one', 'two'].map((name) => {
    const bytes = (count: number) => new Uint8Array(count).fill(name.length + name.charCodeAt(0));
    return openTableServer(
      testPorts({
        store,
        cluster: network.node(name),
        ...(name === 'two' && { randomBytes: bytes }),
      }),
    );
  });
  const [one, two] = servers;
  if (!one || !two) throw new Error('no servers');
  const anna = await testClient(one);
  const brutus = await testClient(two);
  const table = await testTable(anna, [ME, OPEN]);
  await brutus.ask({ t: 'open', table, seen: null });
  await brutus.does(table, { do: 'sit', seat: 1 });
  const token = anna.said[0]?.t === 'welcome' ? anna.said[0].token : null;
  const phone = await testClient(two, token);
  await phone.ask({ t: 'open', table, seen: null });
  // The hint is lost; still nobody sits down or chats under an erased name.
  network.broken = true;
  await anna.ask({ t: 'erase' });
  await settled();
  for (const command of [
    { do: 'say', text: 'adhūc hīc' },
    { do: 'rename', name: 'Anna' },
    { do: 'sit', seat: 0 },
  ] as const) {
    expect(await phone.does(table, command)).toMatchObject({ code: 'no-such-person' });
  }
});

test('an owner makes another person at the table owner', async () => {
  const { anna, brutus, table } = await begun();
  const to = (person: string) => ({ do: 'owner', person }) as const;
  expect(await brutus.does(table, to(brutus.person()))).toMatchObject({ code: 'not-owner' });
  expect(await anna.does(table, to('p0123456789abcdef'))).toMatchObject({ code: 'no-such-person' });
  expect(await anna.does(table, to(brutus.person()))).toMatchObject({ t: 'done' });
  expect(await anna.does(table, { do: 'pause', on: true })).toMatchObject({ code: 'not-owner' });
  expect(await brutus.does(table, { do: 'pause', on: true })).toMatchObject({ t: 'done' });
});
