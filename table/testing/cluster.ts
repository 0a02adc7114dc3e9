import type { Hint, Cluster } from '../ports.ts';

/** Network between the nodes of a test; hints can be lost. */
export interface TestNetwork {
  node(name: string): Cluster;
  /** Whether hints are lost. */
  broken: boolean;
}

/** A network between nodes in one thread. */
export function testNetwork(pollMs = 5000): TestNetwork {
  const ears = new Map<string, (from: string, hint: Hint) => void>();
  const network: TestNetwork = {
    broken: false,
    node: (name) => ({
      pollMs,
      publish(hint) {
        if (network.broken) return;
        for (const [other, hear] of ears) if (other !== name) hear(name, hint);
      },
      subscribe(hear) {
        ears.set(name, hear);
        return () => ears.delete(name);
      },
    }),
  };
  return network;
}
