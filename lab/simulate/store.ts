import {
  type Appended,
  type Entry,
  readEntry,
  type ContactStore,
  type Store,
  storedEntry,
  type StoredTable,
  type PhotoStore,
} from '@lusoria/table';

/** Sees what is committed, in the order in which it is. */
export interface Commits {
  created(table: StoredTable, entry: Entry): void;
  appended(table: string, entry: Entry): void;
  /** Entries were replaced by those with the same seq. */
  rewritten(table: string, entries: readonly Entry[]): void;
  removed(table: string): void;
  /** Tables were leased to a node whose clock showed `now`. */
  leased(node: string, tables: readonly string[], now: number): void;
}

/** A node that asks; when it has died, nothing is answered any more. */
export interface Asker {
  readonly name: string;
  isAlive(): boolean;
}

/** What a request does, and how it is answered when the connection breaks. */
export interface Question<T> {
  readonly kind: 'read' | 'write' | 'append';
  readonly label: string;
  run(): Promise<T>;
  /** Answer when it may have been done; absent: the request is rejected. */
  readonly unknown?: { readonly answer: T; readonly isOneStatement: boolean };
}

/** Carries requests to the database. */
export type Carry = <T>(asker: Asker, question: Question<T>) => Promise<T>;

/** The store as one node sees it. */
export function storeFor(asker: Asker, stored: Store, commits: Commits, carry: Carry): Store {
  const read = async <T>(label: string, run: () => Promise<T>): Promise<T> =>
    carry(asker, { kind: 'read', label, run });
  const write = async <T>(label: string, run: () => Promise<T>): Promise<T> =>
    carry(asker, { kind: 'write', label, run });
  /** Of one table at most one entry is under way. */
  const appending = new Map<string, Promise<unknown>>();

  const append: Store['append'] = async (table, entry, changes = {}) => {
    const { seq, command } = entry;
    const isOneStatement = Object.keys(changes).length === 0;
    const asked = (appending.get(table) ?? Promise.resolve()).then(async () =>
      carry<Appended>(asker, {
        kind: 'append',
        label: `append ${table} ${seq} ${command}`,
        unknown: { answer: { kind: 'unknown' }, isOneStatement },
        async run() {
          const kept = asStored(entry);
          const appended = await stored.append(table, kept, changes);
          if (appended.kind === 'done') commits.appended(table, kept);
          return appended;
        },
      }),
    );
    const settled = asked.catch(() => undefined);
    appending.set(table, settled);
    void settled.then(() => {
      if (appending.get(table) === settled) appending.delete(table);
    });
    return asked;
  };

  return {
    append,
    addPerson: async (person, hash, now) =>
      write(`person ${person.id}`, async () => stored.addPerson(person, hash, now)),
    addBot: async (bot, owner, hash, now) =>
      write(`bot ${bot.id}`, async () => stored.addBot(bot, owner, hash, now)),
    botsOf: async (owner) => read('bots', async () => stored.botsOf(owner)),
    addToken: async (person, hash, now) =>
      write(`token ${person}`, async () => stored.addToken(person, hash, now)),
    devicesOf: async (person) => read('devices', async () => stored.devicesOf(person)),
    personOf: async (hash, now) => read('person', async () => stored.personOf(hash, now)),
    rename: async (person, name) =>
      write(`rename ${person}`, async () => stored.rename(person, name)),
    blocksOf: async (person) => read('blocks', async () => stored.blocksOf(person)),
    blockedWith: async (person) => read('blocked', async () => stored.blockedWith(person)),
    setBlock: async (person, other, on) =>
      write(`block ${person}`, async () => stored.setBlock(person, other, on)),
    addReport: async (report) =>
      write(`report ${report.table}`, async () => stored.addReport(report)),
    reports: async (limit) => read('reports', async () => stored.reports(limit)),
    removeReport: async (report) =>
      write(`report ${report.table}`, async () => stored.removeReport(report)),
    addTransferCode: async (hash, person, until) =>
      write(`code ${person}`, async () => stored.addTransferCode(hash, person, until)),
    redeemTransferCode: async (hash, now) =>
      write('redeem', async () => stored.redeemTransferCode(hash, now)),
    create: async (table, entry, people, keptUntil) =>
      write(`create ${table.id}`, async () => {
        const kept = asStored(entry);
        const creation = await stored.create(table, kept, people, keptUntil);
        if (creation === 'made') commits.created(table, kept);
        return creation;
      }),
    find: async (idOrCode) => read(`find ${idOrCode}`, async () => stored.find(idOrCode)),
    entries: async (table, after, most) =>
      read(`entries ${table} ${after}`, async () => stored.entries(table, after, most)),
    entriesBefore: async (table, seq, page) =>
      read(`before ${table} ${seq}`, async () => stored.entriesBefore(table, seq, page)),
    seqOf: async (table, command) => read('seq', async () => stored.seqOf(table, command)),
    snapshot: async (table) => read(`snapshot ${table}`, async () => stored.snapshot(table)),
    saveSnapshot: async (table, snapshot) =>
      write(`snapshot ${table} ${snapshot.seq}`, async () => stored.saveSnapshot(table, snapshot)),
    emptyEntry: async (table, seq) =>
      write(`empty ${table} ${seq}`, async () => {
        await stored.emptyEntry(table, seq);
        commits.rewritten(table, await stored.entries(table, seq - 1, 1));
      }),
    leaseDueTables: async (now, until) =>
      write('lease', async () => {
        const leased = await stored.leaseDueTables(now, until);
        commits.leased(asker.name, leased, now);
        return leased;
      }),
    setDeadline: async (table, at) =>
      write(`deadline ${table} ${at}`, async () => stored.setDeadline(table, at)),
    unratedRounds: async (before) => read('unrated', async () => stored.unratedRounds(before)),
    dropUnrated: async (round) =>
      write(`rated ${round.table}`, async () => stored.dropUnrated(round)),
    heads: async (tables) => read('heads', async () => stored.heads(tables)),
    noteOf: async (table, person) => read('note', async () => stored.noteOf(table, person)),
    saveNote: async (table, person, text) =>
      write(`note ${table} ${person}`, async () => stored.saveNote(table, person, text)),
    removeTokens: async (person, devices) =>
      write(`tokens ${person}`, async () => stored.removeTokens(person, devices)),
    peopleToErase: async () => read('people to erase', async () => stored.peopleToErase()),
    eraseAt: async (table, person, entries) =>
      write(`erase ${table} ${person}`, async () => {
        const kept = entries.map(asStored);
        await stored.eraseAt(table, person, kept);
        commits.rewritten(table, kept);
      }),
    removeTable: async (table, seq) =>
      write(`remove ${table} ${seq}`, async () => {
        const isGone = await stored.removeTable(table, seq);
        if (isGone) commits.removed(table);
        return isGone;
      }),
    removePerson: async (person) =>
      write(`remove ${person}`, async () => stored.removePerson(person)),
    latestTables: async (limit) => read('latest', async () => stored.latestTables(limit)),
    ...schoolOf(stored, write),
    ...settingsOver(stored, read, write),
    ...sharedOver(stored, read, write),
    ...noticesOf(stored, read, write),
    tablesOf: async (person, limit) => read('tables', async () => stored.tablesOf(person, limit)),
    sweep: async (before, now) => write('sweep', async () => stored.sweep(before, now)),
  };
}

