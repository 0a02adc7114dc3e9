// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'answer-colour': null;
  'answer-form': null;
  'answer-number': null;
  'differs-colour': null;
  'differs-not-form': null;
  'differs-not-number': null;
  'hint-describe': null;
  'hint-first-turn': null;
  'hint-turn': null;
  'lesson-first-round': null;
  'moment-describe': null;
  'moment-described-right': null;
  'moment-described-wrong': null;
  'moment-first-turn': null;
  'moment-founded': null;
  'moment-other-right': null;
  'moment-other-wrong': null;
  'moment-others': null;
  'moment-right': null;
  'moment-sage-added': null;
  'moment-sage-founded': null;
  'moment-sage-more': null;
  'moment-turn': null;
  'moment-welcome': null;
  'moment-wrong': null;
  other: null;
  sage: null;
  'same-colour': null;
  'same-not-form': null;
  'same-not-number': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
