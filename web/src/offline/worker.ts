import { servePort } from '@lusoria/client';
import { randomFrom } from '@lusoria/core';
import { openTableServer } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { deviceStore } from './keep.ts';

/** How long a bot may think about an action here, where it keeps nobody else waiting. */
const THINK_MS = 1000;

/** The house in a worker: what the server does for many, for the one person at this device. */
const hub = deviceStore().then((store) =>
  openTableServer({
    store,
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
      const until = performance.now() + THINK_MS;
      return bot.choose(view, randomFrom(seed), { left: () => until - performance.now() });
    },
    notice: () => undefined,
  }),
);

// What comes in while the store is being read waits its turn.
servePort(globalThis, (send) => {
  let connection = hub.then((house) => house.connect(send));
  return {
    receive(text) {
      connection = connection.then((line) => {
        line.receive(text);
        return line;
      });
    },
    close() {
      void connection.then((line) => line.close());
    },
  };
});
