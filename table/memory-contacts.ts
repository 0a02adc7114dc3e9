import {
  CONFIRM_MS,
  CONTACT_BATCH,
  type ContactStore,
  type DueContact,
  MAX_RESTING,
  type StoredContact,
} from './contacts.ts';

interface Row {
  readonly contact: StoredContact;
  readonly since: number;
  readonly due: number | null;
  readonly leasedUntil: number;
}

/** People's contacts in plain maps, and what else changes them. */
export function memoryContacts(isKnown: (person: string) => boolean) {
  /** By key. */
  const rows = new Map<string, Row>();
  /** Ends of the rests of addresses, by their hashes. */
  const rests = new Map<string, number>();
  const removeWhere = (isGone: (row: Row) => boolean): void => {
    for (const [key, row] of rows) if (isGone(row)) rows.delete(key);
  };
  const isDue = (row: Row, now: number, until: number): boolean =>
    row.due !== null && row.due <= now && (row.leasedUntil <= now || row.leasedUntil > until);
  const store: ContactStore = {
    contactsOf: async (person) =>
      [...rows.values()].flatMap(({ contact }) => (contact.person === person ? [contact] : [])),
    contactBy: async (key) => rows.get(key)?.contact ?? null,
    async saveContact(contact, due, now) {
      if (!isKnown(contact.person)) return;
      removeWhere(
        ({ contact: { person, kind } }) => person === contact.person && kind === contact.kind,
      );
      rows.set(contact.key, { contact, since: now, due, leasedUntil: 0 });
    },
    async confirmContact(key, now) {
      const row = rows.get(key);
      if (row) {
        rows.set(key, {
          contact: { ...row.contact, confirmed: now },
          since: row.since,
          due: now,
          leasedUntil: 0,
        });
      }
      return row !== undefined;
    },
    removeContact: async (key) => void rows.delete(key),
    async restAddress({ hash, until }, now) {
      for (const [one, end] of rests) if (end <= now) rests.delete(one);
      if (rests.has(hash) || rests.size >= MAX_RESTING) return false;
      rests.set(hash, until);
      return true;
    },
    async leaseDueContacts(now, until) {
      const due = [...rows.entries()].flatMap(([key, row]) =>
        row.due !== null && isDue(row, now, until) ? [{ key, row, due: row.due }] : [],
      );
      return due
        .toSorted((a, b) => a.due - b.due)
        .slice(0, CONTACT_BATCH)
        .map(({ key, row, due: at }): DueContact => {
          rows.set(key, { ...row, leasedUntil: until });
          return { ...row.contact, due: at };
        });
    },
    async settleContact(key, due, next, told) {
      const row = rows.get(key);
      if (!row) return;
      const isAnew = row.due !== due;
      rows.set(key, {
        ...row,
        contact: { ...row.contact, told },
        due: isAnew ? row.due : next,
        leasedUntil: isAnew ? row.leasedUntil : 0,
      });
    },
  };
  return {
    store,
    call(people: readonly string[], at: number): void {
      for (const [key, row] of rows) {
        const { person, kind, confirmed } = row.contact;
        if (kind !== 'mail' || confirmed === null || !people.includes(person)) continue;
        rows.set(key, { ...row, due: at, leasedUntil: 0 });
      }
    },
    /** Removes those that nobody has confirmed in time, and rests that are over. */
    sweep(now: number): void {
      removeWhere(
        ({ contact: { confirmed }, since }) => confirmed === null && since < now - CONFIRM_MS,
      );
      for (const [hash, until] of rests) if (until <= now) rests.delete(hash);
    },
    removeOfNobody: (): void => removeWhere(({ contact: { person } }) => !isKnown(person)),
    removePerson: (person: string): void => removeWhere(({ contact }) => contact.person === person),
  };
}
