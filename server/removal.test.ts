import { readdir, readFile } from 'node:fs/promises';
import { join as pathTo } from 'node:path';
import { defined, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { STANDARD } from '@lusoria/table';
import { type Answer, type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  makeClass,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { codeOfTable, makeTable } from '@lusoria/testing/people/play.ts';
import { sharedRoundOf } from '@lusoria/testing/people/shared-round.ts';
import { expect, test } from 'vitest';
import { openSqlite } from './store/sqlite/store.ts';
import { childServer } from './testing/child.ts';
import { openBrowser } from './testing/push-service.ts';
import { NO_LIMITS, temporaryFolder, testServer } from './testing/test-server.ts';

/** Names under which people came, in every way, and words in which they were named. */
const LISTED = ['Aurelia', 'Balbilla', 'Caesonia'];
const CAME = ['Drusilla', 'Eudocia', 'Faustina'];
const DEVICE = 'Galeria';
const ASKED = ['Herennia', 'Iustina'];
const RENAMED = 'Lollia';
const TITLE = 'Octavianus';
const TOLD = 'Plotina';
const SAID = 'Sabina';
const ALL = [...LISTED, ...CAME, DEVICE, ...ASKED, RENAMED, TITLE, TOLD, SAID];

/** Which of these words are in a file of the folder. */
async function wordsIn(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const bytes = await Promise.all(
    files.map(async (one) => readFile(pathTo(one.parentPath, one.name))),
  );
  return words.filter((word) => bytes.some((all) => all.includes(word)));
}

test('when everything of a class is deleted no name of it is in a file or a log, in whatever way it came', async () => {
  const dataDir = temporaryFolder();
  const server = await childServer({ port: 0, dataDir, log: 'debug', limits: NO_LIMITS });
  const teacher = await join(server.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const does = async (command: Parameters<typeof doEvent>[2]) => doEvent(teacher, event, command);
  await does({ do: 'title', title: TITLE });
  await does({ do: 'list', names: LISTED });
  // The device has said its owner's name before, and another one to the class.
  const first = await join(server.url, { name: DEVICE });
  const [second, third] = [
    await join(server.url),
    await join(server.url, { name: defined(CAME[1]) }),
  ];
  await joinEvent(first, code, defined(CAME[0]));
  await joinEvent(second, code, defined(LISTED[0]).toLowerCase());
  await joinEvent(third, code, defined(CAME[1]));
  // Back on another device, and another of the same name.
  const [again, other] = [
    await join(server.url, { name: defined(CAME[0]) }),
    await join(server.url),
  ];
  for (const one of [again, other]) await joinEvent(one, code, defined(CAME[0]));
  await does({ do: 'answer', person: again.person(), as: 'same' });
  await does({ do: 'answer', person: other.person(), as: 'other' });
  const { direction } = await untilEvent(teacher, (now) => now.direction !== null);
  await does({ do: 'settings', settings: { ...defined(direction).settings, entry: 'approved' } });
  for (const [i, name] of ASKED.entries()) {
    const asks = await join(server.url, { name });
    await joinEvent(asks, code, name);
    const { members } = await untilEvent(teacher, (now) =>
      now.members.some((one) => one.name === name),
    );
    const no = defined(members.find((one) => one.name === name)).member;
    await does({ do: i === 0 ? 'admit' : 'refuse', members: [no] });
  }
  const gone = await join(server.url, { name: defined(CAME[2]) });
  await joinEvent(gone, code, defined(CAME[2]));
  const { members } = await untilEvent(teacher, (now) => now.members.at(-1)?.name === CAME[2]);
  const last = members.length - 1;
  await does({ do: 'admit', members: [last] });
  await does({ do: 'rename', member: last, name: RENAMED });
  await does({ do: 'remove', member: last });
  await does({ do: 'tell', text: `${TOLD}!` });
  await does({ do: 'start' });
  const table = defined(ownTable(await untilEvent(third, (now) => ownTable(now) !== null)));
  await third.open(table);
  await third.do(table, { do: 'say', text: SAID });
  expect(await wordsIn(dataDir, ALL)).not.toEqual([]);

  await askEvents(teacher, { ask: 'erase', event });
  expect(await wordsIn(dataDir, ALL)).toEqual([]);
  server.process.kill('SIGTERM');
  await server.ended;
  expect(await wordsIn(dataDir, ALL)).toEqual([]);
  expect(ALL.filter((name) => server.errors().includes(name))).toEqual([]);
});

/** A person's name in lower case, as it is in their addresses. */
const MAILBOX = 'messalina';
const PASSKEY = 'Passkey-of-Messalina';
/** Nothing listens there. */
const PUSH = 'http://127.0.0.1:9';

test('when a person deletes everything nothing of it is in a file, wherever on this server they were', async () => {
  const dataDir = temporaryFolder();
  const opened = await openSqlite(dataDir);
  const { url } = await testServer(
    {
      database: 'sqlite',
      dataDir,
      limits: NO_LIMITS,
      lobby: true,
      publicUrl: 'http://localhost',
      pushServices: [PUSH],
      mail: { smtp: 'smtp://127.0.0.1:9', from: 'mensa@mensa.example' },
    },
    { store: async () => opened },
  );
  const one = await join(url, { name: 'Messalina' });
  const other = await join(url, { name: 'Narcissus' });
  const asks = async (who: Client, message: object): Promise<Answer> => {
    const answer = await who.ask(message);
    if (answer.t === 'refused') throw new Error(`${JSON.stringify(message)}: ${answer.code}`);
    return answer;
  };
  // They want to be rated, are known by a passkey, and hear of their turns in three ways.
  await asks(one, { t: 'event', request: { ask: 'ratings-join' } });
  const person = one.person();
  await opened.store.addPasskey({
    id: PASSKEY,
    person,
    key: `key ${PASSKEY}`,
    counter: 0,
    since: 1,
  });
  const browser = openBrowser(`${PUSH}/${MAILBOX}`, 'Europe/Berlin');
  await asks(one, { t: 'subscribe', ...browser.subscription });
  const contact = { language: 'la', zone: 'Europe/Berlin' };
  await asks(one, { t: 'set-mail', address: `${MAILBOX}@mail.example`, ...contact });
  const feed = await asks(one, { t: 'set-feed', ...contact });
  const key = feed.t === 'contacts' ? defined(feed.feed ?? undefined) : '';
  // They share a round, play the deals of a day, and have a bot.
  const game = defined((await loadGame(defined(GAME_IDS[0]))) ?? undefined);
  const shared = { ...sharedRoundOf(game, seeded('shared')), title: 'Messalina was here' };
  await asks(one, { t: 'share', code: null, round: shared });
  const listed = await asks(one, { t: 'event', request: { ask: 'daily' } });
  const today = new Date().toISOString().slice(0, 10);
  const day = /"day":"(?<day>dy-[^"]+)"/u.exec(JSON.stringify(listed))?.groups?.['day'];
  expect(day).toContain(today);
  await asks(one, { t: 'event', request: { ask: 'daily-play', day } });
  await asks(one, { t: 'create-bot', name: 'Messalina’s bot' });
  // At an open table they talk, take notes, report and are reported; they block and are blocked.
  const table = await makeTable(one, [{ kind: 'me' }, { kind: 'open' }], {
    settings: { ...STANDARD, listed: true, chat: true },
  });
  await other.open(codeOfTable(one, table));
  expect(codeOf(await other.do(table, { do: 'sit', seat: 1 }))).toBe('done');
  for (const who of [one, other]) await who.do(table, { do: 'consent', to: 'chat', give: true });
  expect(codeOf(await one.do(table, { do: 'say', text: 'Messalina says this' }))).toBe('done');
  await asks(one, { t: 'note', table, text: 'Messalina notes this' });
  for (const [by, about] of [
    [one, other],
    [other, one],
  ] as const) {
    await asks(by, { t: 'report', table, person: about.person(), reason: 'chat' });
    await asks(by, { t: 'block', person: about.person(), on: true });
  }
  expect(await opened.store.reports(9)).toHaveLength(2);
  const words = ['Messalina', MAILBOX, PASSKEY, key, browser.subscription.p256dh];
  expect(await wordsIn(dataDir, words)).toEqual(words);

  await asks(one, { t: 'erase' });
  await expect.poll(async () => wordsIn(dataDir, words)).toEqual([]);
  expect(await opened.store.reports(9)).toEqual([]);
  expect(await asks(other, { t: 'blocks' })).toMatchObject({ people: [] });
  await expect(join(url, { token: one.token() })).rejects.toThrow('unknown-token');
});
