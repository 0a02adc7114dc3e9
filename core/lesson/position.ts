import type { Turn } from '../contract.ts';
import { defined } from '../defined.ts';
import type { Rejection } from '../result.ts';
import type { Awaits, Input, Message, Saying, Script, Step } from './types.ts';

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

type Next<S, A> = Position<S, A> | null;

export function stepAt<S, A>({ script }: Taught<S, A>, at: number): Step<S, A, string> {
  return defined(script.steps[at], `step ${at}`);
}

const spoken = (message: Message): Saying => ({ kind: 'message', message });

export function beginning<S, A>(taught: Taught<S, A>): Position<S, A> {
  const nothing = {
    state: taught.script.begin(),
    at: 0,
    moves: 0,
    chosen: [],
    isAnswered: false,
    hints: 0,
    hasError: false,
    faults: 0,
    series: 0,
    again: [],
    repeated: 0,
    left: null,
    saying: spoken({ key: '' }),
    isTrouble: false,
    held: null,
    fresh: [],
  };
  return entered(taught, nothing, 0);
}

/** Whether a task is set a second time. */
export function isRepeated({ repeated }: { readonly repeated: number }): boolean {
  return repeated > 0;
}

/** Goes on to the next step; before the end come the tasks that were not solved at first go. */
function passed<S, A>(taught: Taught<S, A>, before: Position<S, A>): Position<S, A> {
  const next = isRepeated(before) ? taught.script.steps.length - 1 : before.at + 1;
  if (stepAt(taught, next).kind !== 'end') return entered(taught, before, next);
  const left = before.left ?? before.state;
  const again = before.again[before.repeated];
  if (again === undefined) return entered(taught, { ...before, state: left }, next);
  const set = { ...before, state: again.state, left };
  return { ...entered(taught, set, again.at), state: again.state, repeated: before.repeated + 1 };
}

/** The position at the beginning of step `at`. */
function entered<S, A>(taught: Taught<S, A>, before: Position<S, A>, at: number): Position<S, A> {
  const step = stepAt(taught, at);
  const state = 'begin' in step ? (step.begin?.() ?? before.state) : before.state;
  return settled(taught, {
    ...before,
    state,
    at,
    moves: 0,
    chosen: [],
    isAnswered: false,
    hints: 0,
    hasError: false,
    saying: step.kind === 'others' ? before.saying : spoken(messageOf(step, state)),
    isTrouble: false,
    held: null,
  });
}

function messageOf<S, A>(step: Exclude<Step<S, A, string>, { kind: 'others' }>, state: S): Message {
  return step.kind === 'end' && step.lost?.holds(state) ? step.lost.say : step.say;
}

/** Moves on to the next step if this one has nothing left to wait for. */
function settled<S, A>(taught: Taught<S, A>, position: Position<S, A>): Position<S, A> {
  const step = stepAt(taught, position.at);
  const isDone =
    (step.kind === 'others' && position.moves >= step.moves.length) ||
    (step.kind === 'play' && step.until(position.state));
  if (!isDone) return position;
  return passed(taught, step.kind === 'play' ? solved(position) : position);
}

/** Input that the lesson waits for. */
export function awaitsAt<S, A>(
  taught: Taught<S, A>,
  { at, state, isAnswered }: Position<S, A>,
): Awaits {
  const step = stepAt(taught, at);
  switch (step.kind) {
    case 'tell':
      return 'reading';
    case 'ask':
      return isAnswered ? 'reading' : 'answer';
    case 'act':
      return 'action';
    case 'others':
      return 'others';
    case 'play': {
      const turn = taught.turn(state);
      const isYours = turn.kind === 'play' && turn.must.includes(taught.script.you);
      return isYours ? 'action' : 'others';
    }
    case 'end':
      return 'end';
  }
}

/** The position after an input; null if it does not fit. */
export function after<S, A>(
  taught: Taught<S, A>,
  position: Position<S, A>,
  input: Input,
): Next<S, A> {
  const step = stepAt(taught, position.at);
  const awaits = awaitsAt(taught, position);
  switch (input.do) {
    case 'go-on':
      return awaits === 'reading' ? passed(taught, position) : null;
    case 'answer':
      return awaits === 'answer' ? answered(position, step, input.index) : null;
    case 'hint':
      return hinted(taught, position, step, awaits);
    case 'act':
      return tried(taught, position, input.action);
    case 'insist':
      return position.held === null
        ? null
        : played(taught, position, taught.script.you, position.held);
    case 'retry':
      return position.isTrouble && step.kind !== 'others'
        ? { ...position, saying: spoken(step.say), isTrouble: false, held: null }
        : null;
    case 'other':
      return awaits === 'others' ? others(taught, position) : null;
    case 'skip':
      return skipped(taught, position, awaits);
  }
}

