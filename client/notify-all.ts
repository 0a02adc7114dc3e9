/**
 * Runs foreign callbacks. One that throws stops neither the next ones nor the caller: its error is
 * rethrown separately.
 */
export function notifyAll(calls: readonly (() => void)[]): void {
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
