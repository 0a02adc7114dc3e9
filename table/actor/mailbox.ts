/** Queue of tasks that run one after another. */
export interface Mailbox {
  /**
   * Runs at once if no task is under way.
   *
   * @param failed called instead of rejecting: a task that fails does not hold up the next.
   */
  enqueue(task: () => Promise<void> | void, failed?: (error: unknown) => void): void;
  /** Enqueues a task; resolves when it is done, and rejects if it fails. */
  run(task: () => Promise<void>): Promise<void>;
  isEmpty(): boolean;
  /** Resolves when all tasks enqueued so far are done. */
  settled(): Promise<void>;
}

interface Item {
  readonly task: () => Promise<void> | void;
  readonly failed: ((error: unknown) => void) | undefined;
}

/** @param onError called with the error of every task that fails. */
export function createMailbox(onError: (error: unknown) => void): Mailbox {
  const waiting: Item[] = [];
  let isBusy = false;

  // Without a promise for each task: there is one for every message and every move.
  const goOn = (): void => {
    isBusy = true;
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const { task, failed } = item;
      const fail = (error: unknown): void => {
        onError(error);
        failed?.(error);
      };
      try {
        const done = task();
        if (done instanceof Promise) {
          void done.catch(fail).then(goOn);
          return;
        }
      } catch (error) {
        fail(error);
      }
    }
    isBusy = false;
  };

  const enqueue: Mailbox['enqueue'] = (task, failed) => {
    waiting.push({ task, failed });
    if (!isBusy) goOn();
  };
  return {
    enqueue,
    run: async (task) =>
      new Promise((resolve, reject) => enqueue(async () => task().then(resolve), reject)),
    isEmpty: () => !isBusy,
    settled: async () => (isBusy ? new Promise((resolve) => enqueue(resolve)) : undefined),
  };
}
