import { defined } from '@lusoria/core';
import type { Position, Solver } from '../engine/solver/index.ts';
import { type DealLayout, isWon, statesOf, targetOf } from './deal-layout.ts';
import type { CardReview, PlayReview } from './types.ts';

/**
 * Compares every card of a deal with the best one, by double-dummy analysis. Yields 1 after each card.
 */
export function* reviewPlay(layout: DealLayout, solver: Solver): Generator<number, PlayReview> {
  const { contract, declarer, plays, view } = layout;
  const { game } = contract;
  const target = targetOf(layout);
  const states = statesOf(layout);
  const positionAt = (index: number): Position => ({
    game,
    declarer: view.players.indexOf(declarer),
    ...defined(states[index]),
  });
  const steps: CardReview[] = [];
  for (const [i, { trick, seat, card }] of plays.entries()) {
    const options = solver.moveValues(positionAt(i));
    const values = options.map(({ value }) => value);
    const isMaximum = (seat === declarer) !== (game === 'null');
    const before = isMaximum ? Math.max(...values) : Math.min(...values);
    const { value } = defined(options.find((one) => one.card === card));
    const won = isWon(game, value, target);
    const turned = won === isWon(game, before, target) ? null : won ? 'won' : 'lost';
    const lost = Math.abs(before - value);
    steps.push({ trick, seat, card, options, before, value, lost, turned });
    yield 1;
  }
  const start = steps[0]?.before ?? solver.value(positionAt(0));
  return { target, start, end: steps.at(-1)?.value ?? start, steps };
}
