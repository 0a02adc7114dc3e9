import { type Port, servePort } from '@lusoria/client';
import { randomFrom } from '@lusoria/core';
import { openTableServer } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { deviceStore } from './store.ts';

/** Time budget of a bot's move (milliseconds); only one person waits for it here. */
const THINK_MS = 1000;

// The worker's name is the game to play first. A failed load is retried when a table is created.
void loadGame(self.name).catch(() => null);

/** The table server of this device. */
const tableServer = deviceStore().then((store) =>
  openTableServer({
    store,
    games: loadGame,
    cluster: null,
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    async think(game, name, view, seed) {
      const bot = (await loadGame(game))?.bot(name);
      if (!bot) throw new Error(`no bot ${name}`);
      await bot.load();
      const until = performance.now() + THINK_MS;
      return bot.choose(view, randomFrom(seed), { left: () => until - performance.now() });
    },
    notice: () => undefined,
  }),
);

/** Serves the client at a port. Messages that arrive before the store is open are queued. */
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

serve(globalThis);
// Every further person at this device has a port of their own.
addEventListener('message', ({ ports: [port] }) => {
  if (port) serve(port);
});
