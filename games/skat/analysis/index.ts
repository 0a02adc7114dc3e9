export { UNREACHABLE, winningTarget } from './deal-layout.ts';
export { analyse, isAnalysable, type AnalysisRequest } from './analyse.ts';
export { type Costliest, costliestOf } from './costliest.ts';
export { hintFor, hinting, hintInTime, type HintUnderWay, isBelieved } from './hint.ts';
export {
  type Analysis,
  analysisSchema,
  type AuctionReview,
  type ChoiceReview,
  type DeclarationReview,
  type ExactGame,
  type Hint,
  type CallReview,
  type ClaimReview,
  hintSchema,
  type RatedGame,
  type PlayReview,
  type Progress,
  type CardEstimate,
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
export {
  awardedTo,
  cutDeal,
  type OpenDeal,
  openDealOf,
  parseOpenDeal,
  printOpenDeal,
  solverPosition,
  stateOf,
} from './open-deal.ts';
export * from './breakdown/index.ts';
export * from './figures/index.ts';
