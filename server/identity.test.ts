import { MAX_TABLES, memoryStore, PROTOCOL } from '@lusoria/table';
import { expect, test } from 'vitest';
import { withoutLoss } from './store/open-store.ts';
import { type Client, codeOf, connect, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS } from './testing/test-server.ts';
import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }];

test('a person is known by the token, on as many lines as they like', async () => {
  const { url } = await testServer();
  const one = await join(url, { name: '  Gāius \u202e Iūlix\u0301\u0301\u0301\u0301\u0301\n' });
  expect(one.token()).toMatch(/^[0-9a-f]{64}$/);
  const again = await join(url, { token: one.token(), name: 'Somebody else' });
  const [welcome] = again.messages;
  expect(welcome).toMatchObject({ person: one.person(), name: 'Gāius Iūlix\u0301\u0301\u0301' });
  expect(welcome).toHaveProperty('token', null);
  const stranger = await join(url);
  expect(stranger.person()).not.toBe(one.person());
});

test('a nickname is cleaned and at most 24 characters long', async () => {
  const { url } = await testServer();
  const client = await join(url);
  const table = await makeTable(client, TWO);
  expect(codeOf(await client.ask({ t: 'rename', name: '\u200b \u0007' }))).toBe('bad-name');
  expect(codeOf(await client.ask({ t: 'rename', name: 'x'.repeat(200) }))).toBe('bad-message');
  expect(codeOf(await client.ask({ t: 'rename', name: '🦉'.repeat(40) }))).toBe('done');
  const again = await join(url, { token: client.token() });
  expect(again.messages[0]).toMatchObject({ name: '🦉'.repeat(24) });
  // At tables the old name stays until it is changed there.
  expect(client.table(table).view.people).toMatchObject([{ name: '?' }]);
  await client.do(table, { do: 'rename', name: 'Līvia\u2066' });
  await client.until(() => client.table(table).view.people[0]?.name === 'Līvia');
  expect(codeOf(await client.do(table, { do: 'rename', name: ' ' }))).toBe('bad-name');
});

/** A person who plays against a bot. */
async function atDesk() {
  const { url } = await testServer({ limits: NO_LIMITS });
  const desk = await join(url, { name: 'Drūsus' });
  const table = await makeTable(desk, [{ kind: 'me' }, { kind: 'bot', bot: PLAYED.bot }]);
  await desk.do(table, { do: 'start' });
  return { url, desk, table };
}

test('a person moves to another device with a code that works once', async () => {
  const { url, desk, table } = await atDesk();
  const code = await codeFrom(desk);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);

  const phone = await join(url, { name: 'Phone' });
  const nobody = phone.person();
  const watched = await phone.open(codeOfTable(desk, table));
  expect(phone.table(watched).view.seat).toBeNull();
  expect(codeOf(await phone.ask({ t: 'redeem-transfer-code', code: code.toLowerCase() }))).toBe(
    'done',
  );
  expect(phone.person()).toBe(desk.person());
  expect(phone.person()).not.toBe(nobody);
  expect(phone.token()).not.toBe(desk.token());
  expect(codeOf(await phone.ask({ t: 'redeem-transfer-code', code }))).toBe('bad-code');
  expect(codeOf(await desk.ask({ t: 'redeem-transfer-code', code }))).toBe('bad-code');

  // Tables watched as the other person are not watched any more; seen with the new eyes it is the
  // whole game.
  const before = phone.messages.length;
  await desk.do(table, { do: 'say', text: 'hic sum' });
  await phone.ask({ t: 'tables' });
  expect(phone.messages.slice(before).map(({ t }) => t)).toEqual(['tables']);
  await phone.open(table);
  expect(phone.table(table).view.seat).toBe(0);
  await play(phone, table, await botPlayer(PLAYED.bot, 'phone'), ({ phase }) => phase === 'over');
  const later = await join(url, { token: phone.token() });
  expect(later.person()).toBe(desk.person());
  expect(later.messages[0]).toMatchObject({ name: 'Drūsus' });
});

/** A one-time code for another device. */
async function codeFrom(client: Client): Promise<string> {
  const lent = await client.ask({ t: 'create-transfer-code' });
  return lent.t === 'done' ? (lent.code ?? '') : '';
}

