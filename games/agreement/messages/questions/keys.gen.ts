// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'answer-bluff': null;
  'answer-none': null;
  'answer-true': null;
  'bluff-right': null;
  'field-card': { n: string | number };
  'field-card-as': { n: string | number };
  'field-laid': null;
  'field-on': null;
  'field-on-as': null;
  'form-bluff': null;
  'form-lays': null;
  hand: { forms: string | number };
  laid: { cell: string | number; form: string | number };
  'none-right': null;
  'none-wrong': { cell: string | number; form: string | number };
  'task-bluff': null;
  'task-lays': null;
  'task-run': null;
  top: { cell: string | number; form: string | number };
  'top-start': { form: string | number };
  'topic-bluff': null;
  'topic-card': null;
  'topic-lays': null;
  'topic-reading': null;
  'true-right': null;
  'verb-task-lays': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
