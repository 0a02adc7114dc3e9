import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathTo } from 'node:path';
import { childServer } from '@lusoria/server/testing/child.ts';
import type { GameRecord } from '@lusoria/table';
import { defined } from '@lusoria/core';
import { opensClass } from '@lusoria/testing/journey/class.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { storedOnDevice } from '@lusoria/testing/browser/storage.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import {
  expectWholeWall,
  FROM_THE_BACK,
  openWall,
  smallestLetters,
} from '@lusoria/testing/browser/wall.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { botPlayer, QUICK } from '@lusoria/testing/people/play.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const site = useSite();

const PUPILS = 28;
/** Number of pupils with a page; the last one joins late. */
const PAGES = 2;

/** As long as names may be. */
function longName(i: number): string {
  return `${['Maximiliane-Charlotte', 'Konstantin-Alexander', 'Wilhelmina Mommsen'][i % 3]} ${i}`;
}

async function tokenOf({ page }: Traveller): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('lusoria.token'));
}

async function comesIn(pupil: Traveller, code: string): Promise<void> {
  await pupil.opens(`/e/${code}`);
  await pupil.presses('Come in');
}

/** The notice of a round that was ended for all, at however many tables. */
function brokenOff(one: Traveller): RegExp {
  const notices = Array.from({ length: 7 }, (_, i) => {
    const tables = i === 0 ? 'one table' : `${i + 1} tables`;
    return one.partly(
      `Round 2 was ended for all, at ${tables} before its end. What was played there counts in the results.`,
    ).source;
  });
  return new RegExp(notices.join('|'), 'u');
}

