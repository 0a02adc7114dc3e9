import type { Seat } from '@lusoria/core';
import { rightLays } from '../../analysis/turns.ts';
import { isRight } from '../../rules/judge.ts';
import type { Acted } from '../evidence.ts';
import { isKnown, type Mind } from './pupil.ts';

/** Tasks that a coach set a learner in a round, and those that were met. */
export interface Tasks {
  /** Plays of the coach: for each the learner must tell whether it is right. */
  readonly lays: number;
  /** Those of them that were wrong, and those that the learner noticed. */
  readonly errors: number;
  readonly noticed: number;
  /** The same, of errors about cells that the learner knew: a wrong form for the cell, and its form lies in mind. */
  readonly errorsKnown: number;
  readonly noticedKnown: number;
  /** Right plays that the learner challenged in vain. */
  readonly alarms: number;
  /** Times when the learner was next and held a right play, and those when they played rightly. */
  readonly asked: number;
  readonly found: number;
}

export const NO_TASKS: Tasks = {
  lays: 0,
  errors: 0,
  noticed: 0,
  errorsKnown: 0,
  noticedKnown: 0,
  alarms: 0,
  asked: 0,
  found: 0,
};

/** The tasks of a finished round, for a learner who began it with this in mind. */
export function tasksIn(
  acted: readonly Acted[],
  coach: Seat,
  learner: Seat,
  mind: Mind,
  now: number,
): Tasks {
  return acted
    .map((one, i) =>
      one.seat === coach ? taskOf(one, acted.slice(i + 1), learner, mind, now) : NO_TASKS,
    )
    .reduce(together, NO_TASKS);
}

/** The sum of the tasks of two rounds. */
export function together(a: Tasks, b: Tasks): Tasks {
  return {
    lays: a.lays + b.lays,
    errors: a.errors + b.errors,
    noticed: a.noticed + b.noticed,
    errorsKnown: a.errorsKnown + b.errorsKnown,
    noticedKnown: a.noticedKnown + b.noticedKnown,
    alarms: a.alarms + b.alarms,
    asked: a.asked + b.asked,
    found: a.found + b.found,
  };
}

function taskOf(
  { events }: Acted,
  rest: readonly Acted[],
  learner: Seat,
  mind: Mind,
  now: number,
): Tasks {
  const laid = events.find((event) => event.type === 'laid');
  if (!laid || laid.verdict === null) return NO_TASKS;
  const next = rest.findIndex((one) =>
    one.events.some(({ type }) => type === 'laid' || type === 'drew'),
  );
  const until = rest.slice(0, next + 1);
  const settled = until.flatMap((one) => one.events).find(({ type }) => type === 'settled');
  const challenged = settled?.type === 'settled' && settled.by === learner;
  const task = { ...NO_TASKS, lays: 1 };
  if (!isRight(laid.verdict)) {
    const noticed = challenged ? 1 : 0;
    const knew = laid.as !== null && isKnown(mind, laid.as, now) ? 1 : 0;
    return { ...task, errors: 1, noticed, errorsKnown: knew, noticedKnown: knew * noticed };
  }
  if (settled) return { ...task, alarms: challenged ? 1 : 0 };
  const turn = until.at(-1);
  const could =
    turn?.seat === learner && turn.view.phase === 'turn' && rightLays(turn.view).length > 0;
  if (!could) return task;
  const answer = turn.events.find((event) => event.type === 'laid');
  const found = answer?.verdict && isRight(answer.verdict) ? 1 : 0;
  return { ...task, asked: 1, found };
}
