import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import type { View } from '@lusoria/skat';
import type { Analysis, Hint } from '@lusoria/skat/analysis';
import { fetchHintTexts } from '@lusoria/web-kit/hints/messages.svelte.ts';
import { fetchAnalysisMessages } from '../messages.svelte.ts';
import { analysisCalls } from './calls.ts';

function openWorker() {
  return workerCaller(analysisCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
}

/** What was computed, once the messages that tell it are loaded; null if either fails. */
async function withMessages<T>(
  computed: Promise<T>,
  load: () => Promise<unknown> = fetchAnalysisMessages,
): Promise<T | null> {
  const [result, messages] = await Promise.allSettled([computed, load()]);
  return result.status === 'fulfilled' && messages.status === 'fulfilled' ? result.value : null;
}

function percentOf({ done, of }: { readonly done: number; readonly of: number }): number {
  return Math.min(99, Math.floor((100 * done) / of));
}

/** The analysis of a deal by a worker of its own, which `signal` ends; null where there is none, or it failed. */
export async function analysisOf(
  view: View,
  seat: number,
  signal?: AbortSignal,
): Promise<Analysis | null> {
  const worker = openWorker();
  signal?.addEventListener('abort', () => void worker.end());
  try {
    return await withMessages(worker.call('analyse', { view, seat }));
  } finally {
    worker.end();
  }
}

type Stage =
  | { readonly kind: 'idle' | 'cancelled' | 'failed' }
  | { readonly kind: 'working'; readonly seat: number; readonly percent: number }
  | { readonly kind: 'done'; readonly analysis: Analysis };

/** The analysis of a deal, for one seat after the other. */
export class Asking {
  stage = $state.raw<Stage>({ kind: 'idle' });
  /** The analyses done, by seat. */
  readonly #known = new Map<number, Analysis>();
  readonly #worker = openWorker();
  /** Counts the questions: an answer to an earlier one comes too late. */
  #asked = 0;

  /** The analysis that is shown. */
  get analysis(): Analysis | null {
    return this.stage.kind === 'done' ? this.stage.analysis : null;
  }

  /** The seat under analysis, or analysed. */
  get seat(): number | null {
    if (this.stage.kind === 'working') return this.stage.seat;
    return this.analysis?.seat ?? null;
  }

  ask(view: View, seat: number): void {
    this.close();
    const known = this.#known.get(seat);
    if (known) {
      this.stage = { kind: 'done', analysis: known };
      return;
    }
    this.stage = { kind: 'working', seat, percent: 0 };
    void this.#analyse(view, seat);
  }

  async #analyse(view: View, seat: number): Promise<void> {
    const asked = this.#asked;
    const found = await withMessages(
      this.#worker.call('analyse', { view, seat }, (soFar) => {
        this.stage = { kind: 'working', seat, percent: percentOf(soFar) };
      }),
    );
    if (asked !== this.#asked) return;
    this.close();
    if (found) this.#known.set(seat, found);
    this.stage = found ? { kind: 'done', analysis: found } : { kind: 'failed' };
  }

  cancel(): void {
    this.close();
    this.stage = { kind: 'cancelled' };
  }

  /** Ends the analysis in progress. */
  close(): void {
    this.#asked += 1;
    this.#worker.end();
  }
}

/** A requested hint. */
export class Hinting {
  /** `none`: there is nothing to advise. */
  stage = $state.raw<
    | { readonly kind: 'idle' | 'working' | 'none' }
    /** The hint so far, with the progress in percent. */
    | { readonly kind: 'so-far'; readonly hint: Hint; readonly percent: number }
    | { readonly kind: 'done'; readonly hint: Hint }
  >({
    kind: 'idle',
  });
  /** Number of times that a hint was asked for in this step. */
  asked = $state(0);
  readonly #worker = openWorker();
  /** Counts the calls: an answer to an earlier one comes too late. */
  #call = 0;

  /** Asks for a hint, or for its next degree. */
  ask(view: View): void {
    if (this.stage.kind === 'so-far' || this.stage.kind === 'done') {
      this.asked += 1;
      return;
    }
    this.asked = 1;
    this.stage = { kind: 'working' };
    void this.#hint(view);
  }

  async #hint(view: View): Promise<void> {
    const call = this.#call;
    const load = async () => Promise.all([fetchAnalysisMessages(), fetchHintTexts()]);
    const messages = load();
    const hint = await withMessages(
      this.#worker.call('hint', view, ({ hint: soFar, ...progress }) => {
        const show = (): void => {
          if (call !== this.#call) return;
          this.stage = { kind: 'so-far', hint: soFar, percent: percentOf(progress) };
        };
        // Without the messages the final hint is none, too.
        messages.then(show, () => undefined);
      }),
      load,
    );
    if (call !== this.#call) return;
    this.#call += 1;
    this.#worker.end();
    this.stage = hint ? { kind: 'done', hint } : { kind: 'none' };
  }

  /** Drops the hint: the step has changed. */
  clear(): void {
    this.#call += 1;
    this.#worker.end();
    this.stage = { kind: 'idle' };
    this.asked = 0;
  }
}
