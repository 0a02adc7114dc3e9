import { viewSchema } from '@lusoria/skat';
import { analyse, hintFor, type AnalysisMessage } from '@lusoria/skat/analysis';
import * as v from 'valibot';

/** Reckons beside the page, which stays quick meanwhile. To cancel it, end the worker. */

const askedSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('analyse'),
    view: viewSchema,
    seat: v.number(),
    seed: v.string(),
  }),
  v.strictObject({ kind: v.literal('hint'), view: viewSchema, seed: v.string() }),
]);

/** Within so many milliseconds a hint is found. */
const HINT_TIME = 1000;

function say(said: AnalysisMessage): void {
  globalThis.postMessage(said);
}

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const asked = v.parse(askedSchema, event.data);
  if (asked.kind === 'hint') {
    const until = performance.now() + HINT_TIME;
    const budget = { left: () => until - performance.now() };
    say({ kind: 'hint', hint: hintFor(asked.view, asked.seed, budget) });
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
});
