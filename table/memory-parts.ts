import { memoryContacts } from './memory-contacts.ts';
import { memoryPasskeys } from './memory-passkeys.ts';
import { memorySchool } from './memory-school.ts';
import { memoryShared } from './memory-shared.ts';
import { memorySubscriptions } from './memory-subscriptions.ts';
import { memoryUnrated } from './memory-unrated.ts';
import { memoryPhotos } from './photos/memory-photos.ts';
import type { StoredPerson } from './ports.ts';

/** What a store in memory knows of people and tables: a person; the seq of a table's last entry. */
interface Known {
  person(id: string): StoredPerson | null;
  seq(table: string): number | null;
}

/** The parts of a store in memory that hang on people and tables. */
export function memoryParts({ person, seq }: Known) {
  const isKnown = (id: string): boolean => person(id) !== null;
  const subscriptions = memorySubscriptions(isKnown);
  const passkeys = memoryPasskeys(isKnown);
  const school = memorySchool(person, seq);
  const shared = memoryShared(isKnown);
  const contacts = memoryContacts(isKnown);
  const unrated = memoryUnrated();
  const photos = memoryPhotos((table) => seq(table) !== null, isKnown);
  return {
    subscriptions,
    school,
    shared,
    contacts,
    unrated,
    store: {
      ...subscriptions.store,
      ...passkeys.store,
      ...school.store,
      ...shared.store,
      ...contacts.store,
      ...unrated.store,
      ...photos.store,
    },
    /** Removes what belonged to a table that is gone. */
    removeTable(table: string): void {
      unrated.removeTable(table);
      school.removeOfNobody();
      photos.removeOfNobody();
    },
    /** Removes what belonged to people who are gone. */
    removeOfNobody(): void {
      for (const part of [subscriptions, passkeys, school, shared, contacts, photos]) {
        part.removeOfNobody();
      }
    },
  };
}

export type MemoryParts = ReturnType<typeof memoryParts>;
