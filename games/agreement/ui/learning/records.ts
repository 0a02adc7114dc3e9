import { agreementModule } from '@lusoria/agreement';
import { eraseTypes } from '@lusoria/core';
import type { ParadigmId } from '@lusoria/latin';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/device/people.svelte.ts';
import type { Chapter } from '../../learning/history.ts';
import { type Answered, chaptersOf, GAME, sittingEntry } from '../../learning/journal.ts';

/** Evidence in this device's journal: for each deck that was played or practised, the newest last. */
export async function readChapters(): Promise<ReadonlyMap<ParadigmId, readonly Chapter[]>> {
  const entries = await (await openJournal(chosenPerson().key)).entries(GAME);
  return chaptersOf(entries, eraseTypes(agreementModule));
}

/** Stores a sitting with all answers so far. */
export async function keepSitting(id: string, answers: readonly Answered[]): Promise<void> {
  const journal = await openJournal(chosenPerson().key);
  await journal.keep(sittingEntry(id, answers));
}
