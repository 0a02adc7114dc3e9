import type { ProcessKind } from './systems.ts';

/** How long play stood still at a table. */
export interface Pauses {
  killed(kind: ProcessKind): void;
  /** A table has gone on after nothing happened there since a time (milliseconds since 1970). */
  wentOn(since: number): void;
  /** The longest in which, or just before which, something was killed, in milliseconds, by what that was. */
  readonly longest: ReadonlyMap<ProcessKind, number>;
  /** The longest of all others: what the machine alone is good for. */
  readonly undisturbed: () => number;
}

/** What was killed so long before a pause began may be why it did. */
const AFTERMATH_MS = 10_000;

/** Measures from now on. */
export function openPauses(): Pauses {
  const kills: { readonly kind: ProcessKind; readonly at: number }[] = [];
  const longest = new Map<ProcessKind, number>();
  let undisturbed = 0;
  return {
    killed: (kind) => void kills.push({ kind, at: Date.now() }),
    wentOn(since) {
      const pause = Date.now() - since;
      // The first one in the pause, otherwise the last one before it.
      const kill = kills.find(({ at }) => at >= since) ?? kills.at(-1);
      if (kill && kill.at >= since - AFTERMATH_MS) {
        longest.set(kill.kind, Math.max(longest.get(kill.kind) ?? 0, pause));
      } else undisturbed = Math.max(undisturbed, pause);
    },
    longest,
    undisturbed: () => undisturbed,
  };
}
