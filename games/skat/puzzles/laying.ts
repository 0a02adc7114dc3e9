import { defined } from '@lusoria/core';
import { discardsFor } from '../engine/heuristic/declaration.ts';
import type { Card } from '../rules/cards.ts';
import { momentOf, viewAt } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** Strength of the hand, as the heuristic player sees it, after each card that may be laid away to the one that lies there. */
export function strengthsOf(puzzle: Puzzle): ReadonlyMap<Card, number> {
  const [lies] = puzzle.discards;
  const view = viewAt(momentOf(puzzle), puzzle);
  const twelve = { ...view, hand: [...view.hand, defined(lies)] };
  const pairs = discardsFor(twelve, puzzle.contract.game);
  return new Map(
    view.hand.map((card) => {
      const pair = pairs.find(
        ({ discards }) => discards.includes(card) && discards.includes(defined(lies)),
      );
      return [card, defined(pair).strength];
    }),
  );
}

/** The card that the heuristic player would lay away to it. */
export function heuristicDiscard(puzzle: Puzzle): Card {
  const [best] = [...strengthsOf(puzzle)].toSorted((a, b) => b[1] - a[1]);
  return defined(best)[0];
}
