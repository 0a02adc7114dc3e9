import { type Port, servePort } from '@lusoria/client';
import { randomFrom } from '@lusoria/core';
import { openTableServer, type Ports } from '@lusoria/table';
import { dailyGames, loadGame } from '@lusoria/games';
import { claimDatabase } from './database.ts';
import { deviceStore } from './store.ts';
import * as v from 'valibot';
import { type Begin, beginSchema, type WorkerReport } from './worker-report.ts';

/** Time budget of a bot's move (milliseconds); only one person waits for it here. */
const THINK_MS = 1000;

// The worker's name is the game to play first. A failed load is retried when a table is created.
void loadGame(self.name).catch(() => null);

const report = (made: WorkerReport): void => globalThis.postMessage(made);

/** The table server of this device. */
const tableServer = openServer();

async function openServer() {
  const { days } = await new Promise<Begin>((resolve) =>
    addEventListener('message', ({ data }) => {
      if (v.is(beginSchema, data)) resolve(data);
    }),
  );
  const [database, openDaily] = await Promise.all([
    claimDatabase(),
    days ? import('@lusoria/tournaments/daily-server').then((layer) => layer.openDaily) : null,
  ]);
  const store = await deviceStore(database, () => report({ kind: 'taken-over' }));
  report({ kind: 'ready', epoch: database?.epoch ?? 0 });
  const ports: Ports = {
    store,
    games: loadGame,
    cluster: null,
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    async think(game, name, view, seed, { repeatable }) {
      const bot = (await loadGame(game))?.bot(name);
      if (!bot) throw new Error(`no bot ${name}`);
      await bot.load();
      if (repeatable) return bot.choose(view, randomFrom(seed));
      const until = performance.now() + THINK_MS;
      return bot.choose(view, randomFrom(seed), { left: () => until - performance.now() });
    },
    notice: () => undefined,
  };
  return openTableServer(
    ports,
    openDaily && ((host) => openDaily(host, dailyGames, { from: 'date' })),
  );
}

/** Serves a client at a port. Messages that arrive before the store is open are queued. */
const serve = (port: Port) =>
  servePort(port, (send) => {
    let connection = tableServer.then((server) => server.connect(send));
    return {
      receive(text) {
        connection = connection.then((open) => {
          open.receive(text);
          return open;
        });
      },
      close() {
        void connection.then((open) => open.close());
      },
    };
  });

// Every connection, of this tab or another, comes with a port of its own.
addEventListener('message', ({ ports: [port] }) => {
  if (port) serve(port);
});
