import {
  type Bot,
  botNamed,
  type GameModule,
  type Outcome,
  playRound,
  type Seat,
  seeded,
  type Setup,
} from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import { added, type Tally } from './tally.ts';

/** Games to be played, numbered from `from` to `to - 1`. Plain data, so that it can go to a worker. */
export const jobSchema = v.strictObject({
  game: v.string(),
  /** As the game's schema has read them. */
  options: v.unknown(),
  seats: v.number(),
  /** The bots by seat. */
  bots: v.pipe(v.array(v.string()), v.readonly()),
  seed: v.string(),
  from: v.number(),
  to: v.number(),
});
export type Job = v.InferOutput<typeof jobSchema>;

/** A finished round, for the tally. */
interface Finished<O, S, E> {
  readonly setup: Setup<O>;
  readonly events: readonly E[];
  readonly end: S;
  readonly outcome: Outcome;
  readonly actions: number;
}

/** Formats numbers for people. */
export interface Numbers {
  number(value: number, digits: number): string;
  percent(fraction: number): string;
}

/** A value, or a promise of it while messages are loaded. */
type MaybePromise<T> = T | Promise<T>;

/** Statistics of a game, and their presentation. */
export interface Subject<O, S, A, E, V> {
  readonly module: GameModule<O, S, A, E, V>;
  /** Default bot; absent: that of the manifest. */
  readonly bot?: string;
  /** First seat of game number `index` among these bots; absent: the seats in turn. */
  first?(bots: readonly string[], index: number): Seat;
  tally(round: Finished<O, S, E>): Tally;
  /** Figures printed beside those of every game. */
  figures(tally: Tally): Readonly<Record<string, unknown>>;
  /** Title of this table. */
  title(options: O): string;
  /** The same for people: a label and a value per row. */
  rows(
    tally: Tally,
    numbers: Numbers,
    language: Language,
  ): MaybePromise<readonly (readonly string[])[]>;
}

/** A game to be simulated, with its types erased. */
export interface Study {
  /** Default bot; absent: that of the manifest. */
  readonly bot?: string | undefined;
  /**
   * Plays games. One depends on the seed and its number alone; in game number n seat n modulo seats
   * begins, so that every bot begins equally often, unless the game says otherwise.
   *
   * @param tell called after every few games with the number played since the last call
   */
  playGames(job: Job, tell: (games: number) => void): Promise<Tally>;
  /** Figures printed beside those of every game. */
  figures(tally: Tally): Readonly<Record<string, unknown>>;
  /** Title of a table with these options and this number of seats. */
  title(options: unknown, seats: number, language: Language): MaybePromise<string>;
  rows: Subject<never, never, never, never, never>['rows'];
}

/** Games per batch. */
const BATCH = 250;

/** Erases the types of a game to be simulated. */
export function study<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): Study {
  const { game, bots } = subject.module;
  /** @throws RangeError when there is none; the author of the job has checked. */
  const playerNamed = (name: string): Bot<V, A> => {
    const bot = botNamed(bots, name);
    if (!bot) throw new RangeError(`no bot ${name}`);
    return bot;
  };
  return {
    bot: subject.bot,
    async playGames(job, tell) {
      const options = v.parse(game.schema.options, job.options);
      const players = job.bots.map(playerNamed);
      await Promise.all(players.map(async (player) => player.load?.()));
      return inBatches(job, tell, (index) => {
        const events: E[] = [];
        const first = subject.first?.(job.bots, index) ?? index % job.seats;
        const setup = { options, seats: job.seats, first };
        const happened = (event: E): void => void events.push(event);
        const { state, ...end } = playRound(game, {
          setup,
          bots: players,
          ...sourcesOf(job, index),
          happened,
        });
        return subject.tally({ setup, events, end: state, ...end });
      });
    },
    figures: subject.figures,
    title: (options) => subject.title(v.parse(game.schema.options, options)),
    rows: subject.rows,
  };
}

/** Separate sources for a game's chance and its bots: all bots are dealt the same cards. */
export function sourcesOf({ seed }: Job, index: number) {
  return { chance: seeded(`${seed} chance`, index), random: seeded(`${seed} bots`, index) };
}

/** Counts the games of a job, and lets signals and messages through between batches. */
export async function inBatches(
  job: Job,
  tell: (games: number) => void,
  play: (index: number) => Tally,
): Promise<Tally> {
  let tally: Tally = {};
  for (let from = job.from; from < job.to; from += BATCH) {
    const to = Math.min(job.to, from + BATCH);
    for (let index = from; index < to; index += 1) tally = added(tally, play(index));
    tell(to - from);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return tally;
}
