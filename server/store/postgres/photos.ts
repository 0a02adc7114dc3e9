import { MAX_PHOTOS, type PhotoStore } from '@lusoria/table';
import * as v from 'valibot';
import { photoRows } from '../share.ts';
import type { Queries } from './queries.ts';

const THERE = 'tbl = (SELECT no FROM tbl WHERE id = $1) AND name = $2';
const counted = v.object({ n: v.number() });
const found = v.nullable(v.object({ id: v.string() }));

/** Photos on the cards of decks. */
export function photoStore({ rows, one }: Queries): PhotoStore {
  return {
    async addPhotos({ table, person, name, at, photos }) {
      // What is in its place stays, and is one of the rows.
      const kept = await rows(
        `INSERT INTO photo (tbl, name, place, person, body)
         SELECT t.no, $2, $3 + f.n - 1, p.id, f.body
         FROM tbl t, person p, unnest($5::text[]) WITH ORDINALITY AS f (body, n)
         WHERE t.id = $1 AND p.id = $4
           AND (SELECT count(*) FROM photo WHERE tbl = t.no) + $6 <= ${MAX_PHOTOS}
         ON CONFLICT (tbl, name, place) DO UPDATE SET place = excluded.place RETURNING place`,
        [table, name, at, person, photos, photos.length],
      );
      return kept.length > 0;
    },
    countPhotos: async (table, name) =>
      v.parse(
        counted,
        await one(`SELECT count(*)::integer AS n FROM photo WHERE ${THERE}`, [table, name]),
      ).n,
    photosAt: async (table, name) =>
      v.parse(
        photoRows,
        await rows(`SELECT body FROM photo WHERE ${THERE} ORDER BY place`, [table, name]),
      ),
    finishPhotos: async (table, name, count) => {
      await rows(
        `UPDATE photo SET whole = true
         WHERE ${THERE} AND (SELECT count(*) FROM photo WHERE ${THERE}) = $3`,
        [table, name, count],
      );
    },
    removePhotos: async (table, name) => {
      await rows(`DELETE FROM photo WHERE ${THERE}`, [table, name]);
    },
    tableOfPhotos: async (name) =>
      v.parse(
        found,
        await one(
          `SELECT t.id FROM photo p JOIN tbl t ON t.no = p.tbl WHERE p.name = $1 AND p.whole LIMIT 1`,
          [name],
        ),
      )?.id ?? null,
  };
}
