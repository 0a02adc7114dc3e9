import { setTimeout as pause } from 'node:timers/promises';
import { defined, seeded } from '@lusoria/core';
import { type Client, connect, join } from '@lusoria/testing/people/client.ts';
import { sharedRoundOf } from '@lusoria/testing/people/shared-round.ts';
import WebSocket from 'ws';
import { allGames, gameOfTwo, type GameTable, heavyGame, slowGame } from '../workload/games.ts';
import { field, list } from './messages/unknown.ts';

/** An attack from one address, run repeatedly; resolves when there is nothing left to do. */
type Flood = (url: string, address: string, isOver: () => boolean) => Promise<void>;

const headersOf = (address: string) => ({ 'X-Forwarded-For': address });

/** Sends slightly more than the rate limit allows; reconnects when cut off. */
async function hammer(
  url: string,
  address: string,
  isOver: () => boolean,
  begin: (client: Client) => Promise<(n: number) => object>,
  everyMs = 45,
): Promise<void> {
  while (!isOver()) {
    try {
      const client = await join(url, { headers: headersOf(address) });
      const next = await begin(client);
      let isClosed = false;
      void client.closed.then(() => (isClosed = true));
      for (let n = 0; !isOver() && !isClosed; n += 1) {
        client.send({ id: `h${n}`, ...next(n) });
        await pause(everyMs);
      }
      await client.close();
    } catch {
      await pause(1000);
    }
  }
}

/** Creates a table and opens it; returns its id. */
async function makeTable(
  client: Client,
  { game, options }: GameTable,
  seats: readonly object[],
): Promise<string> {
  const created = { t: 'create', game: game.id, options, settings: { pace: 0 }, seats };
  const made = await client.ask(created);
  if (made.t !== 'done') throw new Error(JSON.stringify(made));
  return client.open(defined(made.table));
}

/** Moves of the rounds that are shared. */
const SHARED_MOVES = [0, 30, 400];
const twoSeats = [{ kind: 'me' }, { kind: 'open' }];

/** Fills the log of a table, with settings and options of maximum size. */
const fillLog: Flood = async (url, address, isOver) => {
  const game = (await heavyGame()) ?? (await gameOfTwo());
  await hammer(url, address, isOver, async (client) => {
    const table = await makeTable(client, game, twoSeats);
    return (n) => {
      const { options } = game;
      const settings = { pace: n % 5000 };
      const command = n % 8 === 0 ? { do: 'options', options } : { do: 'settings', settings };
      return { t: 'do', table, seen: 1, command };
    };
  });
};

/** Opens a table with a long log and pages through it as often as possible. */
const readLog: Flood = async (url, address, isOver) => {
  const game = await gameOfTwo();
  await hammer(url, address, isOver, async (client) => {
    const table = await makeTable(client, game, twoSeats);
    for (let i = 0; i < 300; i += 1) {
      await client.do(table, { do: 'say', text: 'x'.repeat(300) });
      await pause(40);
    }
    return (n) =>
      n % 2 === 0
        ? { t: 'open', table, seen: null }
        : { t: 'history', table, before: 1 + ((n * 37) % 300) };
  });
};

/** Makes the server draw rounds whose draws are slow. */
const slowDraws: Flood = async (url, address, isOver) => {
  const game = (await heavyGame()) ?? (await slowGame());
  if (!game) return;
  const bytes = '0a'.repeat(32);
  await hammer(
    url,
    address,
    isOver,
    async (client) => {
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: defined(game.game.botKinds[0]) }];
      const table = await makeTable(client, game, seats);
      let round = 0;
      return (n) => {
        const steps = [
          { do: 'start' },
          { do: 'contribute', round, bytes },
          { do: 'consent', to: 'end', give: true },
          { do: 'reopen' },
        ];
        if (n % steps.length === 0) round += 1;
        return { t: 'do', table, seen: 1, command: steps[n % steps.length] };
      };
    },
    150,
  );
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeOf = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => LETTERS[Math.floor(n / 7 ** i + i * 13) % LETTERS.length]).join(
    '',
  );

/** Guesses codes of tables and of device transfers. */
const guess: Flood = async (url, address, isOver) =>
  hammer(
    url,
    address,
    isOver,
    async () => (n) =>
      n % 2 === 0
        ? { t: 'open', table: codeOf(n, 6), seen: null }
        : { t: 'redeem-transfer-code', code: codeOf(n, 8) },
  );

