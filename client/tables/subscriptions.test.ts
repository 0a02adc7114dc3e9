import { memoryStore, STANDARD, type Store } from '@lusoria/table';
import { describe, expect, it } from 'vitest';
import { guest, look, valueOf } from '../testing/guest.ts';
import { openTestServer, TABLE, TEST_BOT, type TestServer } from '../testing/test-server.ts';
import { type FakeTime, fakeTime } from '../testing/time.ts';

/** A server in which Ada has created a table and watches it. */
async function begin(seed: string) {
  const time = fakeTime();
  const server = await openTestServer(time, seed);
  const ada = guest(server, time, 'Ada');
  const id = valueOf(await time.of(ada.session.create(TABLE)));
  const looked = await look(time, ada, id);
  await time.until(() => looked.table.get().present.length === 1);
  return { time, server, ada, id, ...looked };
}

/** Another person, who watches the table, too. */
async function another(server: TestServer, time: FakeTime, id: string) {
  const ben = guest(server, time, 'Ben');
  return { ben, ...(await look(time, ben, id)) };
}

/** A store with a table's log up to a seq, like a backup of that time. */
async function backupOf(store: Store, id: string, seq: number): Promise<Store> {
  const backup = memoryStore();
  const found = await store.find(id);
  const [created, ...later] = await store.entries(id, 0, seq);
  if (!found || !created) throw new Error(`no table ${id}`);
  await backup.create(found, created, []);
  for (const entry of later) await backup.append(id, entry);
  return { ...backup, personOf: store.personOf };
}

const opens = (texts: readonly string[]): readonly unknown[] =>
  texts.flatMap((text) => {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null && 'seen' in raw && text.includes('"t":"open"')
      ? [raw.seen]
      : [];
  });

const seqs = (entries: readonly { readonly seq: number }[]): number[] =>
  entries.map(({ seq }) => seq);

