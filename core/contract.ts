import type { GenericSchema } from 'valibot';
import type { Adaptable } from './adaptation/adaptation.ts';
import type { ChanceRequest, Draw } from './chance.ts';
import type { Random } from './random.ts';
import type { Rejection, Result } from './result.ts';

/** A place at the table, from 0; play goes in ascending order and round again. */
export type Seat = number;

/** A viewer: a seat, or a spectator, who sees only what is public. */
export type Viewer = Seat | 'spectator';

/**
 * A period in which some seats may still object to what has just happened. The seats that must act next wait for them:
 * a bot until every *person* in `open` has said "go on" or `bots` seconds have passed, a person only `people` seconds.
 * The seconds run from when a window of this name opened.
 */
export interface Window {
  readonly name: string;
  /** Types of action that answer the window. These need not wait; any action that continues the game must. */
  readonly answers: readonly string[];
  readonly open: readonly Seat[];
  readonly bots: number;
  readonly people: number;
}

/** Outcome of a round: seats from best to worst, tied ones together, and points by seat. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly points: readonly number[];
  /**
   * Further data of the round for a match or a score sheet: plain data of the game's own, which the game reads with a
   * schema of its own. Absent if ranking and points say all.
   */
  readonly result?: unknown;
}

/**
 * A time limit: the table calls `timeout` if the seats that must act have not done so `seconds` after a limit of this
 * name began.
 */
export interface Limit {
  readonly name: string;
  readonly seconds: number;
}

/**
 * The next step of a round. It is public: it may depend on nothing that a seat does not see. In `play` the seats in
 * `must` are waited for, those in `may` can act but need not.
 */
export type Turn =
  | {
      readonly kind: 'play';
      /**
       * Name of the decision to be taken; not shown. A seat that has acted and must act again finds another name, such
       * as one with the number of the move: then an action meant for the decision before comes too late.
       */
      readonly name: string;
      readonly must: readonly Seat[];
      readonly may: readonly Seat[];
      readonly limit: Limit | null;
      readonly window: Window | null;
      /** Time that the decision deserves, in ordinary moves, at a table with clocks; 1 if absent. */
      readonly effort?: number;
      /** Seats without a part in this round, such as a dealer who sits out. Absent: none. */
      readonly out?: readonly Seat[];
    }
  | { readonly kind: 'chance'; readonly request: ChanceRequest }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Starting conditions of a round. */
export interface Setup<Options> {
  readonly options: Options;
  /** Number of players. */
  readonly seats: number;
  /** The seat that begins (leads, is sage, …: defined by the game). */
  readonly first: Seat;
  /** Earlier rounds of this match, if any: their outcomes may change what this one counts. */
  readonly played?: readonly Played[];
}

/** Chosen options: only those that differ from the defaults. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

/** An option as data: forms, command line and documentation are made from it. */
export type OptionField =
  | { readonly key: string; readonly kind: 'switch'; readonly standard: boolean }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly standard: string;
      /** What is played with, such as a deck: presets leave it alone. */
      readonly apart?: true;
      /** Values that are numbers name seats, from 1: a table with fewer players does not offer them. */
      readonly seats?: true;
    }
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** The lowest number beside `min`, where that stands for something else. Absent: `min` + 1. */
      readonly from?: number;
      readonly standard: number;
    };

/**
 * Cards or pieces in players' hands: whatever shows the game without knowing it shows the viewer's own as things that can
 * be pressed, and counts those of others.
 */
export interface Hand {
  /** Field of the view with one list per seat (`perSeat`); what the viewer does not see is null in it. */
  readonly field: string;
  /** Field of an action that names the one with which it is done. */
  readonly action: string;
}

/** A finished round of a match. */
export interface Played {
  readonly first: Seat;
  readonly outcome: Outcome;
}

/**
 * Place of a seat in a match so far; `won` counts rounds won, alone or shared, and `lost` those lost where the game counts
 * them apart.
 */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly lost?: number;
}

/** A series of rounds: first seat of each, end, and standings. */
export interface Match<Options> {
  /** The seat that begins the next round; null if the match is over. */
  next(played: readonly Played[], options: Options, seats: number): Seat | 'random' | null;
  /** One entry per seat, best first. */
  standings(played: readonly Played[], options: Options, seats: number): readonly Standing[];
  /** Which points win where those of several tables are added; absent: the most. */
  readonly best?: BestPoints;
}

/** Which points win. */
export type BestPoints = 'most' | 'fewest';

/** What a game says of itself, without the rules by which rounds are played. */
export interface GameFacts<O, A, E, V> {
  readonly id: string;
  /** Version of the rules, stored with every table. */
  readonly rules: number;
  /** Supported numbers of players. */
  readonly seats: readonly number[];
  /** Schemas that read data from outside. `options` fills in what is missing. */
  readonly schema: {
    readonly options: GenericSchema<unknown, O>;
    readonly action: GenericSchema<unknown, A>;
    readonly event: GenericSchema<unknown, E>;
    readonly view: GenericSchema<unknown, V>;
  };
  readonly optionFields: readonly OptionField[];
  /** Options that belong together, by name, in the order in which they are offered. Absent: there are none. */
  readonly presets?: Readonly<Record<string, ChosenOptions>>;
  /** What a class may have different for single players and tables. Absent: nothing. */
  readonly adaptable?: Adaptable;
  /** Absent: nobody holds anything that actions name. */
  readonly hand?: Hand;
  /** Maximum number of accepted actions in a round. */
  readonly bound: number;
}

