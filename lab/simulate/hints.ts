import type { Cluster, Hint } from '@lusoria/table';
import type { Chance } from './chance.ts';
import type { Asker } from './store.ts';
import type { World } from './world.ts';

/** What carries hints between nodes: some are lost, doubled, late, and overtake one another. */
export interface Hints {
  /** The other nodes, as one of them sees them for as long as it lives. */
  join(node: Asker): Cluster;
  /** All are lost for a while. */
  silence(ms: number): void;
  /** From now on they arrive, once and soon. */
  mend(): void;
}

/** Shares of hints in percent, and longest delays in milliseconds. */
const LOST = 5;
const DOUBLED = 5;
const LATE = 5;
const SOON_MS = 15;
const LATE_MS = 20_000;

export function openHints(
  world: World,
  chance: Chance,
  { pollMs, isFaulty }: { readonly pollMs: number; readonly isFaulty: boolean },
): Hints {
  const members = new Map<string, { node: Asker; receive: (from: string, hint: Hint) => void }>();
  let faulty = isFaulty;
  let silentUntil = 0;

  const deliver = (from: string, to: string, hint: Hint): void => {
    const ms = faulty && chance.percent(LATE) ? chance.int(LATE_MS) : chance.int(SOON_MS);
    world.after(ms, () => {
      const member = members.get(to);
      if (!member?.node.isAlive()) return;
      world.note(`${to} hint ${JSON.stringify(hint)}`);
      member.receive(from, hint);
    });
  };

  return {
    join: (node) => ({
      pollMs,
      publish(hint) {
        for (const to of members.keys()) {
          const isLost = silentUntil > world.now() || (faulty && chance.percent(LOST));
          if (to === node.name || isLost) continue;
          deliver(node.name, to, hint);
          if (faulty && chance.percent(DOUBLED)) deliver(node.name, to, hint);
        }
      },
      subscribe(receive) {
        members.set(node.name, { node, receive });
        return () => void members.delete(node.name);
      },
    }),
    silence(ms) {
      silentUntil = Math.max(silentUntil, world.now() + ms);
    },
    mend() {
      faulty = false;
      silentUntil = 0;
    },
  };
}
