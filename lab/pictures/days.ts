import { defined } from '@lusoria/core';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';
import { openMailServer } from '@lusoria/testing/server/mail-server.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { until } from '@lusoria/testing/until.ts';
import { dailyAnswerSchema } from '@lusoria/tournaments/daily';
import * as v from 'valibot';
import { clientOf } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Where links in e-mails lead. */
const PUBLIC = 'https://cards.example';
const NAMES = ['Maximiliane v. Hohenfels', 'Otho', 'Kleopatra Ptolemaia'];

/** A server at which days pass, and which writes e-mails: tables by the day, reminders, deals of the day, strengths. */
export async function takeDaysPictures({ another }: Camera): Promise<void> {
  let passed = 0;
  const mails = await openMailServer();
  const server = await openServer(
    undefined,
    PUBLIC,
    0,
    { lobby: true, mail: { smtp: mails.url, from: 'table@cards.example' } },
    { now: () => Date.now() + passed * DAY_MS },
  );
  try {
    const camera = await another('Livia', server.url);
    await camera.page.goto('/');
    await takeByDay(camera);
    await takeReminders(camera, () => mails.received.map(({ raw }) => raw));
    await takeDaily(camera, () => (passed += 1));
  } finally {
    await server.close();
    await mails.close();
  }
}

/** Tables by the day: one that waits for others, one that waits for oneself, and both in the hall. */
async function takeByDay(camera: Camera): Promise<void> {
  const { page, url, shot, shotOfWall } = camera;
  const livia = await clientOf(camera);
  const settings = { pace: 0, clock: 'day' };
  const waiting = await makeTable(livia, [{ kind: 'me' }, { kind: 'open' }], { settings });
  await page.goto(`/t/${codeOfTable(livia, waiting)}`);
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await shot('day-room');
  const seats = [{ kind: 'me' }, ...NAMES.map(() => ({ kind: 'open' }))];
  const table = await makeTable(livia, seats, { settings });
  const code = codeOfTable(livia, table);
  const all = [livia];
  for (const [i, name] of NAMES.entries()) {
    const one = await join(url, { name });
    await one.do(await one.open(code), { do: 'sit', seat: i + 1 });
    all.push(one);
  }
  await livia.do(table, { do: 'start' });
  await Promise.all(
    all.map(async (one, i) => {
      const player = await botPlayer('uniform', `days ${i}`);
      await play(one, table, player, ({ round }) => round?.play?.must.includes(0) === true);
    }),
  );
  await page.goto(`/t/${code}`);
  await page.locator('.hand button').first().waitFor();
  await shot('day-table');
  await takeNotice({ page, shot }, `/t/${code}`);
  await page.goto(`/screen/${code}`);
  await page.locator('.felt').first().waitFor();
  await shotOfWall(page, 'table-screen');
  await page.goto('/');
  await page.locator('a.turn').waitFor();
  await shot('lobby-my-tables');
}

/** Where a notice of a turn leads: to the table; first to a page that waits for the server. */
async function takeNotice({ page, shot }: Pick<Camera, 'page' | 'shot'>, path: string) {
  let isAway = true;
  await page.routeWebSocket(/\/ws/u, (socket) => {
    if (isAway) void socket.close();
    else socket.connectToServer();
  });
  await page.goto('/turn');
  await page.getByRole('heading').first().waitFor();
  await shot('turn-waiting');
  isAway = false;
  await page.reload();
  await page.waitForURL(`**${path}`);
  await page.locator('.hand button').first().waitFor();
}

async function takeReminders({ page, shot }: Camera, letters: () => readonly string[]) {
  await page.getByRole('button', { name: 'Reminders' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  await page.getByLabel('Feed (Atom)').waitFor();
  await page.getByLabel('E-mail address').fill('maximiliane.hohenfels@gymnasium-am-huegel.example');
  await page.getByRole('button', { name: 'Write to me' }).click();
  await page.getByText('gymnasium-am-huegel', { exact: false }).waitFor();
  await shot('reminders');
  await until(async () => letters().length > 0);
  const key = defined(
    /mail#(?:3D)?([0-9a-f]{40})/u.exec(defined(letters()[0]).replaceAll('=\r\n', ''))?.[1],
  );
  await page.goto(`/mail#${key}`);
  await page.getByRole('button', { name: 'Yes, write to me' }).waitFor();
  await shot('mail');
}

/** The deals of today after some have played, those of the next day, and strengths. */
async function takeDaily(camera: Camera, passes: () => void): Promise<void> {
  const { page, url, shot } = camera;
  await page.goto('/strength');
  await page.getByRole('switch').press(' ');
  await page.getByText('Others see it as Livia.').waitFor();
  await shot('strength-begun');
  const others = await Promise.all(NAMES.slice(0, 2).map(async (name) => join(url, { name })));
  const all = [await clientOf(camera), ...others];
  for (const one of others) await one.ask({ t: 'event', request: { ask: 'ratings-join' } });
  await Promise.all(all.map(async (one, i) => playDeal(one, `day ${i}`)));
  await page.goto('/daily');
  await page.locator('.result').first().waitFor();
  await shot('daily-played');
  passes();
  await page.goto('/daily');
  await page.getByText(defined(NAMES[0])).first().waitFor();
  await shot('daily-next');
  await page.goto('/strength');
  await until(async () => {
    await page.reload();
    await page.getByRole('table').first().waitFor();
    return (await page.getByText('Still little known').count()) > 0;
  });
  await shot('strength-known');
}

/** Plays the deal of the day of the game that is played here. */
async function playDeal(client: Client, seed: string): Promise<void> {
  const ask = async (request: object) => {
    const answer = await client.ask({ t: 'event', request });
    if (answer.t !== 'event-answer') throw new Error(codeOf(answer));
    return v.parse(dailyAnswerSchema, answer.answer);
  };
  const listed = await ask({ ask: 'daily' });
  if (listed.to !== 'daily') throw new Error(listed.to);
  const today = listed.days.find(({ date, game }) => date === listed.date && game === PLAYED.game);
  const entered = await ask({ ask: 'daily-play', day: defined(today).day });
  if (entered.to !== 'daily-play') throw new Error(entered.to);
  const table = await client.open(entered.table);
  await play(client, table, await botPlayer('pupil:80', seed), ({ phase }) => phase === 'over');
}
