import type { GameModule } from '@lusoria/core';
import { bots } from './bot/index.ts';
import { classification } from './game.ts';
import type { Action, Event, Options, State, View } from './types.ts';

/** Classification with its bots. */
export const classificationModule: GameModule<Options, State, Action, Event, View> = {
  game: classification,
  bots,
};

export { bots } from './bot/index.ts';
export * from './deck/types.ts';
export { type DeckProblem, type DeckProblemCode, deckProblemText } from './deck/problem.ts';
export { type DeckFile, deckFile, readDeck } from './deck/file.ts';
export { readDeckText } from './deck/read.ts';
export { CANVAS, type Picture } from './deck/picture.ts';
export { deckOf } from './deck-of.ts';
export { DECK_IDS, deckNamed } from './decks/index.ts';
export { classification } from './game.ts';
export { classAt, faultOf, partitionUnder } from './judge.ts';
export { accepts } from './legal.ts';
export { type OptionKey, optionFields } from './options.ts';
export { roundsOf } from './score.ts';
export * from './tree/check.ts';
export { type Difficulty, generateTree, hasTree } from './tree/generate.ts';
export {
  type NotationCode,
  type NotationProblem,
  printTree,
  readTree,
} from './tree/notation.ts';
export { type Grammar, grammarOf, partitionAt, treeAt } from './tree/grammar.ts';
export * from './tree/partition.ts';
export { bits, possibilities, possibilitiesAfter } from './tree/possible.ts';
export * from './tree/types.ts';
export * from './types.ts';
