import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import type { Card } from '@lusoria/skat';
import { printPuzzle, type Puzzle } from '@lusoria/skat/puzzles';
import { lineCalls, type LinesAfter } from './calls.ts';

/** The lines after the cards of a puzzle, computed by a worker. */
export class Lines {
  stage = $state.raw<
    | { readonly kind: 'idle' | 'working' | 'failed' }
    | { readonly kind: 'done'; readonly lines: LinesAfter }
  >({ kind: 'idle' });
  readonly #worker = workerCaller(lineCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );

  /** Requests the lines after some cards, replacing an earlier request. */
  ask(puzzle: Puzzle, cards: readonly Card[]): void {
    this.clear();
    this.stage = { kind: 'working' };
    this.#worker.call('lines', { puzzle: printPuzzle(puzzle), cards }).then(
      (lines) => (this.stage = { kind: 'done', lines }),
      () => (this.stage = { kind: 'failed' }),
    );
  }

  clear(): void {
    this.#worker.end();
    this.stage = { kind: 'idle' };
  }
}
