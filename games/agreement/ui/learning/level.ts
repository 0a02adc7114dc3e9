import type { CellEstimate } from '../../learning/estimate.ts';

/** How surely a cell is known, in five words: each has a colour, a pattern and a word of its own. */
export type Level = 'sure' | 'likely' | 'doubtful' | 'weak' | 'unseen';

export const LEVELS: readonly Level[] = ['sure', 'likely', 'doubtful', 'weak', 'unseen'];

/** Nothing is said of what was neither shown nor tested. */
export function levelOf({ known, evidence, reviewed }: CellEstimate): Level {
  if (evidence === 0 && reviewed === null) return 'unseen';
  if (known >= 0.9) return 'sure';
  if (known >= 0.65) return 'likely';
  return known >= 0.35 ? 'doubtful' : 'weak';
}
