import type { Hint, Cluster } from '../ports.ts';

/** What the nodes of a test say to each other; some of it can be lost. */
export interface Wire {
  node(name: string): Cluster;
  /** Whether hints arrive. */
  broken: boolean;
}

/** A wire between nodes in one thread. */
export function testWire(pollMs = 5000): Wire {
  const ears = new Map<string, (from: string, hint: Hint) => void>();
  const wire: Wire = {
    broken: false,
    node: (name) => ({
      pollMs,
      publish(hint) {
        if (wire.broken) return;
        for (const [other, hear] of ears) if (other !== name) hear(name, hint);
      },
      subscribe(hear) {
        ears.set(name, hear);
        return () => ears.delete(name);
      },
    }),
  };
  return wire;
}
