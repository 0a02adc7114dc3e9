import * as v from 'valibot';
import { openJournal } from '../journal/index.ts';
import { chosenPerson } from './people.svelte.ts';

/**
 * State of a game saved on the device as a practice session in the journal: exported and erased with everything
 * else there.
 *
 * @param id key of the state
 */
export function storedState<T>(game: string, id: string, schema: v.GenericSchema<unknown, T>) {
  const key = `practice/${game}/${id}`;
  return {
    /** Loads the state; null if there is none or it is not valid. */
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
