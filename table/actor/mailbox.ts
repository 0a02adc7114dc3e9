type Task = () => Promise<void> | void;
type Fail = (error: unknown) => void;

interface Item {
  readonly task: Task;
  readonly failed: Fail | undefined;
}

/** Queue of tasks that run one after another. */
export class Mailbox {
  readonly #onError: Fail;
  readonly #waiting: Item[] = [];
  #isBusy = false;

  /** @param onError called with the error of every task that fails. */
  constructor(onError: Fail) {
    this.#onError = onError;
  }

  /**
   * Runs at once if no task is under way.
   *
   * @param failed called instead of rejecting: a task that fails does not hold up the next.
   */
  enqueue(task: Task, failed?: Fail): void {
    this.#waiting.push({ task, failed });
    if (!this.#isBusy) this.#goOn();
  }

  /** Enqueues a task; resolves when it is done, and rejects if it fails. */
  async run(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => this.enqueue(async () => task().then(resolve), reject));
  }

  isEmpty(): boolean {
    return !this.#isBusy;
  }

  /** Resolves when all tasks enqueued so far are done. */
  async settled(): Promise<void> {
    return this.#isBusy ? new Promise((resolve) => this.enqueue(resolve)) : undefined;
  }

  // Without a promise for each task: there is one for every message and every move.
  #goOn(): void {
    this.#isBusy = true;
    for (let item = this.#waiting.shift(); item; item = this.#waiting.shift()) {
      const { task, failed } = item;
      const fail = (error: unknown): void => {
        this.#onError(error);
        failed?.(error);
      };
      try {
        const done = task();
        if (done instanceof Promise) {
          void done.catch(fail).then(() => this.#goOn());
          return;
        }
      } catch (error) {
        fail(error);
      }
    }
    this.#isBusy = false;
  }
}
