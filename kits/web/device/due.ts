import { defined } from '@lusoria/core/defined';
import * as v from 'valibot';
import { storedState } from './stored-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const aheadSchema = v.object({
  at: v.number(),
  counts: v.pipe(v.array(v.number()), v.minLength(1)),
});

const kept = (game: string) => storedState(game, 'due', aheadSchema);

/**
 * Keeps for the hall how much of a game is due, which would take long to reckon there.
 *
 * @param counts today and on each of the following days; the last holds from then on
 */
export async function keepDue(game: string, counts: readonly number[]): Promise<void> {
  await kept(game).keep({ at: Date.now(), counts: [...counts] });
}

/** How much of a game is due today; 0 also if nothing has been kept. */
export async function dueToday(game: string): Promise<number> {
  const ahead = await kept(game).load();
  if (!ahead) return 0;
  const day = Math.max(0, Math.floor((Date.now() - ahead.at) / DAY_MS));
  return defined(ahead.counts[Math.min(day, ahead.counts.length - 1)]);
}
