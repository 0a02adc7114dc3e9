import { type Card, kindOf } from '../rules/cards.ts';
import { TARGETS } from '../rules/contract.ts';
import type { Moment } from './position.ts';
import { isLaying, type Puzzle, type Theme } from './puzzle.ts';

/** Theme of a puzzle, by its right card. */
export function themeOf(
  { seat, trick }: Moment,
  puzzle: Pick<Puzzle, 'contract' | 'declarer' | 'target' | 'discards'>,
  right: Card,
): Theme {
  const { contract, declarer, target } = puzzle;
  if (isLaying(puzzle)) return 'lay-away';
  const { game } = contract;
  const isAlone = seat === declarer;
  if (game === 'null') return isAlone ? 'null' : 'null-defence';
  if (target === TARGETS.schneider) return 'schneider';
  const [led] = trick;
  if (!led) return isAlone ? (kindOf(right, game) === 'trump' ? 'trumps' : 'suits') : 'lead';
  if (!isAlone) return 'defend';
  const kind = kindOf(right, game);
  return kind === kindOf(led.card, game) || kind === 'trump' ? 'take' : 'discard';
}
