import { type Port, servePort } from '@lusoria/client';
import { randomFrom } from '@lusoria/core';
import { openTableServer } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { deviceStore } from './store.ts';

/** How long a bot may think here, where only one person waits for it. */
const THINK_MS = 1000;

// Its name says what will be played first. What cannot be loaded is asked for again when a table is made.
void loadGame(self.name).catch(() => null);

/** The server for the people at this device. */
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

/** Serves whoever talks over a port. Messages that arrive while the store is still read wait their turn. */
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
// Whoever else plays at this device comes with a port of their own.
addEventListener('message', ({ ports: [port] }) => {
  if (port) serve(port);
});
