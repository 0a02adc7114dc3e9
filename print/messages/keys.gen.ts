// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'problem-bad-choice': { key: string | number; value: string | number };
  'problem-bad-options': { path: string | number };
  'problem-empty': null;
  'problem-letters': { letter: string | number; text: string | number };
  'problem-no-item': { name: string | number; names: string | number };
  'problem-no-room': null;
  'problem-too-long': { text: string | number };
  'problem-too-many': { cards: string | number; most: string | number };
  rules: null;
  'rules-text': null;
  'rules-title': { game: string | number };
}
