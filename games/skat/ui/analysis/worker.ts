import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import type { View } from '@lusoria/skat';
import {
  analyse,
  type Analysis,
  type AnalysisRequest,
  type Hint,
  hinting,
} from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import { analysisCalls } from './calls.ts';

/** Analyses off the main thread. To cancel, terminate the worker. */

/** Delay of the first provisional hint, and between later ones (milliseconds). */
const FIRST_AFTER = 500;
const AGAIN_AFTER = 1000;
/** The time after which a hint is final (milliseconds). */
const LAST_AFTER = 2600;

/** Posts provisional hints, and returns the final one. */
function advise(
  view: View,
  progress: (soFar: { hint: Hint; done: number; of: number }) => void,
): Hint | null {
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
    progress({ hint: soFar(), done, of });
    due = now + AGAIN_AFTER;
  }
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
