export {
  dealErrors,
  type DealErrors,
  ERRORS_VERSION,
  keptErrorsSchema,
  type Phase,
  PHASES,
  type PlayedDeal,
  playedDeal,
} from './deal.ts';
export {
  byContract,
  type Share,
  type Summary,
  summaryOf,
} from './summary.ts';
