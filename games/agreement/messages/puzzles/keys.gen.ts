// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'all-lays': null;
  'column-lay': null;
  'column-left': null;
  hand: null;
  intro: null;
  lay: { cell: string | number; form: string | number };
  lays: null;
  nudge: { form: string | number };
  right: { cell: string | number; form: string | number };
  'right-later': { cell: string | number; form: string | number };
  'run-right': null;
  'run-wrong': { form: string | number };
  show: null;
  shown: { cell: string | number; form: string | number };
  stars: { level: string | number };
  stays: { left: number };
  task: null;
  'theme-card': null;
  'theme-reading': null;
  title: null;
  wrong: { cell: string | number; form: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
