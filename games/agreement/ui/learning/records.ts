import { agreementModule } from '@lusoria/agreement';
import { eraseTypes } from '@lusoria/core';
import type { ParadigmId } from '@lusoria/latin';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/people.svelte.ts';
import type { Chapter } from '../../learning/history.ts';
import { type Answered, chaptersOf, GAME, sittingEntry } from '../../learning/journal.ts';

/** What this device knows of its person: for each deck that was played or practised, the newest last. */
export async function readChapters(): Promise<ReadonlyMap<ParadigmId, readonly Chapter[]>> {
  const entries = await (await openJournal(chosenPerson().key)).entries(GAME);
  return chaptersOf(entries, eraseTypes(agreementModule));
}

/** Keeps a sitting with everything that was answered so far. */
export async function keepSitting(id: string, answers: readonly Answered[]): Promise<void> {
  const journal = await openJournal(chosenPerson().key);
  await journal.keep(sittingEntry(id, answers));
}
