import { type Card, CARDS, trickSchema } from '@lusoria/skat';
import { list } from '@lusoria/core/schema';
import { printPuzzle, type Puzzle } from '@lusoria/skat/puzzles';
import * as v from 'valibot';

const messageSchema = list(
  v.strictObject({
    card: v.picklist(CARDS),
    line: v.strictObject({
      tricks: list(trickSchema),
      points: list(v.number()),
      declarerWins: v.boolean(),
    }),
  }),
);
export type LineMessage = v.InferOutput<typeof messageSchema>;

/** The lines after the cards of a puzzle, computed by a worker. */
export class Lines {
  stage = $state.raw<
    | { readonly kind: 'idle' | 'working' | 'failed' }
    | { readonly kind: 'done'; readonly lines: LineMessage }
  >({ kind: 'idle' });
  #worker: Worker | null = null;

  /** Requests the lines after some cards, replacing an earlier request. */
  ask(puzzle: Puzzle, cards: readonly Card[]): void {
    this.clear();
    this.stage = { kind: 'working' };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<unknown>) => {
      const said = v.safeParse(messageSchema, event.data);
      this.stage = said.success ? { kind: 'done', lines: said.output } : { kind: 'failed' };
    });
    worker.addEventListener('error', () => {
      this.stage = { kind: 'failed' };
    });
    worker.postMessage({ puzzle: printPuzzle(puzzle), cards });
    this.#worker = worker;
  }

  clear(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.stage = { kind: 'idle' };
  }
}
