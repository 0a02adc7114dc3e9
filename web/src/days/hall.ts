import type { Summary } from '@lusoria/table';
import { showOnIcon, titleWith } from './badge.ts';
import { byUrgency } from './by-urgency.ts';
import { dayMessages } from './messages.svelte.ts';
import TimeLeft from './TimeLeft.svelte';

/** Loads what the hall shows of a person's tables. */
export async function loadHall() {
  await dayMessages.load();
  return { TimeLeft, inOrder };
}

/** The tables in the order in which they wait; how many do is shown in the title and on the icon. */
function inOrder(tables: readonly Summary[]): readonly Summary[] {
  document.title = titleWith(tables);
  void showOnIcon(tables);
  return byUrgency(tables);
}
