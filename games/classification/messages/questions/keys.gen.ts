// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'against-right': { cards: string | number; class: string | number };
  'against-right-new': { cards: string | number };
  'against-wrong': { cards: string | number; class: string | number };
  'against-wrong-new': { cards: string | number };
  'answer-lay': { cards: string | number; class: string | number };
  'answer-lay-new': { cards: string | number };
  'answer-never': null;
  'answer-possible': null;
  'answer-surely': null;
  'asked-is': { cards: string | number };
  'class-is': { cards: string | number; class: string | number };
  refused: { cards: string | number; class: string | number };
  'refused-new': { cards: string | number };
  'task-fits': { class: string | number };
  'task-fits-new': null;
  'task-next': null;
  'task-tree': null;
  'topic-fits': null;
  'topic-next': null;
  'topic-tree': null;
  'tree-fits': { others: number };
  'why-never': { of: number };
  'why-possible': { of: string | number; right: string | number };
  'why-surely': { of: number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
