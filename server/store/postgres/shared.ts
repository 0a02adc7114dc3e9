import type { Store } from '@lusoria/table';
import * as v from 'valibot';
import { shareSchema, sharesSchema } from '../share.ts';
import type { Queries } from './queries.ts';

const HEAD = 'code, person, game, title, at, until';
const codesSchema = v.array(v.object({ code: v.string() }));

/** Rounds that people show to others. */
export function sharedStore({ rows, one }: Queries) {
  return {
    async saveShared({ code, person, game, title, at, until }, text) {
      const saved = await rows(
        `INSERT INTO shared (${HEAD}, body)
         SELECT $1, id, $3, $4, $5, $6, $7 FROM person WHERE id = $2
         ON CONFLICT (code) DO UPDATE SET game = $3, title = $4, at = $5, until = $6, body = $7
         WHERE shared.person = $2
         RETURNING code`,
        [code, person, game, title, at, until, text],
      );
      return v.parse(codesSchema, saved).length > 0;
    },
    shared: async (code) =>
      v.parse(
        shareSchema,
        await one(`SELECT ${HEAD}, body AS text FROM shared WHERE code = $1`, [code]),
      ),
    sharedOf: async (person) =>
      v.parse(
        sharesSchema,
        await rows(`SELECT ${HEAD} FROM shared WHERE person = $1 ORDER BY at DESC, code`, [person]),
      ),
    async removeShared(code, person) {
      const gone = await rows(
        'DELETE FROM shared WHERE code = $1 AND person = coalesce($2, person) RETURNING code',
        [code, person],
      );
      return v.parse(codesSchema, gone).length > 0;
    },
  } satisfies Partial<Store>;
}
