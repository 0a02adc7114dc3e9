import { checkWritable, readText, writeWhole } from '@lusoria/cli-kit/files.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { gameOf, type JournalEntry, journalText, keyOf, readJournal } from '@lusoria/table/journal';
import { existsSync } from 'node:fs';
import { GAME } from '../../learning/journal.ts';

/** A journal in a file, in the page's format. */
export interface KeptJournal {
  /** Entries of this game, the oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Adds or replaces an entry and writes the file. */
  keep(entry: JournalEntry): Promise<void>;
}

/** Without a file nothing is stored. */
export const NOTHING_KEPT: KeptJournal = { entries: [], keep: () => Promise.resolve() };

/**
 * The journal in a file; an empty one if there is no such file yet.
 *
 * @throws Usage if the file holds something else; Failure if it cannot be written
 */
export async function journalIn(file: string): Promise<KeptJournal> {
  await checkWritable(file);
  const all = new Map((existsSync(file) ? await read(file) : []).map((one) => [keyOf(one), one]));
  const entries = [...all.values()]
    .filter((entry) => gameOf(entry) === GAME)
    .toSorted((a, b) => a.at - b.at);
  return {
    entries,
    async keep(entry) {
      all.set(keyOf(entry), entry);
      await writeWhole(file, journalText([...all.values()]));
    },
  };
}

async function read(file: string): Promise<readonly JournalEntry[]> {
  const found = readJournal(await readText(file));
  if (found.ok) return found.value;
  throw new Usage(found.rejection.code, { file });
}