/**
 * A game: pure functions over plain JSON data, without clock or input and output; all randomness comes in as recorded
 * draws. Every game passes the suite in `conformance/`.
 *
 * @typeParam O options of a table, S state of a round, A action of a seat, E event, V view of a viewer, C codes of rejections
 */
export interface Game<O, S, A, E, V, C extends string = string> extends GameFacts<O, A, E, V> {
  readonly match: Match<O>;
  /**
   * Reason why this number of players is impossible with these options; null if it is possible. Absent: `seats` says
   * all.
   */
  admits?(options: O, seats: number): Rejection<C> | null;
  /** Whether chat is off while a round is on. Absent: it never is. */
  silent?(options: O): boolean;
  /**
   * Whether the consequences of a draw may take too long to compute for others to wait: a server then computes them in
   * a thread of its own. Absent: never.
   */
  isSlow?(options: O): boolean;
  /** The outcome if the round ended now, as when the bell breaks it off. Absent: such a round has none. */
  soFar?(state: S): Outcome;
  /** The state of a round before the deal. */
  init(setup: Setup<O>): S;
  turn(state: S): Turn;
  /** Events that follow from an action, or a rejection. Does not change the state. */
  decide(state: S, by: Seat, action: A): Result<readonly E[], Rejection<C>>;
  /** Events that follow from a draw; called only when `turn` asks for chance, with an answer to it. */
  chance(state: S, numbers: Draw): readonly E[];
  /** Events that follow when the limit of the turn has passed; called only if it has one. */
  timeout(state: S): readonly E[];
  /** The state after an event. Total: it never throws on an event of this game. */
  evolve(state: S, event: E): S;
  view(state: S, who: Viewer): V;
  /** An event as `who` may see it; null if it is hidden. */
  redact(event: E, who: Viewer): E | null;
  /** Reason why the viewer cannot do this, from the view alone; null if `decide` would accept it. */
  accepts(view: V, action: A): Rejection<C> | null;
  /** A random action among those that `accepts` accepts, spread widely over them; null if there is none. */
  sampleAction(view: V, random: Random): A | null;
  /** All actions that `accepts` accepts, in the order in which they are offered. Absent if they are too many to list. */
  actions?(view: V): readonly A[];
  /**
   * A random full state consistent with the view (OpenSpiel: ResampleFromInfostate). Information hidden from the viewer
   * is drawn at random.
   */
  resampleState(view: V, random: Random): S;
}

/** Thinking time of a bot. Games have no clock, so the caller brings one. */
export interface Budget {
  /** Milliseconds left; zero or below if it must answer now. */
  left(): number;
}

/**
 * A computer player. It gets the view of its seat and nothing else. It answers null if it need not act and does not
 * want to. Without a budget it does a fixed amount of work: the same view and the same random numbers give the same
 * answer.
 */
export interface Bot<V, A> {
  choose(view: V, random: Random, budget?: Budget): A | null;
  /** Loads the bot's data; await it before the first action. Absent: there is nothing to load. */
  load?(): Promise<void>;
}

/** A deal of the day: a match that everybody plays with the same cards, from the first seat, against the same bots. */
export interface DailyOffer {
  /** Name among the game's deals of a day. */
  readonly key: string;
  readonly options: ChosenOptions;
  /** Number of rounds until the match is over. */
  readonly rounds: number;
  /** Bots of the other seats. */
  readonly bots: readonly string[];
  /** Bot whose result from the same seat everybody is compared with. */
  readonly engine: string;
}

/** What a round at a table tells of strengths. */
interface TableWeight {
  /** How much of a difference in strength shows in the score against another player. */
  readonly weight: number;
  /** Difference of points by which one is clearly ahead: a score of 0.85. */
  readonly margin: number;
  /** How many independent games such a score tells as much as. */
  readonly games: number;
}

/**
 * Strengths of bots, on the scale of ratings (Glicko-2; the default bot has 1500), and what results tell: facts that are
 * measured once for each version of a game's bots.
 */
export interface GameStrength {
  /**
   * How much of a difference in strength shows in the result of a daily deal, by its key. The first one is the measure:
   * 1. Results of no weight here are not rated.
   */
  readonly weights: Readonly<Record<string, number>>;
  /** A round at a table; null: none is rated. */
  readonly table: TableWeight | null;
  readonly bots: Readonly<Record<string, { readonly rating: number; readonly deviation: number }>>;
}

/**
 * The bots of a game by kind. A maker gets the text after the colon in `kind:argument`; it returns null if it cannot
 * read that.
 */
export type BotMakers<V, A> = Readonly<
  Record<string, (argument: string | null) => Bot<V, A> | null>
>;

/** What belongs to a game besides its rules. */
export interface GameExtras<A, V> {
  readonly bots: BotMakers<V, A>;
  /** Deals of each day; absent: none. */
  readonly daily?: readonly DailyOffer[];
  /** Absent: nobody is rated in this game. */
  readonly strength?: GameStrength;
  /** Schemas within the game's own that documentation writes out once, by name. */
  readonly parts?: Readonly<Record<string, GenericSchema>>;
}

export interface GameModule<O, S, A, E, V> extends GameExtras<A, V> {
  readonly game: Game<O, S, A, E, V>;
}
