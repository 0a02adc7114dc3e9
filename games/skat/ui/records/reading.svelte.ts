import * as v from 'valibot';
import { answerSchema, type Question, type ReadFile, type ShownDeal } from './messages.ts';

/** A file of records, as a worker reads it. */
export class Reading {
  stage = $state.raw<
    | { readonly kind: 'idle' }
    | { readonly kind: 'reading' | 'failed'; readonly name: string }
    | { readonly kind: 'read'; readonly name: string; readonly file: ReadFile }
  >({ kind: 'idle' });
  /** The deals that are shown, and the index of the first of them. */
  from = $state(0);
  deals = $state.raw<readonly ShownDeal[]>([]);
  #worker: Worker | null = null;

  /** Reads a file in place of the one before. */
  async read(file: File): Promise<void> {
    this.#worker?.terminate();
    this.#worker = null;
    const { name } = file;
    this.stage = { kind: 'reading', name };
    this.deals = [];
    const text = await file.text();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const fail = (): void => {
      if (this.#worker === worker) this.stage = { kind: 'failed', name };
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (this.#worker !== worker) return;
      const said = v.safeParse(answerSchema, event.data);
      if (!said.success) return fail();
      if (said.output.kind === 'read') this.stage = { kind: 'read', name, file: said.output.file };
      else {
        this.from = said.output.from;
        this.deals = said.output.deals;
      }
    });
    this.#ask({ kind: 'read', text });
  }

  /** Shows other deals of it. */
  show(from: number): void {
    this.#ask({ kind: 'page', from });
  }

  #ask(question: Question): void {
    this.#worker?.postMessage(question);
  }
}
