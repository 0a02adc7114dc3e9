import { PROTOCOL } from '@lusoria/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSession } from './session.ts';
import { guest, keepIn, look, valueOf } from './testing/guest.ts';
import { openTestServer, TABLE } from './testing/test-server.ts';
import { fakeTime } from './testing/time.ts';
import type { Status } from './types.ts';

async function begin(seed: string) {
  const time = fakeTime();
  const server = await openTestServer(time, seed);
  return { time, server };
}

/** Collects errors that are rethrown separately, until globals are restored. */
function thrownLater(): readonly unknown[] {
  const thrown: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (call: () => void) => {
    try {
      call();
    } catch (error) {
      thrown.push(error);
    }
  });
  return thrown;
}

afterEach(() => void vi.unstubAllGlobals());

/** Sent messages of a kind. */
function said(texts: readonly string[], kind: string): readonly string[] {
  return texts.filter((text) => text.includes(`"t":"${kind}"`));
}

describe('who we are', () => {
  it('is told to a new person once and kept', async () => {
    const { time, server } = await begin('new');
    const ada = guest(server, time, 'Ada');
    const statuses: Status[] = [];
    ada.session.subscribe(() => statuses.push(ada.session.status()));
    expect(ada.session.status()).toBe('connecting');
    expect(ada.session.me()).toBeNull();
    await time.until(() => ada.session.status() === 'online');
    expect(statuses).toEqual(['online']);
    const me = ada.session.me();
    expect(me?.name).toBe('Ada');
    expect(ada.kept.credentials?.token).toMatch(/^[0-9a-f]{64}$/);

    ada.wire.cut();
    expect(ada.session.status()).toBe('reconnecting');
    await time.until(() => ada.session.status() === 'online');
    expect(ada.session.me()).toEqual(me);
    expect(statuses).toEqual(['online', 'reconnecting', 'online']);

    ada.session.close();
    const token = ada.kept.credentials?.token ?? '';
    const again = guest(server, time, 'somebody', { token });
    await time.until(() => again.session.status() === 'online');
    expect(again.session.me()).toEqual(me);
  });

  it('is made anew when the server does not know us any more', async () => {
    const { time, server } = await begin('unknown');
    const ada = guest(server, time, 'Ada', { token: 'a-token-of-another-server' });
    await time.until(() => ada.session.status() === 'online');
    expect(ada.notices).toEqual([{ code: 'unknown-token', params: {} }]);
    expect(ada.session.me()?.name).toBe('Ada');
    expect(ada.kept.credentials?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(ada.wire.connections()).toBe(1);
  });

  it('is made anew once, even when everything is said twice', async () => {
    const { time, server } = await begin('unknown twice');
    const token = 'a-token-of-another-server';
    const ada = guest(server, time, 'Ada', { token, doubled: 100 });
    const claimed = ada.session.redeemTransferCode('NOCODE');
    await time.until(() => ada.session.status() === 'online');
    await time.pass(1000);
    expect(ada.wire.connections()).toBe(1);
    expect(ada.notices.filter(({ code }) => code === 'unknown-token')).toHaveLength(1);
    expect(await claimed).toMatchObject({ rejection: { code: 'bad-code' } });
  });

  it('is made anew when what was kept is no token at all', async () => {
    const { time, server } = await begin('broken token');
    const ada = guest(server, time, 'Ada', { token: '?' });
    await time.until(() => ada.session.status() === 'online');
    expect(ada.notices.map(({ code }) => code)).toEqual(['unknown-token']);
  });

  it('works where nothing can be kept', async () => {
    const { time, server } = await begin('full');
    const thrown = thrownLater();
    const wire = guest(server, time, 'Ada').wire;
    const session = openSession({
      connect: wire.connect,
      credentials: {
        ...keepIn({ credentials: null }),
        save() {
          throw new Error('quota');
        },
      },
      after: time.after,
      clock: time.now,
    });
    await time.until(() => session.status() === 'online');
    expect(thrown).toHaveLength(1);
  });

  it('can be renamed, as everybody will see it', async () => {
    const { time, server } = await begin('rename');
    const ada = guest(server, time, 'Ada');
    expect(await time.of(ada.session.rename('  Augusta\u202E  Ada '))).toEqual({
      ok: true,
      value: null,
    });
    expect(ada.session.me()?.name).toBe('Augusta Ada');
    const refused = await time.of(ada.session.rename(' '));
    expect(refused).toEqual({ ok: false, rejection: { code: 'bad-name', params: {} } });
  });

  it('can be lent to another device, whose tables stay open with other eyes', async () => {
    const { time, server } = await begin('lend');
    const ada = guest(server, time, 'Ada');
    const id = valueOf(await time.of(ada.session.create(TABLE)));
    const phone = guest(server, time, 'Phone');
    const { table } = await look(time, phone, id);
    expect(table.get().view.seat).toBeNull();
    const code = valueOf(await time.of(ada.session.createTransferCode()));
    const before = phone.kept.credentials;
    expect(await time.of(phone.session.redeemTransferCode(code))).toEqual({
      ok: true,
      value: null,
    });
    expect(phone.session.me()).toEqual(ada.session.me());
    expect(phone.kept.credentials).not.toEqual(before);
    await time.until(() => table.get().view.seat === 0);
    expect(valueOf(await time.of(phone.session.tables())).map((one) => one.table)).toEqual([id]);
    const twice = await time.of(phone.session.redeemTransferCode(code));
    expect(twice).toEqual({ ok: false, rejection: { code: 'bad-code', params: {} } });
  });

  it('is claimed even when the answer is lost with the connection', async () => {
    const { time, server } = await begin('lost claim');
    const ada = guest(server, time, 'Ada');
    const code = valueOf(await time.of(ada.session.createTransferCode()));
    const phone = guest(server, time, 'Phone');
    await time.until(() => phone.session.status() === 'online');
    phone.wire.alter((text) => (text.includes('"t":"done"') ? null : text));
    const claimed = phone.session.redeemTransferCode(code);
    await time.until(() => phone.session.me()?.name === 'Ada');
    phone.wire.alter((text) => text);
    phone.wire.cut();
    expect(await time.of(claimed)).toEqual({ ok: true, value: null });
  });
});

describe('what is ours', () => {
  it('is deleted, and we are somebody new, on every device', async () => {
    const { time, server } = await begin('forget');
    const ada = guest(server, time, 'Ada');
    const id = valueOf(await time.of(ada.session.create(TABLE)));
    const phone = guest(server, time, 'Phone');
    const code = valueOf(await time.of(ada.session.createTransferCode()));
    await time.of(phone.session.redeemTransferCode(code));
    const before = ada.session.me()?.person;
    const token = ada.kept.credentials;
    expect(await time.of(ada.session.erase())).toEqual({ ok: true, value: null });
    await time.until(() => [ada, phone].every(({ session }) => session.status() === 'online'));
    const people = [ada, phone].map(({ session }) => session.me()?.person);
    expect(new Set([before, ...people]).size).toBe(3);
    expect([ada, phone].map(({ session }) => session.me()?.name)).toEqual(['', '']);
    expect(ada.kept.credentials).not.toEqual(token);
    const gone = await time.of(ada.session.open(id));
    expect(gone).toMatchObject({ ok: false, rejection: { code: 'no-such-table' } });
  });
});

describe('another version of the protocol', () => {
  it('is final when we hear of it', async () => {
    const { time, server } = await begin('newer');
    const ada = guest(server, time, 'Ada');
    ada.wire.alter((text) => text.replace(`"v":${PROTOCOL}`, '"v":999'));
    const asked = ada.session.tables();
    const statuses: Status[] = [];
    ada.session.subscribe(() => statuses.push(ada.session.status()));
    const rejection = { code: 'other-version', params: {} };
    expect(await time.of(asked)).toEqual({ ok: false, rejection });
    await time.pass(60_000);
    expect(statuses).toEqual(['refused']);
    expect(ada.wire.connections()).toBe(1);
    expect(await ada.session.createTransferCode()).toEqual({ ok: false, rejection });
  });

  it('is final when the server hears of it', async () => {
    const { time, server } = await begin('older');
    const ada = guest(server, time, 'Ada');
    ada.wire.alter(() =>
      JSON.stringify({ t: 'refused', id: null, code: 'bad-message', params: { path: 'v' } }),
    );
    await time.pass(1000);
    expect(ada.session.status()).toBe('refused');
  });
});

describe('a request', () => {
  it('waits for a connection and is asked again on the next one, with the same id', async () => {
    const { time, server } = await begin('resend');
    const ada = guest(server, time, 'Ada');
    ada.wire.alter((text) => (text.includes('"t":"done"') ? null : text));
    const created = ada.session.create(TABLE);
    await time.until(() => said(ada.wire.said, 'create').length === 1);
    await time.pass(50);
    ada.wire.alter((text) => text);
    ada.wire.cut();
    const id = valueOf(await time.of(created));
    const [first, second, ...more] = said(ada.wire.said, 'create');
    expect(second).toBe(first);
    expect(more).toEqual([]);
    // The table that the first request created.
    const tables = valueOf(await time.of(ada.session.tables()));
    expect(tables.map(({ table }) => table)).toEqual([id]);
  });

  it('waits until the server knows who asks', async () => {
    const { time, server } = await begin('order');
    const ada = guest(server, time, 'Ada');
    await time.until(() => ada.session.status() === 'online');
    ada.wire.cut();
    await time.until(() => ada.wire.connections() === 2);
    const before = ada.wire.said.length;
    valueOf(await time.of(ada.session.createTransferCode()));
    expect(ada.wire.said.slice(before).map((text) => text.slice(0, 12))).toEqual([
      '{"t":"hello"',
      '{"t":"create',
    ]);
  });

  it('gets a new connection when the server does not answer it', async () => {
    const { time, server } = await begin('silent');
    const ada = guest(server, time, 'Ada');
    await time.until(() => ada.session.status() === 'online');
    ada.wire.cut(true);
    const asked = ada.session.tables();
    expect(valueOf(await time.of(asked, 20_000))).toEqual([]);
    expect(ada.wire.connections()).toBe(2);
  });

  it('is asked again on a new connection when the server does not know any more whose the old one is', async () => {
    const { time, server } = await begin('hello first');
    const ada = guest(server, time, 'Ada');
    await time.until(() => ada.session.status() === 'online');
    let told = false;
    ada.wire.alter((text) => {
      if (told || !text.includes('"t":"tables"')) return text;
      told = true;
      const [, id = null] = /"id":"([^"]*)"/.exec(text) ?? [];
      return JSON.stringify({ t: 'refused', id, code: 'hello-first', params: {} });
    });
    expect(valueOf(await time.of(ada.session.tables()))).toEqual([]);
    expect(ada.wire.connections()).toBe(2);
  });

  it('of more than the server reads is refused at once', async () => {
    const { time, server } = await begin('large');
    const ada = guest(server, time, 'Ada');
    const result = await ada.session.create({ ...TABLE, options: 'ē'.repeat(40_000) });
    expect(result).toEqual({
      ok: false,
      rejection: { code: 'too-large', params: { most: 65_536 } },
    });
  });

  it('is refused with the server’s reason', async () => {
    const { time, server } = await begin('refused');
    const ada = guest(server, time, 'Ada');
    const rejected = async (asked: Promise<unknown>) => time.of(asked);
    expect(await rejected(ada.session.open('NOSUCH'))).toEqual({
      ok: false,
      rejection: { code: 'no-such-table', params: {} },
    });
    expect(await rejected(ada.session.create({ ...TABLE, game: 'no-game' }))).toEqual({
      ok: false,
      rejection: { code: 'no-such-game', params: { game: 'no-game' } },
    });
  });

  it('is refused when the session is closed, before its answer or after', async () => {
    const { time, server } = await begin('close');
    const ada = guest(server, time, 'Ada');
    const id = valueOf(await time.of(ada.session.create(TABLE)));
    const { table } = await look(time, ada, id);
    const asked = table.do({ do: 'say', text: 'salvete' });
    ada.session.close();
    const closed = { ok: false, rejection: { code: 'closed', params: {} } };
    expect(await asked).toEqual(closed);
    expect(await ada.session.createTransferCode()).toEqual(closed);
    expect(await ada.session.open(id)).toEqual(closed);
    expect(table.get().gone).toBe('closed');
    await time.pass(120_000);
    expect(ada.wire.connections()).toBe(1);
    expect(server.tables.counts()).toEqual({ tables: 0, connections: 0, people: 0 });
  });
});