/** Whether a message has a table, as a view or as a patch. */
function tellsTable(text: string): boolean {
  return /^{"t":"(?:table|patch)"/.test(text);
}

/** Ben sits at the table, too. */
async function beginWithBen(name: string) {
  const begun = await begin(name);
  const { time, server, id, table } = begun;
  const { table: bens } = await another(server, time, id);
  await time.of(bens.do({ do: 'sit', seat: 1 }));
  await time.until(() => table.get().seq === 2);
  return { ...begun, bens };
}

describe('an open table', () => {
  it('is found by its code as it is by its id, and opened only once', async () => {
    const { time, ada, table } = await begin('code');
    const { code } = table.get().view;
    const again = await time.of(ada.session.open(code.toLowerCase()));
    expect(valueOf(again).get()).toBe(table.get());
    expect(opens(ada.wire.said)).toEqual([null]);
  });

  it('is one when it is opened twice at the same time', async () => {
    const { time, server, id, table } = await begin('twice');
    const ben = guest(server, time, 'Ben');
    const { code } = table.get().view;
    const both = await time.of(Promise.all([ben.session.open(id), ben.session.open(code)]));
    const [one, two] = [valueOf(both[0]), valueOf(both[1])];
    expect(one.get()).toBe(two.get());
    one.close();
    expect(valueOf(await time.of(two.do({ do: 'sit', seat: 1 })))).toBe(2);
    expect(two.get().view.seat).toBe(1);
  });

  it('tells who is there', async () => {
    const { time, server, ada, id, table } = await begin('presence');
    const { ben, table: bens } = await another(server, time, id);
    await time.until(() => table.get().watching === 1);
    expect(table.get().present).toEqual([ada.session.me()?.person]);
    await time.of(bens.do({ do: 'sit', seat: 1 }));
    await time.until(() => table.get().present.length === 2 && table.get().watching === 0);
    ben.session.close();
    await time.until(() => table.get().present.length === 1);
  });

  it('is a value: nothing that was got changes', async () => {
    const { time, table } = await begin('value');
    const before = table.get();
    const copy = structuredClone(before);
    await time.of(table.do({ do: 'say', text: 'salvete' }));
    expect(before).toEqual(copy);
    expect(table.get()).not.toBe(before);
    expect(table.get()).toBe(table.get());
  });

  it('resolves what is asked when it can be seen, and counts what is not answered', async () => {
    const { time, table } = await begin('pending');
    const counts: number[] = [];
    table.subscribe(({ pending }) => counts.push(pending));
    const seq = valueOf(await time.of(table.do({ do: 'say', text: 'salvete' })));
    expect(table.get().seq).toBe(seq);
    expect(counts).toEqual([1, 0]);
    const refused = await time.of(table.do({ do: 'sit', seat: 9 }));
    expect(refused).toMatchObject({ ok: false, rejection: { code: 'no-such-seat' } });
    expect(counts).toEqual([1, 0, 1, 0]);
  });

  it('asks for what it has missed when it sees a gap', async () => {
    const { time, ada, table, told, bens } = await beginWithBen('gap');
    ada.wire.alter((text) => (tellsTable(text) ? null : text));
    await time.of(bens.do({ do: 'say', text: 'prima' }));
    await time.pass(100);
    ada.wire.alter((text) => text);
    expect(table.get().seq).toBe(2);
    // It requests once, although more comes before the answer.
    void bens.do({ do: 'say', text: 'secunda' });
    void bens.do({ do: 'say', text: 'tertia' });
    await time.until(() => table.get().seq === 5);
    await time.pass(1000);
    expect(opens(ada.wire.said)).toEqual([null, 2]);
    expect(seqs(told)).toEqual([1, 2, 3, 4, 5]);
    expect(ada.wire.connections()).toBe(1);
  });

  it('asks when an answer speaks of what does not come', async () => {
    const { time, ada, table, told } = await begin('hint');
    ada.wire.alter((text) => (tellsTable(text) ? null : text));
    const asked = table.do({ do: 'say', text: 'salvete' });
    await time.pass(1000);
    expect(table.get()).toMatchObject({ seq: 1, pending: 1 });
    ada.wire.alter((text) => text);
    expect(valueOf(await time.of(asked))).toBe(2);
    expect(opens(ada.wire.said)).toEqual([null, 1]);
    expect(seqs(told)).toEqual([1, 2]);
    expect(ada.wire.connections()).toBe(1);
  });

  it('waits for a connection before it asks', async () => {
    const { time, ada, table } = await begin('hint without a line');
    ada.wire.alter((text) => (tellsTable(text) ? null : text));
    const asked = table.do({ do: 'say', text: 'salvete' });
    await time.pass(100);
    ada.wire.alter((text) => text);
    ada.wire.up(false);
    ada.wire.cut();
    await time.pass(10_000);
    ada.wire.up(true);
    expect(valueOf(await time.of(asked))).toBe(2);
    await time.pass(1000);
    expect(opens(ada.wire.said)).toEqual([null, 1]);
  });

  it('is opened once on every connection, even when the one before did not last', async () => {
    const { time, ada, table } = await begin('short lines');
    ada.wire.cut();
    await time.until(() => opens(ada.wire.said).length === 2);
    ada.wire.cut();
    await time.until(() => opens(ada.wire.said).length === 3);
    await time.pass(1000);
    expect(opens(ada.wire.said)).toEqual([null, 1, 1]);
    // A table closed before the answer is not opened on the next connection.
    ada.wire.cut();
    await time.until(() => opens(ada.wire.said).length === 4);
    table.close();
    ada.wire.cut();
    await time.pass(10_000);
    expect(ada.session.status()).toBe('online');
    expect(opens(ada.wire.said)).toHaveLength(4);
  });

  it('goes on from what it has seen on the next connection', async () => {
    const { time, ada, table, told, bens } = await beginWithBen('next line');
    ada.wire.cut();
    await time.of(bens.do({ do: 'say', text: 'ubi es' }));
    await time.until(() => table.get().seq === 3);
    expect(opens(ada.wire.said)).toEqual([null, 2]);
    expect(seqs(told)).toEqual([1, 2, 3]);
  });

  it('ignores what is doubled', async () => {
    const { time, ada, table, told } = await begin('doubled');
    let last = '';
    ada.wire.alter((text) => {
      if (tellsTable(text)) last = text;
      return text;
    });
    await time.of(table.do({ do: 'say', text: 'bis' }));
    const before = table.get();
    ada.wire.inject(last);
    await time.pass(100);
    expect(table.get()).toBe(before);
    expect(seqs(told)).toEqual([1, 2]);
    expect(opens(ada.wire.said)).toEqual([null]);
  });

  it('takes a message whose entries are not what it says for nonsense', async () => {
    const { time, ada, table } = await begin('broken');
    ada.wire.alter((text) =>
      tellsTable(text) ? text.replace('"entries":[{"seq":2', '"entries":[{"seq":3') : text,
    );
    const asked = table.do({ do: 'say', text: 'salvete' });
    await time.until(() => ada.session.status() === 'reconnecting');
    ada.wire.alter((text) => text);
    expect(valueOf(await time.of(asked))).toBe(2);
  });

  it('is seen anew from the beginning by whoever sat down while the connection was lost', async () => {
    const { time, server, id } = await begin('sat');
    const { ben, table } = await another(server, time, id);
    ben.wire.alter((text) => (/"t":"(table|done)"/.test(text) ? null : text));
    const asked = table.do({ do: 'sit', seat: 1 });
    await time.pass(100);
    expect(table.get().view.seat).toBeNull();
    ben.wire.alter((text) => text);
    ben.wire.cut();
    await time.of(asked);
    expect(table.get().view.seat).toBe(1);
    expect(opens(ben.wire.said)).toEqual([null, 1, null]);
  });

  it('is gone when it may not be seen any more, and stays as it was last seen', async () => {
    const { time, server, id, ada, table } = await begin('gone');
    const { ben, table: bens } = await another(server, time, id);
    await time.of(table.do({ do: 'put-bot', seat: 1, bot: TEST_BOT }));
    const settings = { ...STANDARD, spectators: false, pace: 0 };
    await time.of(table.do({ do: 'settings', settings }));
    await time.until(() => bens.get().seq === 3);
    expect(bens.get().gone).toBeNull();
    void table.do({ do: 'start' });
    await time.until(() => bens.get().gone === 'no-spectators');
    expect(bens.get().view.phase).toBe('lobby');
    expect(await time.of(ben.session.open(id))).toEqual({
      ok: false,
      rejection: { code: 'no-spectators', params: {} },
    });
    // On a new connection it is not requested again.
    const count = opens(ben.wire.said).length;
    ben.wire.cut();
    await time.until(() => ben.session.status() === 'online');
    await time.pass(1000);
    expect(opens(ben.wire.said)).toHaveLength(count);
    ada.session.close();
  });

  it('is gone when the server has forgotten it', async () => {
    const { time, server, id, table } = await begin('erased');
    server.tables.evict([id]);
    await time.pass(100);
    expect(table.get().gone).toBe('no-such-table');
  });

  it('is told from the beginning when the server’s log was set back', async () => {
    const time = fakeTime();
    const store = memoryStore();
    const server = await openTestServer(time, 'set back', store);
    let { tables } = server;
    const door: TestServer = {
      ...server,
      tables: { ...tables, connect: (send) => tables.connect(send) },
    };
    const ada = guest(door, time, 'Ada');
    const id = valueOf(await time.of(ada.session.create(TABLE)));
    const { table } = await look(time, ada, id);
    for (const text of ['unum', 'duo', 'tria']) await time.of(table.do({ do: 'say', text }));
    expect(table.get().seq).toBe(4);
    // Restarted from a backup of the time of the second entry.
    const backup = await backupOf(store, id, 2);
    ({ tables } = await openTestServer(time, 'set back, again', backup));
    ada.wire.cut();
    await time.until(() => table.get().seq === 2);
    expect(seqs(table.get().entries)).toEqual([1, 2]);
    await time.pass(60_000);
    expect(opens(ada.wire.said)).toEqual([null, 4]);
    ada.session.close();
  });

  it('is refused when the session is closed before there is anything to see', async () => {
    const { time, server, id } = await begin('nothing');
    const ben = guest(server, time, 'Ben');
    ben.wire.alter((text) => (tellsTable(text) ? null : text));
    const opening = ben.session.open(id);
    await time.pass(1000);
    ben.session.close();
    expect(await opening).toMatchObject({ ok: false, rejection: { code: 'closed' } });
  });
});

describe('a long log', () => {
  it('is loaded in pages, earlier ones when they are asked for', async () => {
    const { time, server, ada, id, table } = await begin('long');
    for (let i = 0; i < 350; i += 1) await time.of(table.do({ do: 'say', text: `verbum ${i}` }));
    const ben = guest(server, time, 'Ben');
    const { table: seen, told } = await look(time, ben, id);
    expect(seqs(seen.get().entries)).toEqual(Array.from({ length: 100 }, (_, i) => 252 + i));
    const before = [...told];
    const [first, same] = [seen.loadEarlier(), seen.loadEarlier()];
    expect(seen.get().hasEarlier).toBe(true);
    await time.of(Promise.all([first, same]));
    expect(seen.get().entries).toHaveLength(300);
    await time.of(seen.loadEarlier());
    expect(seqs(seen.get().entries)).toEqual(Array.from({ length: 351 }, (_, i) => i + 1));
    expect(seen.get().hasEarlier).toBe(false);
    expect(await time.of(seen.loadEarlier())).toEqual({ ok: true, value: null });
    expect(seen.get().entries).toEqual((await server.truth(id, null)).entries);
    // Entries of earlier pages are not reported as new.
    expect(told).toEqual(before);
    await time.of(table.do({ do: 'say', text: 'tandem' }));
    await time.until(() => seen.get().seq === 352);
    expect(seqs(told.slice(before.length))).toEqual([352]);
    ada.session.close();
    ben.session.close();
  });

  it('is gone on with after a long absence, from what is there now', async () => {
    const { time, server, ada, id, table } = await begin('away');
    const ben = guest(server, time, 'Ben');
    const { table: seen, told } = await look(time, ben, id);
    ben.wire.alter(() => null);
    for (let i = 0; i < 250; i += 1) await time.of(table.do({ do: 'say', text: `verbum ${i}` }));
    ben.wire.alter((text) => text);
    ben.wire.cut();
    await time.until(() => seen.get().seq === 251);
    expect(seqs(seen.get().entries)).toEqual(Array.from({ length: 100 }, (_, i) => 152 + i));
    expect(seqs(told).slice(-100)).toEqual(seqs(seen.get().entries));
    ada.session.close();
    ben.session.close();
  });
});

describe('a table that is closed', () => {
  it('is shut when nobody in the session looks at it any more', async () => {
    const { time, server, ada, id, table } = await begin('shut');
    const second = valueOf(await time.of(ada.session.open(id)));
    let told = 0;
    table.subscribe(() => (told += 1));
    second.subscribe(() => (told += 10));
    table.close();
    table.close();
    await time.of(second.do({ do: 'say', text: 'adhuc hic' }));
    // Requested, and answered.
    expect(told).toBe(20);
    expect(ada.wire.said.filter((text) => text.includes('"close"'))).toEqual([]);
    second.close();
    expect(ada.wire.said.filter((text) => text.includes('"close"'))).toHaveLength(1);
    await time.pass(180_000);
    expect(server.tables.counts().tables).toBe(0);
    ada.wire.cut();
    await time.until(() => ada.session.status() === 'online');
    await time.pass(1000);
    expect(opens(ada.wire.said)).toEqual([null]);
    ada.session.close();
  });

  it('takes no more commands, but answers those that it took', async () => {
    const { time, server, id, table } = await begin('closed');
    const asked = table.do({ do: 'say', text: 'valete' });
    table.close();
    expect(await table.do({ do: 'say', text: 'et' })).toEqual({
      ok: false,
      rejection: { code: 'closed', params: {} },
    });
    expect(valueOf(await time.of(asked))).toBe(2);
    expect((await server.table(id)).seq).toBe(2);
    table.subscribe(() => expect.unreachable())();
  });

  it('can be opened again', async () => {
    const { time, ada, id, table } = await begin('again');
    table.close();
    const { table: again } = await look(time, ada, id);
    expect(again.get().seq).toBe(1);
    expect(valueOf(await time.of(again.do({ do: 'say', text: 'iterum' })))).toBe(2);
  });
});
