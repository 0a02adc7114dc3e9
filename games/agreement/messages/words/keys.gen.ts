// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'deck-apart': { forms: string | number };
  'deck-form-empty': null;
  'deck-form-letters': { form: string | number };
  'deck-form-not-composed': { form: string | number };
  'deck-form-spaces': { form: string | number };
  'deck-form-spellings': { form: string | number };
  'deck-form-too-long': { form: string | number };
  'deck-form-twice': { form: string | number };
  'deck-not-a-deck': null;
  'deck-reading-twice': { form: string | number };
  'deck-title': { max: string | number };
  'deck-too-few-cards': { min: string | number; n: number };
  'deck-too-few-forms': { min: string | number; n: number };
  'deck-too-large': null;
  'deck-too-many-cards': { max: string | number; n: string | number };
  'note-breve': { form: string | number; found: string | number };
  'note-circumflex': { form: string | number };
  'note-column-skipped': { found: string | number };
  'note-divided': { form: string | number };
  'note-duplicate': { first: string | number; form: string | number };
  'note-footnote': { form: string | number; found: string | number };
  'note-macron-differs': { form: string | number; other: string | number };
  'note-macron-missing': { form: string | number };
  'note-merged': { form: string | number };
  'note-mixed-voices': { found: string | number };
  'note-no-macrons': null;
  'note-number-by-order': null;
  'note-row-skipped': { found: string | number };
  'note-vocative': { found: string | number };
  'problem-case-missing': { found: string | number };
  'problem-empty': null;
  'problem-ending': { found: string | number };
  'problem-gender-missing': { found: string | number };
  'problem-letters': { char: string | number; found: string | number };
  'problem-no-table': null;
  'problem-number-missing': { found: string | number };
  'problem-spellings': { found: string | number };
  'problem-too-long': { found: string | number };
  'problem-unknown-case': { found: string | number };
  'problem-unknown-gender': { found: string | number };
  'problem-unknown-number': { found: string | number };
  'verb-deck-apart': { forms: string | number };
  'verb-deck-too-few-cards': { min: string | number; n: number };
  'verb-note-macron-differs': { form: string | number; other: string | number };
  'verb-note-vocative': { found: string | number };
  'verb-problem-case-missing': { found: string | number };
  'verb-problem-gender-missing': { found: string | number };
  'verb-problem-unknown-case': { found: string | number };
  'verb-problem-unknown-gender': { found: string | number };
  'words-begin': null;
  'words-cards': { forms: number; n: number };
  'words-export': null;
  'words-gender': null;
  'words-gender-none': null;
  'words-intro': null;
  'words-library': { n: number; title: string | number };
  'words-library-mine': null;
  'words-library-save': null;
  'words-library-unread': { list: string | number };
  'words-more': { n: string | number };
  'words-notes': null;
  'words-nothing': null;
  'words-practise': null;
  'words-preview': null;
  'words-problems': { n: number };
  'words-refused': null;
  'words-table': null;
  'words-table-hint': null;
  'words-title': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
