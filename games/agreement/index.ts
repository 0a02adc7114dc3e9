export { bots } from './engine/index.ts';
export { agreementModule } from './module.ts';
export {
  type Card,
  cellsOf,
  type Deck,
  deckOf,
  featuresOf,
  formOf,
  formsAt,
  JOKER,
  readingsOf,
} from './rules/deck.ts';
export {
  cardCount,
  grammarOf,
  isOwnDeck,
  OWN_BOUNDS,
  type OwnDeck,
  type OwnDeckProblem,
  ownDeck,
  readOwnDeck,
} from './rules/own-deck.ts';
export type { OptionKey } from './rules/facts.ts';
export { agreement } from './rules/game.ts';
export { cardToMatch, declaredCells, isRight, judge, rightDeclarations } from './rules/judge.ts';
export { accepts } from './rules/legal.ts';
export * from './rules/schemas.ts';
export * from './rules/types.ts';
