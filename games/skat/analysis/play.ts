import type { Solver } from '../engine/solver/index.ts';
import { isWon, type Lie, momentsOf, targetIn } from './lie.ts';
import type { CardReview, PlayReview } from './types.ts';

/**
 * Every card of a deal against the best one, with open cards. It yields how many cards are
 * done, and returns the whole.
 */
export function* judgePlay(lie: Lie, solver: Solver): Generator<number, PlayReview> {
  const { contract, declarer, laid, view } = lie;
  const { game } = contract;
  const target = targetIn(lie);
  const moments = momentsOf(lie);
  const positionAt = (index: number) => {
    const moment = moments[index] ?? { hands: [[], [], []], leader: 0, trick: [], points: 0 };
    return { game, declarer: view.players.indexOf(declarer), ...moment };
  };
  const steps: CardReview[] = [];
  for (const [i, { trick, seat, card }] of laid.entries()) {
    const options = solver.moveValues(positionAt(i));
    const values = options.map(({ value }) => value);
    const isMaximum = (seat === declarer) !== (game === 'null');
    const before = isMaximum ? Math.max(...values) : Math.min(...values);
    const value = options.find((one) => one.card === card)?.value ?? before;
    const won = isWon(game, value, target);
    const turned = won === isWon(game, before, target) ? null : won ? 'won' : 'lost';
    const lost = Math.abs(before - value);
    steps.push({ trick, seat, card, options, before, value, lost, turned });
    yield 1;
  }
  const start = steps[0]?.before ?? solver.value(positionAt(0));
  return { target, start, end: steps.at(-1)?.value ?? start, steps };
}
