import { expect, test } from 'vitest';
import { openHub } from './hub.ts';
import { memoryStore } from './memory.ts';
import { replay } from './evolve.ts';
import { agreement, portrait } from './testing/script.ts';
import { settled, type TestClient, testClient, testTable, testWorld } from './testing/world.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const game = await agreement();

const latest = ({ said }: TestClient) => said.findLast((message) => message.t === 'table');

/** Anna's table, at which she and Brutus have begun to play and have written something. */
async function begun() {
  const store = memoryStore();
  const world = testWorld({ store });
  const hub = openHub(world);
  const [anna, brutus] = [await testClient(hub), await testClient(hub)];
  await anna.ask({ t: 'name', name: 'Annaeus' });
  await brutus.ask({ t: 'name', name: 'Brutus' });
  const table = await testTable(anna, [ME, OPEN]);
  await brutus.ask({ t: 'open', table, seen: null });
  await brutus.does(table, { do: 'sit', seat: 1 });
  await anna.does(table, { do: 'rename', name: 'Annaeus Minor' });
  await anna.does(table, { do: 'say', text: 'verba Annaeī' });
  await brutus.does(table, { do: 'say', text: 'verba Brūtī' });
  await anna.ask({ t: 'note', table, text: 'notae Annaeī' });
  await anna.does(table, { do: 'start' });
  await world.pass(3000);
  return { store, world, hub, anna, brutus, table };
}

test('who deletes what is theirs is named nowhere any more, and what they wrote is gone', async () => {
  const { store, anna, brutus, table } = await begun();
  const alone = await testTable(anna, [ME, OPEN]);
  const me = anna.person();
  expect(await anna.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
  const log = await store.entries(table, 0);
  const text = JSON.stringify(log);
  expect(text).not.toMatch(/Annae/);
  expect(text).toContain('verba Brūtī');
  expect(await store.noteOf(table, me)).toBe('');
  expect(await store.tablesOf(me, 10)).toEqual([]);
  // Where nobody else was left, nothing is.
  expect(await store.find(alone)).toBeNull();
  // The others go on: with a bot on that seat, and one of them as host.
  expect(latest(brutus)?.view).toMatchObject({
    phase: 'playing',
    host: brutus.person(),
    seats: [{ kind: 'bot', standsInFor: null }, { kind: 'person' }],
  });
  expect(latest(brutus)).toMatchObject({ from: 0 });
  expect(JSON.stringify(latest(brutus))).not.toMatch(/Annae/);
  // What is left is the same table, whoever reads it from the store.
  expect(JSON.parse(portrait(replay(table, game, log)))).toMatchObject({ host: brutus.person() });
});

test('from then on they are nobody, on every line and with every token', async () => {
  const { hub, anna, table } = await begun();
  const welcome = anna.said[0];
  const token = welcome?.t === 'welcome' ? welcome.token : null;
  const second = await testClient(hub, token);
  await second.ask({ t: 'open', table, seen: null });
  await anna.ask({ t: 'forget' });
  expect(second.said.at(-1)).toMatchObject({ t: 'refused', code: 'unknown-token', id: null });
  const before = second.said.length;
  for (const client of [anna, second]) {
    expect(await client.ask({ t: 'tables' })).toMatchObject({ code: 'hello-first' });
  }
  await settled();
  // Nothing of the table comes there any more.
  expect(second.said.slice(before).filter(({ t }) => t === 'table')).toEqual([]);
  await expect(testClient(hub, token)).rejects.toThrow('not welcome');
});

test('a host makes another person at the table host', async () => {
  const { anna, brutus, table } = await begun();
  const to = (person: string) => ({ do: 'host', person }) as const;
  expect(await brutus.does(table, to(brutus.person()))).toMatchObject({ code: 'not-host' });
  expect(await anna.does(table, to('p0123456789abcdef'))).toMatchObject({ code: 'no-such-person' });
  expect(await anna.does(table, to(brutus.person()))).toMatchObject({ t: 'done' });
  expect(await anna.does(table, { do: 'pause', on: true })).toMatchObject({ code: 'not-host' });
  expect(await brutus.does(table, { do: 'pause', on: true })).toMatchObject({ t: 'done' });
});
