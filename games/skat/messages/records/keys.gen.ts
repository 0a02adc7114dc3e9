// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'because-announce-by-hand': null;
  'because-bid-too-low': null;
  'because-card-not-in-hand': null;
  'because-discard-two': null;
  'because-hand-after-pick-up': null;
  'because-must-follow': null;
  'because-no-pick-up': null;
  'because-no-such-bid': null;
  'because-not-now': null;
  'because-not-your-turn': null;
  'because-nothing-bid': null;
  'because-null-announcement': null;
  'because-round-over': null;
  count: { count: number };
  'cut-off': { line: string | number };
  deal: { headline: string | number; id: string | number };
  differs: null;
  failed: { name: string | number };
  fault: { column: string | number; line: string | number; token: string | number };
  'hidden-cards': null;
  hint: null;
  'illegal-before': { move: string | number; name: string | number };
  'illegal-play': { move: string | number; name: string | number; trick: string | number };
  'more-faults': { count: number };
  next: null;
  'no-record': null;
  'odd-bid': { bid: string | number };
  open: null;
  'other-game': { line: string | number };
  previous: null;
  reading: { name: string | number };
  several: null;
  title: null;
  'too-large': { megabytes: string | number; name: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
