import type { Summary } from '@lusoria/table';
import { showOnIcon, titleWith } from './badge.ts';
import { byUrgency } from '@lusoria/client';
import { pathOf } from './path-of.ts';
import { d, dayMessages } from './messages.svelte.ts';
import RemindersButton from './RemindersButton.svelte';
import TimeLeft from './TimeLeft.svelte';

/** Loads what the hall shows of a person's tables. */
export async function loadHall() {
  await dayMessages.load();
  return { TimeLeft, RemindersButton, inOrder, noteOf, eventOf, pathOf };
}

/** The event of a table, as people call it; '' where it has none. */
function eventOf({ event }: Summary): string {
  return event === null ? '' : event.title || d(`event-${event.kind}`);
}

/** What the hall says of a table besides; '' where there is nothing. */
function noteOf({ isReplaced }: Summary): string {
  return isReplaced ? d('bot-plays') : '';
}

/** The tables in the order in which they wait; how many do is shown in the title and on the icon. */
function inOrder(tables: readonly Summary[]): readonly Summary[] {
  document.title = titleWith(tables);
  void showOnIcon(tables);
  return byUrgency(tables);
}
