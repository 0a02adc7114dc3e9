import type { Refusal } from '@lusoria/web-kit/journal/index.ts';
import type { Snippet } from 'svelte';

/** What is different at a device that several people sit at. */
export interface PassedOn {
  /** Lies where the hand would be while nobody's cards are shown. */
  readonly curtain: Snippet | null;
  /** Whose cards are shown, and how they are hidden: what a button says and does; null where none are. */
  readonly holder: { readonly name: string; readonly hide: string; cover(): void } | null;
  /** What is told of each of them when a round is over. */
  readonly reports: Snippet;
  /** The rounds of everybody are kept elsewhere; this is told what the rules refuse. */
  noteRefused(refusal: Refusal): void;
}