/** Makes another device the same person. */
async function moveTo(device: Client, from: Client): Promise<void> {
  const code = await codeFrom(from);
  expect(codeOf(await device.ask({ t: 'redeem-transfer-code', code }))).toBe('done');
}

async function devicesOf(client: Client) {
  const answer = await client.ask({ t: 'devices' });
  if (answer.t !== 'devices') throw new Error(codeOf(answer));
  return answer.devices;
}

test('whoever has moved makes the old device give up its token: it is told, and sees no hand', async () => {
  const { url, desk, table } = await atDesk();
  const phone = await join(url);
  await moveTo(phone, desk);
  await phone.open(table);
  // A code requested by the old device is void afterwards, too.
  const code = await codeFrom(desk);
  expect(codeOf(await phone.ask({ t: 'revoke', device: null }))).toBe('done');
  const told = await desk.until(() => desk.messages.find((m) => m.t === 'refused'));
  expect(told).toMatchObject({ id: null, code: 'unknown-token' });
  const heard = desk.messages.length;
  await play(phone, table, await botPlayer(PLAYED.bot, 'phone'), ({ phase }) => phase === 'over');
  expect(codeOf(await desk.do(table, { do: 'say', text: 'adhūc adsum' }))).toBe('hello-first');
  expect(desk.messages.slice(heard).map(({ t }) => t)).toEqual(['refused']);
  await expect(join(url, { token: desk.token() })).rejects.toThrow(/unknown-token/);
  const thief = await join(url);
  expect(codeOf(await thief.ask({ t: 'redeem-transfer-code', code }))).toBe('bad-code');
  // On the same connection the old device is a new person, and watches what everybody may.
  desk.send({ t: 'hello', v: PROTOCOL, token: null, name: null });
  await desk.until(() => desk.person() !== phone.person());
  await desk.open(table);
  expect(desk.table(table).view.seat).toBeNull();
});

test('devices are listed to their person alone, and signed out one by one', async () => {
  let now = 1_700_000_000_000;
  const { url } = await testServer({ limits: NO_LIMITS }, { now: () => now });
  const desk = await join(url);
  const [only, ...none] = await devicesOf(desk);
  expect(only).toMatchObject({ since: now, seen: now, here: true });
  expect(only?.device).toMatch(/^[0-9a-f]{16}$/);
  expect(none).toEqual([]);
  now += 1000;
  const [phone, tablet] = [await join(url), await join(url)];
  await moveTo(phone, desk);
  now += 1000;
  await moveTo(tablet, desk);
  const listed = await devicesOf(phone);
  expect(listed.map(({ since, here }) => [since, here])).toEqual([
    [now, false],
    [now - 1000, true],
    [now - 2000, false],
  ]);
  const known = [desk, phone, tablet].map((client) => client.token());
  expect(known.filter((token) => listed.some(({ device }) => token.includes(device)))).toEqual([]);
  const [tablets, own] = listed.map(({ device }) => device);
  // Revoking other people's devices has no effect.
  const stranger = await join(url);
  expect(codeOf(await stranger.ask({ t: 'revoke', device: own }))).toBe('done');
  expect(codeOf(await phone.ask({ t: 'revoke', device: own }))).toBe('this-device');
  expect(codeOf(await phone.ask({ t: 'revoke', device: 'x' }))).toBe('bad-message');
  expect(codeOf(await phone.ask({ t: 'revoke', device: tablets }))).toBe('done');
  await tablet.until(() => tablet.messages.find((m) => m.t === 'refused' && m.id === null));
  expect(codeOf(await tablet.ask({ t: 'devices' }))).toBe('hello-first');
  expect((await devicesOf(desk)).map(({ since }) => since)).toEqual([now - 1000, now - 2000]);
  expect((await join(url, { token: desk.token() })).person()).toBe(phone.person());
});

