import { messages } from '../pass/messages.svelte.ts';
import NewTable from './NewTable.svelte';

/** The dialog for a new table, with all that it says. */
export async function loadNewTable(): Promise<typeof NewTable> {
  await messages.load();
  return NewTable;
}
