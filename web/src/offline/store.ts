import { defined } from '@lusoria/core';
import { memoryStore, type Store } from '@lusoria/table';
import * as v from 'valibot';
import { type ClaimedDatabase, TakenOver } from './database.ts';
import { excessTables, inRow, logOf, type Row, rowSchema } from './rows.ts';

const personSchema = v.object({ id: v.string(), name: v.string(), tokenHash: v.string() });

/**
 * A store for one device: in memory, persisted to the browser's database before anything is acknowledged, which lets
 * another tab go on when this one closes. Without a database its contents last as long as the page.
 *
 * @param takenOver called when another tab's server has the database: nothing is acknowledged any more
 */
export async function deviceStore(
  database: ClaimedDatabase | null,
  takenOver: () => void,
): Promise<Store> {
  const memory = memoryStore();
  if (!database) return memory;
  const rows = new Map<string, Row>();
  for (const raw of await database.all('people')) {
    const person = v.safeParse(personSchema, raw);
    if (person.success) await memory.addPerson(person.output, person.output.tokenHash, 0);
  }
  for (const raw of await database.all('tables')) {
    const row = v.safeParse(rowSchema, raw);
    const [first, ...rest] = (row.success && logOf(row.output)) || [];
    if (!row.success || !first) continue;
    const { table, people, notes } = row.output;
    await memory.create(table, first, people);
    for (const entry of rest) await memory.append(table.id, entry);
    for (const [person, text] of Object.entries(notes)) {
      await memory.saveNote(table.id, person, text);
    }
    rows.set(table.id, row.output);
  }
  /** A full disk does not end the game, which then continues in memory only. */
  const write: ClaimedDatabase['write'] = (change) =>
    database.write(change).catch((error: unknown) => {
      if (!(error instanceof TakenOver)) return;
      takenOver();
      throw error;
    });
  const saveRow = async (row: Row): Promise<void> => {
    // Kept here even when it makes room in the database: its next entry stores it again.
    rows.set(row.table.id, row);
    await write((store) => {
      store('tables').put(row, row.table.id);
      for (const id of excessTables([...rows.values()])) store('tables').delete(id);
    });
  };
  const savePerson = (id: string, name: string, tokenHash: string): Promise<void> =>
    write((store) => store('people').put({ id, name, tokenHash }, tokenHash));
  return {
    ...memory,
    async addPerson(person, tokenHash, now) {
      await memory.addPerson(person, tokenHash, now);
      await savePerson(person.id, person.name, tokenHash);
    },
    async addToken(person, tokenHash, now) {
      await memory.addToken(person, tokenHash, now);
      const name = defined(await memory.personOf(tokenHash, 0)).name;
      await savePerson(person, name, tokenHash);
    },
    async create(table, entry, people) {
      const made = await memory.create(table, entry, people);
      const log = [inRow(entry)];
      if (made) await saveRow({ table, log, people: [...people], notes: {}, at: entry.at });
      return made;
    },
    async append(id, entry, changes) {
      const appended = await memory.append(id, entry, changes);
      const row = rows.get(id);
      if (appended.kind === 'done' && row) {
        const joined = changes?.joins === undefined ? [] : [changes.joins];
        const members = [...(changes?.people ?? row.people), ...joined];
        const log = [...row.log, inRow(entry)];
        await saveRow({ ...row, log, people: members, at: entry.at });
      }
      return appended;
    },
    async eraseAt(id, person, entries) {
      await memory.eraseAt(id, person, entries);
      const row = rows.get(id);
      if (!row) return;
      const { [person]: _, ...notes } = row.notes;
      const people = row.people.filter((one) => one !== person);
      const log = (await memory.entries(id, 0)).map(inRow);
      await saveRow({ ...row, log, people, notes });
    },
    async removeTable(id, seq) {
      const gone = await memory.removeTable(id, seq);
      if (!gone) return false;
      rows.delete(id);
      await write((store) => store('tables').delete(id));
      return true;
    },
    async removeTokens(person, devices) {
      await memory.removeTokens(person, devices);
      for (const raw of await database.all('people')) {
        const known = v.safeParse(personSchema, raw);
        if (!known.success || known.output.id !== person) continue;
        const { tokenHash } = known.output;
        const isLeft = (await memory.personOf(tokenHash, 0)) !== null;
        if (!isLeft) await write((store) => store('people').delete(tokenHash));
      }
    },
    async saveNote(table, person, text) {
      await memory.saveNote(table, person, text);
      const row = rows.get(table);
      if (row) await saveRow({ ...row, notes: { ...row.notes, [person]: text } });
    },
  };
}
