import type { Random } from '@lusoria/core';
import { PROCESS_KINDS, type ProcessKind } from './systems.ts';

/** Distribution of kills over kinds of process, in percent. */
const SHARES: Readonly<Record<ProcessKind, number>> = {
  server: 40,
  node: 24,
  worker: 10,
  nats: 12,
  postgres: 8,
  restart: 25,
  terminate: 10,
  failover: 8,
};

/** Number of kills for each of some kinds, in proportion and at least one each; together at least `kills`. */
export function killCounts(
  kills: number,
  kinds: readonly ProcessKind[],
): ReadonlyMap<ProcessKind, number> {
  const whole = kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
  return new Map(kinds.map((kind) => [kind, Math.ceil((kills * SHARES[kind]) / whole)]));
}

/** Kinds of process in random order, each repeated as often as it will be killed. */
export function killOrder(
  counts: ReadonlyMap<ProcessKind, number>,
  random: Random,
): readonly ProcessKind[] {
  const left = PROCESS_KINDS.flatMap((kind) =>
    Array.from({ length: counts.get(kind) ?? 0 }, () => kind),
  );
  const order: ProcessKind[] = [];
  while (left.length > 0) order.push(...left.splice(random.int(left.length), 1));
  return order;
}
