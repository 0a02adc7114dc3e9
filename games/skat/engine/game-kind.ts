import type { GameName } from '../rules/cards.ts';

/** The kinds of games that have weights of their own; all suits are alike. */
export const GAME_KINDS = ['suit', 'grand', 'null'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export const KIND_OF: Readonly<Record<GameName, GameKind>> = {
  diamonds: 'suit',
  hearts: 'suit',
  spades: 'suit',
  clubs: 'suit',
  grand: 'grand',
  null: 'null',
};
