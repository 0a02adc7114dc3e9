import { CELLS, type ParadigmId } from '@lusoria/latin';
import type { Estimate } from './estimate.ts';

/** A pupil's estimate as the argument of the bot: a digit per cell, tenths of a probability, and one for vigilance. */
function coachArgument({ cells, vigilance }: Pick<Estimate, 'cells' | 'vigilance'>): string {
  const digit = (probability: number) => Math.min(9, Math.floor(probability * 10));
  return [...CELLS.map((cell) => digit(cells[cell].known)), digit(vigilance)].join('');
}

/** A table with a coach right before the learner, and another bot that plays well and leaves errors to the learner. */
export function coachTable(deck: ParadigmId, estimate: Estimate) {
  return {
    options: { deck, botWait: 12 },
    bots: ['companion', `coach:${coachArgument(estimate)}`],
  };
}
