import { CONTACT_BATCH, type ContactStore, MAX_RESTING } from '@lusoria/table';
import { CONTACT_COLUMNS, contactsFrom, dueContacts } from '../contact.ts';
import type { Queries } from './queries.ts';

/** People's feeds and e-mail addresses, and when they have something to tell; `append.ts` calls them. */
export function contactStore({ rows }: Queries): ContactStore {
  return {
    contactsOf: async (person) =>
      contactsFrom(
        await rows(`SELECT ${CONTACT_COLUMNS} FROM contact WHERE person = $1 ORDER BY kind`, [
          person,
        ]),
      ),
    contactBy: async (key) =>
      contactsFrom(await rows(`SELECT ${CONTACT_COLUMNS} FROM contact WHERE key = $1`, [key]))[0] ??
      null,
    async saveContact(contact, due, now) {
      const { key, person, kind, address, language, zone, confirmed, told } = contact;
      await rows(
        `INSERT INTO contact (key, person, kind, address, language, zone, confirmed, told, due, since)
         SELECT $1, id, $3, $4, $5, $6, $7, $8, $9, $10 FROM person WHERE id = $2
         ON CONFLICT (person, kind) DO UPDATE
         SET key = $1, address = $4, language = $5, zone = $6, confirmed = $7, told = $8, due = $9,
           since = $10, leased = 0`,
        [key, person, kind, address, language, zone, confirmed, told, due, now],
      );
    },
    confirmContact: async (key, now) =>
      (
        await rows(
          'UPDATE contact SET confirmed = $2, due = $2, leased = 0 WHERE key = $1 RETURNING key',
          [key, now],
        )
      ).length > 0,
    async removeContact(key) {
      await rows('DELETE FROM contact WHERE key = $1', [key]);
    },
    async restAddress({ hash, until }, now) {
      await rows('DELETE FROM rest WHERE until <= $1', [now]);
      const added = await rows(
        `INSERT INTO rest SELECT $1, $2 WHERE (SELECT count(*) FROM rest) < $3
         ON CONFLICT (hash) DO NOTHING RETURNING hash`,
        [hash, until, MAX_RESTING],
      );
      return added.length > 0;
    },
    leaseDueContacts: async (now, until) =>
      dueContacts(
        await rows(
          `WITH late AS MATERIALIZED (
             SELECT key AS due_key FROM contact
             WHERE due <= $1 AND (leased <= $1 OR leased > $2)
             ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
           )
           UPDATE contact SET leased = $2 FROM late WHERE key = due_key
           RETURNING ${CONTACT_COLUMNS}, due`,
          [now, until, CONTACT_BATCH],
        ),
      ),
    async settleContact(key, due, next, told) {
      await rows(
        `UPDATE contact SET told = $4,
           due = CASE WHEN due = $2 THEN $3::float8 ELSE due END,
           leased = CASE WHEN due = $2 THEN 0 ELSE leased END
         WHERE key = $1`,
        [key, due, next, told],
      );
    },
  };
}
