import { messages, t } from './messages.svelte.ts';

/** Loads what the hall calls the page of what one shares. */
export async function loadSharedName(): Promise<() => string> {
  await messages.load();
  return () => t('shared-mine');
}
