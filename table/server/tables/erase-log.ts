import { addPeopleIn, withoutPerson } from '../../model/erase.ts';
import { LOAD_ENTRIES, type Store } from '../../ports.ts';
import type { Entry } from '../../model/types.ts';

/** Result of scanning a log for the erasure of a person. */
export interface ErasureScan {
  readonly named: ReadonlySet<string>;
  /** Its last seq; 0: there is no log. */
  readonly seq: number;
  /** Entries that contain the person's words, with these removed. */
  readonly changed: readonly Entry[];
}

/** Scans a whole log, some entries at a time. */
export async function scanForErasure(
  store: Store,
  table: string,
  person: string,
): Promise<ErasureScan> {
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
