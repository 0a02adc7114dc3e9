import { defined } from '@lusoria/core';
import {
  deviceOf,
  type Devices,
  LEASE_BATCH,
  LOBBY,
  SEEN_MS,
  type Store,
  type StoredPerson,
  type StoredReport,
  type StoredTable,
  SWEEP_BATCH,
} from './ports.ts';
import { type MemoryParts, memoryParts } from './memory-parts.ts';
import { pageStart, sizeOf } from './record/entry-text.ts';
import type { Entry, Snapshot } from './model/types.ts';

interface MemoryTable {
  readonly table: StoredTable;
  readonly log: Entry[];
  snapshot: Snapshot | null;
  /** The seq of the entry of each command. */
  readonly seqs: Map<string, number>;
  people: readonly string[];
  deadline: number | null;
  leasedUntil: number;
  keptUntil: number;
  /** By person. */
  readonly notes: Map<string, string>;
}

interface MemoryToken {
  readonly person: string;
  readonly since: number;
  readonly seen: number;
}

/** Everything stored, in plain maps. */
interface Data {
  readonly people: Map<string, { readonly person: StoredPerson; readonly seen: number }>;
  /** Tokens by their hashes. */
  readonly tokens: Map<string, MemoryToken>;
  /** Owner of each bot, and since when, by the bots' ids. */
  readonly bots: Map<string, { readonly owner: string; readonly since: number }>;
  /** Transfer codes by their hashes. */
  readonly codes: Map<string, { readonly person: string; readonly until: number }>;
  readonly tables: Map<string, MemoryTable>;
  readonly idsByCode: Map<string, string>;
  /** The server's own texts, by name. */
  readonly settings: Map<string, string>;
  /** Blocked people, by those who blocked them. */
  readonly blocks: Map<string, Set<string>>;
  readonly reports: Map<string, StoredReport>;
  readonly parts: MemoryParts;
}

/** A store that is lost when the process ends: for games on one device, and for tests. */
export function memoryStore(): Store {
  const people: Data['people'] = new Map();
  const tables: Data['tables'] = new Map();
  const data: Data = {
    people,
    tokens: new Map(),
    bots: new Map(),
    codes: new Map(),
    tables,
    idsByCode: new Map(),
    settings: new Map(),
    blocks: new Map(),
    reports: new Map(),
    parts: memoryParts({
      person: (id) => people.get(id)?.person ?? null,
      seq: (table) => tables.get(table)?.log.at(-1)?.seq ?? null,
    }),
  };
  return {
    ...peopleStore(data),
    ...tableStore(data),
    ...retention(data),
    ...data.parts.store,
    setting: async (name) => data.settings.get(name) ?? '',
    saveSetting: async (name, text) => void data.settings.set(name, text),
    keepSetting: async (name, text) => {
      const kept = data.settings.get(name) ?? text;
      data.settings.set(name, kept);
      return kept;
    },
  };
}

function reportKey({ table, person, by }: Pick<StoredReport, 'table' | 'person' | 'by'>): string {
  return `${table} ${person} ${by}`;
}

