import ICAL from 'ical.js';
import { codeOf, join, type Client } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  makeClass,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, PLAYED } from '@lusoria/testing/people/play.ts';
import { openMailServer } from '@lusoria/testing/server/mail-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { clockAt, HOUR, MINUTE, PATIENCE, twoByDay, ZONE } from '../testing/by-day.ts';
import { NO_LIMITS, temporaryFolder, testServer } from '../testing/test-server.ts';

async function feedOf(client: Client): Promise<string> {
  const made = await client.ask({ t: 'set-feed', language: 'en', zone: ZONE });
  if (made.t !== 'contacts' || made.feed === null) throw new Error(made.t);
  return made.feed;
}

test('a calendar and a feed say until when it is whose turn, behind an address that can be revoked', async () => {
  const { now } = clockAt(12);
  const { url } = await testServer({ limits: NO_LIMITS }, { now });
  const { awaited, code } = await twoByDay(url, feedOf);
  const first = await awaited();
  const path = (key: string, kind: string) => `${url}/api/feed/${key}/turns.${kind}`;
  const calendar = async (key: string) => {
    const response = await fetch(path(key, 'ics'));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    return ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
  };
  const [event, ...others] = await calendar(first.own);
  expect(others).toEqual([]);
  expect(event?.summary).toContain(`table ${code}`);
  const until = event?.startDate.toJSDate().getTime() ?? 0;
  expect(until - now()).toBeGreaterThan(23.9 * HOUR);
  expect(until - now()).toBeLessThanOrEqual(24 * HOUR);

  const atom = await fetch(path(first.own, 'atom'));
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await atom.text();
  expect(text).toMatch(/<title>Your turn until Tuesday,? 13 January at \d\d:\d\d: .* table/u);
  expect(text).toContain(`<link href="${url}/t/${code}"/>`);
  for (const hidden of ['Otho', first.client.person()]) expect(text).not.toContain(hidden);
  const tag = atom.headers.get('etag') ?? '';
  const again = { headers: { 'if-none-match': tag } };
  expect((await fetch(path(first.own, 'atom'), again)).status).toBe(304);

  // The other is not waited for; a new address is the end of the old one.
  const other = first.client.person();
  await first.move();
  const second = await awaited();
  expect(second.client.person()).not.toBe(other);
  expect(await calendar(await feedOf(second.client))).toHaveLength(1);
  expect((await fetch(path(second.own, 'ics'))).status).toBe(404);
  expect(await second.client.ask({ t: 'remove-contact', kind: 'feed' })).toMatchObject({
    feed: null,
  });
});

/** Links in an e-mail, and its text without the marks of its encoding. */
function read(raw: string) {
  const text = raw.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ').replaceAll('=3D', '=');
  const page = /https:\/\/cards\.example\/mail#([0-9a-f]{40})/u.exec(text);
  return { text, key: page?.[1] ?? '' };
}

