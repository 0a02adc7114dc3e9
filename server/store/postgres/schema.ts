import type { Client } from 'pg';
import * as v from 'valibot';

/**
 * Migrations from an empty database to the present tables; `lusoria_version` counts the applied
 * ones. A released migration is never changed, and nodes of the version before must be able to work
 * with its result: a cluster is upgraded while it is played at.
 */
const STEPS = [
  `CREATE TABLE person (id text PRIMARY KEY, name text NOT NULL, seen float8 NOT NULL);
   CREATE TABLE token (
     hash text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE
   );
   CREATE INDEX token_person ON token (person);
   CREATE TABLE code (
     hash text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE,
     until float8 NOT NULL
   );
   CREATE INDEX code_person ON code (person);
   CREATE TABLE tbl (
     no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE,
     code text NOT NULL UNIQUE, game text NOT NULL, seq integer NOT NULL, at float8 NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX tbl_at ON tbl (at);
   CREATE TABLE member (
     person text NOT NULL, tbl bigint NOT NULL REFERENCES tbl ON DELETE CASCADE,
     PRIMARY KEY (person, tbl)
   );
   CREATE INDEX member_tbl ON member (tbl);
   CREATE TABLE event (
     tbl bigint NOT NULL REFERENCES tbl ON DELETE CASCADE, seq integer NOT NULL,
     command text NOT NULL, at float8 NOT NULL, body text NOT NULL,
     PRIMARY KEY (tbl, seq), UNIQUE (tbl, command)
   );
   CREATE TABLE note (
     tbl bigint NOT NULL REFERENCES tbl ON DELETE CASCADE, person text NOT NULL,
     text text NOT NULL, PRIMARY KEY (tbl, person)
   );`,
  `ALTER TABLE tbl ADD COLUMN wake float8, ADD COLUMN leased float8 NOT NULL DEFAULT 0;
   CREATE INDEX tbl_wake ON tbl (wake) WHERE wake IS NOT NULL;
   -- What is due at tables from before is found out by looking.
   UPDATE tbl SET wake = at;`,
  `CREATE TABLE snapshot (
     tbl bigint PRIMARY KEY REFERENCES tbl ON DELETE CASCADE, seq integer NOT NULL,
     body text NOT NULL
   );
   CREATE TABLE probe (n integer PRIMARY KEY, at float8 NOT NULL);`,
  // First and last visit of each device; for older ones only the person's day is known.
  `ALTER TABLE token ADD COLUMN since float8, ADD COLUMN seen float8 NOT NULL DEFAULT 0;
   UPDATE token SET seen = person.seen FROM person WHERE person.id = token.person;`,
  `CREATE TABLE bot (
     person text PRIMARY KEY REFERENCES person ON DELETE CASCADE,
     owner text NOT NULL, since float8 NOT NULL
   );
   CREATE INDEX bot_owner ON bot (owner);`,
  // The server's own texts: its operator's acts, and its figures of the last day.
  `CREATE TABLE setting (name text PRIMARY KEY, text text NOT NULL);`,
  // The chain of checksums: each entry has the first 16 bytes of SHA-256 over that of the entry
  // before and itself. Older entries, and those by a node of the version before, have none. The
  // last of a log lies beside its seq, too: a transaction that has waited for the lock of a table
  // sees only that row as it is now.
  `ALTER TABLE event ADD COLUMN sum bytea;
   ALTER TABLE tbl ADD COLUMN sum bytea, ADD COLUMN summed integer;
   CREATE FUNCTION lusoria_sum(before bytea, seq int, at float8, command text, body text)
   RETURNS bytea LANGUAGE sql STABLE AS $$
     SELECT substring(sha256(convert_to(
       concat_ws(chr(10), coalesce(encode(before, 'hex'), ''), seq, at, command, body), 'UTF8'
     )) FROM 1 FOR 16)
   $$;
   -- Gives entries other bodies, and all from there on new checksums: from none of those can be told any more what was
   -- in an entry.
   CREATE FUNCTION lusoria_rewrite(which text, seqs int[], bodies text[])
   RETURNS bigint LANGUAGE plpgsql AS $$
   DECLARE
     number bigint;
     last bytea;
     one record;
   BEGIN
     SELECT t.no INTO number FROM tbl t WHERE t.id = which FOR UPDATE;
     IF number IS NULL OR cardinality(seqs) = 0 THEN RETURN number; END IF;
     UPDATE event e SET body = a.body FROM unnest(seqs, bodies) AS a(seq, body)
     WHERE e.tbl = number AND e.seq = a.seq;
     SELECT e.sum INTO last FROM event e
     WHERE e.tbl = number AND e.seq = (SELECT min(s) FROM unnest(seqs) s) - 1;
     FOR one IN
       SELECT e.* FROM event e
       WHERE e.tbl = number AND e.seq >= (SELECT min(s) FROM unnest(seqs) s) ORDER BY e.seq
     LOOP
       last := lusoria_sum(last, one.seq, one.at, one.command, one.body);
       UPDATE event e SET sum = last WHERE e.tbl = number AND e.seq = one.seq;
     END LOOP;
     UPDATE tbl t SET sum = last, summed = t.seq WHERE t.no = number;
     RETURN number;
   END $$;`,
  // Whom people do not want to play with, and complaints for the operator.
  `CREATE TABLE block (
     person text NOT NULL REFERENCES person ON DELETE CASCADE,
     other text NOT NULL REFERENCES person ON DELETE CASCADE, PRIMARY KEY (person, other)
   );
   CREATE INDEX block_other ON block (other);
   CREATE TABLE report (
     tbl text NOT NULL, person text NOT NULL REFERENCES person ON DELETE CASCADE,
     by text NOT NULL REFERENCES person ON DELETE CASCADE, name text NOT NULL,
     at float8 NOT NULL, reason text NOT NULL, texts text[] NOT NULL,
     PRIMARY KEY (tbl, person, by)
   );`,
  // Devices that are told when a table waits for a person, and since when they have something to tell.
  `CREATE TABLE subscription (
     endpoint text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE,
     device text NOT NULL, p256dh text NOT NULL, auth text NOT NULL, zone text NOT NULL,
     since float8 NOT NULL, due float8, leased float8 NOT NULL DEFAULT 0
   );
   CREATE INDEX subscription_person ON subscription (person);
   CREATE INDEX subscription_due ON subscription (due) WHERE due IS NOT NULL;`,
  // Whom platforms of schools have sent, what of them counts once, and the scores that they are told.
  `CREATE TABLE school_person (
     hash text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE
   );
   CREATE INDEX school_person_person ON school_person (person);
   CREATE TABLE used (hash text PRIMARY KEY, until float8 NOT NULL);
   CREATE TABLE grade (
     person text NOT NULL REFERENCES person ON DELETE CASCADE,
     event text NOT NULL REFERENCES tbl (id) ON DELETE CASCADE, work text NOT NULL,
     platform text NOT NULL, subject text NOT NULL, item text NOT NULL,
     seen integer NOT NULL DEFAULT 0, sent text NOT NULL DEFAULT '',
     tries integer NOT NULL DEFAULT 0, due float8 NOT NULL DEFAULT 0,
     leased float8 NOT NULL DEFAULT 0, PRIMARY KEY (person, event, work)
   );
   CREATE INDEX grade_event ON grade (event);`,
  // Passkeys by which people are known on other devices.
  `CREATE TABLE passkey (
     id text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE, key text NOT NULL, counter float8 NOT NULL,
     since float8 NOT NULL
   );
   CREATE INDEX passkey_person ON passkey (person);`,
  // Until when a table is kept though nothing happens there.
  `ALTER TABLE tbl ADD COLUMN kept float8 NOT NULL DEFAULT 0;`,
  // Rounds that people show to others by a link.
  `CREATE TABLE shared (
     code text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE,
     game text NOT NULL, title text NOT NULL, at float8 NOT NULL, until float8 NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX shared_person ON shared (person);
   CREATE INDEX shared_until ON shared (until);`,
  // Feeds and e-mail addresses of people, and addresses that nothing unasked is sent to for a while.
  `CREATE TABLE contact (
     key text PRIMARY KEY, person text NOT NULL REFERENCES person ON DELETE CASCADE,
     kind text NOT NULL, address text NOT NULL, language text NOT NULL, zone text NOT NULL,
     since float8 NOT NULL, confirmed float8, told float8, due float8,
     leased float8 NOT NULL DEFAULT 0, UNIQUE (person, kind)
   );
   CREATE INDEX contact_due ON contact (due) WHERE due IS NOT NULL;
   CREATE TABLE rest (hash text PRIMARY KEY, until float8 NOT NULL);`,
  // Rounds at open tables that are over and yet to be rated.
  `CREATE TABLE unrated (
     tbl bigint NOT NULL REFERENCES tbl ON DELETE CASCADE, round integer NOT NULL,
     at float8 NOT NULL, PRIMARY KEY (tbl, round)
   );`,
  // Photos on the cards of decks of tables and events.
  `CREATE TABLE photo (
     tbl bigint NOT NULL REFERENCES tbl ON DELETE CASCADE, name text NOT NULL, place integer NOT NULL,
     person text NOT NULL REFERENCES person ON DELETE CASCADE, body text NOT NULL,
     whole boolean NOT NULL DEFAULT false, PRIMARY KEY (tbl, name, place)
   );
   CREATE INDEX photo_whole ON photo (name) WHERE whole;
   CREATE INDEX photo_person ON photo (person);`,
] as const;

