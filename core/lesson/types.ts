import type { Seat } from '../contract.ts';
import type { Rejection } from '../result.ts';

export type Params = Readonly<Record<string, string | number>>;

/** A message of the game's lessons: key and parameters. */
export interface Message<K extends string = string> {
  readonly key: K;
  readonly params?: Params;
}

/** A remark worded by the game's own lessons. */
export type Remarked<R = unknown> =
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'remark'; readonly remark: R };

/**
 * A saying of the coach: a message of the script, the game's remark on an error (worded by its messages), or the
 * rejection of what was tried.
 */
export type Saying<R = unknown> =
  | Remarked<R>
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** What a game's board does not show, by names that the board knows. */
type LeftOut = readonly string[];

/**
 * Common part of every step: the coach's message, and the place that it points to (a name that the game's board knows).
 */
interface Said<K extends string> {
  readonly say: Message<K>;
  readonly at?: string;
  /** What is not explained before a later step. Absent: nothing. */
  readonly leavesOut?: LeftOut;
}

/** A step may begin with a table of its own, in place of what was played so far. */
interface Tabled<S> {
  readonly begin?: () => S;
}

/**
 * Help by degrees: first a nudge, at last the answer itself. With hints, the place of a step is pointed at only after
 * the last one.
 */
interface Helped<K extends string> {
  readonly hints?: readonly Message<K>[];
}

/** An offered answer and the explanation why it is right or wrong. */
export interface Answer<K extends string> {
  readonly label: Message<K>;
  readonly why: Message<K>;
  readonly right: boolean;
  /** What it costs, in points of the game. Absent: nothing, or it is not known. */
  readonly cost?: number;
}

/** An expected mistake and the message about it. */
export interface Slip<A, K extends string> {
  readonly tries: (action: A) => boolean;
  readonly say: Message<K>;
  /** Whether it is as good, and only not what this lesson goes on with. */
  readonly isFine?: true;
}

export type Step<S, A, K extends string> =
  /** A text to read. */
  | ({ readonly kind: 'tell' } & Said<K> & Tabled<S>)
  /**
   * A question. One right answer is enough, and shows the others; with `all`, every right one is to be found.
   */
  | ({
      readonly kind: 'ask';
      readonly answers: readonly Answer<K>[];
      readonly all?: true;
      /** What would tell the answer, and is left out until that is given. */
      readonly telling?: LeftOut;
    } & Said<K> &
      Helped<K> &
      Tabled<S>)
  /** The learner does one of `right`; the first of them is shown to a learner who skips the step. */
  | ({
      readonly kind: 'act';
      readonly right: readonly A[];
      /** Whether another action is as good as these, if that must be computed. */
      readonly isRightToo?: (state: S, action: A) => boolean;
      readonly slips: readonly Slip<A, K>[];
      /** Message about any other legal action, if the game has nothing better to say. */
      readonly otherwise: Message<K>;
    } & Said<K> &
      Helped<K> &
      Tabled<S>)
  /** Moves of the others. */
  | {
      readonly kind: 'others';
      readonly moves: readonly { readonly seat: Seat; readonly action: A }[];
    }
  /** Free play of the learner and the others, until `until` holds. */
  | ({
      readonly kind: 'play';
      readonly until: (state: S) => boolean;
      /** First hints, for the moment. */
      readonly hintsAt?: (state: S) => readonly Message<K>[];
    } & Said<K>)
  /** The last step; a learner who has lost what was to be won is told so, or what the answers have cost. */
  | ({
      readonly kind: 'end';
      readonly costs?: (points: number) => Message<K>;
      readonly lost?: { readonly holds: (state: S) => boolean; readonly say: Message<K> };
    } & Said<K>);

