export {
  type RoundFigures,
  roundFigures,
  type RoundsSummary,
  summaryOf,
} from './analysis/figures.ts';
export {
  informationGain,
  type Told,
  toldIn,
  versionSpaceSizes,
} from './analysis/information.ts';
export { bots } from './engine/index.ts';
export { classificationModule } from './module.ts';
export { type NotationCode, type NotationProblem, printTree, readTree } from './notation/tree.ts';
export { deckOf } from './rules/deck-of.ts';
export { type DeckFile, deckFile, readDeck } from './rules/deck/file.ts';
export { CANVAS, type Picture } from './rules/deck/picture.ts';
export type { DeckProblem, DeckProblemCode } from './rules/deck/problem.ts';
export { BOUNDS } from './rules/deck/types.ts';
export { checkDeckText, readDeckText } from './rules/deck/read.ts';
export {
  type Attribute,
  type Card,
  type Deck,
  nameIn,
  type Names,
  seatsFor,
  type Value,
} from './rules/deck/types.ts';
export { DECK_IDS, deckNamed } from './rules/decks/index.ts';
export { classification } from './rules/game.ts';
export { type Difficulty, generateTree } from './rules/grammar/generate.ts';
export { type Grammar, grammarOf } from './rules/grammar/grammar.ts';
export { classAt, faultOf, partitionUnder } from './rules/judge.ts';
export { accepts } from './rules/legal.ts';
export { type OptionKey, optionFields } from './rules/options.ts';
export {
  checkTree,
  minClassSize,
  type TreeConstraints,
  type TreeProblem,
  type TreeProblemCode,
} from './rules/tree/check.ts';
export {
  classesIn,
  firstDifference,
  type Partition,
  partitionOf,
  type Path,
  type TreeClass,
} from './rules/tree/partition.ts';
export * from './rules/tree/types.ts';
export * from './rules/schemas.ts';
export * from './rules/types.ts';
