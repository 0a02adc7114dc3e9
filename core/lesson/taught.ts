import type { Turn } from '../contract.ts';
import { defined } from '../defined.ts';
import type { Rejection } from '../result.ts';
import type { Saying, Script, Step } from './types.ts';

/** A script, and the part of its game's interface that a lesson needs. */
export interface Taught<S, A> {
  readonly script: Script<S, A, unknown, string>;
  turn(state: S): Turn;
  /** Decodes an action from outside; null if it is none. */
  read(raw: unknown): A | null;
  /** Reason why the learner cannot do this; null if they can. */
  refuse(state: S, action: A): Rejection | null;
  /**
   * The round after an action, and its events as the learner may see them; null if the rules reject
   * it.
   */
  act(
    state: S,
    seat: number,
    action: A,
  ): { readonly state: S; readonly seen: readonly unknown[] } | null;
}

/** A learner's position in a lesson. */
export interface Position<S, A> {
  readonly state: S;
  /** Index of the step. */
  readonly at: number;
  /** Number of moves done in a step of the others. */
  readonly moves: number;
  /** Answers chosen so far; `isAnswered`: whether those that were to be found are among them. */
  readonly chosen: readonly number[];
  readonly isAnswered: boolean;
  /** Number of hints given in this step, and whether it had an error. */
  readonly hints: number;
  readonly hasError: boolean;
  /** Errors and helps of the whole lesson. */
  readonly faults: number;
  /** What the first answers have cost. */
  readonly cost: number;
  /** Tasks solved one after the other at first go. */
  readonly series: number;
  /** Tasks to be set again before the end; `repeated`: the number of those set again. */
  readonly again: readonly Missed<S>[];
  readonly repeated: number;
  /** The round as it was before the first task that was set again. */
  readonly left: S | null;
  readonly saying: Saying;
  readonly isTrouble: boolean;
  /** An action that the coach has advised against, which the learner may insist on. */
  readonly held: A | null;
  /** Events since the previous input. */
  readonly fresh: readonly unknown[];
}

/** A task that was not solved at first go: its step, and the round in which it was set. */
interface Missed<S> {
  readonly at: number;
  readonly state: S;
}

export function stepAt<S, A>({ script }: Taught<S, A>, at: number): Step<S, A, string> {
  return defined(script.steps[at], `step ${at}`);
}
