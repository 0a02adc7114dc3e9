export { countsOf } from './counts.ts';
export {
  breakdownFrom,
  type BreakdownFigures,
  type CalibrationFigures,
  type Ranged,
  type RoleFigures,
} from './figures.ts';
export { judgeGame } from './judge.ts';
