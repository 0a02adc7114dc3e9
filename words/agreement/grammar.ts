import type { Case, Cell, Features, Gender, GrammaticalNumber } from '@lusoria/latin';
import type { Judged } from './types.ts';

export { capital, listed } from '@lusoria/i18n';

// Repeated from `latin`, of which the page loads nothing only to word something.
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'abl'];
const NUMBERS: readonly GrammaticalNumber[] = ['sg', 'pl'];
const GENDERS: readonly Gender[] = ['m', 'f', 'n'];

/** What is compared, in this order. */
export const FEATURES = ['case', 'number', 'gender'] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * Case, number and gender of a cell.
 *
 * @throws RangeError when the type system was cheated and the argument is no cell.
 */
export function featuresOf(cell: Cell): Features {
  const [first, second, third] = cell.split('-');
  const kase = CASES.find((name) => name === first);
  const number = NUMBERS.find((name) => name === second);
  const gender = GENDERS.find((name) => name === third);
  if (!kase || !number || !gender) throw new RangeError(`no cell: ${cell}`);
  return { case: kase, number, gender };
}

/**
 * Readings as texts, gathered by case and number: what differs only in gender becomes one text with
 * the letters of the genders, ‘dative singular (m., f., n.)’.
 *
 * @param cell words a single cell
 * @param place words case and number
 */
export function gathered(
  readings: readonly Cell[],
  cell: (cell: Cell) => string,
  place: (features: Features) => string,
): readonly string[] {
  const placed = readings.map((reading) => ({ reading, text: place(featuresOf(reading)) }));
  return [...new Set(placed.map(({ text }) => text))].map((text) => {
    const cells = placed.filter((each) => each.text === text).map(({ reading }) => reading);
    const [only, second] = cells;
    if (only && !second) return cell(only);
    return `${text} (${cells.map((each) => `${featuresOf(each).gender}.`).join(', ')})`;
  });
}

/** The features that two cells share, and those that they do not. */
export interface Comparison {
  readonly same: readonly Feature[];
  readonly other: readonly Feature[];
}

function compare(a: Cell, b: Cell): Comparison {
  const x = featuresOf(a);
  const y = featuresOf(b);
  return {
    same: FEATURES.filter((feature) => x[feature] === y[feature]),
    other: FEATURES.filter((feature) => x[feature] !== y[feature]),
  };
}

/** What there is to say about the agreement of a lay. */
export type Explained =
  /** With one cell: what lay there, or the reading of it that makes the lay right. */
  | ({ readonly kind: 'cell'; readonly on: Cell } & Comparison)
  /** With none of several readings in exactly two. */
  | { readonly kind: 'readings' }
  /** What lay there is not known. */
  | { readonly kind: 'count' };

/** How a declared cell agrees with what lay there. It never contradicts the verdict. */
export function explained({ as, verdict, on }: Pick<Judged, 'as' | 'verdict' | 'on'>): Explained {
  const agreeing = on
    .map((cell) => ({ kind: 'cell' as const, on: cell, ...compare(as, cell) }))
    .find(({ same }) => same.length === verdict.shares);
  if (!agreeing) return { kind: 'count' };
  return on.length > 1 && verdict.shares !== 2 ? { kind: 'readings' } : agreeing;
}
