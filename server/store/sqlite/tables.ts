import type { SQLInputValue } from 'node:sqlite';
import { defined } from '@lusoria/core/defined';
import { type Changes, type Creation, LEASE_BATCH, SWEEP_BATCH } from '@lusoria/table/ports';
import { checksumOf } from './checksum.ts';
import { ENTRIES, historyStatements } from './history.ts';
import type { JobOf } from './jobs.ts';
import type { LogIndex } from './log/log-index.ts';
import { ratingStatements } from './settings.ts';
import type { Prepare } from './statements.ts';
import type { Tail } from './log/tail.ts';

/** Calls people's devices at a time. */
type Call = (people: readonly string[], at: number) => void;

/** Everything of a table, last itself. */
function deletions(prepare: Prepare) {
  return ['event', 'snapshot', 'note', 'member', 'unrated', 'photo']
    .map((rows) => `${rows} WHERE tbl`)
    .concat('tbl WHERE no')
    .map((rows) => prepare(`DELETE FROM ${rows} = ?`));
}

/** Logs that the server keeps for itself: days, classes that stay, strengths. */
const OF_THE_SERVER = "id LIKE 'dy-%' OR id LIKE 'ro-%' OR id LIKE 'rt-%'";

const LEASE = `UPDATE tbl SET leased = ?2 WHERE no IN (
       SELECT no FROM tbl WHERE wake <= ?1 AND (leased <= ?1 OR leased > ?2) ORDER BY wake LIMIT ${LEASE_BATCH}
     ) RETURNING id`;

