import type { DatabaseSync } from 'node:sqlite';
import { defined } from '@lusoria/core/defined';

/**
 * Migrations from an empty file to the present tables; `user_version` counts the applied ones. A
 * released migration is never changed.
 */
const STEPS = [
  `CREATE TABLE person (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE token (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX token_person ON token (person);
   CREATE TABLE code (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tbl (
     no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
     seq INTEGER NOT NULL, at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE member (
     person TEXT NOT NULL, tbl INTEGER NOT NULL, PRIMARY KEY (person, tbl)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX member_tbl ON member (tbl);
   -- With a rowid: entries of many tables that are kept together lie together, which measured
   -- half as fast again as a tree by table.
   CREATE TABLE event (
     tbl INTEGER NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL,
     body TEXT NOT NULL, PRIMARY KEY (tbl, seq), UNIQUE (tbl, command)
   ) STRICT;`,
  `CREATE TABLE note (
     tbl INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, person)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE tbl ADD COLUMN wake INTEGER;
   ALTER TABLE tbl ADD COLUMN leased INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tbl_wake ON tbl (wake) WHERE wake IS NOT NULL;
   -- What is due at tables from before is found out by looking.
   UPDATE tbl SET wake = at;`,
  // Without an index of the commands, which was a third of the cost of an append (see
  // `log-index.ts`).
  `CREATE TABLE plain (
     tbl INTEGER NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL,
     body TEXT NOT NULL, PRIMARY KEY (tbl, seq)
   ) STRICT;
   INSERT INTO plain SELECT tbl, seq, command, at, body FROM event ORDER BY rowid;
   DROP TABLE event;
   ALTER TABLE plain RENAME TO event;`,
  // No change of tables, but from here on logs are written with the names of protocol 2 (older ones
  // are upgraded when they are read, `table/record/upgrade.ts`), which an older program does not know: it
  // refuses the file.
  '',
  `CREATE TABLE snapshot (tbl INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
   CREATE TABLE probe (n INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
  // First and last visit of each device; for older ones only the person's day is known.
  `ALTER TABLE token ADD COLUMN since INTEGER;
   ALTER TABLE token ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
   UPDATE token SET seen = coalesce((SELECT seen FROM person WHERE id = token.person), 0);`,
  // The latest entries, in the order in which they were appended (see `tail.ts`).
  `CREATE TABLE tail (
     n INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL,
     at INTEGER NOT NULL, body TEXT NOT NULL
   ) STRICT;
   CREATE VIEW log AS
     SELECT tbl, seq, command, at, body FROM event
     UNION ALL SELECT tbl, seq, command, at, body FROM tail;`,
  `CREATE TABLE bot (
     person TEXT PRIMARY KEY, owner TEXT NOT NULL, since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX bot_owner ON bot (owner);`,
  // The server's own texts: its operator's acts, and its figures of the last day.
  `CREATE TABLE setting (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  // The chain of checksums (see `checksum.ts`); older entries have none.
  `ALTER TABLE event ADD COLUMN sum TEXT;
   ALTER TABLE tail ADD COLUMN sum TEXT;
   DROP VIEW log;
   CREATE VIEW log AS
     SELECT tbl, seq, command, at, body, sum FROM event
     UNION ALL SELECT tbl, seq, command, at, body, sum FROM tail;`,
  // Number of entries in `tail`, and of those missed when they were moved: losses at its end leave no gap.
  `CREATE TABLE tail_size (one INTEGER PRIMARY KEY, n INTEGER NOT NULL, lost INTEGER NOT NULL) STRICT;
   INSERT INTO tail_size SELECT 1, count(*), 0 FROM tail;`,
  // Whom people do not want to play with, and complaints for the operator.
  `CREATE TABLE block (
     person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX block_other ON block (other);
   CREATE TABLE report (
     tbl TEXT NOT NULL, person TEXT NOT NULL, by TEXT NOT NULL, name TEXT NOT NULL,
     at INTEGER NOT NULL, reason TEXT NOT NULL, texts TEXT NOT NULL, PRIMARY KEY (tbl, person, by)
   ) STRICT, WITHOUT ROWID;`,
  // Devices that are told when a table waits for a person, and since when they have something to tell.
  `CREATE TABLE subscription (
     endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, p256dh TEXT NOT NULL,
     auth TEXT NOT NULL, zone TEXT NOT NULL, since INTEGER NOT NULL, due INTEGER,
     leased INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX subscription_person ON subscription (person);
   CREATE INDEX subscription_due ON subscription (due) WHERE due IS NOT NULL;`,
  // Whom platforms of schools have sent, what of them counts once, and the scores that they are told.
  `CREATE TABLE school_person (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX school_person_person ON school_person (person);
   CREATE TABLE used (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE grade (
     person TEXT NOT NULL, event TEXT NOT NULL, work TEXT NOT NULL, platform TEXT NOT NULL,
     subject TEXT NOT NULL, item TEXT NOT NULL, seen INTEGER NOT NULL DEFAULT 0,
     sent TEXT NOT NULL DEFAULT '', tries INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL DEFAULT 0,
     leased INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (person, event, work)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX grade_event ON grade (event);`,
  // Passkeys by which people are known on other devices.
  `CREATE TABLE passkey (
     id TEXT PRIMARY KEY, person TEXT NOT NULL, key TEXT NOT NULL, counter INTEGER NOT NULL,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkey_person ON passkey (person);`,
  // Until when a table is kept though nothing happens there.
  `ALTER TABLE tbl ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;`,
  // Rounds that people show to others by a link.
  `CREATE TABLE shared (
     code TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL,
     at INTEGER NOT NULL, until INTEGER NOT NULL, body TEXT NOT NULL
   ) STRICT;
   CREATE INDEX shared_person ON shared (person);
   CREATE INDEX shared_until ON shared (until);`,
  // Feeds and e-mail addresses of people, and addresses that nothing unasked is sent to for a while.
  `CREATE TABLE contact (
     key TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
     language TEXT NOT NULL, zone TEXT NOT NULL, since INTEGER NOT NULL, confirmed INTEGER,
     told INTEGER, due INTEGER, leased INTEGER NOT NULL DEFAULT 0, UNIQUE (person, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX contact_due ON contact (due) WHERE due IS NOT NULL;
   CREATE TABLE rest (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  // Rounds at open tables that are over and yet to be rated.
  `CREATE TABLE unrated (
     tbl INTEGER NOT NULL, round INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (tbl, round)
   ) STRICT, WITHOUT ROWID;`,
  // Photos on the cards of decks of tables and events.
  `CREATE TABLE photo (
     tbl INTEGER NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL, person TEXT NOT NULL,
     body TEXT NOT NULL, whole INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (tbl, name, place)
   ) STRICT;
   CREATE INDEX photo_whole ON photo (name) WHERE whole = 1;
   CREATE INDEX photo_person ON photo (person);`,
] as const;

/**
 * Brings a database up to date.
 *
 * @throws when a later version of this program has written it.
 */
export function migrate(db: DatabaseSync): void {
  const version = versionOf(db);
  if (version > STEPS.length) {
    throw new Error(`the data were written by a later version (${version}, known ${STEPS.length})`);
  }
  for (const [i, step] of STEPS.entries()) {
    if (i < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${i + 1}; COMMIT;`);
  }
}

/** Whether a database has the tables of this version. */
export function isUpToDate(db: DatabaseSync): boolean {
  return versionOf(db) === STEPS.length;
}

function versionOf(db: DatabaseSync): number {
  return Number(defined(db.prepare('PRAGMA user_version').get())['user_version']);
}
