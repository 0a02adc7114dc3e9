import type { Store, StoredShare } from './ports.ts';

/** Shared rounds in a plain map. */
export function memoryShared(isKnown: (person: string) => boolean) {
  /** By code. */
  const all = new Map<string, StoredShare & { readonly text: string }>();
  const removeWhere = (isGone: (share: StoredShare) => boolean): void => {
    for (const [code, share] of all) if (isGone(share)) all.delete(code);
  };
  const store = {
    saveShared: async (share, text) => {
      const { person, code } = share;
      if (!isKnown(person) || (all.get(code)?.person ?? person) !== person) return false;
      all.set(code, { ...share, text });
      return true;
    },
    shared: async (code) => all.get(code) ?? null,
    sharedOf: async (person) =>
      [...all.values()]
        .filter((one) => one.person === person)
        .toSorted((a, b) => b.at - a.at || (a.code < b.code ? -1 : 1))
        .map(headOf),
    removeShared: async (code, person) => {
      const share = all.get(code);
      return share !== undefined && (person ?? share.person) === share.person && all.delete(code);
    },
  } satisfies Partial<Store>;
  return {
    store,
    people: () => [...all.values()].map(({ person }) => person),
    removeOfNobody: () => removeWhere(({ person }) => !isKnown(person)),
    removeBefore: (now: number) => removeWhere(({ until }) => until < now),
  };
}

function headOf({ code, person, game, title, at, until }: StoredShare): StoredShare {
  return { code, person, game, title, at, until };
}