describe('what cannot be read', () => {
  const nonsense = [
    '',
    'null',
    '[]',
    '{"t":"table"}',
    '{"t":"welcome","v":"1"}',
    '{"t":"?"}',
    '\u0000',
  ];

  it.each(nonsense)('leads to a new line: %j', async (text) => {
    const { time, server } = await begin('nonsense');
    const ada = guest(server, time, 'Ada');
    const id = valueOf(await time.of(ada.session.create(TABLE)));
    const { table } = await look(time, ada, id);
    ada.wire.inject(text);
    await time.until(() => ada.session.status() === 'reconnecting');
    expect(ada.notices.map(({ code }) => code)).toEqual(['unreadable']);
    await time.until(() => ada.session.status() === 'online');
    expect(valueOf(await time.of(table.do({ do: 'say', text: 'salvete' })))).toBe(2);
    expect(table.get().entries).toHaveLength(2);
  });

  it('again and again does not keep the server busy', async () => {
    const { time, server } = await begin('nonsense for ever');
    const ada = guest(server, time, 'Ada');
    ada.wire.alter((text) => (text.includes('"t":"done"') ? '?' : text));
    void ada.session.createTransferCode();
    await time.pass(60_000);
    expect(ada.wire.connections()).toBeLessThan(16);
    ada.session.close();
  });
});

