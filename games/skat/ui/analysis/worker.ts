import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import type { View } from '@lusoria/skat';
import {
  analyse,
  type Analysis,
  type AnalysisRequest,
  type Hint,
  hintInTime,
  isBelieved,
} from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import { analysisCalls } from './calls.ts';

/** Analyses off the main thread. To cancel, terminate the worker. */

/** Delay of the first provisional hint, and between later ones (milliseconds). */
const FIRST_AFTER = 500;
const AGAIN_AFTER = 1000;

/** Posts provisional hints that may be believed, and returns the final one. */
function advise(
  view: View,
  progress: (soFar: { hint: Hint; done: number; of: number }) => void,
): Hint | null {
  const start = performance.now();
  let due = start + FIRST_AFTER;
  return hintInTime(
    view,
    () => performance.now() - start,
    ({ soFar, done, of }) => {
      const now = performance.now();
      if (now < due) return;
      due = now + AGAIN_AFTER;
      const hint = soFar();
      // A nudge towards a card must not change.
      if (isBelieved(hint) && hint.nudge?.kind !== 'cards') progress({ hint, done, of });
    },
  );
}

/** Posts the progress at every percent, and returns the analysis. */
function analysed(
  request: AnalysisRequest,
  progress: (soFar: { done: number; of: number }) => void,
): Analysis | null {
  const work = analyse(request);
  let told = -1;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    const percent = Math.floor((100 * next.value.done) / next.value.of);
    if (percent > told) progress(next.value);
    told = Math.max(told, percent);
  }
}

answerCalls(analysisCalls, browserChannel(globalThis), {
  async analyse(request, progress) {
    await loadWeights();
    return analysed(request, progress);
  },
  async hint(view, progress) {
    await loadWeights();
    return advise(view, progress);
  },
});
