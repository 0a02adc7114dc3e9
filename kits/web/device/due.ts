import * as v from 'valibot';
import { storedState } from './stored-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const aheadSchema = v.object({
  at: v.number(),
  ahead: v.array(v.object({ days: v.number(), count: v.number() })),
});

const kept = (game: string) => storedState(game, 'due', aheadSchema);

/**
 * Keeps for the hall how much of a game is due, which would take long to reckon there.
 *
 * @param ahead the count after so many days, from today on, in order; each holds until the next
 */
export async function keepDue(
  game: string,
  ahead: readonly { readonly days: number; readonly count: number }[],
): Promise<void> {
  await kept(game).keep({ at: Date.now(), ahead: [...ahead] });
}

/** How much of a game is due today; null if nothing has been kept. */
export async function dueToday(game: string): Promise<number | null> {
  const found = await kept(game).load();
  const days = found === null ? 0 : (Date.now() - found.at) / DAY_MS;
  const now = found?.ahead.findLast((one) => one.days <= days);
  return now === undefined ? null : now.count;
}
