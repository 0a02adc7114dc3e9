export { analyse, isAnalysable, type AnalysisRequest } from './analyse.ts';
export { hintFor } from './hint.ts';
export {
  type Analysis,
  analysisSchema,
  type AuctionReview,
  type ChoiceReview,
  type DeclarationReview,
  type ExactGame,
  type Hint,
  hintSchema,
  type RatedGame,
  type PlayReview,
  type Progress,
  type CardEstimate,
  type AnalysisMessage,
  analysisMessageSchema,
  type CardReview,
} from './types.ts';
export {
  type Winnable,
  winnableIn,
  bestCardsOf,
  turningPointOf,
  type Verdict,
  VERDICTS,
  verdictOf,
} from './verdict.ts';
