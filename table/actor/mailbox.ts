/** Tasks that are done one after another. */
export interface Mailbox {
  /** @param failed called instead of rejecting: a task that fails does not hold up the next. */
  enqueue(task: () => Promise<void>, failed?: () => void): void;
  isEmpty(): boolean;
}

/** @param onError is told of every task that fails. */
export function createMailbox(onError: (error: unknown) => void): Mailbox {
  let queue = Promise.resolve();
  let pending = 0;
  return {
    enqueue(task, failed) {
      const run = async (before: Promise<void>): Promise<void> => {
        try {
          await before;
          await task();
        } catch (error) {
          onError(error);
          failed?.();
        } finally {
          pending -= 1;
        }
      };
      pending += 1;
      queue = run(queue);
    },
    isEmpty: () => pending === 0,
  };
}
