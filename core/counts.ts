import { defined } from './defined.ts';

/** Numbers by name, which can be added up; a name that is missing counts as 0. */
export type Counts = Readonly<Record<string, number>>;

/** The number under a name. */
export function countOf(counts: Counts, name: string): number {
  return Object.hasOwn(counts, name) ? defined(counts[name]) : 0;
}

/** Adds counts to others. */
export function addCounts(to: Record<string, number>, more: Counts): void {
  for (const [name, count] of Object.entries(more)) to[name] = countOf(to, name) + count;
}

/** Counts a key once, or `by`, more often than before. */
export function increment<K>(counts: Map<K, number>, key: K, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