test('tokens that nobody has are tried so often and no more, and those that somebody has still count', async () => {
  const { url } = await testServer({ limits: { ...NO_LIMITS, tokensAnHour: 3 } });
  const one = await join(url);
  const wrong = async (n: number) =>
    join(url, { token: `${n}`.repeat(64) }).then(
      () => 'welcome',
      (error: unknown) => /"code":"([\w-]+)"/.exec(String(error))?.[1],
    );
  const answers = [await wrong(1), await wrong(2), await wrong(3), await wrong(4), await wrong(5)];
  expect(answers.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'unknown-token'));
  expect(answers.slice(3)).toEqual(['too-fast', 'too-fast']);
  expect((await join(url, { token: one.token() })).person()).toBe(one.person());
});

test('a code is not good for long', async () => {
  let now = 1_700_000_000_000;
  const { url } = await testServer({}, { now: () => now });
  const [desk, phone] = [await join(url), await join(url)];
  const code = async () => {
    const lent = await desk.ask({ t: 'create-transfer-code' });
    return lent.t === 'done' ? lent.code : '';
  };
  const early = await code();
  now += 10 * 60_000;
  expect(codeOf(await phone.ask({ t: 'redeem-transfer-code', code: early }))).toBe('done');
  const late = await code();
  now += 10 * 60_000 + 1;
  expect(codeOf(await phone.ask({ t: 'redeem-transfer-code', code: late }))).toBe('bad-code');
});

test('a token is said once, to whoever it was made for', async () => {
  const { url } = await testServer();
  const [one, two] = [await join(url), await join(url)];
  const table = await makeTable(one, TWO);
  await two.open(table);
  await two.do(table, { do: 'sit', seat: 1 });
  await one.until(() => one.table(table).view.seats[1]?.kind === 'person');
  for (const [client, other] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(client.raw.filter((text) => text.includes(client.token()))).toHaveLength(1);
    expect(client.raw.some((text) => text.includes(other.token()))).toBe(false);
  }
  const third = await connect(url);
  third.send({ t: 'hello', v: PROTOCOL, token: two.person().padEnd(64, '0'), name: null });
  expect(await third.until(() => third.messages[0])).toMatchObject({ code: 'unknown-token' });
});

test('one person belongs to so many tables, and the list has the latest of them', async () => {
  let now = 1_700_000_000_000;
  const { url } = await testServer(
    { limits: { ...NO_LIMITS, tablesAnHour: 1000 } },
    { now: () => (now += 1) },
  );
  const client = await join(url);
  const create = { t: 'create', game: PLAYED.game, options: {}, settings: {}, seats: TWO };
  const made: string[] = [];
  for (let i = 0; i < MAX_TABLES; i += 1) {
    const answer = await client.ask(create);
    if (answer.t === 'done') made.push(answer.table ?? '');
  }
  expect(made).toHaveLength(MAX_TABLES);
  expect(codeOf(await client.ask(create))).toBe('too-many-tables');
  const list = await client.ask({ t: 'tables' });
  const listed = list.t === 'tables' ? list.tables.map(({ table }) => table) : [];
  expect(listed).toEqual(made.toReversed().slice(0, 50));
});

test('tables and people that nothing was heard of are forgotten', async () => {
  const day = 24 * 60 * 60 * 1000;
  let now = 1_700_000_000_000;
  const data = withoutLoss(memoryStore());
  const hooks = { now: () => now, store: async () => data };
  const first = await testServer({ keepDays: 7 }, hooks);
  const [old, busy] = [await join(first.url), await join(first.url)];
  const forgotten = await makeTable(old, TWO);
  now += 4 * day;
  const kept = await makeTable(busy, TWO);
  await first.close();
  now += 4 * day;
  const { url } = await testServer({ keepDays: 7 }, hooks);
  const again = await join(url, { token: busy.token() });
  await expect
    .poll(async () => codeOf(await again.ask({ t: 'open', table: forgotten, seen: null })))
    .toBe('no-such-table');
  expect(codeOf(await again.ask({ t: 'open', table: kept, seen: null }))).toBe('done');
  await expect(join(url, { token: old.token() })).rejects.toThrow(/unknown-token/);
});

test('a client of another version is told so in words that every version knows', async () => {
  const { url } = await testServer();
  const old = await connect(url);
  old.send({ t: 'hello', v: 1, token: null, name: 'Cato' });
  expect(await old.until(() => old.raw[0])).toBe(
    '{"t":"refused","id":null,"code":"bad-message","params":{"path":"v"}}',
  );
});
