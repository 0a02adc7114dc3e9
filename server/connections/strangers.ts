/** A client that is not identified yet. */
export interface Stranger {
  /** Frees its place: the client is identified, or gone. */
  leave(): void;
}

/** Limits of strangers: in all, and of those that have been silent for a while. */
export interface Room {
  readonly most: number;
  readonly mostSilent: number;
}

/** Strangers of all addresses, who share the limits. */
export interface Strangers {
  /**
   * Admits a stranger. At the limit, the oldest of the address with most strangers is ended
   * instead; null when no address has more than this one.
   *
   * @param end ends their connection; without it they take no place.
   */
  admit(address: string, room: Room, end?: () => void): Stranger | null;
  /** Ends some of those that have been silent for too long, where they are too many. */
  thin(room: Room): void;
}

/** Milliseconds in which a well-behaved client identifies itself. */
const SILENT_MS = 2000;
/** Maximum connections ended at once: each takes 40 µs. */
const AT_ONCE = 100;

interface Waiting extends Stranger {
  readonly since: number;
  readonly end: () => void;
}

/** @param now milliseconds of a monotonic clock. */
export function createStrangers(now: () => number): Strangers {
  /** By address, the oldest first. */
  const strangers = new Map<string, Set<Waiting>>();
  let count = 0;

  return {
    admit(address, { most }, end) {
      if (!end) return { leave: () => undefined };
      if (count >= most) {
        const some = largest([...strangers.values()]);
        if (some.size <= (strangers.get(address)?.size ?? 0)) return null;
        endOldest(some);
      }
      const here = strangers.get(address) ?? new Set<Waiting>();
      strangers.set(address, here);
      let waits = true;
      const stranger: Waiting = {
        since: now(),
        end,
        leave() {
          if (!waits) return;
          waits = false;
          here.delete(stranger);
          count -= 1;
          if (here.size === 0) strangers.delete(address);
        },
      };
      here.add(stranger);
      count += 1;
      return stranger;
    },
    thin({ mostSilent }) {
      const before = now() - SILENT_MS;
      const silent = Array.from(strangers.values(), (some) => {
        return new Set([...some].filter(({ since }) => since <= before));
      });
      const many = silent.reduce((sum, { size }) => sum + size, -mostSilent);
      for (let n = 0; n < Math.min(many, AT_ONCE); n += 1) endOldest(largest(silent));
    },
  };
}

/** The largest set of strangers of one address. */
function largest(all: readonly Set<Waiting>[]): Set<Waiting> {
  return all.reduce((most, some) => (some.size > most.size ? some : most));
}

/** Ends the oldest of a set. */
function endOldest(some: Set<Waiting>): void {
  const [oldest] = some;
  if (!oldest) return;
  some.delete(oldest);
  oldest.leave();
  oldest.end();
}
