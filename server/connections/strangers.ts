/** Somebody of whom it is not known yet who they are. */
export interface Stranger {
  /** They have said it, or are gone. */
  leave(): void;
}

/** How many strangers there may be: in all, and of those who have been there for a while. */
export interface Room {
  readonly most: number;
  readonly mostSilent: number;
}

/** Strangers of all addresses, who share the room that there is. */
export interface Strangers {
  /**
   * Lets one in. Where there is no room, the oldest from the address that has most of them is ended instead; null where
   * that is this address.
   *
   * @param end ends their connection; without it they take no room.
   */
  admit(address: string, room: Room, end?: () => void): Stranger | null;
  /** Ends some of those who have been silent for too long, where they are too many. */
  thin(room: Room): void;
}

/** Whoever means to say who they are has done so by then, in milliseconds. */
const SILENT_MS = 2000;
/** To end a connection takes 40 µs. */
const AT_ONCE = 100;

interface Waiting extends Stranger {
  readonly since: number;
  readonly end: () => void;
}

/** @param now milliseconds of a clock that never goes back. */
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

/** The most that there are of one address. */
function largest(all: readonly Set<Waiting>[]): Set<Waiting> {
  return all.reduce((most, some) => (some.size > most.size ? some : most));
}

/** Ends the oldest one of some. */
function endOldest(some: Set<Waiting>): void {
  const [oldest] = some;
  if (!oldest) return;
  some.delete(oldest);
  oldest.leave();
  oldest.end();
}
