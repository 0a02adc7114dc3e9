import JoinHere from './JoinHere.svelte';
import { messages } from './messages.svelte.ts';

/** The form by which somebody else at this device sits down, with all that it says. */
export async function loadJoinHere(): Promise<typeof JoinHere> {
  await messages.load();
  return JoinHere;
}
