import { hintsOf, strikable } from './help.ts';
import { awaitsAt } from './position.ts';
import { type Position, stepAt, type Taught } from './taught.ts';
import type { Lesson, Score } from './types.ts';

/** The next degree of help. */
export function helpAt<S, A>(taught: Taught<S, A>, position: Position<S, A>): Lesson['help'] {
  const awaits = awaitsAt(taught, position);
  if (awaits !== 'answer' && awaits !== 'action') return null;
  const hasHint =
    position.hints < hintsOf(taught, position).length || strikable(taught, position) !== undefined;
  return hasHint ? 'hint' : 'skip';
}

/** The place that the saying points to: a step with hints gives it away with the last one. */
export function placeAt<S, A>(taught: Taught<S, A>, position: Position<S, A>): string | null {
  const step = stepAt(taught, position.at);
  if (step.kind === 'others') return null;
  // In free play no place of its own belongs to the card that is named.
  const hidden = step.kind !== 'play' && position.hints < hintsOf(taught, position).length;
  return hidden ? null : (step.at ?? null);
}

/** What the board leaves out: what has not been explained, and what would answer the question that is asked. */
export function leftOutAt<S, A>(taught: Taught<S, A>, position: Position<S, A>): readonly string[] {
  const step = stepAt(taught, position.at);
  const isAsking = step.kind === 'ask' && awaitsAt(taught, position) === 'answer';
  return [
    ...(taught.script.leavesOut ?? []),
    ...(step.kind === 'others' ? [] : (step.leavesOut ?? [])),
    ...(isAsking ? (step.telling ?? []) : []),
  ];
}

/** Three stars without a fault; two with one in four tasks, one with one in two. */
export function starsFor(faults: number, tasks: number): number {
  if (faults === 0) return 3;
  if (faults <= Math.max(1, tasks / 4)) return 2;
  return faults <= Math.max(2, tasks / 2) ? 1 : 0;
}

export function scoreAt<S, A>({ script }: Taught<S, A>, position: Position<S, A>): Score {
  const isTask = ({ kind }: { readonly kind: string }): boolean =>
    kind === 'ask' || kind === 'act' || kind === 'play';
  const tasks = script.steps.filter(isTask).length;
  return {
    series: position.series,
    stars: starsFor(position.faults, tasks),
    cost: position.cost,
  };
}
