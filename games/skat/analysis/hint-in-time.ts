import type { View } from '../rules/view.ts';
import { hinting, type HintUnderWay } from './hint.ts';
import type { Hint } from './types.ts';

/** The time after which a hint is given (milliseconds). */
const ENOUGH_MS = 2600;
/** The time after which it is given even if it is only a guess. */
const LATEST_MS = 10_000;

/** Whether a hint rests on enough layouts to be given. */
export function isBelieved({ reason }: Pick<Hint, 'reason'>): boolean {
  return reason.kind !== 'guess';
}

/**
 * A hint as soon as it may be believed and some seconds are over, or everything is evaluated.
 *
 * @param elapsed milliseconds since it was asked for
 */
export function hintInTime(
  view: View,
  elapsed: () => number,
  progress: (soFar: HintUnderWay) => void = () => undefined,
): Hint | null {
  const work = hinting(view);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    progress(next.value);
    const ms = elapsed();
    if (ms < ENOUGH_MS) continue;
    const hint = next.value.soFar();
    if (isBelieved(hint) || ms >= LATEST_MS) return hint;
  }
}
