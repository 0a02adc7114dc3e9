import { defined } from '@lusoria/core';

/** Milliseconds that somebody waits for people before bots take the seats that are left. */
export const PATIENCE_MS = 8000;

/** Milliseconds after which it does not matter any more how far apart in strength two people are. */
const CHOOSY_MS = PATIENCE_MS / 2;

/** Points between two people who sit down together at once: the stronger one is ahead in three of four rounds. */
const NEAR = 200;

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
  /** Their rating, where it is known. */
  readonly level: number | null;
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
      const group = groupOf(rest, now);
      const first = defined(group[0]);
      const starts = group.length === first.seats || now - first.since >= PATIENCE_MS;
      if (starts) tables.push(group);
      else waiting.push(first);
      rest = rest.filter((one) => (starts ? !group.includes(one) : one !== first));
    }
  }
  return { tables, waiting };
}

/** When the next of them is less choosy, or loses patience; null: nobody waits. */
export function nextAt(queue: readonly Seeker[], now: number): number | null {
  const first = Math.min(...queue.map(({ since }) => since));
  if (queue.length === 0) return null;
  return first + (now < first + CHOOSY_MS ? CHOOSY_MS : PATIENCE_MS);
}

/** The first, and those after them who get on with all before, the nearest in strength first. */
function groupOf<T extends Seeker>(queue: readonly T[], now: number): readonly T[] {
  const [first, ...others] = queue;
  if (!first) return [];
  const group: T[] = [first];
  for (const one of others.toSorted((a, b) => apart(first, a) - apart(first, b))) {
    if (group.length === first.seats) break;
    if (group.every((other) => getOn(one, other) && isNear(one, other, now))) group.push(one);
  }
  return group;
}

/** Whether two are about as strong, or one of them has waited long enough. */
function isNear(a: Seeker, b: Seeker, now: number): boolean {
  return apart(a, b) <= NEAR || now - Math.min(a.since, b.since) >= CHOOSY_MS;
}

/** Points between two people; 0 where it is not known. */
function apart(a: Seeker, b: Seeker): number {
  return a.level === null || b.level === null ? 0 : Math.abs(a.level - b.level);
}

function getOn(a: Seeker, b: Seeker): boolean {
  return a.person !== b.person && !a.blocked.has(b.person) && !b.blocked.has(a.person);
}

function byKey<T extends Seeker>(queue: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(queue, ({ key }) => key);
}