test('whoever confirms an address is written to about all their turns, by day, and ends it with one press', async () => {
  const mails = await openMailServer();
  onTestFinished(mails.close);
  const { clock, now } = clockAt(12);
  const folder = { database: 'sqlite', dataDir: temporaryFolder() };
  const config = {
    ...folder,
    limits: NO_LIMITS,
    publicUrl: 'https://cards.example',
    mail: { smtp: mails.url, from: 'table@cards.example' },
  };
  const server = await testServer(config, { now });
  const { url } = server;
  const post = async (path: string) =>
    (await fetch(`${url}/api/mail/${path}`, { method: 'POST' })).status;
  const arrived = async (count: number) => {
    await expect.poll(() => mails.received.length, PATIENCE).toBe(count);
    const last = mails.received.at(-1);
    if (!last) throw new Error('nothing came');
    return { ...last, ...read(last.raw) };
  };
  const give = async (client: Client, address: string) =>
    client.ask({ t: 'set-mail', address, language: 'de', zone: ZONE });
  const { awaited, code } = await twoByDay(url, async (client, i) => {
    const address = `seat${i}@example.org`;
    expect(await give(client, address)).toMatchObject({
      mail: { address, isConfirmed: false },
      sendsMail: true,
    });
    return address;
  });
  await arrived(2);
  const keys = new Map(mails.received.map(({ to: [to = ''], raw }) => [to, read(raw).key]));
  expect(mails.received.map(({ from }) => from)).toEqual(Array(2).fill('table@cards.example'));
  // Whoever asks again, be it somebody else, lets nobody write there before tomorrow.
  const stranger = await join(url, { name: 'Buy-cheap-pills' });
  expect(codeOf(await give(stranger, 'SEAT0+x@example.org'))).toBe('done');

  const first = await awaited();
  // What merely follows a link confirms nothing.
  const key = keys.get(first.own) ?? '';
  expect(await (await fetch(`${url}/api/mail/${key}`)).json()).toEqual({ isConfirmed: false });
  expect(await post(`${key}/confirm`)).toBe(200);
  const told = await arrived(3);
  expect(told.to).toEqual([first.own]);
  expect(told.text).toContain(`https://cards.example/t/${code}`);
  expect(told.text).toMatch(
    /List-Unsubscribe: <https:\/\/cards\.example\/api\/mail\/[0-9a-f]{40}\/end>/iu,
  );
  expect(told.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  for (const hidden of ['Anna', 'Otho', 'pills']) expect(told.raw).not.toContain(hidden);

  // A second turn within the hour is kept for later; then it is night; then it is morning, after a restart.
  await first.move();
  const { move } = await awaited();
  await move();
  await awaited();
  clock.ahead += 11 * HOUR;
  await server.close();
  const { url: next } = await testServer(config, { now });
  clock.ahead += 9 * HOUR;
  await arrived(4);
  // A server that is too busy is asked again, and one press ends it all.
  expect((await fetch(`${next}/api/mail/${key}/end`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${next}/api/mail/${key}/end`, { method: 'POST' })).status).toBe(404);
  mails.state.isBusy = true;
  const again = await join(next, { name: 'Gaia' });
  expect(codeOf(await give(again, 'gaia@example.org'))).toBe('done');
  mails.state.isBusy = false;
  clock.ahead += 16 * MINUTE;
  const { to } = await arrived(5);
  expect(to).toEqual(['gaia@example.org']);
  // An address that does not exist is deleted.
  mails.state.unknown.add('nobody@example.org');
  await give(again, 'nobody@example.org');
  await expect
    .poll(async () => again.ask({ t: 'contacts' }), PATIENCE)
    .toMatchObject({ mail: null });
  await give(again, 'last@example.org');
  expect(codeOf(await again.ask({ t: 'erase' }))).toBe('done');
});

test('a server without a mail server asks for no address, and says so', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const client = await join(url, { name: 'Anna' });
  expect(await client.ask({ t: 'contacts' })).toMatchObject({
    feed: null,
    mail: null,
    sendsMail: false,
  });
  const wrong = { t: 'set-mail', language: 'en', zone: ZONE };
  expect(codeOf(await client.ask({ ...wrong, address: 'a@example.org' }))).toBe('mail-off');
  expect(codeOf(await client.ask({ ...wrong, address: 'a@b.org\r\nBcc: c@d.org' }))).toBe(
    'bad-message',
  );
  const guess = await fetch(`${url}/api/feed/${'0'.repeat(40)}/turns.ics`);
  expect(guess.status).toBe(404);
});

test('at a table of an event by the day, feed and list name the event; who is late ends their table and nobody else’s', async () => {
  const { clock, now } = clockAt(12);
  const config = { database: 'sqlite', dataDir: temporaryFolder(), limits: NO_LIMITS } as const;
  const server = await testServer(config, { now });
  const { url } = server;
  const host = await join(url, { name: 'Hostess' });
  const settings = { size: 2, clock: 'day', minutes: 7 * 24 * 60 } as const;
  const { code, event } = await makeClass(host, settings);
  expect(await doEvent(host, event, { do: 'title', title: 'Summer league' })).toBe('done');
  const people = await Promise.all(
    ['Anna', 'Otho', 'Livia', 'Gaius'].map(async (name) => {
      const client = await join(url, { name });
      await joinEvent(client, code, name);
      return { client, feed: await feedOf(client), player: await botPlayer(PLAYED.bot, name) };
    }),
  );
  const own = async (client: Client) => {
    const answer = await client.ask({ t: 'tables' });
    const tables = answer.t === 'tables' ? answer.tables : [];
    return tables.find((table) => table.event?.code === code);
  };
  expect(await doEvent(host, event, { do: 'start' })).toBe('done');
  // The cards are dealt, and at each table somebody is waited for.
  const awaited = async () => {
    const all = await Promise.all(
      people.map(async (one) => ({ ...one, table: await own(one.client) })),
    );
    return all.flatMap(({ table, ...one }) => (table?.until ? [{ ...one, table }] : []));
  };
  await expect.poll(async () => (await awaited()).length, PATIENCE).toBe(2);
  const [first, second] = await awaited();
  if (!first || !second) throw new Error('nobody is waited for');
  const named = { code, kind: 'class', title: 'Summer league' };
  expect(first.table).toMatchObject({ event: named, byDay: true, yourTurn: true });
  const feed = await (await fetch(`${url}/api/feed/${first.feed}/turns.atom`)).text();
  expect(feed).toContain(', Summer league, table');
  expect(feed).toContain(`<link href="${url}/e/${code}"/>`);

  // One moves within the day, the other does not; the server sleeps over it.
  clock.ahead += 20 * HOUR;
  await second.client.open(second.table.table);
  await play(second.client, second.table.table, second.player, ({ seat, round, phase }) => {
    const isTurn = round?.play?.must.includes(seat ?? -1) ?? false;
    return phase !== 'playing' || !isTurn;
  });
  await server.close();
  clock.ahead += 5 * HOUR;
  const later = await testServer(config, { now });
  const director = await join(later.url, { token: host.token() });
  await askEvents(director, { ask: 'open', event: code });
  const after = await untilEvent(
    director,
    ({ round }) => round?.tables.some(({ over }) => over) ?? false,
  );
  expect(after.round?.ended).toBe(false);
  expect(after.round?.tables.filter(({ over }) => !over)).toHaveLength(1);
  const late = await join(later.url, { token: first.client.token() });
  expect(await own(late)).toMatchObject({ phase: 'over', isReplaced: false });
});
