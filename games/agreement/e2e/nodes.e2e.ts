import { execFileSync } from 'node:child_process';
import { PARADIGMS } from '@lusoria/latin';
import { migrateDatabase } from '@lusoria/server';
import { type Nats, openNats } from '@lusoria/testing/server/nats.ts';
import { openPostgres, type Postgres } from '@lusoria/testing/server/postgres.ts';
import { openProxy, type Proxy } from '@lusoria/testing/server/proxy.ts';
import { openServerProcess, type ServerProcess } from '@lusoria/testing/server/server-process.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { opensMore } from '@lusoria/testing/journey/end.ts';
import { beginGame, joinTable, openTable } from '@lusoria/testing/browser/table.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from './support/player.ts';

const site = useSite();
let postgres: Postgres;
let nats: Nats | null = null;
let nodes: readonly ServerProcess[] = [];
let proxies: readonly Proxy[] = [];

/** Without NATS, nodes poll the database once a second. */
function hasNats(): boolean {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  [postgres, nats] = await Promise.all([openPostgres(), hasNats() ? openNats() : null]);
  const database = await postgres.database();
  await migrateDatabase(database);
  const shared = ['--open-metrics', '--database', database, ...(nats ? ['--nats', nats.url] : [])];
  nodes = await Promise.all([openServerProcess(shared), openServerProcess(shared)]);
  proxies = await Promise.all(nodes.map(({ port }) => openProxy(port)));
});

afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  for (const node of nodes) await node.kill();
  await nats?.kill();
  await postgres.close();
});

/** Number of moves that a node has carried out. */
async function movesAt({ port }: ServerProcess): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^lusoria_moves_total (\d+)$/m.exec(text)?.[1]);
}

test('a node is killed in mid-game: whoever was on it goes on at another, with what was pressed meanwhile', async () => {
  const [first, second] = nodes;
  const [proxy, other] = proxies;
  if (!first || !second || !proxy || !other) throw new Error('no nodes');
  const anna = await site.visit({ name: 'Anna' }, proxy.url);
  const ben = await site.visit({ name: 'Ben' }, other.url);

  // A table created at one node is joined at the other.
  const code = await openTable(anna.page, 'ille', (dialog) =>
    dialog.getByRole('button', { name: '2 players' }).click(),
  );
  await joinTable(ben.page, code);
  await anna.page.getByText('Ben').first().waitFor();
  await beginGame(anna.page);
  const a = new Player(anna.page, PARADIGMS.ille);
  const b = new Player(ben.page, PARADIGMS.ille);
  for (const { page } of [a, b]) await page.locator('.decl').waitFor();

  /**
   * All players act until a condition holds. Ben plays arbitrary cards and Anna does not object, so the round is short.
   */
  const playUntil = async (holds: () => Promise<boolean>): Promise<void> =>
    until(async () => {
      if (await holds()) return true;
      if (await a.isAsked()) await a.act();
      if ((await b.isMyTurn()) && !(await b.hasDrawn())) await b.lay(await b.wrong());
      else if (await b.isAsked()) await b.act();
      return holds();
    });
  const begun = await Promise.all([movesAt(first), movesAt(second)]);
  await playUntil(
    async () =>
      (await a.isMyTurn()) &&
      !(await a.hasDrawn()) &&
      (await movesAt(first)) > begun[0] &&
      (await movesAt(second)) > begun[1],
  );

  const lost = (player: Player) => player.page.getByText('Connecting again');
  await first.kill();
  await lost(a).waitFor();
  // An action sent without a connection is carried out exactly once after reconnecting.
  const held = await a.hand.count();
  const before = await movesAt(second);
  expect(await pressed(a.draw)).toBe(true);
  proxy.routeTo(second.port);
  await expect.poll(() => a.hand.count()).toBe(held + 1);
  for (const one of [a, b]) await expect.poll(() => lost(one).count()).toBe(0);

  await playUntil(async () => (await a.isOver()) && (await b.isOver()));
  expect(await movesAt(second)).toBeGreaterThan(before + 3);
  for (const { page } of [a, b]) {
    await opensMore(page);
    await page.getByText('Shuffle checked: honest').waitFor();
  }
});
