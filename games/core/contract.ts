import type { GenericSchema } from 'valibot';
import type { ChanceRequest, Draw } from './chance.ts';
import type { Random } from './random.ts';
import type { Rejection, Result } from './result.ts';

/** A place at the table, from 0; play goes in ascending order and round again. */
export type Seat = number;

/** Who looks: somebody at a seat, or somebody who sees only what is public. */
export type Viewer = Seat | 'spectator';

/**
 * A time in which some seats may still object to what has just happened. Whoever must act next
 * waits for them: a bot until every *person* in `open` has said "go on" or `bots` seconds have
 * passed, a person only `people` seconds. The seconds run from when a window of this name opened.
 */
export interface Window {
  readonly name: string;
  /** The types of action that answer it. They need not wait; whatever goes on with the game must. */
  readonly answers: readonly string[];
  readonly open: readonly Seat[];
  readonly bots: number;
  readonly people: number;
}

/** How a round ended: seats from best to worst, tied ones together, and points by seat. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly points: readonly number[];
  /**
   * What else a match or a score sheet needs to know of the round: plain data of the game's own,
   * which it reads with a schema of its own. Absent where ranking and points say all.
   */
  readonly result?: unknown;
}

/**
 * A time-out: when `seconds` have passed since a limit of this name began and those who must act
 * have not, the table calls `timeout`.
 */
export interface Limit {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Who or what is next. It is public: it may depend on nothing that a seat does not see.
 * In `play` the seats in `must` are waited for, those in `may` can act but need not.
 */
export type Turn =
  | {
      readonly kind: 'play';
      /** What is to be done. Whatever was meant for something else comes too late: another name is another matter. */
      readonly name: string;
      readonly must: readonly Seat[];
      readonly may: readonly Seat[];
      readonly limit: Limit | null;
      readonly window: Window | null;
      /** How many ordinary moves' time it deserves, where a table has clocks; 1 unless it says so. */
      readonly effort?: number;
      /** Seats that have no part in this round, such as a dealer who sits out. Absent: none. */
      readonly out?: readonly Seat[];
    }
  | { readonly kind: 'chance'; readonly request: ChanceRequest }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** What a round starts from. */
export interface Setup<Options> {
  readonly options: Options;
  /** How many play. */
  readonly seats: number;
  /** Who begins (leads, is sage, …: the game says). */
  readonly first: Seat;
  /** The rounds of this match before it, if any: what they ended in may change what this one counts. */
  readonly played?: readonly Played[];
}

/** An option as data: forms, command line and documentation are made from it. */
export type OptionField =
  | { readonly key: string; readonly kind: 'switch'; readonly standard: boolean }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly standard: string;
    }
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly standard: number;
    };

/** A finished round of a match. */
export interface Played {
  readonly first: Seat;
  readonly outcome: Outcome;
}

/** A seat's place in a match so far; `won` counts rounds won, alone or shared. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly won: number;
}

/** A series of rounds: who begins each, when it ends, and how it stands. */
export interface Match<Options> {
  /** Who begins the next round; null when the match is over. */
  next(played: readonly Played[], options: Options, seats: number): Seat | 'random' | null;
  /** One entry a seat, best first. */
  standings(played: readonly Played[], options: Options, seats: number): readonly Standing[];
}

/**
 * A game: pure functions over plain JSON data. No clock, no input or output, no randomness but what
 * comes in as a recorded draw. Every game passes the suite in `conformance/`.
 *
 * @typeParam O options of a table, S state of a round, A action of a seat, E event, V what a viewer sees
 */
export interface Game<O, S, A, E, V> {
  readonly id: string;
  /** Version of the rules, stored with every table. */
  readonly rules: number;
  /** The numbers of players it can be played with. */
  readonly seats: readonly number[];
  /** What comes from outside is read with these. `options` fills in what is missing. */
  readonly schema: {
    readonly options: GenericSchema<unknown, O>;
    readonly action: GenericSchema<unknown, A>;
    readonly event: GenericSchema<unknown, E>;
    readonly view: GenericSchema<unknown, V>;
  };
  readonly optionFields: readonly OptionField[];
  /** No round has more accepted actions than this. */
  readonly bound: number;
  readonly match: Match<O>;
  /** Why so many cannot play with these options; null when they can. Absent: `seats` says all. */
  admits?(options: O, seats: number): Rejection | null;
  /** Whether nobody may talk while a round is on. Absent: everybody always may. */
  silent?(options: O): boolean;
  /**
   * Whether what follows from a draw may take longer than others should have to wait: a server then works it out in a
   * thread of its own. Absent: it never does.
   */
  isSlow?(options: O): boolean;
  /** A round before anything is dealt. */
  init(setup: Setup<O>): S;
  turn(state: S): Turn;
  /** What follows from an action, or why it is refused. Changes nothing itself. */
  decide(state: S, by: Seat, action: A): Result<readonly E[]>;
  /** What follows from a draw; called only when `turn` asks for chance, with an answer to it. */
  chance(state: S, numbers: Draw): readonly E[];
  /** What follows when the limit of the turn has passed; called only when it has one. */
  timeout(state: S): readonly E[];
  /** The state after an event. Total: it never throws on an event of this game. */
  evolve(state: S, event: E): S;
  view(state: S, who: Viewer): V;
  /** An event as `who` may learn of it; null when not at all. */
  redact(event: E, who: Viewer): E | null;
  /** Why the viewer cannot do this, from the view alone; null when `decide` would accept it. */
  accepts(view: V, action: A): Rejection | null;
  /** Some action that `accepts` accepts, spread widely over them; null when there is none. */
  sampleAction(view: V, random: Random): A | null;
  /** Every action that `accepts` accepts, in the order in which they are offered. Absent where they are too many to list. */
  actions?(view: V): readonly A[];
  /** A full state that looks like this to this viewer. What the viewer cannot know is drawn at random. */
  resampleState(view: V, random: Random): S;
}

/** How long a bot may think. Games have no clock, so the caller brings one. */
export interface Budget {
  /** Milliseconds that are left; not above zero when it must answer now. */
  left(): number;
}

/**
 * A computer player. It gets what a person in its seat would see and nothing else. It answers null
 * when it need not act and does not want to. Without a budget it does a fixed amount of work, so that
 * the same view and the same random numbers give the same answer.
 */
export interface Bot<V, A> {
  choose(view: V, random: Random, budget?: Budget): A | null;
  /** Loads what it plays by; to be awaited before it is asked for the first time. Absent: there is nothing to load. */
  load?(): Promise<void>;
}

/** The bots of a game by kind. A maker gets what follows the colon in `kind:argument`; null: cannot be read. */
export type BotMakers<V, A> = Readonly<
  Record<string, (argument: string | null) => Bot<V, A> | null>
>;

/** A game's rules and bots. */
export interface GameModule<O, S, A, E, V> {
  readonly game: Game<O, S, A, E, V>;
  readonly bots: BotMakers<V, A>;
  /** Schemas within the game's own that documentation writes out once, by name. */
  readonly parts?: Readonly<Record<string, GenericSchema>>;
}