/** Advisory lock that serializes concurrent migrations. */
const LOCK = 0x1_05_0a;

/**
 * Brings a database up to date.
 *
 * @returns the version it had and the one it has.
 * @throws when a later version of this program has written it.
 */
export async function migrate(db: Client): Promise<{ readonly from: number; readonly to: number }> {
  await db.query('BEGIN');
  await db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await db.query('CREATE TABLE IF NOT EXISTS lusoria_version (version integer NOT NULL)');
  const from = await versionOf(db);
  if (from > STEPS.length) {
    await db.query('ROLLBACK');
    throw new Error(`the data were written by a later version (${from}, known ${STEPS.length})`);
  }
  for (const step of STEPS.slice(from)) await db.query(step);
  await db.query('DELETE FROM lusoria_version');
  await db.query('INSERT INTO lusoria_version VALUES ($1)', [STEPS.length]);
  await db.query('COMMIT');
  return { from, to: STEPS.length };
}

/**
 * Checks that a database has the schema this version needs.
 *
 * @throws when it has not.
 */
export async function checkVersion(db: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await db.query("SELECT to_regclass('lusoria_version') IS NOT NULL AS there");
  const [known] = v.parse(v.array(v.object({ there: v.boolean() })), rows);
  const version = known?.there === true ? await versionOf(db) : 0;
  if (version < STEPS.length) {
    throw new Error(
      `the database is not up to date (${version}, needed ${STEPS.length}): lusoria migrate`,
    );
  }
}

async function versionOf(db: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await db.query('SELECT max(version) AS version FROM lusoria_version');
  const [row] = v.parse(v.array(v.object({ version: v.nullable(v.number()) })), rows);
  return row?.version ?? 0;
}
