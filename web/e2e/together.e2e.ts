import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { Player } from './support/player.ts';

const MAIN = new URL('../../cli/main.ts', import.meta.url).pathname;

let browser: Browser;
let data: string;
let port: number;
let server: ChildProcess;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A server in a process of its own; resolves when it answers. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', String(port), '--data', data], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/readyz`;
  await vi.waitUntil(
    () =>
      fetch(url).then(
        (answer) => answer.ok,
        () => false,
      ),
    { timeout: 20_000 },
  );
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'lusoria-together-'));
  port = await freePort();
  server = await start();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await kill(server);
  await rm(data, { recursive: true, force: true });
});

/** Everybody does what there is to do until this person is to lay or draw. */
async function untilTurnOf(player: Player, others: readonly Player[]): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await player.isMyGo()) return true;
        for (const one of [player, ...others]) if (await one.isAsked()) await one.go();
        return player.isMyGo();
      },
      { timeout: 40_000, interval: 20 },
    )
    .toBe(true);
}

test('two people and a bot play through a challenge upheld, one rejected, an error unnoticed, a reload and a killed server', async () => {
  const base = `http://127.0.0.1:${port}`;
  const anna = await visit(browser, base, { name: 'Anna' });
  const ben = await visit(browser, base, { name: 'Ben', width: 390, height: 844 });

  // Anna opens a table with a bot, Ben joins by the code.
  await anna.page.goto('/');
  await anna.page.getByRole('button', { name: /^With friends.*ille/ }).click();
  const dialog = anna.page.getByRole('dialog');
  await dialog.getByRole('button', { name: '3 players' }).click();
  await dialog.getByLabel('Seat 3').selectOption('pupil:50');
  await dialog.getByRole('button', { name: 'at once' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await anna.page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  const code = await anna.page.getByLabel('Table code').innerText();
  await ben.page.goto('/');
  await ben.page.getByLabel('Table code').fill(code);
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByText('Ben').first().waitFor();
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();

  const a = new Player(anna.page, PARADIGMS.ille);
  const b = new Player(ben.page, PARADIGMS.ille);
  await a.page.locator('.decl').waitFor();
  await b.page.locator('.decl').waitFor();

  // An error that is noticed: the card comes back.
  await untilTurnOf(a, [b]);
  const before = await a.hand.count();
  await a.lay(await a.wrong());
  await b.button('Challenge!').click();
  for (const { page } of [a, b]) {
    await page.getByRole('heading', { name: 'Challenge upheld' }).waitFor();
    await page.getByRole('button', { name: /^Seen/ }).click();
  }
  expect(await a.hand.count()).toBe(before);

  // A right card that is challenged stays.
  let right: Awaited<ReturnType<Player['right']>> = [];
  while (right.length === 0) {
    await untilTurnOf(a, [b]);
    right = await a.right();
    if (right.length === 0) await a.go();
  }
  await a.lay(right[0] ?? (await a.wrong()));
  await b.button('Challenge!').click();
  for (const { page } of [a, b]) {
    await page.getByRole('heading', { name: 'Challenge rejected' }).waitFor();
    await page.getByRole('button', { name: /^Seen/ }).click();
  }

  // An error that nobody notices: the next player goes on, and it lies there as declared.
  await untilTurnOf(a, [b]);
  const slip = await a.wrong();
  await a.lay(slip);
  const held = await b.hand.count();
  await b.button('Draw a card').last().click();
  await expect.poll(() => b.hand.count()).toBe(held + 1);
  await expect.poll(async () => (await b.sight()).form).toBe(slip.form);

  // Ben's page is loaded anew, then the server is killed and started again: both go on by themselves.
  const seen = await b.sight();
  await ben.page.reload();
  await ben.page.locator('.decl').waitFor();
  expect(await b.sight()).toEqual(seen);
  await kill(server);
  await anna.page.getByText('Connecting again').waitFor();
  server = await start();
  await expect
    .poll(() => anna.page.getByText('Connecting again').count(), { timeout: 15_000 })
    .toBe(0);
  await expect
    .poll(() => ben.page.getByText('Connecting again').count(), { timeout: 15_000 })
    .toBe(0);

  await expect
    .poll(
      async () => {
        for (const one of [a, b]) if (await one.isAsked()) await one.go();
        return (await a.isOver()) && (await b.isOver());
      },
      { timeout: 90_000, interval: 20 },
    )
    .toBe(true);
  for (const { page } of [a, b]) {
    await page.getByText('Shuffle checked: honest').waitFor();
    const report = page.locator('section').filter({ hasText: 'Errors that nobody noticed' });
    await expect.poll(() => report.getByText(slip.form).count()).toBeGreaterThan(0);
  }
  expect(anna.errors).toEqual([]);
  expect(ben.errors).toEqual([]);
});