/** A lesson as data: a round prepared by hand, and the steps to take in it. */
export interface Script<S, A, R, K extends string = string> {
  readonly you: Seat;
  /** The state at the beginning of the lesson; the same one every time. */
  begin(): S;
  readonly steps: readonly Step<S, A, K>[];
  /** What the lesson has not explained yet, from its beginning to its end. Absent: nothing. */
  readonly leavesOut?: LeftOut;
  /** The fault of a legal action, from the rules' own reasons; null if there is none. */
  judge(state: S, action: A): R | null;
  /** The move that a seat chooses by itself in a step of free play; also the learner's if they skip it. */
  choose(state: S, seat: Seat): A | null;
  /** Last hints in a step of free play, which name what to do. Absent: there are none. */
  advise?(state: S): readonly Message<K>[];
  /** Treatment of an action that belongs to no step: applied at any time, or ignored; null for all others. */
  aside(action: A): 'done' | 'ignored' | null;
  /** Whether two actions are the same to the lesson. Absent: if their data are equal. */
  same?(one: A, other: A): boolean;
}

/** An input of the learner or the clock: `other` lets another seat act, `insist` does what the coach has advised against. */
export type Input =
  | { readonly do: 'go-on' }
  | { readonly do: 'answer'; readonly index: number }
  | { readonly do: 'act'; readonly action: unknown }
  | { readonly do: 'other' }
  | { readonly do: 'insist' }
  | { readonly do: 'retry' }
  | { readonly do: 'hint' }
  | { readonly do: 'skip' };

/** Kind of input that a lesson waits for. */
export type Awaits = 'reading' | 'answer' | 'action' | 'others' | 'end';

export interface OfferedAnswer {
  readonly label: Message;
  /** The verdict on it, as far as the learner knows it. */
  readonly mark: 'right' | 'wrong' | null;
}

/** What a learner's lesson is worth so far. */
export interface Score {
  /** Tasks solved one after the other without an error and without help. */
  readonly series: number;
  /** From 0 to 3, by errors and help. */
  readonly stars: number;
  /** What the first answers to the questions have cost, in points of the game. */
  readonly cost: number;
}

/** A lesson in progress, of any game. Immutable: `next` returns a new one. */
export interface Lesson {
  /** The learner's view of the round. */
  readonly view: unknown;
  readonly you: Seat;
  readonly saying: Saying;
  /** The question of which more right answers are to be found, while something else is said; null or absent: none. */
  readonly asks?: Message | null;
  /** Whether the saying is about an error. */
  readonly isTrouble: boolean;
  /** Place on the board that the saying points to; null if none. */
  readonly at: string | null;
  /** What the board is to leave out, by names that it knows. Absent: nothing. */
  readonly leavesOut?: LeftOut;
  readonly awaits: Awaits;
  /** Those of the question, also after it was answered, with the verdicts. */
  readonly answers: readonly OfferedAnswer[];
  /** Whether the question was answered wrongly, or with help, before. */
  readonly isRepeated: boolean;
  /** The next degree of help: a hint, or that it is done for the learner; null if there is none. */
  readonly help: 'hint' | 'skip' | null;
  readonly score: Score;
  /** Whether the learner may do what the coach advises against all the same. */
  readonly canInsist: boolean;
  /** Steps of the script that were not done at first go: they are worth asking again another day. */
  readonly missed: readonly number[];
  /** Number of steps done, and of all steps. */
  readonly step: { readonly done: number; readonly of: number };
  /** Events of the round since the previous input, as the learner may see them. */
  readonly fresh: readonly unknown[];
  /** Inputs so far; {@link resume} replays them. */
  readonly inputs: readonly Input[];
  /** The lesson after an input; the same object if the input does not fit. */
  next(input: Input): Lesson;
}

export interface LessonEntry {
  readonly id: string;
  open(): Lesson;
  /** A lesson of these steps only, those that were missed before. Absent: the lesson cannot be cut up. */
  review?(missed: readonly number[]): Lesson;
  /** Number of its tasks, where each run is kept in the journal. Absent: only the best is remembered. */
  readonly keptTasks?: number;
}

/** The lessons of a game, or of one of its offers, in order. */
export interface Course {
  readonly lessons: readonly LessonEntry[];
}
