// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'ambiguous-word': { word: string | number };
  'ask-closing': null;
  'ask-drawn': null;
  'ask-next': null;
  'ask-tables': null;
  'ask-turn': null;
  'ask-window': null;
  challenges: null;
  'challenges-text': { mean: string | number; upheld: string | number };
  'does-challenge': null;
  'does-draw': null;
  'does-pass': null;
  'does-tables': null;
  draws: null;
  'draws-text': { mean: string | number };
  errors: null;
  'errors-text': { declared: string | number; unnoticed: string | number };
  'help-1': null;
  'help-2': null;
  'help-3': null;
  'help-figures-challenges': null;
  'help-figures-draws': null;
  'help-figures-errors': null;
  'help-play': null;
  'lay-example': null;
  'learning-deck': null;
  'learning-estimated': { auc: string | number; ece: string | number };
  'learning-json': null;
  'learning-note-estimate': null;
  'learning-note-promised': null;
  'learning-note-retained': null;
  'learning-note-strategy': null;
  'learning-note-tasks': null;
  'learning-note-until': null;
  'learning-promised': { items: string | number; kept: string | number };
  'learning-pupil': { pupils: string | number };
  'learning-retained': { known: string | number };
  'learning-runs': null;
  'learning-seed': null;
  'learning-strategy': { strategies: string | number };
  'learning-summary': null;
  'learning-tasks': { alarms: string | number; noticed: string | number; rounds: string | number; sensitivity: string | number };
  'learning-until-items': { mean: string | number };
  'learning-until-rounds': { mean: string | number };
  'not-said': { feature: string | number };
  others: null;
  pile: null;
  'practice-example-agree': null;
  'practice-example-judge': null;
  'practice-example-layable': null;
  'practice-example-macron': null;
  'practice-example-readings': null;
  'practice-help': null;
  'practice-items': { items: string | number };
  'practice-journal': null;
  'practice-no-number': { count: string | number };
  'practice-note-decks': { decks: string | number };
  'practice-note-page': null;
  'practice-summary': null;
  'practice-unknown-word': { word: string | number };
  pupil: null;
  'puzzle-answer': null;
  'replay-answers': { answers: number; people: number; right: string | number };
  'replay-deck': { decks: string | number };
  'replay-json': null;
  'replay-loss': { loss: string | number; scheduler: string | number };
  'replay-note-files': null;
  'replay-note-loss': null;
  'replay-scheduler': { schedulers: string | number };
  'replay-skipped': { n: number };
  'replay-summary': null;
  reshuffled: null;
  'reshuffled-text': { percent: string | number };
  'said-twice': { feature: string | number };
  'start-card': null;
  'typed-challenge': null;
  'typed-draw': null;
  'typed-pass': null;
  'typed-tables': null;
  'under-joker': null;
  'unknown-word': { word: string | number };
  'verb-lay-example': null;
  'which-card': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