/** Requests much and reads nothing. */
const deaf: Flood = async (url, address, isOver) => {
  const game = await gameOfTwo();
  while (!isOver()) {
    const client = await connect(url, { headers: headersOf(address) });
    client.send({ t: 'hello', v: 3, token: null, name: 'deaf' });
    await client.until(() => client.messages.length > 0);
    const table = await makeTable(client, game, twoSeats);
    const text = 'ā'.repeat(300);
    for (let i = 0; i < 120; i += 1) {
      await client.do(table, { do: 'say', text });
      await pause(50);
    }
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: headersOf(address) });
    ws.on('error', () => undefined);
    await new Promise((resolve) => ws.once('open', resolve));
    ws.send(JSON.stringify({ t: 'hello', v: 3, token: client.token(), name: null }));
    await new Promise((resolve) => ws.once('message', resolve));
    ws.pause();
    for (let n = 0; n < 200 && !isOver() && ws.readyState === ws.OPEN; n += 1) {
      ws.send(JSON.stringify({ t: 'open', id: `d${n}`, table, seen: null }));
      await pause(100);
    }
    ws.terminate();
    await client.close();
  }
};

/** Opens as many idle sockets as one address may have. */
const silent: Flood = async (url, address, isOver) => {
  while (!isOver()) {
    const sockets = Array.from({ length: 250 }, () => {
      const headers = headersOf(address);
      const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
      ws.on('error', () => undefined);
      return ws;
    });
    for (let i = 0; i < 12 && !isOver(); i += 1) await pause(1000);
    for (const ws of sockets) ws.terminate();
  }
};

/** Sends nonsense. */
const nonsense: Flood = async (url, address, isOver) =>
  hammer(url, address, isOver, async () => (n) => ({
    t: ['do', 'create', 'open', 'x', 'export'][n % 5],
    table: 'x'.repeat(n % 99),
    deep: Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], []),
  }));

/** Looks for people to play with, and no longer, and again; those who wait long enough get tables with bots. */
const seekAgain: Flood = async (url, address, isOver) => {
  const { game, options } = await gameOfTwo();
  const bots = [defined(game.botKinds[0])];
  await hammer(url, address, isOver, async () => (n) => ({
    t: 'seek',
    wish: n % 300 > 100 || n % 2 === 0 ? { game: game.id, options, bots } : null,
  }));
};

/** Opens tables to strangers and closes them, and asks for the whole list again and again. */
const relist: Flood = async (url, address, isOver) => {
  const game = await gameOfTwo();
  await hammer(url, address, isOver, async (client) => {
    const tables = await Promise.all(
      Array.from({ length: 5 }, async () => makeTable(client, game, twoSeats)),
    );
    return (n) => {
      if (n % 2 === 0) return { t: 'lobby', on: n % 4 === 0 };
      const table = defined(tables[n % tables.length]);
      const settings = { listed: n % 3 > 0, pace: n % 5000 };
      return { t: 'do', table, seen: 1, command: { do: 'settings', settings } };
    };
  });
};

/** Enters the deals of all days, those of long ago and of tomorrow, too, and asks for their lists again and again. */
const playDays: Flood = async (url, address, isOver) => {
  await hammer(url, address, isOver, async (client) => {
    const listed = await client.ask({ t: 'event', request: { ask: 'daily' } });
    const answer = listed.t === 'event-answer' ? listed.answer : null;
    const days = list(field(answer, 'days')).map((one) => field(one, 'day'));
    if (days.length === 0) throw new Error('there are no days');
    const asks = ['daily-play', 'daily-day', 'daily'];
    return (n) => {
      const ask = asks[n % asks.length];
      const day = days[Math.floor(n / asks.length) % days.length];
      return { t: 'event', request: ask === 'daily' ? { ask } : { ask, day } };
    };
  });
};

/** Shares rounds of all games, as large as they may be, in place of the last one or under a new code, and deletes them. */
const share: Flood = async (url, address, isOver) => {
  const games = await allGames();
  const random = seeded(address);
  const rounds = games.flatMap((game) =>
    SHARED_MOVES.map((moves) => sharedRoundOf(game, random, moves)),
  );
  await hammer(url, address, isOver, async (client) => {
    const made = await client.ask({ t: 'share', code: null, round: rounds[0] });
    if (made.t !== 'done') throw new Error(JSON.stringify(made));
    const code = defined(made.code);
    return (n) => {
      if (n % 8 === 7) return { t: 'shared' };
      const round = rounds[n % rounds.length];
      return { t: 'share', code: n % 2 === 0 ? null : code, round };
    };
  });
};

/** The attacks, with the number of attackers for each. */
export const FLOODS: Readonly<Record<string, { readonly flood: Flood; readonly count: number }>> = {
  'fills-logs': { flood: fillLog, count: 6 },
  'reads-logs': { flood: readLog, count: 6 },
  'slow-draws': { flood: slowDraws, count: 4 },
  'guesses-codes': { flood: guess, count: 4 },
  deaf: { flood: deaf, count: 3 },
  'silent-sockets': { flood: silent, count: 12 },
  nonsense: { flood: nonsense, count: 3 },
  'seeks-again': { flood: seekAgain, count: 6 },
  'lists-again': { flood: relist, count: 6 },
  'plays-days': { flood: playDays, count: 6 },
  shares: { flood: share, count: 6 },
};
