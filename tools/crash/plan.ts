import type { Random } from '@lusoria/core';
import { type Kind, KINDS } from './houses.ts';

/** Of a hundred kills, how many are of what. */
const SHARES: Readonly<Record<Kind, number>> = {
  server: 40,
  node: 24,
  worker: 10,
  nats: 12,
  postgres: 14,
};

/** How often each of some kinds is killed, each in proportion and at least once; together at least `kills` times. */
export function shared(kills: number, kinds: readonly Kind[]): ReadonlyMap<Kind, number> {
  const whole = kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
  return new Map(kinds.map((kind) => [kind, Math.ceil((kills * SHARES[kind]) / whole)]));
}

/** The kinds of a house as often as they are to be killed, in an order that is left to chance. */
export function shuffled(counts: ReadonlyMap<Kind, number>, random: Random): readonly Kind[] {
  const left = KINDS.flatMap((kind) => Array.from({ length: counts.get(kind) ?? 0 }, () => kind));
  const order: Kind[] = [];
  while (left.length > 0) order.push(...left.splice(random.int(left.length), 1));
  return order;
}
