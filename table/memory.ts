import {
  SEEN_MS,
  type Store,
  type StoredPerson,
  type StoredTable,
  SWEEP_BATCH,
  LEASE_BATCH,
} from './ports.ts';
import type { Entry } from './types.ts';

interface Kept {
  readonly table: StoredTable;
  readonly log: Entry[];
  readonly seqs: Map<string, number>;
  people: readonly string[];
  deadline: number | null;
  /** Until when somebody has been given it to look after. */
  leased: number;
  readonly notes: Map<string, string>;
}

/** A store that forgets everything when it ends: for games on one device, and for tests. */
export function memoryStore(): Store {
  const people = new Map<string, { readonly person: StoredPerson; readonly seen: number }>();
  const tokens = new Map<string, string>();
  const codes = new Map<string, { readonly person: string; readonly until: number }>();
  const tables = new Map<string, Kept>();
  const byCode = new Map<string, string>();
  const touchedAt = (kept: Kept): number => kept.log.at(-1)?.at ?? 0;
  const forgetPeople = (before: number): void => {
    const belonging = new Set([...tables.values()].flatMap((kept) => kept.people));
    for (const [id, { seen }] of people) {
      if (seen < before && !belonging.has(id)) people.delete(id);
    }
    forgetTokens();
  };
  const forgetTokens = (): void => {
    for (const [hash, id] of tokens) if (!people.has(id)) tokens.delete(hash);
    for (const [hash, { person }] of codes) if (!people.has(person)) codes.delete(hash);
  };
  const remove = (id: string): void => {
    byCode.delete(tables.get(id)?.table.code ?? '');
    tables.delete(id);
  };
  return {
    addPerson: async (person, tokenHash, now) => {
      people.set(person.id, { person, seen: now });
      tokens.set(tokenHash, person.id);
    },
    addToken: async (person, tokenHash) => {
      tokens.set(tokenHash, person);
    },
    personOf: async (tokenHash, now) => {
      const known = people.get(tokens.get(tokenHash) ?? '');
      if (!known) return null;
      if (now - known.seen >= SEEN_MS) people.set(known.person.id, { ...known, seen: now });
      return known.person;
    },
    rename: async (id, name) => {
      const known = people.get(id);
      if (known) people.set(id, { ...known, person: { id, name } });
    },
    addTransferCode: async (codeHash, person, until) => {
      codes.set(codeHash, { person, until });
    },
    redeemTransferCode: async (codeHash, now) => {
      const code = codes.get(codeHash);
      codes.delete(codeHash);
      return code && code.until >= now ? (people.get(code.person)?.person ?? null) : null;
    },
    create: async (table, entry, members) => {
      if (tables.has(table.id) || byCode.has(table.code)) return false;
      const seqs = new Map([[entry.command, entry.seq]]);
      const kept = { table, log: [entry], seqs, people: members, deadline: null, leased: 0 };
      tables.set(table.id, { ...kept, notes: new Map() });
      byCode.set(table.code, table.id);
      return true;
    },
    find: async (idOrCode) => tables.get(byCode.get(idOrCode) ?? idOrCode)?.table ?? null,
    entries: async (table, after) => tables.get(table)?.log.slice(after) ?? [],
    append: async (id, entry, { people: members, deadline } = {}) => {
      const kept = tables.get(id);
      if (!kept) return { kind: 'behind' };
      const repeated = kept.seqs.get(entry.command);
      if (repeated !== undefined) return { kind: 'repeated', seq: repeated };
      if (kept.log.length !== entry.seq - 1) return { kind: 'behind' };
      kept.log.push(entry);
      kept.seqs.set(entry.command, entry.seq);
      kept.people = members ?? kept.people;
      if (deadline !== undefined) kept.deadline = deadline;
      return { kind: 'done' };
    },
    leaseDueTables: async (now, until) => {
      const late = [...tables.values()]
        .filter(({ deadline, leased }) => deadline !== null && deadline <= now && leased <= now)
        .toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0))
        .slice(0, LEASE_BATCH);
      for (const kept of late) kept.leased = until;
      return late.map(({ table }) => table.id);
    },
    setDeadline: async (id, at) => {
      const kept = tables.get(id);
      if (kept) kept.deadline = at;
    },
    heads: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const seq = tables.get(id)?.log.at(-1)?.seq;
          return seq === undefined ? [] : [[id, seq] as const];
        }),
      ),
    noteOf: async (table, person) => tables.get(table)?.notes.get(person) ?? '',
    saveNote: async (table, person, text) => {
      tables.get(table)?.notes.set(person, text);
    },
    removeTokens: async (person) => {
      for (const [hash, id] of tokens) if (id === person) tokens.delete(hash);
      for (const [hash, code] of codes) if (code.person === person) codes.delete(hash);
    },
    peopleToErase: async () => {
      const held = new Set(tokens.values());
      return [...people.keys()].filter((id) => !held.has(id)).slice(0, SWEEP_BATCH);
    },
    eraseAt: async (id, person, entries) => {
      const kept = tables.get(id);
      if (!kept) return;
      for (const entry of entries) kept.log.splice(entry.seq - 1, 1, entry);
      kept.people = kept.people.filter((one) => one !== person);
      kept.notes.delete(person);
    },
    removeTable: async (id, seq) => {
      if (tables.get(id)?.log.length !== seq) return false;
      remove(id);
      return true;
    },
    removePerson: async (person) => {
      people.delete(person);
      forgetTokens();
      for (const kept of tables.values()) {
        kept.people = kept.people.filter((one) => one !== person);
        kept.notes.delete(person);
      }
    },
    tablesOf: async (person, limit) =>
      [...tables.values()]
        .filter((kept) => kept.people.includes(person))
        .toSorted((a, b) => touchedAt(b) - touchedAt(a))
        .slice(0, limit)
        .map(({ table }) => table),
    sweep: async (before, now) => {
      const old = [...tables.values()]
        .filter((kept) => touchedAt(kept) < before)
        .slice(0, SWEEP_BATCH);
      for (const { table } of old) remove(table.id);
      if (old.length < SWEEP_BATCH) {
        for (const [hash, { until }] of codes) if (until < now) codes.delete(hash);
        forgetPeople(before);
      }
      return old.map(({ table }) => table.id);
    },
  };
}
