import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { classification } from './rules/game.ts';
import { treeSchema } from './rules/tree/types.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** Classification with its bots. */
export const classificationModule: GameModule<Options, State, Action, Event, View> = {
  game: classification,
  bots,
  parts: { tree: treeSchema },
};

export { bots } from './engine/index.ts';
export * from './rules/deck/types.ts';
export { type DeckProblem, type DeckProblemCode, deckProblemText } from './rules/deck/problem.ts';
export { type DeckFile, deckFile, readDeck } from './rules/deck/file.ts';
export { readDeckText } from './rules/deck/read.ts';
export { CANVAS, type Picture } from './rules/deck/picture.ts';
export { deckOf } from './rules/deck-of.ts';
export { DECK_IDS, deckNamed } from './rules/decks/index.ts';
export { classification } from './rules/game.ts';
export { classAt, faultOf, partitionUnder } from './rules/judge.ts';
export { accepts } from './rules/legal.ts';
export { type OptionKey, optionFields } from './rules/options.ts';
export { roundsOf } from './rules/score.ts';
export * from './rules/tree/check.ts';
export { type Difficulty, generateTree, hasTree } from './rules/tree/generate.ts';
export {
  type NotationCode,
  type NotationProblem,
  printTree,
  readTree,
} from './rules/tree/notation.ts';
export { type Grammar, grammarOf, partitionAt, treeAt } from './rules/tree/grammar.ts';
export * from './rules/tree/partition.ts';
export { bits, possibilities, possibilitiesAfter } from './rules/tree/possible.ts';
export * from './rules/tree/types.ts';
export * from './rules/types.ts';
