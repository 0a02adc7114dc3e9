import { agreement, bots, type Event, optionsSchema } from '@lusoria/agreement';
import { type Bot, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { playRound } from './round.ts';
import { added, emptyTally, type Tally, tallied } from './tally.ts';

/** Games to be played, numbered from `from` to `to - 1`. Plain data, so that it can go to a worker. */
export const jobSchema = v.strictObject({
  options: optionsSchema,
  seats: v.number(),
  /** The bots by seat. */
  bots: v.pipe(v.array(v.string()), v.readonly()),
  seed: v.string(),
  from: v.number(),
  to: v.number(),
});
export type Job = v.InferOutput<typeof jobSchema>;

/** How many games are counted at once. */
const BATCH = 250;

/**
 * Plays games of the agreement family. A game depends on the seed and its number alone; in game
 * number n seat n modulo seats begins, so that every bot begins equally often.
 *
 * @param tell is told after every few games how many were played since it was told last
 */
export async function playGames(job: Job, tell: (games: number) => void): Promise<Tally> {
  const players = job.bots.map(botNamed);
  let total = emptyTally(job.seats);
  for (let from = job.from; from < job.to; from += BATCH) {
    const to = Math.min(job.to, from + BATCH);
    for (let index = from; index < to; index += 1)
      total = added(total, playGame(job, players, index));
    tell(to - from);
    // Lets signals and messages through.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return total;
}

type Player = Bot<Parameters<typeof agreement.accepts>[0], Parameters<typeof agreement.accepts>[1]>;

function playGame(job: Job, players: readonly Player[], index: number): Tally {
  const events: Event[] = [];
  const sources = {
    chance: seeded(`${job.seed} chance`, index),
    bots: seeded(`${job.seed} bots`, index),
  };
  const setup = { options: job.options, seats: job.seats, first: index % job.seats };
  const end = playRound(agreement, setup, players, sources, (event) => events.push(event));
  return tallied(events, end);
}

/** @throws RangeError when there is none; whoever made the job has looked. */
function botNamed(name: string): Player {
  const bot = findBot(name);
  if (!bot) throw new RangeError(`no bot ${name}`);
  return bot;
}

/** A bot of the agreement games by its name, `kind` or `kind:argument`. */
export function findBot(name: string): Player | null {
  const colon = name.indexOf(':');
  const [kind, argument] = colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
  return Object.hasOwn(bots, kind) ? (bots[kind]?.(argument) ?? null) : null;
}
