export {
  dealErrors,
  type DealErrors,
  ERRORS_VERSION,
  keptErrorsSchema,
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
