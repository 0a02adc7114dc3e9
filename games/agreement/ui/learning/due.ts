import type { Language } from '@lusoria/i18n';
import type { Cell } from '@lusoria/latin';
import { type Estimate, estimateAt } from '../../learning/estimate.ts';
import { historyOf } from '../../learning/history.ts';
import { dueCells } from '../../learning/schedule.ts';
import { loadFormsMessages } from '../../messages/forms/index.ts';
import { chosenDeck } from './chosen.ts';
import { readChapters } from './records.ts';

/** What is due of the deck that practice begins with, worded; null: nothing that was met before. */
export async function due(language: Language): Promise<string | null> {
  const all = await readChapters();
  const chapters = all.get(chosenDeck(all));
  if (!chapters) return null;
  const n = dueAgain(estimateAt(historyOf(chapters).belief, Date.now())).length;
  return n === 0 ? null : (await loadFormsMessages(language))('due', { n });
}

/** Cells to practise again, the weakest first: those that have been met, and are known less surely by now. */
export function dueAgain(estimate: Estimate): readonly Cell[] {
  return dueCells(estimate).filter((cell) => estimate.cells[cell].evidence > 0);
}