journey(
  site,
  'a class of 28 from the code to the report: the server is killed, one changes phones, one is late; then all is deleted',
  'desktop',
  async ({ person }) => {
    const dataDir = await mkdtemp(pathTo(tmpdir(), 'lusoria-class-'));
    const config = { port: 0, log: 'error', limits: NO_LIMITS, dataDir } as const;
    const server = await childServer(config);
    const { url } = server;
    const teacher = await person('Magistra', {}, url);
    const code = await opensClass(teacher);
    // The same person without a page, for short rounds and to read the records.
    const token = await tokenOf(teacher);
    let director = await join(url, { token });
    await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });

    const names = Array.from({ length: PUPILS }, (_, i) => longName(i));
    const raw = await Promise.all(names.slice(PAGES).map(async () => join(url)));
    const late = defined(raw.pop());
    for (const [i, one] of raw.entries()) await joinEvent(one, code, names[PAGES + i] ?? '');
    const pages = await Promise.all(
      names.slice(0, PAGES).map(async (name) => {
        const pupil = await person(name, { size: 'phone' }, url);
        await comesIn(pupil, code);
        await pupil.sees('You are in. It will begin soon.');
        return pupil;
      }),
    );
    await teacher.sees('27 joined');
    await isRemovedByMistake(teacher, defined(pages[1]));
    await teacher.looksAround('the console');
    const wall = await openWall(teacher.page, code);
    await wall.locator('li').nth(26).waitFor({ state: 'attached' });
    await expectWholeWall(wall, 'the code');
    await teacher.presses('Start all');
    for (const { page } of pages) await page.locator('.hand button').first().waitFor();
    await Promise.all(raw.map(hasCards));
    await wall.locator('.felt, .tiles, h2, h3').first().waitFor();
    expect(await smallestLetters(wall)).toBeGreaterThanOrEqual(FROM_THE_BACK);
    await expectWholeWall(wall, 'seven tables');

    await teacher.presses('On request');
    await joinEvent(late, code, names.at(-1) ?? '');
    await teacher.presses(`Let ${names.at(-1)} in`);
    // Leaves, and returns on another phone.
    await pages[0]?.context.close();
    await teacher.sees('offline');
    const phone = await person(defined(names[0]), { size: 'phone-small' }, url);
    await comesIn(phone, code);
    await teacher.sees(`Is ${names[0]} back on another device?`);
    await teacher.presses('Yes, the same person');
    await phone.page.locator('.hand button').first().waitFor();
    pages[0] = phone;

    const tokens = await Promise.all(pages.map(tokenOf));
    tokens.push(...[...raw, late].map((client) => client.token()));
    server.process.kill('SIGKILL');
    await server.ended;
    await childServer({ ...config, port: Number(new URL(url).port) });
    director = await join(url, { token });
    await askEvents(director, { ask: 'open', event: code });
    const players = await Promise.all(tokens.map(async (known) => join(url, { token: known })));
    for (const one of players) await askEvents(one, { ask: 'open', event: code });
    // Pupils with a page watch there how their round is played.
    const playRound = async (round: number, who: readonly Client[]): Promise<readonly string[]> =>
      Promise.all(
        who.map(async (one, i) =>
          playEventRound(one, round, await botPlayer('pupil:70', `${round} ${i}`)),
        ),
      );
    const first = await playRound(1, players);
    await phone.sees('This round is over.');
    await teacher.presses('New faces');
    await teacher.presses('Start round 2');
    // The bell rings in the middle of it.
    const stuck = new Set<string>();
    const second = await playUntilBell(players, stuck, async () => {
      await untilEvent(director, ({ round }) => round?.tables.length === stuck.size);
      await ringTwice(teacher, phone);
    });
    await teacher.sees(brokenOff(teacher));
    await phone.sees('The round was ended for all. What you have played counts.');
    await phone.sees('A deal that was broken off brings no points.');
    await untilEvent(director, ({ round }) => round?.number === 2 && round.ended);
    for (const pupil of pages) await pupil.sees('This round is over.');
    await confusionsOnTheWall(wall, teacher);
    const again = metIn(second).filter((pair) => metIn(first).includes(pair));
    expect(again.length).toBeLessThan(4);

    await asksThenReadsResults(teacher, phone);
    // The export must equal an independent count over the tables' logs.
    await teacher.sees('Answers by person');
    await teacher.looksAround('the results');
    const download = teacher.page.waitForEvent('download');
    await teacher.presses('Table (CSV)');
    const rows = rowsOf(await readFile(await (await download).path(), 'utf8'));
    const tables = [...new Set([...first, ...second])];
    const counted = await counts(director, tables);
    expect(rows).toHaveLength(PUPILS);
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(names));
    for (const row of rows) {
      const [, name = '', , , , points] = row;
      const [all, laid, upheld] = counted.get(name) ?? [];
      expect([name, Number(points?.replace(',', '.'))]).toEqual([name, all]);
      expect(row).toEqual(expect.arrayContaining([String(laid), String(upheld)]));
    }
    expect(ownTable(await untilEvent(defined(players[0]), () => true))).not.toBeNull();

    await teacher.presses('Delete all of this');
    await teacher.presses('Delete for good');
    await teacher.sees('What will be played?');
    expect(await doEvent(defined(players[0]), code, { do: 'leave' })).toBe('no-such-event');
    for (const table of tables) {
      expect((await director.ask({ t: 'export', table })).t).toBe('refused');
    }
    const files = (await readdir(dataDir)).filter((file) => file.startsWith('lusoria.db'));
    const stored = await Promise.all(files.map(async (file) => readFile(pathTo(dataDir, file))));
    expect(names.filter((name) => stored.some((bytes) => bytes.includes(name)))).toEqual([]);
    const kept = await storedOnDevice(teacher.page);
    expect(names.filter((name) => kept.includes(name))).toEqual([]);
    await phone.opens(`/e/${code}`);
    await phone.sees('There is nothing under this code. Is it typed correctly?');
  },
);

/** The teacher goes through a table of the class, puts a moment of it to all, and shows what is right. Then come the results. */
async function asksThenReadsResults(teacher: Traveller, pupil: Traveller): Promise<void> {
  // Parts of the page that were to come while the server was away may be missing.
  await pupil.reloads();
  await teacher.page
    .locator('summary', { hasText: teacher.partly('Go through what was played') })
    .click();
  await teacher.page.locator('a[href*="/round/"]').first().click();
  await teacher.presses('Everything');
  await teacher.page.locator('.ask').first().waitFor();
  await teacher.looksAround('a round to be asked about');
  // Not every turn has a card that was declared.
  const bluff = teacher.partly('True, or a bluff?');
  await teacher.page.locator('.ask button', { hasText: bluff }).first().click();
  await teacher.presses('To the question');
  await teacher.sees('A round can begin when the question has been taken away.');
  await pupil.presses('It is true');
  await teacher.sees(teacher.partly('1 of 28 have answered'));
  await teacher.presses('Show the answer');
  await pupil.page.locator('.verdict').waitFor();
  await pupil.looksAround('what was right');
  await teacher.presses('Take it away');
  await teacher.sees('Start round 3');
  await teacher.presses('Results');
}

