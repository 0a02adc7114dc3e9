import { defined } from '@lusoria/core';

/**
 * The name that was probably meant by a mistyped one: at most one letter in three (and always one) is missing, added,
 * another, or exchanged with its neighbour (Damerau 1964); null if there is none.
 */
export function nearest(typed: string, names: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(typed.length / 3));
  const close = names
    // Whoever types very much means no name; the effort grows with the square of the length.
    .filter((name) => Math.abs(name.length - typed.length) <= most)
    .map((name) => ({ name, distance: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter((one) => one.distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return close[0]?.name ?? null;
}

/** The optimal string alignment distance: changes of one letter, and exchanges of two neighbours. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const least = Math.min(changed, at(row, j) + 1, at(next, j - 1) + 1);
      const crossed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(crossed ? Math.min(least, at(before, j - 2) + 1) : least);
    }
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

const at = (row: readonly number[], j: number): number => defined(row[j]);
