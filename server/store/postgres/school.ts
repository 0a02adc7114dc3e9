import { GRADE_BATCH, type Store } from '@lusoria/table';
import * as v from 'valibot';
import { dueGrades } from '../grade.ts';
import type { Queries } from './queries.ts';

const personSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));

/** Whom schools' platforms have sent, what of them counts once, and the scores that they are told. */
export function schoolStore({ rows, one }: Queries) {
  return {
    personAtSchool: async (hash) =>
      v.parse(
        personSchema,
        await one(
          'SELECT p.id, p.name FROM school_person s JOIN person p ON p.id = s.person WHERE s.hash = $1',
          [hash],
        ),
      ),
    async addPersonAtSchool(hash, person) {
      await rows(
        'INSERT INTO school_person (hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [hash, person],
      );
      const linked = await one('SELECT person FROM school_person WHERE hash = $1', [hash]);
      return v.parse(v.object({ person: v.string() }), linked).person;
    },
    async useOnce(hash, until) {
      const made = await rows(
        'INSERT INTO used (hash, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash',
        [hash, until],
      );
      return made.length > 0;
    },
    async addGrade({ person, event, work, platform, subject, item }) {
      await rows(
        `INSERT INTO grade (person, event, work, platform, subject, item)
         SELECT p.id, t.id, $3, $4, $5, $6 FROM person p, tbl t WHERE p.id = $1 AND t.id = $2
         ON CONFLICT (person, event, work) DO UPDATE SET
           sent = CASE WHEN grade.item = excluded.item THEN grade.sent ELSE '' END,
           platform = excluded.platform, subject = excluded.subject, item = excluded.item,
           seen = 0, tries = 0, due = 0, leased = 0`,
        [person, event, work, platform, subject, item],
      );
    },
    leaseDueGrades: async (now, until) =>
      dueGrades(
        await rows(
          `WITH late AS MATERIALIZED (
             SELECT g.person, g.event, g.work, t.seq FROM grade g JOIN tbl t ON t.id = g.event
             WHERE t.seq > g.seen AND g.due <= $1 AND (g.leased <= $1 OR g.leased > $2)
             ORDER BY g.due LIMIT $3 FOR UPDATE OF g SKIP LOCKED
           )
           UPDATE grade g SET leased = $2 FROM late l
           WHERE g.person = l.person AND g.event = l.event AND g.work = l.work
           RETURNING g.person, g.event, g.work, g.platform, g.subject, g.item, l.seq, g.sent, g.tries`,
          [now, until, GRADE_BATCH],
        ),
      ),
    async settleGrade({ person, event, work }, outcome) {
      if (outcome === null) {
        await rows('DELETE FROM grade WHERE person = $1 AND event = $2 AND work = $3', [
          person,
          event,
          work,
        ]);
        return;
      }
      const { seen, sent, tries, due } = outcome;
      await rows(
        `UPDATE grade SET seen = $4, sent = $5, tries = $6, due = $7, leased = 0
         WHERE person = $1 AND event = $2 AND work = $3`,
        [person, event, work, seen, sent, tries, due],
      );
    },
  } satisfies Partial<Store>;
}
