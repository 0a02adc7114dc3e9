// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'ambiguous-card': { cards: string | number };
  'announced-hand': null;
  'announced-ouvert': null;
  'announced-schneider': null;
  'announced-schwarz': null;
  'ask-claim': { said: string | number };
  'ask-declare': null;
  'ask-next': null;
  'contracts-grand': null;
  'contracts-null': null;
  'contracts-suit': null;
  'ended-bierlachs-one': { names: string | number; target: string | number };
  'ended-bierlachs-several': { names: string | number; target: string | number };
  'ended-deals': null;
  'ended-target-one': { names: string | number; target: string | number };
  'ended-target-several': { names: string | number; target: string | number };
  'example-card': null;
  'example-game': null;
  'example-plain': null;
  'example-two': null;
  'face-down': { count: string | number };
  fillers: null;
  'help-1': null;
  'help-2': null;
  'help-3': null;
  'help-4': null;
  'help-5': null;
  'help-6': null;
  higher: { values: string | number };
  'key-back': null;
  'key-bock': null;
  'key-claim': null;
  'key-concede': null;
  'key-hand': null;
  'key-hold': null;
  'key-kontra': null;
  'key-noDouble': null;
  'key-pass': null;
  'key-pickUp': null;
  'key-re': null;
  'key-score': null;
  'key-trick': null;
  'key-unseen': null;
  'nothing-else': null;
  'of-games': { percent: string | number };
  'of-played': { percent: string | number };
  'on-table': null;
  'only-card': { card: string | number };
  'passed-in': null;
  'picked-up': null;
  points: { count: number; points: string | number };
  score: null;
  'several-cards': { count: string | number };
  standing: { lost: string | number; name: string | number; place: string | number; points: string | number; won: string | number };
  'suit-C': null;
  'suit-D': null;
  'suit-H': null;
  'suit-S': null;
  'two-games': null;
  undo: null;
  'unknown-word': { word: string | number };
  'which-game': null;
  won: null;
  worth: { contract: string | number; value: string | number };
  written: null;
  'yes-or-pass': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
