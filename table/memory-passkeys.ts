import { MAX_PASSKEYS, type Store, type StoredPasskey } from './ports.ts';

/** Passkeys in a plain map. */
export function memoryPasskeys(isKnown: (person: string) => boolean) {
  const rows = new Map<string, StoredPasskey>();
  const store = {
    addPasskey: async (passkey) => {
      const own = [...rows.values()].filter(({ person }) => person === passkey.person);
      if (!isKnown(passkey.person) || rows.has(passkey.id) || own.length >= MAX_PASSKEYS) {
        return false;
      }
      rows.set(passkey.id, passkey);
      return true;
    },
    passkey: async (id) => rows.get(id) ?? null,
    passkeysOf: async (person) =>
      [...rows.values()]
        .filter((one) => one.person === person)
        .toSorted((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1)),
    countPasskey: async (id, before, counter) => {
      const row = rows.get(id);
      if (row?.counter !== before) return false;
      rows.set(id, { ...row, counter });
      return true;
    },
    removePasskey: async (id, person) => {
      if (rows.get(id)?.person === person) rows.delete(id);
    },
  } satisfies Partial<Store>;
  return {
    store,
    removeOfNobody() {
      for (const [id, { person }] of rows) if (!isKnown(person)) rows.delete(id);
    },
  };
}
