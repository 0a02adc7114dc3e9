export {
  dealErrors,
  type DealErrors,
  ERRORS_VERSION,
  type KeptErrors,
  keptErrorsSchema,
  type Phase,
  PHASES,
  type PlayedDeal,
  playedDeal,
} from './deal.ts';
export {
  byContract,
  type ContractFigures,
  LIST,
  type Share,
  type Summary,
  summaryOf,
} from './summary.ts';
