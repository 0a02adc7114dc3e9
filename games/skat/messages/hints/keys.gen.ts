// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'aim-alone': null;
  'aim-null-alone': null;
  'aim-null-together': { declarer: string | number; partner: string | number };
  'aim-ramsch': { pack: 'french' | 'german' };
  'aim-together': { declarer: string | number; partner: string | number };
  bid: null;
  'by-hand': null;
  declare: null;
  discard: null;
  'discard-null': null;
  follow: null;
  lead: null;
  skat: null;
  trumps: { pack: 'french' | 'german' };
  wins: null;
  'worth-good': { count: string | number; suit: string | number; value: string | number };
  'worth-over': { value: string | number };
  'worth-weak': { count: string | number; suit: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
