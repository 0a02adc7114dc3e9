import { defined } from '../defined.ts';
import { hintsOf, strikable } from './help.ts';
import { type Position, stepAt, type Taught } from './taught.ts';
import type { Awaits, Input, Message, Saying, Step } from './types.ts';

type Next<S, A> = Position<S, A> | null;

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
    cost: 0,
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
    saying: step.kind === 'others' ? before.saying : spoken(messageOf(step, { ...before, state })),
    isTrouble: false,
    held: null,
  });
}

function messageOf<S, A>(
  step: Exclude<Step<S, A, string>, { kind: 'others' }>,
  { state, cost }: Pick<Position<S, A>, 'state' | 'cost'>,
): Message {
  if (step.kind !== 'end') return step.say;
  if (step.lost?.holds(state)) return step.lost.say;
  return step.costs ? step.costs(cost) : step.say;
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
  if (!answer.right) {
    const isFirst = before.chosen.length === 0 && !isRepeated(before);
    const { cost = 0 } = answer;
    const charged = isFirst ? { ...position, cost: before.cost + cost } : position;
    return returning(trouble(faulty(charged), saying));
  }
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
