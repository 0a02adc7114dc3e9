/**
 * People who look for somebody to play with, all in the same second, at one table server over SQLite: how long they wait, what it costs, and whether
 * everybody gets a seat. `node lab/bench/seekers.ts`
 *
 *   --game NAME     (the first of the registry)
 *   --people N      (2000)
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined, randomFrom } from '@lusoria/core';
import { GAME_IDS, isGameId, loadGame, manifestOf } from '@lusoria/games';
import { openTableServer, PROTOCOL, type ServerMessage } from '@lusoria/table';
import { openSqlite } from '@lusoria/server/store/sqlite/store.ts';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { quantile } from '../quantile.ts';

const values = readOptions({
  game: { type: 'string', default: defined(GAME_IDS[0]) },
  people: { type: 'string', default: '2000' },
});
const id = defined(choiceOption('game', values.game, GAME_IDS));
const count = integerOption('people', values.people, 1, 10_000);
const { others, offers } = await manifestOf(id);
const game = defined(await loadGame(id));
const folder = mkdtempSync(join(tmpdir(), 'lusoria-seekers-'));
const { store, close } = await openSqlite(folder);
const server = openTableServer({
  store,
  cluster: null,
  lobby: true,
  now: Date.now,
  randomBytes: (bytes) => randomBytes(bytes),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  think: async (_, bot, view, seed) => game.bot(bot)?.choose(view, randomFrom(seed)) ?? null,
  notice: () => undefined,
  games: async (name) => (isGameId(name) ? loadGame(name) : null),
});

interface Seeking {
  readonly connection: ReturnType<typeof server.connect>;
  /** When the search began and ended, by `performance.now`. */
  began: number;
  ended: number | null;
  table: string | null;
}

async function arrive(n: number): Promise<Seeking> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const one: Seeking = {
    connection: server.connect((message: ServerMessage) => {
      if (message.t === 'welcome') resolve(null);
      if (message.t !== 'done' || message.id !== 'seek') return;
      one.ended = performance.now();
      one.table = message.table ?? null;
    }),
    began: 0,
    ended: null,
    table: null,
  };
  const hello = { t: 'hello', v: PROTOCOL, token: null, name: `N${n}` };
  one.connection.receive(JSON.stringify(hello));
  await promise;
  return one;
}

const people = await Promise.all(Array.from({ length: count }, async (_, n) => arrive(n)));
const before = process.memoryUsage.rss();
const wish = { game: id, options: offers[0]?.options ?? {}, bots: others.bots };
const start = performance.now();
for (const one of people) {
  one.began = performance.now();
  one.connection.receive(JSON.stringify({ t: 'seek', id: 'seek', wish }));
}
const LATEST_MS = 30_000;
while (people.some(({ ended }) => ended === null) && performance.now() - start < LATEST_MS) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const waits = people.flatMap(({ began, ended }) => (ended === null ? [] : [ended - began]));
const lost = people.filter(({ table }) => table === null).length;
const tables = new Set(people.map(({ table }) => table)).size;
const mebibytes = (process.memoryUsage.rss() - before) / 2 ** 20;
console.log(`${count} people, ${tables} tables, ${lost} lost`);
console.log(
  `wait: p50 ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
);
console.log(
  `memory: ${mebibytes.toFixed(0)} MiB more, ${((mebibytes * 1024) / tables).toFixed(0)} KiB a table`,
);
for (const { connection } of people) connection.close();
server.stop();
await close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = lost === 0 ? 0 : 1;
