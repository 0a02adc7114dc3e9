import { type View, viewSchema } from '@lusoria/skat';
import { analyse, type AnalysisMessage, type Hint, hinting } from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import * as v from 'valibot';

/** Analyses off the main thread. To cancel, terminate the worker. */

const askedSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('analyse'),
    view: viewSchema,
    seat: v.number(),
  }),
  v.strictObject({ kind: v.literal('hint'), view: viewSchema }),
]);

/** Delay of the first provisional hint, and between later ones (milliseconds). */
const FIRST_AFTER = 500;
const AGAIN_AFTER = 1000;
/** The time after which a hint is final (milliseconds). */
const LAST_AFTER = 2600;

function say(said: AnalysisMessage): void {
  globalThis.postMessage(said);
}

/** Posts provisional hints, and returns the final one. */
function advise(view: View): Hint | null {
  const work = hinting(view);
  const start = performance.now();
  let due = start + FIRST_AFTER;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    const { soFar, done, of } = next.value;
    const now = performance.now();
    if (now >= start + LAST_AFTER) return soFar();
    if (now < due) continue;
    say({ kind: 'hint-so-far', hint: soFar(), done, of });
    due = now + AGAIN_AFTER;
  }
}

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const asked = v.parse(askedSchema, event.data);
  // Errors are reported to the page.
  loadWeights()
    .then(() => answer(asked))
    .catch(reportError);
});

function answer(asked: v.InferOutput<typeof askedSchema>): void {
  if (asked.kind === 'hint') {
    say({ kind: 'hint', hint: advise(asked.view) });
    return;
  }
  const work = analyse(asked);
  let told = -1;
  for (;;) {
    const next = work.next();
    if (next.done) {
      say({ kind: 'analysis', analysis: next.value });
      return;
    }
    const percent = Math.floor((100 * next.value.done) / next.value.of);
    if (percent > told) say({ kind: 'progress', ...next.value });
    told = Math.max(told, percent);
  }
}
