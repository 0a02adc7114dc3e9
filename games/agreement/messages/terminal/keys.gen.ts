// Written by `npm run messages`.

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
  'learning-note-until': null;
  'learning-note-week': null;
  'learning-pupil': { pupils: string | number };
  'learning-runs': null;
  'learning-seed': null;
  'learning-strategy': { strategies: string | number };
  'learning-summary': null;
  'learning-until-items': { mean: string | number };
  'learning-until-rounds': { mean: string | number };
  'learning-week': { known: string | number; mean: string | number };
  'not-said': { feature: string | number };
  others: null;
  pile: null;
  pupil: null;
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
  'which-card': null;
}
