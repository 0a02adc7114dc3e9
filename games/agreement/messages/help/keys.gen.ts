// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'key-cancel': null;
  'key-cases': null;
  'key-challenge': null;
  'key-choose': null;
  'key-draw': null;
  'key-genders': null;
  'key-go-on': null;
  'key-help': null;
  'key-lay': null;
  'key-numbers': null;
  'step-aim': null;
  'step-aim-1': null;
  'step-aim-2': null;
  'step-ambiguous': null;
  'step-ambiguous-1': null;
  'step-ambiguous-2': null;
  'step-ambiguous-3': null;
  'step-ambiguous-4': null;
  'step-challenge': null;
  'step-challenge-1': null;
  'step-challenge-2': null;
  'step-challenge-3': null;
  'step-declare': null;
  'step-declare-1': null;
  'step-declare-2': null;
  'step-declare-3': null;
  'step-draw': null;
  'step-draw-1': null;
  'step-draw-2': null;
  'step-last': null;
  'step-last-1': null;
  'step-rules': null;
  'step-rules-1': null;
  'step-shuffle': null;
  'step-shuffle-1': null;
}
