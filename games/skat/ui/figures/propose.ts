import { NO_PROGRESS, progressSchema } from '@lusoria/core/puzzle';
import { type PlayedDeal, summaryOf } from '@lusoria/skat/analysis';
import { loadPuzzles, type Proposal, proposedPuzzles } from '@lusoria/skat/puzzles';
import { storedState } from '@lusoria/web-kit/device/stored-state.ts';

/** Puzzles of what these deals cost, by what has been solved on this device. */
export async function propose(deals: readonly PlayedDeal[]): Promise<Proposal | null> {
  const kept = storedState('skat', 'puzzles', progressSchema);
  const [puzzles, progress] = await Promise.all([loadPuzzles(), kept.load()]);
  return proposedPuzzles(puzzles, progress ?? NO_PROGRESS, summaryOf(deals).lost);
}