/** Tables in the store: logs, members, deadlines (the column `wake`), notes. */
export function tableStatements(prepare: Prepare, logs: LogIndex, tail: Tail, call: Call) {
  const history = historyStatements(prepare);
  const insert = prepare(
    `INSERT INTO tbl (id, code, game, seq, at, kept) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING no`,
  );
  const byIdOrCode = prepare('SELECT id, code, game FROM tbl WHERE id = ?1 OR code = ?1');
  const personNamed = prepare('SELECT 1 FROM person WHERE id = ?');
  const headOf = prepare('SELECT no, seq FROM tbl WHERE id = ?');
  const heads = prepare('SELECT id, seq FROM tbl WHERE id IN (SELECT value FROM json_each(?))');
  const entriesAfter = prepare(`${ENTRIES} WHERE t.id = ? AND e.seq > ? ORDER BY e.seq LIMIT ?`);
  const insertEntry = prepare(
    'INSERT INTO event (tbl, seq, command, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const setDeadline = prepare('UPDATE tbl SET wake = ? WHERE no = ?');
  const setKept = prepare('UPDATE tbl SET kept = ? WHERE no = ?');
  const setDeadlineById = prepare('UPDATE tbl SET wake = ? WHERE id = ?');
  const lease = prepare(LEASE);
  const insertMember = prepare('INSERT OR IGNORE INTO member (person, tbl) VALUES (?, ?)');
  const deleteMembers = prepare('DELETE FROM member WHERE tbl = ?');
  const deleteMember = prepare('DELETE FROM member WHERE tbl = ? AND person = ?');
  const ofMember = prepare(
    `SELECT t.id, t.code, t.game FROM member m JOIN tbl t ON t.no = m.tbl WHERE m.person = ?
     ORDER BY t.at DESC, t.no DESC LIMIT ?`,
  );
  const latest = prepare(
    `SELECT id, code, game, at FROM tbl WHERE NOT (${OF_THE_SERVER}) ORDER BY at DESC, no DESC LIMIT ?`,
  );
  const noteOf = prepare(
    'SELECT n.text FROM tbl t JOIN note n ON n.tbl = t.no WHERE t.id = ? AND n.person = ?',
  );
  const putNote = prepare(
    'INSERT OR REPLACE INTO note (tbl, person, text) SELECT no, ?, ? FROM tbl WHERE id = ?',
  );
  const deleteNote = prepare('DELETE FROM note WHERE tbl = ? AND person = ?');
  const olderThan = prepare(
    `SELECT no, id FROM tbl WHERE at < ? AND kept <= ? LIMIT ${SWEEP_BATCH}`,
  );
  const deleteTable = deletions(prepare);
  const ratings = ratingStatements(prepare);

  const change = (no: SQLInputValue, at: number, changes: Changes): void => {
    const { people, joins, deadline, keptUntil, calls } = changes;
    ratings.change(no, at, changes);
    if (calls !== undefined) call(calls.people, calls.at);
    if (joins !== undefined) insertMember.run(joins, no);
    if (deadline !== undefined) setDeadline.run(deadline, no);
    if (keptUntil !== undefined) setKept.run(keptUntil, no);
    if (people === undefined) return;
    deleteMembers.run(no);
    for (const person of people) insertMember.run(person, no);
  };

  const remove = (no: SQLInputValue): void => {
    logs.forget();
    for (const statement of deleteTable) statement.run(no);
  };

  return {
    create({ id, code, game, of, entry, people, keptUntil }: JobOf<'create'>): Creation {
      const isFor = !of || ('person' in of ? personNamed.get(of.person) : headOf.get(of.table));
      if (!isFor) return 'orphaned';
      const made = insert.get(id, code, game, entry.seq, entry.at, keptUntil);
      if (!made) return 'taken';
      const { no = null } = made;
      const sum = checksumOf(null, entry);
      insertEntry.run(no, entry.seq, entry.command, entry.at, entry.body, sum);
      change(no, entry.at, { people });
      return 'made';
    },
    find: ({ idOrCode }: JobOf<'find'>) => byIdOrCode.get(idOrCode),
    entries: ({ table, after, most }: JobOf<'entries'>) =>
      history.withIntact(entriesAfter.all(table, after, most)),
    entriesBefore: history.entriesBefore,
    snapshot: history.snapshot,
    saveSnapshot: ({ table, snapshot }: JobOf<'save-snapshot'>) =>
      history.saveSnapshot(table, snapshot.seq, snapshot.text),
    seqOf: ({ table, command }: JobOf<'seq-of'>) => logs.seqOf(table, command),
    emptyEntry: ({ table, seq }: JobOf<'empty-entry'>) =>
      history.empty(headOf.get(table)?.['no'] ?? null, seq),
    append({ table, entry, changes }: JobOf<'append'>) {
      const place = logs.place(table, entry);
      if (place.kind !== 'next') return place.kind === 'repeated' ? place.seq : 'behind';
      tail.append(place.no, entry, place.sum);
      change(place.no, entry.at, changes);
      logs.grown(table, entry, place.sum);
      return 'done';
    },
    heads: ({ tables }: JobOf<'heads'>) => heads.all(JSON.stringify(tables)),
    leaseDue: ({ now, until }: JobOf<'lease-due-tables'>) =>
      lease.all(now, until).map(({ id }) => id),
    setDeadline: ({ table, at }: JobOf<'set-deadline'>) => setDeadlineById.run(at, table),
    unrated: ratings.execute,
    noteOf: ({ table, person }: JobOf<'note-of'>) => noteOf.get(table, person)?.['text'] ?? '',
    saveNote: ({ table, person, text }: JobOf<'save-note'>) => putNote.run(person, text, table),
    ofMember: ({ person, limit }: JobOf<'tables-of'>) => ofMember.all(person, limit),
    latest: ({ limit }: JobOf<'latest-tables'>) => latest.all(limit),
    eraseAt({ table, person, bodies }: JobOf<'erase-at'>) {
      const { no = null, seq: head = null } = headOf.get(table) ?? {};
      if (bodies.length > 0) history.rewrite(no, bodies);
      logs.rewritten(table);
      // Empty, so that no earlier snapshot takes its place.
      history.saveSnapshot(table, Number(head ?? 0), '');
      deleteNote.run(no, person);
      deleteMember.run(no, person);
    },
    remove({ table, seq }: JobOf<'remove-table'>) {
      const found = headOf.get(table);
      if (found?.['seq'] !== seq) return false;
      remove(found['no'] ?? null);
      return true;
    },
    /** Deletes tables whose last entry is older than a time, unless they are kept. @returns their ids. */
    sweep({ before, now }: JobOf<'sweep'>) {
      const old = olderThan.all(before, now);
      for (const { no = null } of old) remove(no);
      return old.map(({ id }) => defined(id));
    },
  };
}
