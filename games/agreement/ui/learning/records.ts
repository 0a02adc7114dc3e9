import { agreementModule } from '@lusoria/agreement';
import { eraseTypes } from '@lusoria/core';
import type { ParadigmId } from '@lusoria/latin';
import { keepDue } from '@lusoria/web-kit/device/due.ts';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/device/people.svelte.ts';
import { dueAhead } from '../../learning/due.ts';
import type { Belief } from '../../learning/estimate.ts';
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

/** Keeps what is due for the hall, once the page is painted: it takes a phone a tenth of a second. */
export function keepDueAfterPaint(belief: Belief): void {
  requestAnimationFrame(() => setTimeout(() => void keepDue(GAME, dueAhead(belief, Date.now()))));
}
