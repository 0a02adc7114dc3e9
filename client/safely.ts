/**
 * Calls callbacks of others. One that throws keeps neither the next ones nor us from going on: its error is thrown
 * again on its own.
 */
export function safely(calls: readonly (() => void)[]): void {
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
