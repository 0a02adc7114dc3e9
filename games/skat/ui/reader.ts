import type { SkatReader } from '../messages/names.ts';
import { preferences } from './options/preferences.svelte.ts';

/** Whoever reads a text here: cards are called after the pack that this person plays with. */
export function readerOf(name: SkatReader['name'], you: number | null): SkatReader {
  return { name, you, pack: preferences.deck.value };
}
