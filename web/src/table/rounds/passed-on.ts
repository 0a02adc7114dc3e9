import type { Refusal } from '@lusoria/web-kit/journal/index.ts';
import type { Snippet } from 'svelte';

/** Differences of a table page at a shared device. */
export interface PassedOn {
  /** Covers the place of the hand while nobody's cards are shown. */
  readonly curtain: Snippet | null;
  /** The player whose cards are shown, with the label and action of the button that hides them; null for none. */
  readonly holder: { readonly name: string; readonly hide: string; cover(): void } | null;
  /** Reports for each person after a round. */
  readonly reports: Snippet;
  /** Receives actions that the rules reject; the page itself saves everybody's rounds. */
  noteRefused(refusal: Refusal): void;
}
