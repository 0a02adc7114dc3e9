import { type Position, stepAt, type Taught } from './taught.ts';
import type { Message } from './types.ts';

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
