import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { manifestNamed } from '../games.ts';
import { type DealReport, playDeal } from './deal.ts';
import { type Broken, BrokenEngine } from './conversation.ts';
import { type Engine, startEngine } from './engine.ts';
import { Stopped } from './game.ts';
import { matchSchema, STOPPED } from './match.ts';
import { contestOf } from './part.ts';
import { botPlayer, type Player } from './player.ts';
import { playerNamed } from './players.ts';

/** Report of a worker. `player` is a number. */
export type WorkerMessage =
  | { readonly t: 'deal'; readonly deal: DealReport }
  /** Name that an engine reports. */
  | { readonly t: 'ready'; readonly player: number; readonly name: string }
  /** A line of a player's error output. */
  | { readonly t: 'said'; readonly player: number; readonly text: string }
  /** A process that must not outlive the match, and one that has ended. */
  | { readonly t: 'runs'; readonly pid: number }
  | { readonly t: 'gone'; readonly pid: number }
  | { readonly t: 'broken'; readonly player: number; readonly broken: Broken };

/** Data of a worker; `next` is shared by all: the number of the next unplayed deal. */
const { match, next } = v.parse(
  v.strictObject({ match: matchSchema, next: v.instance(SharedArrayBuffer) }),
  workerData,
);
const counter = new Int32Array(next);
const send = (message: WorkerMessage): void => parentPort?.postMessage(message);
const stopped = (): boolean => Atomics.load(counter, 0) >= STOPPED;
const engines: Engine[] = [];
const contest = await contestOf(await manifestNamed(match.game), match);

// The only message: stops at once, whatever an engine may still be doing.
parentPort?.on('message', () => {
  for (const engine of engines) engine.kill();
  process.exit();
});

async function seated(name: string, player: number): Promise<Player> {
  const named = playerNamed(name, contest.rules.game);
  if (!named) throw new RangeError(`no player ${name}`);
  const said = (text: string): void => send({ t: 'said', player, text });
  if ('bot' in named) return botPlayer(named.bot, said);
  const { game, options, seats } = match;
  const engine = await startEngine(
    { words: named.command, game, options, seats },
    {
      said,
      runs: (pid) => send({ t: 'runs', pid }),
      gone: (pid) => send({ t: 'gone', pid }),
    },
  ).catch(brokenBy(player));
  send({ t: 'ready', player, name: engine.name });
  engines.push(engine);
  return {
    ...engine,
    ask: async (question) => engine.ask(question).catch(brokenBy(player)),
  };
}

/** Reports whose engine has broken, and stops. */
function brokenBy(player: number) {
  return (error: unknown): never => {
    if (!(error instanceof BrokenEngine)) throw error;
    send({ t: 'broken', player, broken: error.broken });
    throw new Stopped();
  };
}

try {
  if (match.breakdown) await contest.part.breakdown?.load();
  const players = await Promise.all(match.names.map(seated));
  for (;;) {
    const number = Atomics.add(counter, 0, 1);
    if (number >= match.deals) break;
    send({ t: 'deal', deal: await playDeal(contest, match, number, players, stopped) });
    // Lets messages and the output of engines through.
    await breathe();
  }
  await Promise.all(players.map((player) => player.close()));
} catch (error) {
  for (const engine of engines) engine.kill();
  if (!(error instanceof Stopped)) throw error;
}
parentPort?.close();
