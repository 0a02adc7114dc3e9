import * as v from 'valibot';
import type { Game } from '../contract.ts';
import { markDecoded } from '../decode.ts';
import { defined } from '../defined.ts';
import { after, awaitsAt, beginning, isRepeated } from './position.ts';
import { type Position, stepAt, type Taught } from './taught.ts';
import { helpAt, leftOutAt, placeAt, scoreAt } from './score.ts';
import type { Input, Lesson, Message, OfferedAnswer, Script, Step } from './types.ts';

export function openLesson<O, S, A, E, V, R, K extends string>(
  game: Game<O, S, A, E, V>,
  script: Script<S, A, R, K>,
): Lesson {
  return opened(game, taughtBy(game, script), [...script.steps.keys()]);
}

/**
 * A lesson of some tasks of a script only, each in the round in which it is set there; steps that are no tasks are
 * left out.
 */
export function openReview<O, S, A, E, V, R, K extends string>(
  game: Game<O, S, A, E, V>,
  script: Script<S, A, R, K>,
  steps: readonly number[],
): Lesson {
  const states = statesOf(taughtBy(game, script));
  const asked = script.steps.flatMap((step, at) => {
    const state = states.get(at);
    const isTask = step.kind === 'ask' || step.kind === 'act';
    if (!isTask || !steps.includes(at) || state === undefined) return [];
    return [{ at, step: { ...step, begin: () => state } }];
  });
  const end = defined(
    script.steps.find(({ kind }) => kind === 'end'),
    'the end',
  );
  const review = { ...script, steps: [...asked.map(({ step }) => step), end] };
  const numbers = asked.map(({ at }) => at);
  return opened(game, taughtBy(game, review), numbers);
}

/** The round at the beginning of each step, for a learner who follows the coach. */
function statesOf<S, A>(taught: Taught<S, A>): ReadonlyMap<number, S> {
  const states = new Map<number, S>();
  let position: Position<S, A> | null = beginning(taught);
  while (position) {
    if (!states.has(position.at)) states.set(position.at, position.state);
    const input = following({ awaits: awaitsAt(taught, position) });
    position = input && after(taught, position, input);
  }
  return states;
}

function taughtBy<O, S, A, E, V, R, K extends string>(
  game: Game<O, S, A, E, V>,
  script: Script<S, A, R, K>,
): Taught<S, A> {
  const { you } = script;
  return {
    script,
    turn: (state) => game.turn(state),
    read(raw) {
      const read = v.safeParse(game.schema.action, raw);
      return read.success ? read.output : null;
    },
    refuse: (state, action) => game.accepts(game.view(state, you), action),
    act(state, seat, action) {
      const made = game.decide(state, seat, action);
      if (!made.ok) return null;
      const seen = made.value.flatMap((event) => game.redact(event, you) ?? []);
      return { state: made.value.reduce(game.evolve, state), seen };
    },
  };
}

/** @param numbers the number of each step in the script that it comes from */
function opened<O, S, A, E, V>(
  game: Game<O, S, A, E, V>,
  taught: Taught<S, A>,
  numbers: readonly number[],
): Lesson {
  const { you } = taught.script;
  const view = (state: S): V => markDecoded(game.schema.view, game.view(state, you));
  return lessonAt({ taught, view, numbers }, beginning(taught), []);
}

interface Opened<S, A> {
  readonly taught: Taught<S, A>;
  readonly view: (state: S) => unknown;
  readonly numbers: readonly number[];
}

function lessonAt<S, A>(
  lessonOpened: Opened<S, A>,
  position: Position<S, A>,
  inputs: readonly Input[],
): Lesson {
  const { taught, view, numbers } = lessonOpened;
  const { script } = taught;
  const step = stepAt(taught, position.at);
  const lesson: Lesson = {
    view: view(position.state),
    you: script.you,
    saying: position.saying,
    asks: askedAt(step, position),
    isTrouble: position.isTrouble,
    at: placeAt(taught, position),
    leavesOut: leftOutAt(taught, position),
    awaits: awaitsAt(taught, position),
    answers: offered(step, position),
    isRepeated: step.kind !== 'end' && isRepeated(position),
    help: helpAt(taught, position),
    score: scoreAt(taught, position),
    canInsist: position.held !== null,
    missed: position.again.map(({ at }) => defined(numbers[at], 'the number of a step')),
    step: doneAt(step, script.steps.length - 1, position),
    fresh: position.fresh,
    inputs,
    next(input) {
      const next = after(taught, { ...position, fresh: [] }, input);
      return next ? lessonAt(lessonOpened, next, [...inputs, input]) : lesson;
    },
  };
  return lesson;
}

function askedAt<S, A>(
  step: Step<S, A, string>,
  { isAnswered, saying }: Position<S, A>,
): Message | null {
  if (step.kind !== 'ask' || step.all === undefined || isAnswered) return null;
  return saying.kind === 'message' && saying.message === step.say ? null : step.say;
}

/** How far a position is; every question that comes back is one more step. */
function doneAt<S, A>(
  { kind }: Step<S, A, string>,
  steps: number,
  { at, again, repeated }: Position<S, A>,
): Lesson['step'] {
  const isPast = kind === 'end' || repeated === 0;
  const done = isPast ? at + repeated : steps + repeated - 1;
  return { done, of: steps + again.length };
}

function offered<S, A>(
  step: Step<S, A, string>,
  { chosen, isAnswered }: Position<S, A>,
): readonly OfferedAnswer[] {
  if (step.kind !== 'ask') return [];
  return step.answers.map(({ label, right }, i) => {
    const verdict = right ? 'right' : 'wrong';
    const isKnown = chosen.includes(i) || (isAnswered && right);
    return { label, mark: isKnown ? verdict : null };
  });
}

/** Replays inputs. If the script has changed and an input no longer fits, that input and all later ones are dropped. */
export function resume(lesson: Lesson, inputs: readonly Input[]): Lesson {
  let now = lesson;
  for (const input of inputs) {
    const next = now.next(input);
    if (next === now) return now;
    now = next;
  }
  return now;
}

/**
 * The input that carries a lesson on without the learner doing anything right or wrong; null at its end.
 *
 * @public
 */
export function following({ awaits }: Pick<Lesson, 'awaits'>): Input | null {
  switch (awaits) {
    case 'reading':
      return { do: 'go-on' };
    case 'others':
      return { do: 'other' };
    case 'answer':
    case 'action':
      return { do: 'skip' };
    case 'end':
      return null;
  }
}

/**
 * Every position of a lesson whose learner follows the coach, the first one included.
 *
 * @throws Error if the game rejects a move of the script
 */
export function walkThrough(first: Lesson): readonly Lesson[] {
  const moments = [first];
  for (let now = first, input = following(now); input; input = following(now)) {
    const next = now.next(input);
    if (next === now) throw new Error(`stuck at ${JSON.stringify(now.saying)}`);
    moments.push(next);
    now = next;
  }
  return moments;
}