function peopleStore({
  people,
  tokens,
  bots,
  codes,
  tables,
  blocks,
  reports,
  parts: { subscriptions, contacts },
}: Data) {
  return {
    addPerson: async (person, tokenHash, now) => {
      people.set(person.id, { person, seen: now });
      tokens.set(tokenHash, { person: person.id, since: now, seen: now });
    },
    addBot: async (bot, owner, tokenHash, now) => {
      people.set(bot.id, { person: bot, seen: now });
      tokens.set(tokenHash, { person: bot.id, since: now, seen: now });
      bots.set(bot.id, { owner, since: now });
    },
    botsOf: async (owner) =>
      [...bots]
        .flatMap(([id, bot]) => {
          const known = people.get(id);
          const { since } = bot;
          return known && bot.owner === owner ? [{ ...known.person, since, seen: known.seen }] : [];
        })
        .toSorted((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1)),
    addToken: async (person, tokenHash, now) => {
      tokens.set(tokenHash, { person, since: now, seen: now });
    },
    devicesOf: async (id) =>
      [...tokens]
        .filter(([, { person }]) => person === id)
        .map(([hash, { since, seen }]) => ({ device: deviceOf(hash), since, seen }))
        .toSorted((a, b) => b.seen - a.seen || (a.device < b.device ? -1 : 1)),
    personOf: async (tokenHash, now) => {
      const token = tokens.get(tokenHash);
      const known = token && people.get(token.person);
      if (!known) return null;
      if (now - token.seen >= SEEN_MS) tokens.set(tokenHash, { ...token, seen: now });
      if (now - known.seen >= SEEN_MS) people.set(known.person.id, { ...known, seen: now });
      return known.person;
    },
    blocksOf: async (id) =>
      [...(blocks.get(id) ?? [])].flatMap((other) => people.get(other)?.person ?? []),
    blockedWith: async (id) => [
      ...(blocks.get(id) ?? []),
      ...[...blocks].flatMap(([by, others]) => (others.has(id) ? [by] : [])),
    ],
    setBlock: async (id, other, on) => {
      const own = blocks.get(id) ?? new Set();
      if (on && people.has(id) && people.has(other)) blocks.set(id, own.add(other));
      if (!on) own.delete(other);
    },
    addReport: async (report) => {
      if (people.has(report.person)) reports.set(reportKey(report), report);
    },
    reports: async (limit) => [...reports.values()].toSorted((a, b) => b.at - a.at).slice(0, limit),
    removeReport: async (report) => void reports.delete(reportKey(report)),
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
    removeTokens: async (person, devices) => {
      for (const [hash, token] of tokens) {
        if (token.person === person && isOf(devices, hash)) tokens.delete(hash);
      }
      for (const [hash, code] of codes) if (code.person === person) codes.delete(hash);
      subscriptions.removeDevices(person, devices);
      if (devices.kind === 'all') contacts.removePerson(person);
    },
    peopleToErase: async () => {
      const held = new Set([...tokens.values()].map(({ person }) => person));
      const named = [...tables.values()].flatMap(({ people: members, notes }) => [
        ...members,
        ...notes.keys(),
      ]);
      const gone = named.filter((id) => id !== LOBBY && !people.has(id));
      const leaving = [...people.keys()].filter((id) => !held.has(id));
      return [...new Set([...leaving, ...gone])].slice(0, SWEEP_BATCH);
    },
  } satisfies Partial<Store>;
}

function isOf(devices: Devices, tokenHash: string): boolean {
  if (devices.kind === 'all') return true;
  return (deviceOf(tokenHash) === devices.device) === (devices.kind === 'one');
}

