/**
 * What a lesson asks of a teacher at a laptop, from the hall to the deletion: `node lab/bench/lesson/main.ts`, after
 * `npm run build`. Prints, for each thing that is done, the presses and the seconds: what the page takes, and 1.5 for each press.
 * The teacher knows the way: reading and choosing are not counted.
 *
 *   --pupils N   how many (28)
 */
import { openServer } from '@lusoria/testing/server/server.ts';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, QUICK, tireless } from '@lusoria/testing/people/play.ts';
import { defined } from '@lusoria/core';
import type { Page } from 'playwright-core';
import { integerOption, readOptions } from '../../command-line.ts';

const SECONDS_A_PRESS = 1.5;
const SIZE = 4;

const values = readOptions({ pupils: { type: 'string', default: '28' } });
const size = integerOption('pupils', values.pupils, SIZE, 60);

/** What one thing asks of a teacher. */
interface Asked {
  readonly what: string;
  readonly presses: number;
  readonly seconds: number;
}

/** A teacher at the page: what they press, and how long the page takes. */
class Teacher {
  readonly page: Page;
  readonly done: Asked[] = [];
  #presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Does one thing, and measures it. */
  async does(what: string, how: () => Promise<unknown>): Promise<void> {
    this.#presses = 0;
    const start = performance.now();
    await how();
    const waited = (performance.now() - start) / 1000;
    const presses = this.#presses;
    this.done.push({ what, presses, seconds: waited + presses * SECONDS_A_PRESS });
  }

  async presses(name: string | RegExp): Promise<void> {
    const [button, link] = (['button', 'link'] as const).map((role) =>
      this.page.getByRole(role, { name, exact: true }),
    );
    await defined(button).or(defined(link)).filter({ visible: true }).first().click();
    this.#presses += 1;
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

const server = await openServer();
const browser = await launch();
const pupils: Client[] = [];
try {
  const { page } = await visit(browser, server.url, { width: 1366, height: 768, name: 'Magistra' });
  const teacher = new Teacher(page);
  await page.goto('/');
  await teacher.does('a class with its code', async () => {
    await teacher.presses('With a class');
    await teacher.presses(/^is – ea – id/u);
    await page.locator('output.letters').waitFor();
  });
  const code = await page.locator('output.letters').innerText();
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  const director = await join(server.url, { token });
  pupils.push(director);
  await askEvents(director, { ask: 'open', event: code });
  await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
  const comes = async (name: string): Promise<Client> => {
    const pupil = await join(server.url);
    await joinEvent(pupil, code, name);
    pupils.push(pupil);
    return pupil;
  };
  const players: Client[] = [];
  for (let i = 1; i < size; i += 1) players.push(await comes(`Discipulus ${i}`));
  await teacher.sees(`${size - 1} joined`);
  await teacher.does('everybody has cards', async () => {
    await teacher.presses('Start all');
    await Promise.all(
      players.map(async (one) => untilEvent(one, (view) => ownTable(view) !== null)),
    );
  });
  await teacher.does('somebody comes late', async () => {
    const late = await comes(`Discipulus ${size}`);
    await untilEvent(late, (view) => ownTable(view) !== null);
    players.push(late);
  });
  await teacher.does('a phone is dead: a bot plays', async () => {
    await defined(players[1]).close();
    await teacher.presses('Bot for Discipulus 2');
    await teacher.sees(/a bot, plays for Discipulus 2/u);
  });
  await teacher.does('… and its pupil is back, on another one', async () => {
    const again = await join(server.url);
    pupils.push(again);
    await askEvents(again, { ask: 'open', event: code });
    await doEvent(again, code, { do: 'join', name: 'Discipulus 2' });
    await teacher.presses('Yes, the same person');
    await untilEvent(again, (view) => ownTable(view) !== null);
    players[1] = again;
  });
  await teacher.does('the bell: it goes on another day', async () => {
    await teacher.presses('End the round');
    await teacher.presses('Go on another time');
    await teacher.sees('It goes on another time');
  });
  await teacher.does('next week: it goes on', async () => {
    await teacher.presses('Play on');
    await teacher.sees('Pause all');
  });
  await teacher.does('a question for all, from a puzzle', async () => {
    await teacher.presses('Question for all');
    await teacher.presses('Ask everybody');
    await teacher.sees(new RegExp(`0 of ${size}`, 'u'));
  });
  await teacher.does('… its answer, and back to the game', async () => {
    await teacher.presses('Show the answer');
    await teacher.presses('Take it away');
    await teacher.sees('Pause all');
  });
  await Promise.all(
    players.map(async (one, i) =>
      playEventRound(one, 1, tireless(await botPlayer('pupil:70', `${i}`))),
    ),
  );
  await teacher.does('the second round, with new faces', async () => {
    await teacher.presses('New faces');
    await teacher.presses('Start round 2');
    await untilEvent(director, (view) => view.round?.number === 2);
  });
  await teacher.does('the bell: it ends, what was played counts', async () => {
    await teacher.presses('End the round');
    await teacher.presses('End it without points');
    await untilEvent(director, (view) => view.round?.ended === true);
  });
  await teacher.does('the results, complete', async () => {
    await teacher.presses('Results');
    await page.locator('.btn.sun:enabled').first().waitFor();
    await teacher.sees('Answers by person');
  });
  await teacher.does('… as a table for the school', async () => {
    const waiting = page.waitForEvent('download');
    await teacher.presses('Table (CSV)');
    await waiting;
  });
  await teacher.does('all is deleted', async () => {
    await teacher.presses('Delete all of this');
    await teacher.presses('Delete for good');
    await teacher.sees('What will be played?');
  });
  for (const { what, presses, seconds } of teacher.done)
    console.log(`${what}: ${presses} presses, ${seconds.toFixed(1)} s`);
} finally {
  await browser.close();
  await Promise.all(pupils.map(async (one) => one.close()));
  await server.close();
}
