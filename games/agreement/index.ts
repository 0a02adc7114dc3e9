import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { agreement } from './rules/game.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** The agreement games with their bots. */
export const agreementModule: GameModule<Options, State, Action, Event, View> = {
  game: agreement,
  bots,
};

export { bots } from './engine/index.ts';
export {
  type Card,
  cellsOf,
  type Deck,
  deckOf,
  formOf,
  formsAt,
  JOKER,
  readingsOf,
} from './rules/deck.ts';
export {
  cardCount,
  isOwnDeck,
  OWN_BOUNDS,
  type OwnDeck,
  type OwnDeckProblem,
  ownDeck,
  readOwnDeck,
} from './rules/own-deck.ts';
export { agreement, type OptionKey } from './rules/game.ts';
export { cardToMatch, declaredCells, isRight, judge, rightDeclarations } from './rules/judge.ts';
export { accepts } from './rules/legal.ts';
export * from './rules/schemas.ts';
export * from './rules/types.ts';
