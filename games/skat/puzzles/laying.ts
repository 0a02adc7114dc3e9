import { defined } from '@lusoria/core';
import { grandMask, indexOf, toLayout } from '../engine/evaluation/grand-bitboard.ts';
import { handStrength } from '../engine/evaluation/hand-strength.ts';
import { KIND_OF } from '../engine/game-kind.ts';
import { type Card, pipsOf } from '../rules/cards.ts';
import { momentOf } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** Strength of the hand, by the fitted models, after each card that may be laid away to the one that lies there. */
export function strengthsOf(puzzle: Puzzle): ReadonlyMap<Card, number> {
  const lies = defined(puzzle.discards[0]);
  const { game } = puzzle.contract;
  const { hands, seat } = momentOf(puzzle);
  const hand = defined(hands[seat]);
  return new Map(
    hand.map((card) => {
      const kept = toLayout(grandMask(hand.filter((one) => one !== card)), indexOf(game));
      return [card, handStrength(KIND_OF[game], kept, pipsOf([card, lies]), puzzle.declarer)];
    }),
  );
}

/** The card that the heuristic player would lay away to it. */
export function heuristicDiscard(puzzle: Puzzle): Card {
  const [best] = [...strengthsOf(puzzle)].toSorted((a, b) => b[1] - a[1]);
  return defined(best)[0];
}
