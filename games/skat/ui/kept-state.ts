import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/people.svelte.ts';
import * as v from 'valibot';

/**
 * Something of Skat that stays on the device as a sitting in the journal: it is taken along, exported and erased with all
 * else that is there.
 *
 * @param id what it is kept under
 */
export function keptState<T>(id: string, schema: v.GenericSchema<unknown, T>) {
  const key = `practice/skat/${id}`;
  return {
    /** Null when there is nothing, or nothing that can be read. */
    async load(): Promise<T | null> {
      const entry = await (await openJournal(chosenPerson().key)).entry(key);
      const read = v.safeParse(schema, entry?.kind === 'practice' ? entry.answers[0] : null);
      return read.success ? read.output : null;
    },
    async keep(state: T): Promise<void> {
      const at = Date.now();
      const answers = [state];
      await (await openJournal(chosenPerson().key)).keep({
        kind: 'practice',
        version: 1,
        game: 'skat',
        id,
        at,
        answers,
      });
    },
  };
}
