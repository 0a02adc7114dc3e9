import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import type { Action, Card, View } from '@lusoria/skat';
import { explorerCalls } from './calls.ts';

/** A worker that is asked one thing at a time: before a new question the one under way is ended. */
function openWorker() {
  const caller = workerCaller(explorerCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
  return {
    ...caller,
    endPending(): void {
      if (caller.pending() > 0) caller.end();
    },
  };
}

/** The value of every legal card in a position. */
export class CardValues {
  stage = $state.raw<
    | { readonly kind: 'idle' | 'working' | 'failed' }
    | { readonly kind: 'done'; readonly values: ReadonlyMap<Card, number> }
  >({ kind: 'idle' });
  readonly #worker = openWorker();
  readonly #known = new Map<string, ReadonlyMap<Card, number>>();

  ask(deal: string): void {
    const known = this.#known.get(deal);
    if (known) {
      this.stage = { kind: 'done', values: known };
      return;
    }
    this.stage = { kind: 'working' };
    this.#worker.endPending();
    this.#worker.call('values', deal).then(
      (found) => {
        const values = new Map(found.map(({ card, value }) => [card, value]));
        this.#known.set(deal, values);
        this.stage = { kind: 'done', values };
      },
      () => (this.stage = { kind: 'failed' }),
    );
  }

  close(): void {
    this.#worker.end();
  }
}

/** The bots of a deal that is played on. */
export class Bots {
  readonly #worker = openWorker();

  /** Asks for a bot's action in a view; null: none. A later request supersedes an earlier one. */
  ask(view: View, answer: (action: Action | null) => void): void {
    this.#worker.endPending();
    this.#worker.call('bot', view).then(answer, () => answer(null));
  }

  close(): void {
    this.#worker.end();
  }
}
