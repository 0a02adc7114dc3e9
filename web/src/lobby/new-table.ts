import { messages } from '../pass/messages.svelte.ts';
import NewTable from './NewTable.svelte';

/** Loads the dialog for a new table, with its messages. */
export async function loadNewTable(): Promise<typeof NewTable> {
  await messages.load();
  return NewTable;
}
