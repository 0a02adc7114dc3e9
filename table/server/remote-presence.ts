/** Who looks at a table by way of one node. */
export interface Presence {
  /** People with a seat. */
  readonly people: readonly string[];
  /** How many others. */
  readonly watching: number;
}

/** How often a node says again who is there; whoever was not heard of for three times that is gone. */
export const REPEAT_MS = 10_000;
const GONE_MS = 3 * REPEAT_MS;

interface Heard extends Presence {
  readonly at: number;
}

/** Who looks at the tables by way of other nodes, as far as these have said. */
export interface RemotePresence {
  hear(from: string, table: string, present: Presence, now: number): void;
  /** Together with those who are here. */
  with(table: string, here: Presence, now: number): Presence;
}

/** Nobody has been heard of so far. */
export function openRemotePresence(): RemotePresence {
  const heard = new Map<string, Map<string, Heard>>();
  return {
    hear(from, table, { people, watching }, now) {
      const nodes = heard.get(table) ?? new Map<string, Heard>();
      if (people.length + watching === 0) nodes.delete(from);
      else nodes.set(from, { people, watching, at: now });
      if (nodes.size === 0) heard.delete(table);
      else heard.set(table, nodes);
    },
    with(table, here, now) {
      const nodes = heard.get(table);
      for (const [from, { at }] of nodes ?? []) if (now - at > GONE_MS) nodes?.delete(from);
      if (nodes?.size === 0) heard.delete(table);
      const others = [...(nodes?.values() ?? [])];
      return {
        people: [...new Set([...here.people, ...others.flatMap(({ people }) => people)])],
        watching: others.reduce((sum, { watching }) => sum + watching, here.watching),
      };
    },
  };
}
