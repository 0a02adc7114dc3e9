import {
  accepted,
  type Bot,
  type GameModule,
  type OptionField,
  playRound,
  refused,
  type Rejection,
  reject,
  type Result,
  type Seat,
  seeded,
  type Setup,
} from '@lusoria/core';
import * as v from 'valibot';
import type { CliWords } from './words/index.ts';
import type { Language } from '@lusoria/i18n';
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

/** A round that was played, for whoever counts. */
export interface Finished<O, S, E> {
  readonly setup: Setup<O>;
  readonly events: readonly E[];
  readonly end: S;
}

/** How numbers are written for people. */
export interface Numbers {
  number(value: number, digits: number): string;
  percent(fraction: number): string;
}

/** At once, or when its messages have been loaded. */
type MaybePromise<T> = T | Promise<T>;

/** What is counted of a game, and how it is shown. */
export interface Subject<O, S, A, E, V> {
  readonly module: GameModule<O, S, A, E, V>;
  /** The bot that plays when none is named. */
  readonly bot: string;
  /** Who begins game number `index` among these bots; absent: the seats in turn. */
  first?(bots: readonly string[], index: number): Seat;
  tally(round: Finished<O, S, E>): Tally;
  /** What is printed beside the figures of every game. */
  figures(tally: Tally): Readonly<Record<string, unknown>>;
  /** What this table is called. */
  title(options: O): string;
  /** The same for people: a label and a value a row. */
  rows(
    tally: Tally,
    words: CliWords['simulate'],
    numbers: Numbers,
    language: Language,
  ): MaybePromise<readonly (readonly string[])[]>;
}

/** A game to be simulated, whose types are sealed in. */
export interface Study {
  readonly optionFields: readonly OptionField[];
  readonly seats: readonly number[];
  readonly bot: string;
  readonly botKinds: readonly string[];
  /** A bot by its name, `kind` or `kind:argument`; null when there is none. */
  findBot(name: string): unknown;
  options(raw: unknown): Result<unknown>;
  /** Why so many cannot play with these options; null when they can. */
  admits(options: unknown, seats: number): Rejection | null;
  /**
   * Plays games. One depends on the seed and its number alone; in game number n seat n modulo seats
   * begins, so that every bot begins equally often, unless the game says otherwise.
   *
   * @param tell is told after every few games how many were played since it was told last
   */
  playGames(job: Job, tell: (games: number) => void): Promise<Tally>;
  figures(tally: Tally): Readonly<Record<string, unknown>>;
  title(options: unknown): string;
  rows: Subject<never, never, never, never, never>['rows'];
}

/** How many games are counted at once. */
const BATCH = 250;

/** Hides the types of a game that is to be simulated. */
export function study<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): Study {
  const { game, bots } = subject.module;
  const findBot = (name: string): Bot<V, A> | null => {
    const colon = name.indexOf(':');
    const [kind, argument] =
      colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
    return Object.hasOwn(bots, kind) ? (bots[kind]?.(argument) ?? null) : null;
  };
  /** @throws RangeError when there is none; whoever made the job has looked. */
  const botNamed = (name: string): Bot<V, A> => {
    const bot = findBot(name);
    if (!bot) throw new RangeError(`no bot ${name}`);
    return bot;
  };
  const playGame = (job: Job, options: O, players: readonly Bot<V, A>[], index: number): Tally => {
    const events: E[] = [];
    const first = subject.first?.(job.bots, index) ?? index % job.seats;
    const setup = { options, seats: job.seats, first };
    const { state } = playRound(game, {
      setup,
      bots: players,
      chance: seeded(`${job.seed} chance`, index),
      random: seeded(`${job.seed} bots`, index),
      happened: (event) => events.push(event),
    });
    return subject.tally({ setup, events, end: state });
  };
  return {
    optionFields: game.optionFields,
    seats: game.seats,
    bot: subject.bot,
    botKinds: Object.keys(bots),
    findBot,
    options(raw) {
      const options = v.safeParse(game.schema.options, raw);
      return options.success
        ? accepted(options.output)
        : refused(reject('bad-options', { path: v.getDotPath(options.issues[0]) ?? '' }));
    },
    admits: (raw, seats) => game.admits?.(v.parse(game.schema.options, raw), seats) ?? null,
    async playGames(job, tell) {
      const options = v.parse(game.schema.options, job.options);
      const players = job.bots.map(botNamed);
      let tally: Tally = {};
      for (let from = job.from; from < job.to; from += BATCH) {
        const to = Math.min(job.to, from + BATCH);
        for (let index = from; index < to; index += 1)
          tally = added(tally, playGame(job, options, players, index));
        tell(to - from);
        // Lets signals and messages through.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      return tally;
    },
    figures: subject.figures,
    title: (options) => subject.title(v.parse(game.schema.options, options)),
    rows: subject.rows,
  };
}
