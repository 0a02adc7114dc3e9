import type { ThreeView } from '../rules/three/types.ts';
import { estimateChoice } from './choice-estimate.ts';
import { type DealLayout, viewBefore } from './deal-layout.ts';
import type { ChoiceReview } from './types.ts';

/** The work of a choice, by the number of the trick: early ones are most of it. */
const WORK = [40, 30, 12, 4];

/** The work of the choices of a seat. */
export function workOf({ plays }: DealLayout, seat: number): number {
  return plays.reduce((sum, one) => sum + (one.seat === seat ? (WORK[one.trick] ?? 1) : 0), 0);
}

/**
 * Reviews the choices of a seat as they looked to it, with the estimates that a hint rests on; a card
 * without another is none. Yields the work that is done, in between.
 */
export function* reviewChoices(
  layout: DealLayout,
  seat: number,
): Generator<number, readonly ChoiceReview[]> {
  const choices: ChoiceReview[] = [];
  for (const [step, { seat: by, card, trick }] of layout.plays.entries()) {
    if (by !== seat) continue;
    const work = WORK[trick] ?? 1;
    const found = yield* estimated(viewBefore(layout, seat, step), work);
    if (!found) continue;
    const { layouts, estimates } = found;
    choices.push({ step, layouts, estimates: [...estimates], avoidable: found.lossOf(card) });
  }
  return choices;
}

function* estimated(view: ThreeView, work: number) {
  const estimation = estimateChoice(view);
  let done = 0;
  for (;;) {
    const next = estimation.next();
    if (next.done) {
      yield work - done;
      return next.value;
    }
    const { layouts, of } = next.value;
    const part = (work * layouts) / of;
    yield part - done;
    done = part;
  }
}
