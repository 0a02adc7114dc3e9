// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'ask-lay': null;
  'ask-next': null;
  'ask-sorting': null;
  'cards-left': null;
  'class-sizes': { count: string | number; sizes: string | number };
  described: null;
  'described-when-determined': null;
  determined: null;
  'does-attributes': null;
  'does-lays': null;
  'does-none': null;
  'does-pass': null;
  'does-tree': null;
  'example-lay': null;
  'example-tree': null;
  help: null;
  'help-figures': null;
  'key-attributes': null;
  'key-lays': null;
  'key-none': null;
  'key-pass': null;
  'key-tree': null;
  'laid-wrongly': null;
  'no-class': { count: string | number };
  'not-sorted': { count: string | number };
  'notation-attribute': { found: string | number };
  'notation-deep': null;
  'notation-rest': { found: string | number };
  'notation-sign': { found: string | number };
  'notation-sign-end': null;
  'notation-value': { found: string | number };
  'of-games': { percent: string | number };
  'of-lays': { percent: string | number };
  'of-players': { percent: string | number };
  'only-class': null;
  others: null;
  'sage-task': null;
  'take-suggested': null;
  'trial-brier': null;
  'trial-described': null;
  'trial-gain': null;
  'trial-lays': null;
  'trial-ms': null;
  'trial-wrong': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
