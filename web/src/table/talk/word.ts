import { la, type Sentence } from '@lusoria/i18n';
import type { Reaction } from '@lusoria/table';
import { talkMessages } from './messages.svelte.ts';

/** A reaction as its speaker says it, in Latin. */
export function wordOf(reaction: Reaction): string {
  return talkMessages.get()(`reaction-${reaction}`);
}

/** A reaction, and what it means. */
export function explained(reaction: Reaction): Sentence {
  return [la(wordOf(reaction)), ` (${talkMessages.get()(`means-${reaction}`)})`];
}
