import * as v from 'valibot';
import { openJournal } from './journal/index.ts';
import { chosenPerson } from './people.svelte.ts';

/**
 * Something of a game that stays on the device as a sitting in the journal: it is taken along, exported and erased with all
 * else that is there.
 *
 * @param id what it is kept under
 */
export function keptState<T>(game: string, id: string, schema: v.GenericSchema<unknown, T>) {
  const key = `practice/${game}/${id}`;
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
        game,
        id,
        at,
        answers,
      });
    },
  };
}
