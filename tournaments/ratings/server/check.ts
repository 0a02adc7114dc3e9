import { LOAD_ENTRIES, type Store } from '@lusoria/table';
import { restoredBy } from '../../log/log-actor.ts';
import { verifyRatings } from '../fold.ts';
import { ratingsBefore, ratingsId } from '../quarter.ts';
import { type RatingEntry, ratingEventSchema } from '../types.ts';

/** All entries of a log of ratings. */
export async function ratingEntries(store: Store, id: string): Promise<readonly RatingEntry[]> {
  const log: RatingEntry[] = [];
  for (;;) {
    const page = await store.entries(id, log.length, LOAD_ENTRIES);
    log.push(...page.map((one) => restoredBy(ratingEventSchema, one)));
    if (page.length < LOAD_ENTRIES) return log;
  }
}

/** Computes the ratings of this quarter and the last once more; descriptions of what differs from what is stored. */
export async function checkRatings(store: Store, now: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const id of [ratingsBefore(now), ratingsId(now)]) {
    if (!(await store.find(id))) continue;
    for (const { source, stored, computed } of verifyRatings(await ratingEntries(store, id))) {
      found.push(`a rating of ${id} before ${source} is ${stored}, and should be ${computed}`);
    }
  }
  return found;
}
