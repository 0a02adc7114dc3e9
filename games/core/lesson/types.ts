import type { Seat } from '../contract.ts';
import type { Rejection } from '../result.ts';

/** What a message needs besides its key. */
export type Params = Readonly<Record<string, string | number>>;

/** A message of the game's lessons: its key, and what it needs. */
export interface Message<K extends string = string> {
  readonly key: K;
  readonly params?: Params;
}

/** What the game's own lessons say. */
export type Remarked<R = unknown> =
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'remark'; readonly remark: R };

/**
 * What the coach says: a message of the script, what the game has worked out about an error (its messages word it), or
 * why the rules refuse what was tried.
 */
export type Saying<R = unknown> =
  | Remarked<R>
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** What every step has: what the coach says, and where that is to be seen (a name that the game's board knows). */
interface Said<K extends string> {
  readonly say: Message<K>;
  readonly at?: string;
}

/** A choice of answers, each with why it is right or wrong. */
export interface Answer<K extends string> {
  readonly label: Message<K>;
  readonly why: Message<K>;
  readonly right: boolean;
}

/** Something that is known to be tried here, and what there is to say about it. */
export interface Slip<A, K extends string> {
  readonly tries: (action: A) => boolean;
  readonly say: Message<K>;
}

/** A step of a lesson. */
export type Step<S, A, K extends string> =
  /** Something to be read. */
  | ({ readonly kind: 'tell' } & Said<K>)
  /** A question that is answered by choosing. */
  | ({ readonly kind: 'ask'; readonly answers: readonly Answer<K>[] } & Said<K>)
  /** The learner does one of `right`; the first of them is what whoever skips the step is shown. */
  | ({
      readonly kind: 'act';
      readonly right: readonly A[];
      /** What is as good as these, where that must be worked out. */
      readonly isRightToo?: (state: S, action: A) => boolean;
      readonly slips: readonly Slip<A, K>[];
      /** What is said of anything else that the rules would allow, where the game has nothing better to say. */
      readonly otherwise: Message<K>;
    } & Said<K>)
  /** What the others do. */
  | {
      readonly kind: 'others';
      readonly moves: readonly { readonly seat: Seat; readonly action: A }[];
    }
  /** The learner plays on as it pleases, and so do the others, until it is enough. */
  | ({ readonly kind: 'play'; readonly until: (state: S) => boolean } & Said<K>)
  /** The last step; whoever has lost what was to be won is told so. */
  | ({
      readonly kind: 'end';
      readonly lost?: { readonly holds: (state: S) => boolean; readonly say: Message<K> };
    } & Said<K>);

/** A lesson as data: a round that has been prepared by hand, and what is to be done in it. */
export interface Script<S, A, R, K extends string = string> {
  readonly you: Seat;
  /** The round at the beginning of the lesson. Makes the same one every time. */
  begin(): S;
  readonly steps: readonly Step<S, A, K>[];
  /** What is wrong with something that the rules allow, from the rules' own reasons; null: nothing. */
  judge(state: S, action: A): R | null;
  /** What a seat does of itself in a step that is played freely; the learner's too, when it is skipped. */
  choose(state: S, seat: Seat): A | null;
  /** What becomes of an action that belongs to no step: it is done at any time, or nothing comes of it; null for others. */
  aside(action: A): 'done' | 'ignored' | null;
  /** Whether two actions are the same to the lesson. Absent: when they say the same. */
  same?(one: A, other: A): boolean;
}

/** What the learner does, or the clock: `other` lets somebody else act, `insist` does what the coach has advised against. */
export type Input =
  | { readonly do: 'go-on' }
  | { readonly do: 'answer'; readonly index: number }
  | { readonly do: 'act'; readonly action: unknown }
  | { readonly do: 'other' }
  | { readonly do: 'insist' }
  | { readonly do: 'retry' }
  | { readonly do: 'skip' };

/** What a lesson waits for. */
export type Awaits = 'reading' | 'answer' | 'action' | 'others' | 'end';

/** An answer as it is offered. */
export interface OfferedAnswer {
  readonly label: Message;
  /** Whether it was chosen already and is wrong. */
  readonly wrong: boolean;
}

/** A lesson under way, whatever its game. A value: `next` gives another one. */
export interface Lesson {
  /** What the learner sees of the round. */
  readonly view: unknown;
  readonly you: Seat;
  readonly saying: Saying;
  /** Whether it is said of an error. */
  readonly isTrouble: boolean;
  /** Where it is to be seen; null: nowhere. */
  readonly at: string | null;
  readonly awaits: Awaits;
  readonly answers: readonly OfferedAnswer[];
  /** Whether what the coach advises against can be done all the same. */
  readonly canInsist: boolean;
  /** How many steps are behind, of how many. */
  readonly step: { readonly done: number; readonly of: number };
  /** What has happened in the round since the input before, as the learner may learn of it. */
  readonly fresh: readonly unknown[];
  /** What has led here; {@link resume} does it again. */
  readonly inputs: readonly Input[];
  /** The lesson after an input; the same one when it does not fit. */
  next(input: Input): Lesson;
}

/** A lesson by its name. */
export interface LessonEntry {
  readonly id: string;
  open(): Lesson;
}

/** The lessons of a game, or of one of its offers, in their order. */
export interface Course {
  readonly lessons: readonly LessonEntry[];
}
