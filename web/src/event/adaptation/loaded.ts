import Adaptations from './Adaptations.svelte';
import { loadTexts } from './messages.svelte.ts';
import Suggested from './Suggested.svelte';

/** What the pages of a class show of settings for single pupils, with its words. */
export async function loadAdaptations() {
  await loadTexts();
  return { Adaptations, Suggested };
}
