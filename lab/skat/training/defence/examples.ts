import { read } from '../files.ts';
import type { Example } from './network.ts';

/** The most points with which a declarer has lost. */
export const LOST = 60;

/** The lines of `solve-decisions.ts`. */
export function examplesIn(file: string): readonly Example[] {
  return read(file)
    .trim()
    .split('\n')
    .map((line) => {
      const [deal = '', trick = '', ...rest] = line.split(' ');
      const cards = rest.map((word) => word.split(':'));
      return {
        deal: Number(deal),
        trick: Number(trick),
        cards: cards.map(([, features = '']) => Int32Array.from(features.split(','), Number)),
        points: cards.map(([value = '']) => Number(value)),
      };
    });
}

/** Whether, with open cards, one card beats the contract and another does not. */
export function isCritical(points: readonly number[]): boolean {
  return Math.min(...points) <= LOST && Math.max(...points) > LOST;
}

/** One value, and the deal that it is of. */
export interface OfDeal {
  readonly deal: number;
  readonly value: number;
}

/** The mean, and half of its 95 % interval, by deals: what is of one deal is not independent. */
export function intervalByDeal(values: readonly OfDeal[]): string {
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  const deviations = new Map<number, number>();
  for (const { deal, value } of values)
    deviations.set(deal, (deviations.get(deal) ?? 0) + value - mean);
  const squares = [...deviations.values()].reduce((sum, one) => sum + one ** 2, 0);
  const half =
    (1.96 * Math.sqrt((squares * deviations.size) / (deviations.size - 1))) / values.length;
  return `${mean.toFixed(2)} ± ${half.toFixed(2)}`;
}
