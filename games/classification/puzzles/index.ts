export { type Position, type PositionLay, tableAt } from './position.ts';
export {
  type Answer,
  answerSchema,
  checked,
  contradicted,
  loadQuestions,
  type Shown,
  shownSchema,
  type Source,
} from './question.ts';
