import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARADIGMS } from '@lusoria/latin';
import { openServerProcess, type ServerProcess } from '@lusoria/tools/e2e/server-process.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { beginGame, joinTable, openTable } from '@lusoria/tools/e2e/table.ts';
import { pressed, until } from '@lusoria/tools/e2e/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPatience } from './support/offline.ts';
import { Player } from './support/player.ts';

const site = useSite();
let data: string;
let server: ServerProcess;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'lusoria-together-'));
  server = await openServerProcess(['--data', data]);
});

afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

/** All players act until this person is to play or draw. */
async function untilTurnOf(player: Player, others: readonly Player[]): Promise<void> {
  await until(async () => {
    if (await player.isMyTurn()) return true;
    for (const one of [player, ...others]) if (await one.isAsked()) await one.act();
    return player.isMyTurn();
  });
}

/** A play is challenged: by this person, unless the bot was faster. All close the dispute that follows. */
async function challenge(by: Player, all: readonly Player[], verdict: RegExp): Promise<void> {
  const heading = ({ page }: Player) => page.getByRole('heading', { name: verdict });
  await by.button('Challenge!').or(heading(by)).first().waitFor();
  await pressed(by.button('Challenge!'));
  for (const one of all) {
    await heading(one).waitFor();
    const { page } = one;
    await page.getByRole('button', { name: /^Turn them face down/ }).click();
  }
}

test('two people and a bot play through a challenge upheld, one rejected, an error unnoticed, a reload and a killed server', async () => {
  const address = `http://127.0.0.1:${server.port}`;
  const anna = await site.visit({ name: 'Anna' }, address);
  const ben = await site.visit({ name: 'Ben', width: 390, height: 844 }, address);

  // Anna opens a table with a bot, Ben joins by the code. The bot waits for them however busy the machine is.
  const code = await openTable(anna.page, 'ille', async (dialog) => {
    await dialog.getByRole('button', { name: '3 players' }).click();
    await dialog.getByLabel('Seat 3').selectOption('pupil:50');
    await setPatience(anna.page, 20);
    await dialog.getByRole('button', { name: 'at once' }).click();
  });
  await joinTable(ben.page, code);
  await anna.page.getByText('Ben').first().waitFor();
  await beginGame(anna.page);

  const a = new Player(anna.page, PARADIGMS.ille);
  const b = new Player(ben.page, PARADIGMS.ille);
  for (const { page } of [a, b]) await page.locator('.decl').waitFor();

  // An error that is noticed: the card comes back.
  await untilTurnOf(a, [b]);
  const before = await a.hand.count();
  await a.lay(await a.wrong());
  await challenge(b, [a, b], /^The challenge was right\.$/);
  await expect.poll(() => a.hand.count()).toBe(before);

  // A right card that is challenged stays.
  let right: Awaited<ReturnType<Player['right']>> = [];
  while (right.length === 0) {
    await untilTurnOf(a, [b]);
    right = await a.right();
    if (right.length === 0) await a.act();
  }
  await a.lay(right[0] ?? (await a.wrong()));
  await challenge(b, [a, b], /^The challenge was rejected\.$/);

  // An error that nobody notices: the next player goes on, and it lies there as declared.
  await untilTurnOf(a, [b]);
  const slip = await a.wrong();
  await a.lay(slip);
  const held = await b.hand.count();
  await b.draw.click();
  await expect.poll(() => b.hand.count()).toBe(held + 1);
  await expect.poll(async () => (await b.sight()).form).toBe(slip.form);

  // Ben's page is reloaded, then the server is killed and restarted: both reconnect by themselves.
  const { form, as, hand } = await b.sight();
  await ben.page.reload();
  await ben.page.locator('.decl').waitFor();
  expect(await b.sight()).toMatchObject({ form, as, hand });
  const lost = (player: Player) => player.page.getByText('Connecting again');
  await server.kill();
  await lost(a).waitFor();
  server = await openServerProcess(['--data', data], server.port);
  for (const one of [a, b]) await expect.poll(() => lost(one).count()).toBe(0);

  await until(async () => {
    for (const one of [a, b]) if (await one.isAsked()) await one.act();
    return (await a.isOver()) && (await b.isOver());
  });
  for (const { page } of [a, b]) {
    await page.getByText('Shuffle checked: honest').waitFor();
    const report = page.locator('section').filter({ hasText: 'Errors that nobody noticed' });
    await expect.poll(() => report.getByText(slip.form).count()).toBeGreaterThan(0);
  }
});