function acted<S, A>(
  taught: Taught<S, A>,
  position: Position<S, A>,
  seat: number,
  action: A,
): Next<S, A> {
  const made = taught.act(position.state, seat, action);
  if (!made) return null;
  const fresh = [...position.fresh, ...made.seen];
  return { ...position, state: made.state, fresh, isTrouble: false, held: null };
}

function answered<S, A>(
  before: Position<S, A>,
  step: Step<S, A, string>,
  index: number,
): Next<S, A> {
  const answer = step.kind === 'ask' ? step.answers[index] : undefined;
  if (step.kind !== 'ask' || !answer || before.chosen.includes(index)) return null;
  const saying = spoken(answer.why);
  const position = { ...before, chosen: [...before.chosen, index] };
  if (!answer.right) return returning(trouble(faulty(position), saying));
  const isLeft = ({ right }: typeof answer, i: number) => right && !position.chosen.includes(i);
  const isAnswered = step.all === undefined || !step.answers.some(isLeft);
  const told = { ...position, saying, isTrouble: false, isAnswered };
  return isAnswered ? solved(told) : told;
}

/** Notes a task, to set it again. */
function returning<S, A>(position: Position<S, A>): Position<S, A> {
  const { again, at, state } = position;
  return isRepeated(position) || again.some((one) => one.at === at)
    ? position
    : { ...position, again: [...again, { at, state }] };
}

/** Counts an error, or help. */
function faulty<S, A>(position: Position<S, A>): Position<S, A> {
  // A task that comes back has been counted.
  const faults = position.faults + (isRepeated(position) ? 0 : 1);
  return { ...position, faults, series: 0, hasError: true };
}

/** Counts a task that is solved. */
function solved<S, A>(position: Position<S, A>): Position<S, A> {
  return position.hasError ? position : { ...position, series: position.series + 1 };
}

function hinted<S, A>(
  taught: Taught<S, A>,
  position: Position<S, A>,
  step: Step<S, A, string>,
  awaits: Awaits,
): Next<S, A> {
  if (awaits !== 'answer' && awaits !== 'action') return null;
  const struck = strikable(taught, position);
  if (struck !== undefined && step.kind === 'ask') {
    const { why } = defined(step.answers[struck], 'an answer');
    const chosen = [...position.chosen, struck];
    return returning({ ...faulty(position), chosen, saying: spoken(why), isTrouble: false });
  }
  const hint = hintsOf(taught, position)[position.hints];
  if (!hint) return null;
  const next: Position<S, A> = {
    ...faulty(position),
    hints: position.hints + 1,
    saying: spoken(hint),
    isTrouble: false,
    held: null,
  };
  return step.kind === 'ask' ? returning(next) : next;
}

export function hintsOf<S, A>(
  taught: Taught<S, A>,
  { at, state }: Position<S, A>,
): readonly Message[] {
  const step = stepAt(taught, at);
  if (step.kind === 'play') {
    return [...(step.hintsAt?.(state) ?? []), ...(taught.script.advise?.(state) ?? [])];
  }
  return 'hints' in step ? (step.hints ?? []) : [];
}

/**
 * The wrong answer that is struck out as a hint to a question that has none of its own; undefined where there are hints,
 * or striking it would leave only what is right.
 */
export function strikable<S, A>(
  taught: Taught<S, A>,
  { at, chosen }: Pick<Position<S, A>, 'at' | 'chosen'>,
): number | undefined {
  const step = stepAt(taught, at);
  if (step.kind !== 'ask' || step.hints !== undefined) return undefined;
  const open = step.answers.flatMap(({ right }, i) => (right || chosen.includes(i) ? [] : [i]));
  return open.length > 1 ? open.at(-1) : undefined;
}

function trouble<S, A>(
  position: Position<S, A>,
  saying: Saying,
  held: A | null = null,
): Position<S, A> {
  return { ...position, saying, isTrouble: true, held };
}

