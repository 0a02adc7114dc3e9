import { addPeopleIn, withoutPerson } from '../erase.ts';
import { LOAD_ENTRIES, type Store } from '../ports.ts';
import type { Entry } from '../types.ts';

/** What erasing somebody from a log needs to know of it. */
export interface LookedThrough {
  /** The people whom it names. */
  readonly named: ReadonlySet<string>;
  /** Its last seq; 0: there is no log. */
  readonly seq: number;
  /** The entries that have words of the person, without these. */
  readonly changed: readonly Entry[];
}

/** Looks through a whole log, some entries at a time. */
export async function lookThrough(
  store: Store,
  table: string,
  person: string,
): Promise<LookedThrough> {
  const named = new Set<string>();
  const changed: Entry[] = [];
  let seq = 0;
  for (;;) {
    const log = await store.entries(table, seq, LOAD_ENTRIES);
    addPeopleIn(log, named);
    for (const entry of log) {
      const erased = withoutPerson(entry, person);
      if (erased !== entry) changed.push(erased);
    }
    seq = log.at(-1)?.seq ?? seq;
    if (log.length < LOAD_ENTRIES) return { named, seq, changed };
  }
}
