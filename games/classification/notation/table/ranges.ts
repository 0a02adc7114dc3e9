import { defined } from '@lusoria/core';
import type { Names } from '../../rules/deck/types.ts';

/** Steps of round numbers, the roundest first: …, 1000, 500, 100, 50, … */
const STEPS = Array.from({ length: 32 }, (_, i) => {
  const power = 10 ** (9 - Math.floor(i / 2));
  return { step: i % 2 === 0 ? power : power / 2, rank: i };
});

/** How far from its place a bound may lie to be rounder, in widths of a range. */
const LEEWAY = 1 / 3;

/** The roundest number from `low` to just below `high`, and how round it is: less is rounder. */
function roundest(low: number, high: number): { readonly bound: number; readonly rank: number } {
  for (const { step, rank } of STEPS) {
    const bound = Number((Math.ceil(low / step - 1e-9) * step).toPrecision(12));
    if (bound >= low && bound < high) return { bound, rank };
  }
  return { bound: low, rank: STEPS.length };
}

/**
 * Bounds that divide numbers into so many ranges of about equally many, round where that costs little. Each is the upper
 * end of its range. There are fewer where too many numbers are the same.
 */
export function proposedBounds(numbers: readonly number[], ranges: number): readonly number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const width = sorted.length / ranges;
  const bounds = new Set<number>();
  for (let n = 1; n < ranges; n += 1) {
    const wanted = n * width;
    const from = Math.max(1, Math.ceil(wanted - width * LEEWAY));
    const to = Math.min(sorted.length - 1, Math.floor(wanted + width * LEEWAY));
    const cuts = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
      .map((at) => ({ at, low: defined(sorted[at - 1]), high: defined(sorted[at]) }))
      .filter(({ low, high }) => low < high)
      .map(({ at, low, high }) => ({ away: Math.abs(at - wanted), ...roundest(low, high) }));
    const [best] = cuts.toSorted((a, b) => a.rank - b.rank || a.away - b.away);
    if (best) bounds.add(best.bound);
  }
  return [...bounds].toSorted((a, b) => a - b);
}

/** The range in which a number lies, from 0. */
export function rangeOf(number: number, bounds: readonly number[]): number {
  const at = bounds.findIndex((bound) => number <= bound);
  return at < 0 ? bounds.length : at;
}

/**
 * The names of the ranges between bounds, of which there is at least one: `≤ 10 kg`, `11–50 kg`, `> 50 kg`; with fractions
 * `10–50 kg`, the upper end included.
 */
export function rangeNames(
  bounds: readonly number[],
  isWhole: boolean,
  unit: string,
): readonly Names[] {
  return Array.from({ length: bounds.length + 1 }, (_, i) => {
    const [low, high] = [bounds[i - 1], bounds[i]];
    return inEach((say) => {
      const name = between(low, high, isWhole, say);
      return unit === '' ? name : `${name}\u00A0${unit}`;
    });
  });
}

type Say = (number: number) => string;

function between(low: number | undefined, high: number | undefined, isWhole: boolean, say: Say) {
  if (low === undefined) return `≤\u00A0${say(defined(high))}`;
  if (high === undefined) return `>\u00A0${say(low)}`;
  const least = isWhole ? low + 1 : low;
  if (isWhole && least === high) return say(high);
  return low < 0 ? `${say(least)} – ${say(high)}` : `${say(least)}–${say(high)}`;
}

/** From so many on, digits stand in groups. */
const GROUPED = 10_000;

function inEach(word: (say: Say) => string): Names {
  const point: Say = (number) => {
    const [whole = '', rest] = String(Math.abs(number)).split('.');
    const grouped =
      Math.abs(number) < GROUPED ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, '\u202F');
    return `${number < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}`;
  };
  const comma: Say = (number) => point(number).replace('.', ',');
  return { de: word(comma), la: word(comma), en: word(point) };
}
