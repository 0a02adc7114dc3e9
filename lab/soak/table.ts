import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type AnyBot, type AnyGame, type Random, seeded } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import { type SeenTable, tableIn } from '../bench/server/table-view.ts';
import { type Playable, quickOptions, seatsFor } from '@lusoria/testing/people/games.ts';
import { type Answer, openConnection, type SoakConnection } from './connection.ts';
import type { Meter } from './meter.ts';

/** Two players and some spectators, at one table after another. */
export interface SoakTable {
  readonly connections: readonly SoakConnection[];
  /** Plays until cancelled; finishes a move in progress. */
  play(over: () => boolean): Promise<void>;
  /** Time of the last action here, by `performance.now()`. */
  readonly movedAt: () => number;
  /** Number of finished matches. */
  readonly matches: () => number;
}

export interface SoakOptions {
  readonly played: Playable;
  readonly port: number;
  readonly watchers: number;
  /** Mean milliseconds between two moves. */
  readonly paceMs: number;
  readonly meter: Meter;
}

/** One in this many tables also has a bot. */
const WITH_BOT = 5;

/** Connects people, who have no table yet. */
export async function openSoakTable(index: number, options: SoakOptions): Promise<SoakTable> {
  const { game, bot: kind } = options.played;
  const bot = game.bot(kind);
  if (!bot) throw new Error(`${game.id} has no bot ${kind}`);
  await bot.load();
  const name = (i: number): string => (i < 2 ? `Player ${index}` : `Watcher ${index}`);
  const connections: SoakConnection[] = [];
  for (let i = 0; i < 2 + options.watchers; i += 1) {
    connections.push(await openConnection(options.port, name(i)));
  }
  const random = seeded(`soak ${index}`);
  const count = seatsFor(game, index % WITH_BOT === 0 ? 3 : 2);
  const bots = Array.from({ length: count - 2 }, () => ({ kind: 'bot', bot: kind }));
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots];
  let movedAt = performance.now();
  let matches = 0;
  return {
    connections,
    movedAt: () => movedAt,
    matches: () => matches,
    async play(over) {
      // Staggers the starts of people who connected together.
      await wait(random.int(options.paceMs * 20));
      while (!over()) {
        await playMatch({ ...options, connections, seats, game, bot, random, over }, () => {
          movedAt = performance.now();
        });
        if (!over()) matches += 1;
      }
    },
  };
}

interface Match extends SoakOptions {
  readonly connections: readonly SoakConnection[];
  readonly seats: readonly object[];
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly random: Random;
  over(): boolean;
}

async function playMatch(match: Match, moved: () => void): Promise<void> {
  const { connections, seats, game, paceMs, meter, random, over } = match;
  const [host, guest] = connections;
  if (!host || !guest) throw new Error('nobody plays');
  const create = {
    t: 'create',
    game: game.id,
    options: quickOptions(game),
    settings: { pace: paceMs },
    seats,
  };
  const table = tableOf(await host.ask(create));
  for (const connection of connections) await connection.watch(table);
  const say = async (connection: SoakConnection, command: Command): Promise<Answer> =>
    connection.ask({ t: 'do', table, seen: connection.seq(), command });
  await say(guest, { do: 'sit', seat: 1 });
  await say(host, { do: 'start' });
  while (!over()) {
    // Both players must have caught up with the owner before either is asked for an action.
    await told([guest], host.seq());
    const view = tableIn(host.told());
    if (view.phase === 'over') return;
    const step = stepAt(view, match);
    const connection = connections[step?.seat ?? -1];
    if (!step || !connection) {
      await told([host], host.seq() + 1);
      continue;
    }
    // Contributions to chance follow without delay.
    if (step.command.do !== 'contribute') await wait(paceMs / 2 + random.int(paceMs));
    const since = performance.now();
    const answer = await say(connection, step.command);
    meter.answered(answer, performance.now() - since);
    if (answer.t === 'refused' || answer.seq === null) continue;
    await told(connections, answer.seq);
    meter.told(performance.now() - since);
    moved();
  }
}

function tableOf(answer: Answer): string {
  if (answer.t === 'done' && answer.table !== undefined) return answer.table;
  throw new Error(JSON.stringify(answer));
}

/** The next player and their command; null while a bot or the table itself must act. */
function stepAt(
  { phase, round }: SeenTable,
  { connections, bot, game, random }: Match,
): { readonly seat: number; readonly command: Command } | null {
  if (phase === 'between') return { seat: 0, command: { do: 'next' } };
  if (!round) return null;
  if (!round.play) {
    const [seat] = round.awaited;
    if (seat === undefined) return null;
    const bytes = randomBytes(32).toString('hex');
    return { seat, command: { do: 'contribute', round: round.number, bytes } };
  }
  const seat = round.play.must.find((one) => one < 2);
  const connection = connections[seat ?? -1];
  if (seat === undefined || !connection) return null;
  const seen = seat === 0 ? round.play.view : tableIn(connection.told()).round?.play?.view;
  // A bot has acted meanwhile; the owner is about to receive it.
  if (seen === undefined) return null;
  const action = bot.choose(seen, random) ?? game.sampleAction(seen, random);
  return { seat, command: { do: 'act', action } };
}

/** Resolves when all have received entries up to a seq. */
async function told(connections: readonly SoakConnection[], seq: number): Promise<void> {
  await Promise.all(
    connections.map(
      async (connection) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (connection.seq() < seq) return;
            connection.onTold = () => undefined;
            resolve();
          };
          connection.onTold = look;
          look();
        }),
    ),
  );
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
