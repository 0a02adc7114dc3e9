import { DEVICE_DIGITS, LOBBY, SEEN_MS, type Store, SWEEP_BATCH } from '@lusoria/table';
import * as v from 'valibot';
import type { Queries } from './queries.ts';

const personSchema = v.object({ id: v.string(), name: v.string() });

const DEVICE = `left(hash, ${DEVICE_DIGITS})`;
const botsSchema = v.array(
  v.object({ ...personSchema.entries, since: v.number(), seen: v.number() }),
);
const devicesSchema = v.array(
  v.object({ device: v.string(), since: v.nullable(v.number()), seen: v.number() }),
);

/** People in the store: names, tokens, transfer codes. */
export function peopleStore({ rows, one }: Queries) {
  const person = async (text: string, values: readonly unknown[]) =>
    v.parse(v.nullable(personSchema), await one(text, values));

  return {
    async addPerson({ id, name }, hash, now) {
      await rows(
        `WITH p AS (INSERT INTO person (id, name, seen) VALUES ($1, $2, $3))
         INSERT INTO token (hash, person, since, seen) VALUES ($4, $1, $3, $3)`,
        [id, name, now, hash],
      );
    },
    async addBot({ id, name }, owner, hash, now) {
      await rows(
        `WITH p AS (INSERT INTO person (id, name, seen) VALUES ($1, $2, $3)),
         t AS (INSERT INTO token (hash, person, since, seen) VALUES ($4, $1, $3, $3))
         INSERT INTO bot (person, owner, since) VALUES ($1, $5, $3)`,
        [id, name, now, hash, owner],
      );
    },
    botsOf: async (owner) =>
      v.parse(
        botsSchema,
        await rows(
          `SELECT p.id, p.name, b.since, p.seen FROM bot b JOIN person p ON p.id = b.person
           WHERE b.owner = $1 ORDER BY b.since DESC, p.id`,
          [owner],
        ),
      ),
    async addToken(id, hash, now) {
      await rows('INSERT INTO token (hash, person, since, seen) VALUES ($2, $1, $3, $3)', [
        id,
        hash,
        now,
      ]);
    },
    devicesOf: async (id) =>
      v.parse(
        devicesSchema,
        await rows(
          `SELECT ${DEVICE} AS device, since, seen FROM token WHERE person = $1
           ORDER BY seen DESC, hash`,
          [id],
        ),
      ),
    async personOf(hash, now) {
      const found = await one(
        `SELECT p.id, p.name, p.seen, t.seen AS there FROM token t JOIN person p ON p.id = t.person
         WHERE t.hash = $1`,
        [hash],
      );
      const known = v.parse(
        v.nullable(v.object({ ...personSchema.entries, seen: v.number(), there: v.number() })),
        found,
      );
      if (!known) return null;
      if (now - known.seen >= SEEN_MS) {
        await rows('UPDATE person SET seen = $2 WHERE id = $1', [known.id, now]);
      }
      if (now - known.there >= SEEN_MS) {
        await rows('UPDATE token SET seen = $2 WHERE hash = $1', [hash, now]);
      }
      return { id: known.id, name: known.name };
    },
    async rename(id, name) {
      await rows('UPDATE person SET name = $2 WHERE id = $1', [id, name]);
    },
    async addTransferCode(hash, id, until) {
      await rows(
        `INSERT INTO code (hash, person, until) VALUES ($1, $2, $3)
         ON CONFLICT (hash) DO UPDATE SET person = $2, until = $3`,
        [hash, id, until],
      );
    },
    redeemTransferCode: async (hash, now) =>
      person(
        `WITH c AS (DELETE FROM code WHERE hash = $1 RETURNING person, until)
         SELECT p.id, p.name FROM c JOIN person p ON p.id = c.person WHERE c.until >= $2`,
        [hash, now],
      ),
    async removeTokens(id, devices) {
      const which = { all: '', one: `AND ${DEVICE} = $2`, others: `AND ${DEVICE} <> $2` };
      const contact = devices.kind === 'all' ? 'DELETE FROM contact WHERE person = $1' : 'SELECT';
      const device = { all: '', one: 'AND device = $2', others: 'AND device <> $2' };
      await rows(
        `WITH t AS (DELETE FROM token WHERE person = $1 ${which[devices.kind]}),
         s AS (DELETE FROM subscription WHERE person = $1 ${device[devices.kind]}),
         c AS (${contact})
         DELETE FROM code WHERE person = $1`,
        devices.kind === 'all' ? [id] : [id, devices.device],
      );
    },
    async peopleToErase() {
      const found = await rows(
        `SELECT id FROM person p WHERE NOT EXISTS (SELECT FROM token t WHERE t.person = p.id)
         UNION
         SELECT person FROM member m
         WHERE person <> $2 AND NOT EXISTS (SELECT FROM person p WHERE p.id = m.person)
         UNION
         SELECT person FROM note n WHERE NOT EXISTS (SELECT FROM person p WHERE p.id = n.person)
         LIMIT $1`,
        [SWEEP_BATCH, LOBBY],
      );
      return v.parse(v.array(v.object({ id: v.string() })), found).map((one) => one.id);
    },
    async removePerson(id) {
      await rows(
        `WITH p AS (DELETE FROM person WHERE id = $1),
         n AS (DELETE FROM note WHERE person = $1)
         DELETE FROM member WHERE person = $1`,
        [id],
      );
    },
  } satisfies Partial<Store>;
}
