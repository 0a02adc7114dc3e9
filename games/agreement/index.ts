import type { GameModule } from '@lusoria/core';
import { bots } from './bot/index.ts';
import { agreement } from './game.ts';
import type { Action, Event, Options, State, View } from './types.ts';

/** The agreement games with their bots. */
export const agreementModule: GameModule<Options, State, Action, Event, View> = {
  game: agreement,
  bots,
};

export { bots } from './bot/index.ts';
export { type Card, type Deck, deckOf, formOf, JOKER, readingsOf } from './deck.ts';
export { agreement, type OptionKey } from './game.ts';
export { heardCells, isRight, judge, rightDeclarations } from './judge.ts';
export { accepts } from './legal.ts';
export * from './types.ts';
