import type { Action, Card, View } from '@lusoria/skat';
import * as v from 'valibot';
import { type Answer, answerSchema, type Asked } from './protocol.ts';

/** A worker that is asked one thing at a time: a new question ends the one before. */
class Asking {
  #worker: Worker | null = null;
  #busy = false;

  ask(asked: Asked, answer: (said: Answer | null) => void): void {
    if (this.#busy) this.close();
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#busy = true;
    this.#worker.onmessage = (event: MessageEvent<unknown>) => {
      this.#busy = false;
      const said = v.safeParse(answerSchema, event.data);
      answer(said.success ? said.output : null);
    };
    this.#worker.onerror = () => {
      this.close();
      answer(null);
    };
    this.#worker.postMessage(asked);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = false;
  }
}

/** The value of every legal card in a position. */
export class CardValues {
  stage = $state.raw<
    | { readonly kind: 'idle' | 'working' | 'failed' }
    | { readonly kind: 'done'; readonly values: ReadonlyMap<Card, number> }
  >({ kind: 'idle' });
  readonly #asking = new Asking();
  readonly #known = new Map<string, ReadonlyMap<Card, number>>();

  ask(deal: string): void {
    const known = this.#known.get(deal);
    if (known) {
      this.stage = { kind: 'done', values: known };
      return;
    }
    this.stage = { kind: 'working' };
    this.#asking.ask({ kind: 'values', deal }, (said) => {
      if (said?.kind !== 'values') {
        this.stage = { kind: 'failed' };
        return;
      }
      const values = new Map(said.values.map(({ card, value }) => [card, value]));
      this.#known.set(said.deal, values);
      this.stage = { kind: 'done', values };
    });
  }

  close(): void {
    this.#asking.close();
  }
}

/** The bots of a deal that is played on. */
export class Bots {
  readonly #asking = new Asking();

  /** Asks for a bot's action in a view; null: none. A later request supersedes an earlier one. */
  ask(view: View, answer: (action: Action | null) => void): void {
    this.#asking.ask({ kind: 'bot', view }, (said) =>
      answer(said?.kind === 'bot' ? said.action : null),
    );
  }

  close(): void {
    this.#asking.close();
  }
}
