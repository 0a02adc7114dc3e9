import type { Store } from '@lusoria/table';
import * as v from 'valibot';
import { reportFields } from '../report.ts';
import type { Queries } from './queries.ts';

const peopleSchema = v.array(v.object({ id: v.string(), name: v.string() }));
const reportsSchema = v.array(v.object({ ...reportFields, texts: v.array(v.string()) }));

/** Whom people have blocked, and the reports in the operator's queue. Both go with the people whom they name. */
export function moderationStore({ rows }: Queries) {
  return {
    blocksOf: async (person) =>
      v.parse(
        peopleSchema,
        await rows(
          `SELECT p.id, p.name FROM block b JOIN person p ON p.id = b.other WHERE b.person = $1
           ORDER BY p.name, p.id`,
          [person],
        ),
      ),
    async blockedWith(person) {
      const found = await rows(
        `SELECT other AS id FROM block WHERE person = $1
         UNION SELECT person AS id FROM block WHERE other = $1`,
        [person],
      );
      return v.parse(v.array(v.object({ id: v.string() })), found).map(({ id }) => id);
    },
    async setBlock(person, other, on) {
      await rows(
        on
          ? `INSERT INTO block (person, other)
             SELECT a.id, b.id FROM person a, person b WHERE a.id = $1 AND b.id = $2
             ON CONFLICT DO NOTHING`
          : 'DELETE FROM block WHERE person = $1 AND other = $2',
        [person, other],
      );
    },
    async addReport({ table, person, by, name, at, reason, texts }) {
      await rows(
        `INSERT INTO report (tbl, person, by, name, at, reason, texts)
         SELECT $1, a.id, b.id, $4, $5, $6, $7 FROM person a, person b WHERE a.id = $2 AND b.id = $3
         ON CONFLICT (tbl, person, by) DO UPDATE SET name = $4, at = $5, reason = $6, texts = $7`,
        [table, person, by, name, at, reason, texts],
      );
    },
    reports: async (limit) =>
      v.parse(
        reportsSchema,
        await rows(
          `SELECT tbl AS "table", person, by, name, at, reason, texts FROM report
           ORDER BY at DESC LIMIT $1`,
          [limit],
        ),
      ),
    async removeReport({ table, person, by }) {
      await rows('DELETE FROM report WHERE tbl = $1 AND person = $2 AND by = $3', [
        table,
        person,
        by,
      ]);
    },
  } satisfies Partial<Store>;
}