/** What was confused stands on the wall whole, page after page: nobody scrolls there. */
async function confusionsOnTheWall(wall: Page, teacher: Traveller): Promise<void> {
  const headed = (name: string) =>
    wall.getByRole('heading', { name: teacher.wholly(name) }).waitFor();
  await headed('What the class knows');
  await wall.keyboard.press('ArrowRight');
  await headed('The most frequent confusions');
  await expectWholeWall(wall, 'what was confused');
}

/** A pupil is removed, which takes two presses, and is let back in as the same person. */
async function isRemovedByMistake(teacher: Traveller, pupil: Traveller): Promise<void> {
  const { name } = pupil;
  await teacher.presses(`${name}: more`);
  await teacher.presses('Remove');
  await teacher.looksAround('somebody is about to be removed');
  await teacher.presses('Really remove');
  await pupil.sees('You have been removed from here.');
  await teacher.sees('26 joined');
  await teacher.looksAround('somebody has been removed');
  await teacher.presses(`Let ${name} back in`);
  await pupil.presses(`I am ${name}`);
  await pupil.sees('You are in. It will begin soon.');
  await teacher.sees('27 joined');
}

/** The bell rings, and the round goes on another day, until it rings again. */
async function ringTwice(teacher: Traveller, pupil: Traveller): Promise<void> {
  await teacher.presses('End the round');
  await teacher.presses('Go on another time');
  await pupil.sees('It goes on another time');
  await teacher.presses('Play on');
  await teacher.sees('Pause all');
  await teacher.presses('End the round');
  await teacher.presses('End it without points');
}

/** Everybody plays a few actions of round 2, then waits for the bell. */
async function playUntilBell(
  players: readonly Client[],
  stuck: Set<string>,
  ring: () => Promise<void>,
): Promise<readonly string[]> {
  const ACTIONS = 3;
  const isStuck = Promise.withResolvers<void>();
  const played = players.map(async (client, i) => {
    const player = await botPlayer('pupil:70', `bell ${i}`);
    let acts = 0;
    return playEventRound(client, 2, (view) => {
      const command = player(view);
      if (command?.do !== 'act') return command;
      acts += 1;
      if (acts <= ACTIONS) return command;
      stuck.add(view.id);
      if (stuck.size === Math.ceil(PUPILS / 4)) isStuck.resolve();
      return null;
    });
  });
  await isStuck.promise;
  await ring();
  return Promise.all(played);
}

/** Resolves when a client without a page has been dealt cards. */
async function hasCards(one: Client): Promise<void> {
  const view = await untilEvent(one, (now) => ownTable(now) !== null);
  const table = await one.open(ownTable(view) ?? '');
  await one.until(() => (one.table(table).view.round?.play ?? null) !== null);
}

/** The groups of a seating, by number. */
function metIn(tables: readonly string[]): readonly string[] {
  return tables.flatMap((a, i) =>
    tables.flatMap((b, j) => (i < j && a === b ? [`${i} ${j}`] : [])),
  );
}

/** The rows of a CSV file without quotes, below its heading. */
function rowsOf(csv: string): readonly (readonly string[])[] {
  const [heading = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const separator = heading.includes(';') ? ';' : ',';
  return lines.map((line) => line.split(separator));
}

/** Points as at a table of four, cards laid with a declaration and challenges upheld, by name, computed from the records alone. */
async function counts(
  director: Client,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly [number, number, number]>> {
  const sums = new Map<string, readonly [number, number, number]>();
  for (const table of tables) {
    const answer = await director.ask({ t: 'export', table });
    if (answer.t !== 'record') throw new Error(answer.t);
    for (const round of answer.record.rounds) countRound(sums, round);
  }
  return sums;
}

function countRound(
  sums: Map<string, readonly [number, number, number]>,
  { who, steps, outcome }: GameRecord['rounds'][number],
): void {
  for (const [seat, name] of who.entries()) {
    const [points, lays, upheld] = sums.get(name) ?? [0, 0, 0];
    const events = steps.flatMap((step) => step.events).map((event) => JSON.stringify(event));
    const laid = events.filter(
      (event) => event.includes(`"type":"laid","seat":${seat},`) && !event.includes('"as":null'),
    );
    const won = events.filter(
      (event) =>
        event.includes('"type":"settled"') &&
        event.includes(`"by":${seat},`) &&
        event.includes('"upheld":true'),
    );
    sums.set(name, [
      points + ((outcome?.points[seat] ?? 0) * 3) / (who.length - 1),
      lays + laid.length,
      upheld + won.length,
    ]);
  }
}