it('leaves nothing behind in a server that it leaves in a hurry', async () => {
  const { time, server } = await begin('hurry');
  const ada = guest(server, time, 'Ada');
  const id = valueOf(await time.of(ada.session.create(TABLE)));
  const connection = server.tables.connect(() => {});
  connection.receive(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: null }));
  connection.receive(JSON.stringify({ t: 'open', id: '1', table: id, seen: null }));
  connection.close();
  ada.session.close();
  await time.pass(180_000);
  expect(server.tables.counts()).toEqual({ tables: 0, connections: 0, people: 0 });
});

it('tells everybody of a change, even when one of them throws', async () => {
  const { time, server } = await begin('throws');
  const ada = guest(server, time, 'Ada');
  const thrown = thrownLater();
  let told = 0;
  ada.session.subscribe(() => {
    throw new Error('not ours');
  });
  const stop = ada.session.subscribe(() => (told += 1));
  await time.until(() => ada.session.status() === 'online');
  expect(told).toBe(1);
  stop();
  ada.wire.cut();
  expect(told).toBe(1);
  expect(thrown).toHaveLength(2);
});

it('knows the server’s clock', async () => {
  const { time, server } = await begin('clock');
  const { wire } = guest(server, time, 'Ada');
  const session = openSession({
    connect: wire.connect,
    credentials: keepIn({ credentials: null }),
    after: time.after,
    // This device is a minute fast.
    clock: () => time.now() + 60_000,
  });
  expect(session.now()).toBe(time.now() + 60_000);
  await time.until(() => session.status() === 'online');
  expect(session.now()).toBe(time.now());
});
