import { RATE_BATCH, type RatingStore } from '@lusoria/table';
import * as v from 'valibot';
import type { Queries } from './queries.ts';

const roundsSchema = v.array(v.object({ table: v.string(), round: v.number() }));

export const TO_RATE = `
  INSERT INTO unrated (tbl, round, at) SELECT no, $2, $3 FROM tbl WHERE id = $1
  ON CONFLICT DO NOTHING`;
export const DROP_UNRATED =
  'DELETE FROM unrated u USING tbl t WHERE t.no = u.tbl AND t.id = $1 AND u.round = $2';

/** Rounds that are yet to be rated. */
export function ratingStore({ rows }: Queries): RatingStore {
  return {
    unratedRounds: async (before) =>
      v.parse(
        roundsSchema,
        await rows(
          `SELECT t.id AS table, u.round FROM unrated u JOIN tbl t ON t.no = u.tbl
           WHERE u.at < $1 ORDER BY u.at LIMIT $2`,
          [before, RATE_BATCH],
        ),
      ),
    async dropUnrated({ table, round }) {
      await rows(DROP_UNRATED, [table, round]);
    },
  };
}