/** An entry as it is read back: through its text. */
function asStored(entry: Entry): Entry {
  return readEntry(storedEntry(entry));
}

function passkeysOf(stored: Store, write: <T>(label: string, run: () => Promise<T>) => Promise<T>) {
  return {
    addPasskey: async (passkey) => write('passkey', async () => stored.addPasskey(passkey)),
    passkey: async (id) => write('passkey', async () => stored.passkey(id)),
    passkeysOf: async (person) => write('passkeys', async () => stored.passkeysOf(person)),
    countPasskey: async (id, before, counter) =>
      write('count passkey', async () => stored.countPasskey(id, before, counter)),
    removePasskey: async (id, person) =>
      write('no passkey', async () => stored.removePasskey(id, person)),
  } satisfies Partial<Store>;
}

type Run = <T>(label: string, run: () => Promise<T>) => Promise<T>;

function sharedOver(stored: Store, read: Run, write: Run) {
  return {
    saveShared: async (share, text) =>
      write(`share ${share.code}`, async () => stored.saveShared(share, text)),
    shared: async (code) => read('shared', async () => stored.shared(code)),
    sharedOf: async (person) => read('shared of', async () => stored.sharedOf(person)),
    removeShared: async (code, person) =>
      write(`unshare ${code}`, async () => stored.removeShared(code, person)),
    ...photosOver(stored, read, write),
  } satisfies Partial<Store>;
}

