import { awaitsAt, hintsOf, type Position, stepAt, type Taught } from './position.ts';
import type { Lesson, Score } from './types.ts';

/** The next degree of help. */
export function helpAt<S, A>(taught: Taught<S, A>, position: Position<S, A>): Lesson['help'] {
  const awaits = awaitsAt(taught, position);
  if (awaits !== 'answer' && awaits !== 'action') return null;
  return position.hints < hintsOf(stepAt(taught, position.at)).length ? 'hint' : 'skip';
}

/** The place that the saying points to: a step with hints gives it away with the last one. */
export function placeAt<S, A>(taught: Taught<S, A>, { at, hints }: Position<S, A>): string | null {
  const step = stepAt(taught, at);
  return step.kind === 'others' || hints < hintsOf(step).length ? null : (step.at ?? null);
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
  return { series: position.series, stars: starsFor(position.faults, tasks) };
}
