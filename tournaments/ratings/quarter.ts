/** Prefix of the ids of the logs of ratings, among those of tables. */
export const RATINGS_PREFIX = 'rt-';

/** Id of the log of the quarter of a moment, such as `rt-2026q4`. */
export function ratingsId(at: number): string {
  const date = new Date(at);
  return `${RATINGS_PREFIX}${date.getUTCFullYear()}q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** Id of the log of the quarter before. */
export function ratingsBefore(at: number): string {
  const date = new Date(at);
  const first = Math.floor(date.getUTCMonth() / 3) * 3;
  return ratingsId(Date.UTC(date.getUTCFullYear(), first, 1) - 1);
}
