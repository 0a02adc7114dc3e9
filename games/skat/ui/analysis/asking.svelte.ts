import type { View } from '@lusoria/skat';
import {
  type Analysis,
  type Hint,
  type AnalysisMessage,
  analysisMessageSchema,
} from '@lusoria/skat/analysis';
import * as v from 'valibot';
import { fetchAnalysisMessages } from '../messages.svelte.ts';

type Asked =
  | { readonly kind: 'analyse'; readonly view: View; readonly seat: number }
  | { readonly kind: 'hint'; readonly view: View };

/**
 * Asks a worker of its own, and answers once the messages are loaded; null if either fails. Returns a function that
 * ends the worker.
 */
export function ask(asked: Asked, answer: (said: AnalysisMessage | null) => void): () => void {
  let isEnded = false;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const messages = fetchAnalysisMessages().then(
    () => true,
    () => false,
  );
  const hear = async (said: AnalysisMessage | null): Promise<void> => {
    const isReady = said?.kind === 'progress' || (await messages);
    if (!isEnded) answer(isReady ? said : null);
  };
  worker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const said = v.safeParse(analysisMessageSchema, event.data);
    void hear(said.success ? said.output : null);
  });
  worker.addEventListener('error', () => void hear(null));
  worker.postMessage(asked);
  return () => {
    isEnded = true;
    worker.terminate();
  };
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
  #stop: (() => void) | null = null;

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
    this.#stop = ask({ kind: 'analyse', view, seat }, (said) => {
      if (said?.kind === 'progress') {
        const percent = Math.min(99, Math.floor((100 * said.done) / said.of));
        this.stage = { kind: 'working', seat, percent };
        return;
      }
      this.close();
      const found = said?.kind === 'analysis' ? said.analysis : null;
      if (found) this.#known.set(seat, found);
      this.stage = found ? { kind: 'done', analysis: found } : { kind: 'failed' };
    });
  }

  cancel(): void {
    this.close();
    this.stage = { kind: 'cancelled' };
  }

  /** Ends the analysis in progress. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
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
  #stop: (() => void) | null = null;

  ask(view: View): void {
    this.clear();
    this.stage = { kind: 'working' };
    this.#stop = ask({ kind: 'hint', view }, (said) => {
      if (said?.kind === 'hint-so-far') {
        const percent = Math.min(99, Math.floor((100 * said.done) / said.of));
        this.stage = { kind: 'so-far', hint: said.hint, percent };
        return;
      }
      this.clear();
      const hint = said?.kind === 'hint' ? said.hint : null;
      this.stage = hint ? { kind: 'done', hint } : { kind: 'none' };
    });
  }

  /** Drops the hint: the step has changed. */
  clear(): void {
    this.#stop?.();
    this.#stop = null;
    this.stage = { kind: 'idle' };
  }
}
