import JoinHere from './JoinHere.svelte';
import { messages } from './messages.svelte.ts';

/** Loads the form for another person at this device, with its messages. */
export async function loadJoinHere(): Promise<typeof JoinHere> {
  await messages.load();
  return JoinHere;
}
