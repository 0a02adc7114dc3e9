export { AUCTIONS, CONTRACTS, type ContractClass } from './classes.ts';
export { addCounts, type Counts, countsOf } from './counts.ts';
export {
  breakdownFrom,
  type BreakdownFigures,
  type CalibrationFigures,
  type ErrorFigures,
  type Ranged,
  type RoleFigures,
} from './figures.ts';
export { type JudgedGame, judgeGame } from './judge.ts';
