/** The right to run the server, which at most one tab has. */
export interface Lock {
  /** Waits until no other tab has it. */
  wait(): void;
  /** Takes it from a tab that does not answer. */
  steal(): void;
  release(): void;
}

export interface LockEvents {
  granted(): void;
  /** Another tab has taken it. */
  lost(): void;
}

/** Browsers release a Web Lock when the tab that has it closes or crashes. */
export function webLock(locks: LockManager, name: string, events: LockEvents): Lock {
  let request: { readonly abort: AbortController; release: (() => void) | null } | null = null;
  const drop = (): void => {
    request?.abort.abort();
    request?.release?.();
    request = null;
  };
  const begin = (options: LockOptions): void => {
    drop();
    const own: NonNullable<typeof request> = { abort: new AbortController(), release: null };
    request = own;
    // A request cannot both steal and be aborted.
    const asked = options.steal ? options : { ...options, signal: own.abort.signal };
    locks
      .request(name, asked, () => {
        if (request !== own) return undefined;
        events.granted();
        return new Promise<void>((resolve) => (own.release = resolve));
      })
      .catch(() => {
        if (request !== own) return;
        request = null;
        events.lost();
      });
  };
  return {
    wait: () => begin({}),
    steal: () => begin({ steal: true }),
    release: drop,
  };
}

/**
 * Without Web Locks (over plain http) a tab that hears of no other takes the right. Two may do so at once: the
 * later claim on the database wins.
 */
export function noLock({ granted }: LockEvents): Lock {
  return { wait: () => undefined, steal: granted, release: () => undefined };
}
