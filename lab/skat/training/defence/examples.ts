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
