import { drawBefore, drawHabits, type Family } from './family.ts';
import { happens, within } from '../chance.ts';
import { allOrNone } from './all-or-none.ts';

const RANGES = {
  learns: [0.15, 0.9],
  confused: [0.1, 0.6],
  learned: [2, 6],
  before: [10, 60],
  growth: [1.5, 3],
} as const;

/** Pupils who learn all or nothing, slow ones among them, with the laws of forgetting in turn. */
export const allOrNoneFamily: Family = {
  source: 'Bower, 1961; Wixted and Ebbesen, 1991',
  ranges: RANGES,
  draw: (random) =>
    allOrNone({
      ...drawHabits(random),
      knows: drawBefore(random),
      learns: within(RANGES.learns, random),
      confused: within(RANGES.confused, random),
      law: happens(1 / 2, random) ? 'power' : 'exponential',
      stability: {
        learned: within(RANGES.learned, random),
        before: within(RANGES.before, random),
      },
      growth: within(RANGES.growth, random),
    }),
};
