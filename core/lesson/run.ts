import * as v from 'valibot';
import type { Game } from '../contract.ts';
import { markDecoded } from '../decode.ts';
import { after, awaitsAt, beginning, type Position, stepAt, type Taught } from './position.ts';
import type { Input, Lesson, OfferedAnswer, Script, Step } from './types.ts';

export function openLesson<O, S, A, E, V, R, K extends string>(
  game: Game<O, S, A, E, V>,
  script: Script<S, A, R, K>,
): Lesson {
  const { you } = script;
  const taught: Taught<S, A> = {
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
  const view = (state: S): V => markDecoded(game.schema.view, game.view(state, you));
  return lessonAt(taught, view, beginning(taught), []);
}

function lessonAt<S, A>(
  taught: Taught<S, A>,
  view: (state: S) => unknown,
  position: Position<S, A>,
  inputs: readonly Input[],
): Lesson {
  const { script } = taught;
  const step = stepAt(taught, position.at);
  const lesson: Lesson = {
    view: view(position.state),
    you: script.you,
    saying: position.saying,
    isTrouble: position.isTrouble,
    at: step.kind === 'others' ? null : (step.at ?? null),
    awaits: awaitsAt(taught, position),
    answers: offered(step, position),
    canInsist: position.held !== null,
    step: { done: position.at, of: script.steps.length - 1 },
    fresh: position.fresh,
    inputs,
    next(input) {
      const next = after(taught, { ...position, fresh: [] }, input);
      return next ? lessonAt(taught, view, next, [...inputs, input]) : lesson;
    },
  };
  return lesson;
}

function offered<S, A>(
  step: Step<S, A, string>,
  { wrong, isAnswered }: Position<S, A>,
): readonly OfferedAnswer[] {
  if (step.kind !== 'ask' || isAnswered) return [];
  return step.answers.map(({ label }, i) => ({ label, wrong: wrong.includes(i) }));
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
