// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  bleed: null;
  box: null;
  'box-cards': { cards: string | number };
  'box-count': null;
  'box-text': null;
  'box-title': { game: string | number };
  colours: null;
  'colours-colour': null;
  'colours-grey': null;
  copies: null;
  corners: null;
  cutting: null;
  failed: null;
  hint: null;
  large: null;
  links: null;
  'links-all': null;
  'links-text': null;
  'links-which': null;
  made: { kilobytes: string | number; pages: number; title: string | number };
  make: null;
  making: null;
  marks: null;
  'occasion-cards': null;
  'occasion-tables': null;
  'offset-hint': null;
  'offset-x': null;
  'offset-y': null;
  open: null;
  paper: null;
  'paper-a4': null;
  'paper-letter': null;
  'preview-ask': null;
  'preview-play': null;
  'preview-puzzle': null;
  'preview-show': null;
  print: null;
  'problem-bad-choice': { key: string | number; value: string | number };
  'problem-bad-options': { path: string | number };
  'problem-empty': null;
  'problem-letters': { letter: string | number; text: string | number };
  'problem-no-item': { name: string | number; names: string | number };
  'problem-no-room': null;
  'problem-too-long': { text: string | number };
  'problem-too-many': { cards: string | number; most: string | number };
  results: null;
  'results-name': null;
  'results-place': null;
  'results-points': null;
  'results-text': null;
  'results-won': null;
  rules: null;
  'rules-text': null;
  'rules-title': { game: string | number };
  save: null;
  sides: null;
  'sides-fronts': null;
  'sides-long': null;
  'sides-short': null;
  size: null;
  'size-bridge': null;
  'size-half': null;
  'size-mini': null;
  'size-poker': null;
  'size-standard': null;
  'size-usual': { size: string | number };
  test: null;
  'test-back': null;
  'test-front': null;
  'test-text': null;
  what: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
