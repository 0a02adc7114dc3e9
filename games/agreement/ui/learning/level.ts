import type { CellEstimate } from '../../learning/estimate.ts';

/**
 * Level of knowledge of a cell, in five steps: each has a colour, a pattern and a word of its own.
 */
export type Level = 'sure' | 'likely' | 'doubtful' | 'weak' | 'unseen';

export const LEVELS: readonly Level[] = ['sure', 'likely', 'doubtful', 'weak', 'unseen'];

/** The level of a cell; `unseen` if it was neither shown nor tested. */
export function levelOf({ known, evidence, reviewed }: CellEstimate): Level {
  if (evidence === 0 && reviewed === null) return 'unseen';
  if (known >= 0.9) return 'sure';
  if (known >= 0.65) return 'likely';
  return known >= 0.35 ? 'doubtful' : 'weak';
}