function tableStore({
  people: known,
  tables,
  idsByCode,
  parts: { subscriptions, contacts, unrated },
}: Data) {
  return {
    create: async ({ of, ...table }, entry, people, keptUntil = 0) => {
      const isFor = !of || ('person' in of ? known.has(of.person) : tables.has(of.table));
      if (!isFor) return 'orphaned';
      if (tables.has(table.id) || idsByCode.has(table.code)) return 'taken';
      const seqs = new Map([[entry.command, entry.seq]]);
      const notes = new Map<string, string>();
      const idle = { deadline: null, leasedUntil: 0, keptUntil };
      tables.set(table.id, { table, log: [entry], snapshot: null, seqs, people, ...idle, notes });
      idsByCode.set(table.code, table.id);
      return 'made';
    },
    find: async (idOrCode) => tables.get(idsByCode.get(idOrCode) ?? idOrCode)?.table ?? null,
    entries: async (table, after, most = Infinity) =>
      tables.get(table)?.log.slice(after, after + most) ?? [],
    entriesBefore: async (table, seq, page) => {
      const log = tables.get(table)?.log.slice(0, seq - 1) ?? [];
      return log.slice(pageStart(log.map(sizeOf), page));
    },
    seqOf: async (table, command) => tables.get(table)?.seqs.get(command) ?? null,
    snapshot: async (id) => {
      const snapshot = tables.get(id)?.snapshot;
      return snapshot && snapshot.text !== '' ? snapshot : null;
    },
    saveSnapshot: async (id, snapshot) => {
      const table = tables.get(id);
      if (table && (table.snapshot?.seq ?? 0) <= snapshot.seq) table.snapshot = snapshot;
    },
    emptyEntry: async (id, seq) => {
      const log = tables.get(id)?.log;
      const entry = log?.[seq - 1];
      if (entry) log[seq - 1] = { ...entry, events: [] };
    },
    append: async (id, entry, changes = {}) => {
      const { people, joins, deadline, keptUntil, calls, toRate, rated } = changes;
      const table = tables.get(id);
      if (!table) return { kind: 'behind' };
      const repeated = table.seqs.get(entry.command);
      if (repeated !== undefined) return { kind: 'repeated', seq: repeated };
      if (table.log.length !== entry.seq - 1) return { kind: 'behind' };
      table.log.push(entry);
      table.seqs.set(entry.command, entry.seq);
      table.people = people ?? table.people;
      if (joins !== undefined && !table.people.includes(joins)) {
        table.people = [...table.people, joins];
      }
      if (deadline !== undefined) table.deadline = deadline;
      table.keptUntil = keptUntil ?? table.keptUntil;
      if (toRate !== undefined) unrated.add({ table: id, round: toRate }, entry.at);
      if (rated) unrated.drop(rated);
      if (calls !== undefined) {
        subscriptions.call(calls.people, calls.at);
        contacts.call(calls.people, calls.at);
      }
      return { kind: 'done' };
    },
    leaseDueTables: async (now, until) => {
      const due = [...tables.values()]
        .flatMap((row) => (row.deadline === null ? [] : [{ row, at: row.deadline }]))
        .filter(
          ({ at, row: { leasedUntil } }) =>
            at <= now && (leasedUntil <= now || leasedUntil > until),
        )
        .toSorted((a, b) => a.at - b.at)
        .slice(0, LEASE_BATCH)
        .map(({ row }) => row);
      for (const table of due) table.leasedUntil = until;
      return due.map(({ table }) => table.id);
    },
    setDeadline: async (id, at) => {
      const table = tables.get(id);
      if (table) table.deadline = at;
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
    tablesOf: async (person, limit) =>
      [...tables.values()]
        .filter(({ people }) => people.includes(person))
        .toSorted((a, b) => changedAt(b) - changedAt(a))
        .slice(0, limit)
        .map(({ table }) => table),
    latestTables: async (limit) =>
      [...tables.values()]
        .filter(({ table: { id } }) => !['dy-', 'ro-', 'rt-'].some((own) => id.startsWith(own)))
        .toSorted((a, b) => changedAt(b) - changedAt(a))
        .slice(0, limit)
        .map((one) => ({ ...one.table, at: changedAt(one) })),
  } satisfies Partial<Store>;
}

function retention({
  people,
  tokens,
  bots,
  codes,
  tables,
  idsByCode,
  blocks,
  reports,
  parts,
}: Data) {
  const removeTable = (id: string): void => {
    idsByCode.delete(defined(tables.get(id)).table.code);
    tables.delete(id);
    parts.removeTable(id);
  };
  const leave = (table: MemoryTable, person: string): void => {
    table.people = table.people.filter((one) => one !== person);
    table.notes.delete(person);
  };
  const removeTokensOfNobody = (): void => {
    for (const [hash, { person }] of tokens) if (!people.has(person)) tokens.delete(hash);
    for (const [hash, { person }] of codes) if (!people.has(person)) codes.delete(hash);
    for (const id of bots.keys()) if (!people.has(id)) bots.delete(id);
    parts.removeOfNobody();
  };
  return {
    eraseAt: async (id, person, entries) => {
      const table = tables.get(id);
      if (!table) return;
      for (const entry of entries) table.log.splice(entry.seq - 1, 1, entry);
      // Empty, so that no earlier snapshot takes its place.
      table.snapshot = { seq: table.log.length, text: '' };
      leave(table, person);
    },
    removeTable: async (id, seq) => {
      if (tables.get(id)?.log.length !== seq) return false;
      removeTable(id);
      return true;
    },
    removePerson: async (person) => {
      people.delete(person);
      blocks.delete(person);
      for (const others of blocks.values()) others.delete(person);
      for (const [key, report] of reports)
        if (report.person === person || report.by === person) reports.delete(key);
      removeTokensOfNobody();
      for (const table of tables.values()) leave(table, person);
    },
    sweep: async (before, now) => {
      const old = [...tables.values()]
        .filter((table) => changedAt(table) < before && table.keptUntil <= now)
        .slice(0, SWEEP_BATCH);
      for (const { table } of old) removeTable(table.id);
      if (old.length < SWEEP_BATCH) {
        for (const [hash, { until }] of codes) if (until < now) codes.delete(hash);
        parts.school.removeUsed(now);
        parts.shared.removeBefore(now);
        const named = new Set([
          ...parts.shared.people(),
          ...[...tables.values()].flatMap((table) => table.people),
        ]);
        for (const [id, { seen }] of people) {
          if (seen < before && !named.has(id)) people.delete(id);
        }
        removeTokensOfNobody();
        parts.contacts.sweep(now);
      }
      return old.map(({ table }) => table.id);
    },
  } satisfies Partial<Store>;
}

function changedAt({ log }: MemoryTable): number {
  return defined(log.at(-1), 'the last entry of a log').at;
}
