import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import { MAX_FILE, type ReadFile, recordCalls, type ShownDeal } from './calls.ts';

/** A file of records, as a worker reads it. */
export class Reading {
  stage = $state.raw<
    | { readonly kind: 'idle' }
    | { readonly kind: 'reading' | 'failed' | 'too-large'; readonly name: string }
    | { readonly kind: 'read'; readonly name: string; readonly file: ReadFile }
  >({ kind: 'idle' });
  /** The deals that are shown, and the index of the first of them. */
  from = $state(0);
  deals = $state.raw<readonly ShownDeal[]>([]);
  readonly #worker = workerCaller(recordCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );

  /** Reads a file in place of the one before. */
  async read(file: File): Promise<void> {
    this.#worker.end();
    const { name, size } = file;
    if (size > MAX_FILE) {
      this.stage = { kind: 'too-large', name };
      return;
    }
    const stage = { kind: 'reading', name } as const;
    this.stage = stage;
    this.deals = [];
    try {
      const text = await file.text();
      if (this.stage !== stage) return;
      this.stage = { kind: 'read', name, file: await this.#worker.call('read', text) };
    } catch {
      this.stage = { kind: 'failed', name };
      return;
    }
    await this.show(0);
  }

  /** Shows other deals of it. */
  async show(from: number): Promise<void> {
    try {
      this.deals = await this.#worker.call('page', from);
      this.from = from;
    } catch {
      if (this.stage.kind !== 'idle') this.stage = { kind: 'failed', name: this.stage.name };
    }
  }
}