function photosOver(stored: Store, read: Run, write: Run): PhotoStore {
  return {
    addPhotos: async (photos) =>
      write(`photos ${photos.table}`, async () => stored.addPhotos(photos)),
    countPhotos: async (table, name) =>
      read('count photos', async () => stored.countPhotos(table, name)),
    photosAt: async (table, name) => read('photos', async () => stored.photosAt(table, name)),
    finishPhotos: async (table, name, count) =>
      write('finish photos', async () => stored.finishPhotos(table, name, count)),
    removePhotos: async (table, name) =>
      write('no photos', async () => stored.removePhotos(table, name)),
    tableOfPhotos: async (name) => read('whose photos', async () => stored.tableOfPhotos(name)),
  };
}

function subscriptionsOf(stored: Store, write: Run) {
  return {
    addSubscription: async (subscription, now) =>
      write('subscribe', async () => stored.addSubscription(subscription, now)),
    removeSubscription: async (endpoint, person) =>
      write('unsubscribe', async () => stored.removeSubscription(endpoint, person)),
    leaseDueSubscriptions: async (now, until) =>
      write('due subscriptions', async () => stored.leaseDueSubscriptions(now, until)),
    settleSubscription: async (endpoint, due, next) =>
      write('settle', async () => stored.settleSubscription(endpoint, due, next)),
    ...passkeysOf(stored, write),
  } satisfies Partial<Store>;
}

function schoolOf(stored: Store, write: <T>(label: string, run: () => Promise<T>) => Promise<T>) {
  return {
    personAtSchool: async (hash) =>
      write('person at school', async () => stored.personAtSchool(hash)),
    addPersonAtSchool: async (hash, person) =>
      write('add person at school', async () => stored.addPersonAtSchool(hash, person)),
    useOnce: async (hash, until) => write('use once', async () => stored.useOnce(hash, until)),
    addGrade: async (grade) => write('grade', async () => stored.addGrade(grade)),
    leaseDueGrades: async (now, until) =>
      write('due grades', async () => stored.leaseDueGrades(now, until)),
    settleGrade: async (grade, outcome) =>
      write('settle grade', async () => stored.settleGrade(grade, outcome)),
  } satisfies Partial<Store>;
}

function settingsOver(stored: Store, read: Run, write: Run) {
  return {
    setting: async (name) => read('setting', async () => stored.setting(name)),
    saveSetting: async (name, text) =>
      write(`setting ${name}`, async () => stored.saveSetting(name, text)),
    keepSetting: async (name, text) =>
      write(`setting ${name}`, async () => stored.keepSetting(name, text)),
  } satisfies Partial<Store>;
}

function noticesOf(stored: Store, read: Run, write: Run) {
  return { ...subscriptionsOf(stored, write), ...contactsOf(stored, read, write) };
}

function contactsOf(stored: Store, read: Run, write: Run): ContactStore {
  return {
    contactsOf: async (person) => read('contacts', async () => stored.contactsOf(person)),
    contactBy: async (key) => read('contact', async () => stored.contactBy(key)),
    saveContact: async (contact, due, now) =>
      write('contact', async () => stored.saveContact(contact, due, now)),
    confirmContact: async (key, now) =>
      write('confirm', async () => stored.confirmContact(key, now)),
    removeContact: async (key) => write('no contact', async () => stored.removeContact(key)),
    restAddress: async (rest, now) => write('rest', async () => stored.restAddress(rest, now)),
    leaseDueContacts: async (now, until) =>
      write('due contacts', async () => stored.leaseDueContacts(now, until)),
    settleContact: async (key, due, next, told) =>
      write('settle contact', async () => stored.settleContact(key, due, next, told)),
  };
}
