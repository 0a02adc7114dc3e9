import { NO_PROGRESS, progressSchema } from '@lusoria/core/puzzle';
import { type PlayedDeal, summaryOf } from '@lusoria/skat/analysis';
import { type Proposal, proposedPuzzles } from '@lusoria/skat/puzzles';
import { storedState } from '@lusoria/web-kit/device/stored-state.ts';
import { type AnySkatPuzzle, type AnySkatTheme, loadAll, THEMES_OF } from '../../all-puzzles.ts';

/** Puzzles of what these deals cost, by what has been solved on this device. */
export async function propose(
  deals: readonly PlayedDeal[],
): Promise<Proposal<AnySkatPuzzle> | null> {
  const kept = storedState('skat', 'puzzles', progressSchema);
  const [{ all }, progress] = await Promise.all([loadAll(), kept.load()]);
  return proposedPuzzles<AnySkatTheme, AnySkatPuzzle>(all, progress ?? NO_PROGRESS, {
    themes: THEMES_OF,
    lost: summaryOf(deals).lost,
  });
}
