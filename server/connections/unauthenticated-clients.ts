/** A client that is not identified yet. */
export interface UnauthenticatedClient {
  /** Frees its place: the client is identified, or gone. */
  leave(): void;
}

/** Limits of unauthenticated clients: in all, and of those that have been silent for a while. */
export interface UnauthenticatedLimits {
  readonly max: number;
  readonly maxSilent: number;
}

/** Unauthenticated clients of all addresses, who share the limits. */
export interface UnauthenticatedClients {
  /**
   * Admits a client. At the limit, the oldest of the address with most such clients is ended
   * instead; null when no address has more than this one.
   *
   * @param end ends their connection; without it they take no place.
   */
  admit(
    address: string,
    limits: UnauthenticatedLimits,
    end?: () => void,
  ): UnauthenticatedClient | null;
  /** Ends some of those that have been silent for too long, where they are too many. */
  evictIdle(limits: UnauthenticatedLimits): void;
}

/** Milliseconds in which a well-behaved client identifies itself. */
const SILENT_MS = 2000;
/** Maximum connections ended at once: each takes 40 µs. */
const AT_ONCE = 100;

interface Waiting extends UnauthenticatedClient {
  readonly since: number;
  readonly end: () => void;
}

/** @param now milliseconds of a monotonic clock. */
export function createUnauthenticatedClients(now: () => number): UnauthenticatedClients {
  /** By address, the oldest first. */
  const clients = new Map<string, Set<Waiting>>();
  let count = 0;

  return {
    admit(address, { max }, end) {
      if (!end) return { leave: () => undefined };
      if (count >= max) {
        const crowd = largest([...clients.values()]);
        const here = clients.get(address);
        if (crowd.size <= (here ? here.size : 0)) return null;
        endOldest(crowd);
      }
      const here = clients.get(address) ?? new Set<Waiting>();
      clients.set(address, here);
      let waits = true;
      const client: Waiting = {
        since: now(),
        end,
        leave() {
          if (!waits) return;
          waits = false;
          here.delete(client);
          count -= 1;
          if (here.size === 0) clients.delete(address);
        },
      };
      here.add(client);
      count += 1;
      return client;
    },
    evictIdle({ maxSilent }) {
      const before = now() - SILENT_MS;
      const silent = Array.from(clients.values(), (some) => {
        return new Set([...some].filter(({ since }) => since <= before));
      });
      const excess = silent.reduce((sum, { size }) => sum + size, -maxSilent);
      for (let n = 0; n < Math.min(excess, AT_ONCE); n += 1) endOldest(largest(silent));
    },
  };
}

/** The largest set of clients of one address. */
function largest(all: readonly Set<Waiting>[]): Set<Waiting> {
  return all.reduce((most, some) => (some.size > most.size ? some : most));
}

function endOldest(some: Set<Waiting>): void {
  const [oldest] = some;
  if (!oldest) return;
  some.delete(oldest);
  oldest.leave();
  oldest.end();
}
