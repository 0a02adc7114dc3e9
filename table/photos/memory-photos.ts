import { MAX_PHOTOS, type PhotoStore, type StoredPhotos } from './store.ts';

interface Kept {
  readonly person: string;
  readonly table: string;
  readonly name: string;
  /** By place. */
  readonly all: Map<number, string>;
  isWhole: boolean;
}

/** Photos in a plain list. */
export function memoryPhotos(
  isTable: (table: string) => boolean,
  isKnown: (person: string) => boolean,
) {
  let kept: readonly Kept[] = [];
  const found = (table: string, name: string) =>
    kept.find((one) => one.table === table && one.name === name);
  const made = ({ table, person, name }: StoredPhotos): Kept => {
    const one = { person, table, name, all: new Map<number, string>(), isWhole: false };
    kept = [...kept, one];
    return one;
  };
  const store: PhotoStore = {
    addPhotos: async (given) => {
      const { table, person, name, at, photos } = given;
      if (!isTable(table) || !isKnown(person)) return false;
      const count = kept.reduce((sum, one) => sum + (one.table === table ? one.all.size : 0), 0);
      if (count + photos.length > MAX_PHOTOS) return false;
      const { all } = found(table, name) ?? made(given);
      for (const [i, photo] of photos.entries()) if (!all.has(at + i)) all.set(at + i, photo);
      return true;
    },
    countPhotos: async (table, name) => found(table, name)?.all.size ?? 0,
    photosAt: async (table, name) =>
      [...(found(table, name)?.all ?? [])].toSorted(([a], [b]) => a - b).map(([, photo]) => photo),
    finishPhotos: async (table, name, count) => {
      const one = found(table, name);
      if (one?.all.size === count) one.isWhole = true;
    },
    removePhotos: async (table, name) => {
      kept = kept.filter((one) => one !== found(table, name));
    },
    tableOfPhotos: async (name) =>
      kept.find((one) => one.name === name && one.isWhole)?.table ?? null,
  };
  return {
    store,
    removeOfNobody: () => {
      kept = kept.filter(({ table, person }) => isTable(table) && isKnown(person));
    },
  };
}
