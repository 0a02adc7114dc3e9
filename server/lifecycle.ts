/** Parts of a program in the order of their start; they are stopped in the reverse order. */
export interface Lifecycle {
  /** Starts a part. Rejects with its error when it cannot start, or when the stop has begun. */
  start<T>(name: string, begin: () => T | Promise<T>, end: (part: T) => unknown): Promise<T>;
  isStopping(): boolean;
  /**
   * Stops all parts, each after the one that was started later has stopped; a second call waits for
   * the same end. A part that fails to stop does not keep the others from it; rejects with their errors.
   */
  stop(): Promise<void>;
}

/** What has become of a part. */
export type PartState = 'started' | 'stopped';

/** @param tell called with every part that has started or stopped */
export function createLifecycle(
  tell: (name: string, state: PartState) => void = () => undefined,
): Lifecycle {
  const parts: { readonly name: string; readonly end: () => unknown }[] = [];
  let stopping: Promise<void> | null = null;

  const stopAll = async (): Promise<void> => {
    const errors: unknown[] = [];
    for (const { name, end } of parts.toReversed()) {
      try {
        await end();
        tell(name, 'stopped');
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  };

  return {
    async start(name, begin, end) {
      if (stopping) throw new Error(`${name} cannot start: the others are being stopped`);
      const part = await begin();
      parts.push({ name, end: () => end(part) });
      tell(name, 'started');
      return part;
    },
    isStopping: () => stopping !== null,
    stop: async () => (stopping ??= stopAll()),
  };
}
