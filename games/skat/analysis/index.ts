export { analyse, isAnalysable, type Question } from './analyse.ts';
export { hintFor } from './hint.ts';
export {
  type Analysis,
  analysisSchema,
  type Auction,
  type Choice,
  type Declared,
  type Exact,
  type Hint,
  hintSchema,
  type Offered,
  type Play,
  type Progress,
  type Promised,
  type Said,
  saidSchema,
  type Step,
} from './types.ts';
export {
  type Answer,
  answerOf,
  bestOf,
  turnOf,
  type Verdict,
  VERDICTS,
  verdictOf,
} from './verdict.ts';
