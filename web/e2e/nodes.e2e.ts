import { execFileSync } from 'node:child_process';
import { PARADIGMS } from '@lusoria/latin';
import { migrateDatabase } from '@lusoria/server';
import { type Nats, openNats } from '@lusoria/tools/testing/nats.ts';
import { openPostgres, type Postgres } from '@lusoria/tools/testing/postgres.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { type Front, openFront } from '@lusoria/tools/e2e/front.ts';
import { type ServeProcess, serveProcess } from '@lusoria/tools/e2e/node.ts';
import { Player } from './support/player.ts';

let browser: Browser;
let postgres: Postgres;
let nats: Nats | null = null;
let nodes: readonly ServeProcess[] = [];
let fronts: readonly Front[] = [];

/** Without it nodes look into the database once a second. */
function hasNats(): boolean {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  [browser, postgres, nats] = await Promise.all([
    launch(),
    openPostgres(),
    hasNats() ? openNats() : null,
  ]);
  const database = await postgres.database();
  await migrateDatabase(database);
  const shared = ['--database', database, ...(nats ? ['--nats', nats.url] : [])];
  nodes = await Promise.all([serveProcess(...shared), serveProcess(...shared)]);
  fronts = await Promise.all(nodes.map(({ port }) => openFront(port)));
});

afterAll(async () => {
  await browser.close();
  for (const front of fronts) await front.close();
  for (const node of nodes) await node.kill();
  await nats?.kill();
  await postgres.close();
});

/** How many moves a node has carried out. */
async function movesAt({ port }: ServeProcess): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^lusoria_moves_total (\d+)$/m.exec(text)?.[1]);
}

test('a node is killed in mid-game: whoever was on it goes on at another, with what was pressed meanwhile', async () => {
  const [first, second] = nodes;
  const [front] = fronts;
  if (!first || !second || !front) throw new Error('no nodes');
  const anna = await visit(browser, front.url, { name: 'Anna' });
  const ben = await visit(browser, fronts[1]?.url ?? '', { name: 'Ben' });

  // A table made at one node is joined at the other.
  await anna.page.goto('/');
  await anna.page.getByRole('button', { name: /^With friends.*ille/ }).click();
  const dialog = anna.page.getByRole('dialog');
  await dialog.getByRole('button', { name: '2 players' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await anna.page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  const code = await anna.page.getByLabel('Table code').innerText();
  await ben.page.goto(`/t/${code}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByText('Ben').first().waitFor();
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  const a = new Player(anna.page, PARADIGMS.ille);
  const b = new Player(ben.page, PARADIGMS.ille);
  for (const { page } of [a, b]) await page.locator('.decl').waitFor();

  const drawOf = ({ page }: Player) =>
    page.locator('.actions').getByRole('button', { name: 'Draw a card' });

  /**
   * Everybody does what there is to do until something is so. Ben lays whatever he likes, which Anna
   * does not notice: so the round is short.
   */
  const playUntil = async (holds: () => Promise<boolean>): Promise<void> => {
    await expect
      .poll(
        async () => {
          if (await holds()) return true;
          if (await a.isAsked()) await a.go();
          // Where his last card is still on its way there is nothing to lay on.
          if ((await drawOf(b).count()) > 0) await b.lay(await b.wrong()).catch(() => undefined);
          else if (await b.isAsked()) await b.go();
          return holds();
        },
        { timeout: 40_000, interval: 20 },
      )
      .toBe(true);
  };
  const begun = await Promise.all([movesAt(first), movesAt(second)]);
  await playUntil(
    async () =>
      (await a.isMyGo()) &&
      (await drawOf(a).count()) > 0 &&
      // What she has just done has come back.
      (await anna.page.getByText('sending …').count()) === 0 &&
      (await movesAt(first)) > begun[0] &&
      (await movesAt(second)) > begun[1],
  );

  await first.kill();
  await anna.page.getByText('Connecting again').waitFor();
  // What she presses while there is no line is carried out on the next one, once.
  const held = await a.hand.count();
  const before = await movesAt(second);
  await drawOf(a).click();
  front.leadTo(second.port);
  await expect.poll(() => a.hand.count(), { timeout: 15_000 }).toBe(held + 1);
  expect(await anna.page.getByText('Connecting again').count()).toBe(0);
  expect(await ben.page.getByText('Connecting again').count()).toBe(0);

  await playUntil(async () => (await a.isOver()) && (await b.isOver()));
  expect(await movesAt(second)).toBeGreaterThan(before + 3);
  for (const { page } of [a, b]) await page.getByText('Shuffle checked: honest').waitFor();
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});
