import { randomBytes } from 'node:crypto';
import { seeded } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import { type Playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { type Answer, done, type LoadClient } from '../client/load-client.ts';

/** What happens next at a table: somebody's command. */
interface Step {
  readonly seat: number;
  readonly command: Command;
}

/** A game, and how two people play it without end. */
export interface LoadGame {
  readonly id: string;
  readonly options: object;
  /** Null while a bot, or the table itself, must act. */
  next(players: readonly LoadClient[], moves: number): Step | null;
}

const MOVE = { do: 'act', action: { type: 'move' } } as const;

/** The minimal game: the next player is known without reading the view, once the round has begun. */
export const toyGamePlayed: LoadGame = {
  id: 'toy',
  options: {},
  next: (players, moves) =>
    moves === 0
      ? (contribution(players) ?? { seat: 0, command: MOVE })
      : { seat: moves % 2, command: MOVE },
};

/** A registered game, played by bots that receive the view a page would. */
export async function registeredGame(
  { game, bot: kind }: Playable,
  seed = 'bench',
): Promise<LoadGame> {
  const bot = game.bot(kind);
  if (!bot) throw new Error(`${game.id} has no bot ${kind}`);
  await bot.load();
  const random = seeded(seed);
  return {
    id: game.id,
    options: quickOptions(game),
    next(players) {
      const [host] = players;
      const { phase, round } = seenBy(host);
      if (phase === 'over') return { seat: 0, command: { do: 'rematch' } };
      if (phase === 'between') return { seat: 0, command: { do: 'next' } };
      if (!round?.play) return contribution(players);
      const seat = round.play.must.find((one) => one < players.length);
      if (seat === undefined) return null;
      const view = seat === 0 ? round.play.view : seenBy(players[seat]).round?.play?.view;
      // A bot has acted meanwhile; the host is about to receive it.
      if (view === undefined) return null;
      const action = bot.choose(view, random) ?? game.sampleAction(view, random);
      return { seat, command: { do: 'act', action } };
    },
  };
}

function seenBy(player: LoadClient | undefined): ReturnType<LoadClient['view']> {
  if (!player) throw new Error('nobody sits there');
  return player.view();
}

/** A contribution to the round's chance; null when the table waits for none. */
function contribution([host]: readonly LoadClient[]): Step | null {
  const { round } = seenBy(host);
  const [seat] = round && !round.play ? round.awaited : [];
  if (!round || seat === undefined) return null;
  const bytes = randomBytes(32).toString('hex');
  return { seat, command: { do: 'contribute', round: round.number, bytes } };
}

/** Creates a table, seats a guest and begins. Nobody watches it yet. */
export async function beginTable(
  host: LoadClient,
  guest: LoadClient,
  { id, options }: Pick<LoadGame, 'id' | 'options'>,
  { settings, bots = [] }: { readonly settings: object; readonly bots?: readonly string[] },
): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const { table } = await done(host, { t: 'create', game: id, options, settings, seats });
  if (table === undefined) throw new Error('no table was created');
  await done(guest, { t: 'do', table, seen: 0, command: { do: 'sit', seat: 1 } });
  await done(host, { t: 'do', table, seen: 0, command: { do: 'start' } });
  return table;
}

/** A table of load clients: two players, and those who watch. One step is in flight at most. */
export interface LoadTable {
  /** Resolves with the next step, once it is no longer up to a bot or to the table itself. */
  next(): Promise<Step>;
  /**
   * Carries out a step.
   *
   * @param answered called with the response and its latency
   * @returns milliseconds until everybody was told; null if it was rejected
   */
  carryOut(step: Step, answered?: (answer: Answer, ms: number) => void): Promise<number | null>;
  /** Makes the next move in the game, after all that must come before it; resolves with its latency. */
  move(): Promise<number>;
}

/** Lets people watch a table that the first two of them play at. */
export async function openLoadTable(
  table: string,
  clients: readonly LoadClient[],
  game: LoadGame,
): Promise<LoadTable> {
  const [host, guest] = clients;
  if (!host || !guest) throw new Error('nobody plays');
  const players = [host, guest];
  for (const client of clients) await client.watch(table);
  let moves = 0;

  /** Resolves once a condition holds, which is looked at after every message. */
  const until = async (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        for (const client of clients) client.onTold = () => undefined;
        resolve();
      };
      for (const client of clients) client.onTold = look;
      look();
    });

  const next = async (): Promise<Step> => {
    for (;;) {
      // Chosen only now: a time limit of the game may have expired during others' turns.
      await until(() => guest.seq() >= host.seq());
      const step = game.next(players, moves);
      if (step) return step;
      const seq = host.seq();
      await until(() => host.seq() > seq);
    }
  };
  const carryOut: LoadTable['carryOut'] = async ({ seat, command }, answered) => {
    const player = players[seat];
    if (!player) throw new Error(`nobody sits on seat ${seat}`);
    const since = performance.now();
    // The answer, if it is asked for, tells which entry is meant: a bot may act meanwhile.
    let least = answered ? Number.POSITIVE_INFINITY : player.seq() + 1;
    let isRefused = false;
    const told = until(() => isRefused || clients.every((client) => client.seq() >= least));
    const settle = (answer: Answer): void => {
      answered?.(answer, performance.now() - since);
      if (answer.t === 'refused' || answer.seq === null) isRefused = true;
      else least = answer.seq;
      player.onTold();
    };
    player.tell(command, answered && settle);
    await told;
    if (isRefused) return null;
    if (command.do === 'act') moves += 1;
    return performance.now() - since;
  };
  return {
    next,
    carryOut,
    async move() {
      for (;;) {
        const step = await next();
        const ms = await carryOut(step);
        if (step.command.do === 'act' && ms !== null) return ms;
      }
    },
  };
}

/** Opens many tables, several at a time. */
export async function openTables<T>(
  count: number,
  open: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const tables: T[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      tables.push(await open(index));
    }
  };
  await Promise.all(Array.from({ length: 20 }, openSome));
  return tables;
}