/** Handles an action that the learner tries. */
function tried<S, A>(taught: Taught<S, A>, position: Position<S, A>, raw: unknown): Next<S, A> {
  const { script } = taught;
  const action = taught.read(raw);
  if (action === null) return null;
  const aside = script.aside(action);
  if (aside === 'ignored') return null;
  const rejection = taught.refuse(position.state, action);
  if (rejection) return trouble(faulty(position), { kind: 'refused', rejection });
  const step = stepAt(taught, position.at);
  switch (step.kind) {
    case 'act':
      return triedIn(taught, position, step, action);
    case 'play': {
      if (aside === 'done') return acted(taught, position, script.you, action);
      const remark = script.judge(position.state, action);
      if (remark === null) return played(taught, position, script.you, action);
      return trouble(faulty(position), { kind: 'remark', remark }, action);
    }
    default:
      return aside === 'done' ? acted(taught, position, script.you, action) : null;
  }
}

function triedIn<S, A>(
  taught: Taught<S, A>,
  position: Position<S, A>,
  step: Extract<Step<S, A, string>, { kind: 'act' }>,
  action: A,
): Next<S, A> {
  const { script } = taught;
  const isRight = step.right.some((right) => isSame(taught, right, action));
  if (isRight || step.isRightToo?.(position.state, action)) return done(taught, position, action);
  const slip = step.slips.find(({ tries }) => tries(action));
  if (slip) return trouble(slip.isFine ? position : returning(faulty(position)), spoken(slip.say));
  if (script.aside(action) === 'done') return acted(taught, position, script.you, action);
  const remark = script.judge(position.state, action);
  // What is legal and no fault is only not what the lesson goes on with.
  return remark === null
    ? trouble(position, spoken(step.otherwise))
    : trouble(returning(faulty(position)), { kind: 'remark', remark });
}

function isSame<S, A>({ script }: Taught<S, A>, one: A, other: A): boolean {
  return script.same?.(one, other) ?? JSON.stringify(one) === JSON.stringify(other);
}

/** Completes a step by the action that it waited for. */
function done<S, A>(taught: Taught<S, A>, position: Position<S, A>, action: A): Next<S, A> {
  const next = acted(taught, position, taught.script.you, action);
  return next && passed(taught, solved(next));
}

/** Applies a move in a step of free play. */
function played<S, A>(
  taught: Taught<S, A>,
  position: Position<S, A>,
  seat: number,
  action: A,
): Next<S, A> {
  const step = stepAt(taught, position.at);
  const next = acted(taught, position, seat, action);
  if (!next || step.kind !== 'play') return next;
  return settled(taught, { ...next, hints: 0, saying: spoken(step.say) });
}

function others<S, A>(taught: Taught<S, A>, position: Position<S, A>): Next<S, A> {
  const step = stepAt(taught, position.at);
  if (step.kind === 'others') {
    const { seat, action } = defined(step.moves[position.moves], 'a move');
    const next = acted(taught, position, seat, action);
    return next && settled(taught, { ...next, moves: position.moves + 1 });
  }
  const turn = taught.turn(position.state);
  const { you } = taught.script;
  const seat = turn.kind === 'play' ? turn.must.find((one) => one !== you) : undefined;
  return seat === undefined ? null : chosen(taught, position, seat);
}

/** Applies the move that a seat chooses by itself. */
function chosen<S, A>(taught: Taught<S, A>, position: Position<S, A>, seat: number): Next<S, A> {
  const action = taught.script.choose(position.state, seat);
  return action === null ? null : played(taught, position, seat, action);
}

function skipped<S, A>(taught: Taught<S, A>, position: Position<S, A>, awaits: Awaits): Next<S, A> {
  const step = stepAt(taught, position.at);
  switch (step.kind) {
    case 'ask':
      return awaits === 'answer'
        ? answered(
            returning(faulty(position)),
            step,
            step.answers.findIndex(({ right }, i) => right && !position.chosen.includes(i)),
          )
        : null;
    case 'act':
      return done(taught, returning(faulty(position)), defined(step.right[0], 'what is right'));
    case 'play':
      return awaits === 'action' ? chosen(taught, faulty(position), taught.script.you) : null;
    default:
      return null;
  }
}
