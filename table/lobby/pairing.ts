import { defined } from '@lusoria/core';

/** Milliseconds that somebody waits for people before bots take the seats that are left. */
export const PATIENCE_MS = 8000;

/** Somebody who looks for people to play with. */
export interface Seeker {
  readonly person: string;
  /** Game, rules and number of seats: those with the same key can sit at one table. */
  readonly key: string;
  readonly seats: number;
  /** Since when they wait (milliseconds). */
  readonly since: number;
  /** People with whom they do not want to play. */
  readonly blocked: ReadonlySet<string>;
}

export interface Pairing<T extends Seeker> {
  /** People who sit down together, the one who has waited longest first; bots take the other seats. */
  readonly tables: readonly (readonly T[])[];
  readonly waiting: readonly T[];
}

/**
 * Pairs people who want the same, in the order in which they came: a table starts when it is full, or when
 * the patience of the first at it is over.
 *
 * @param queue in the order of arrival
 */
export function pair<T extends Seeker>(queue: readonly T[], now: number): Pairing<T> {
  const tables: (readonly T[])[] = [];
  const waiting: T[] = [];
  for (const alike of byKey(queue).values()) {
    let rest: readonly T[] = alike;
    while (rest.length > 0) {
      const group = groupOf(rest);
      const first = defined(group[0]);
      const starts = group.length === first.seats || now - first.since >= PATIENCE_MS;
      if (starts) tables.push(group);
      else waiting.push(first);
      rest = rest.filter((one) => (starts ? !group.includes(one) : one !== first));
    }
  }
  return { tables, waiting };
}

/** When the next of them loses patience; null: nobody waits. */
export function nextAt(queue: readonly Seeker[]): number | null {
  const first = Math.min(...queue.map(({ since }) => since));
  return queue.length === 0 ? null : first + PATIENCE_MS;
}

/** The first, and those after them who get on with all before. */
function groupOf<T extends Seeker>(queue: readonly T[]): readonly T[] {
  const [first] = queue;
  const group: T[] = [];
  for (const one of queue) {
    if (group.length === first?.seats) break;
    if (group.every((other) => getOn(one, other))) group.push(one);
  }
  return group;
}

function getOn(a: Seeker, b: Seeker): boolean {
  return a.person !== b.person && !a.blocked.has(b.person) && !b.blocked.has(a.person);
}

function byKey<T extends Seeker>(queue: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(queue, ({ key }) => key);
}
