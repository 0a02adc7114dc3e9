/** Pauses in play at tables, by the kind of process that was killed. */
export interface Pauses {
  killed(kind: string): void;
  /** A table has made progress after a pause since a time (milliseconds since 1970). */
  wentOn(since: number): void;
  /** The longest pause during or shortly after a kill, in milliseconds, by kind of process. */
  readonly longest: ReadonlyMap<string, number>;
  /** The longest other pause, which is due to the machine. */
  readonly undisturbed: () => number;
}

/** Time after a kill during which a new pause may be its consequence. */
const AFTERMATH_MS = 10_000;

/** Starts measuring. */
export function openPauses(): Pauses {
  const kills: { readonly kind: string; readonly at: number }[] = [];
  const longest = new Map<string, number>();
  let undisturbed = 0;
  return {
    killed: (kind) => void kills.push({ kind, at: Date.now() }),
    wentOn(since) {
      const pause = Date.now() - since;
      // The first kill during the pause, otherwise the last one before it.
      const kill = kills.find(({ at }) => at >= since) ?? kills.at(-1);
      if (kill && kill.at >= since - AFTERMATH_MS) {
        longest.set(kill.kind, Math.max(longest.get(kill.kind) ?? 0, pause));
      } else undisturbed = Math.max(undisturbed, pause);
    },
    longest,
    undisturbed: () => undisturbed,
  };
}
