import { createSolver, type MoveValue, type Position } from '@lusoria/skat/solver';
import type { Placed } from './from-record.ts';

/** A solved position. */
export interface Solved {
  /** The declarer's card points in the end; in null 1 for a trick of the declarer's, otherwise 0. */
  readonly value: number;
  /** Every legal card with its value, the best for the player to move first. */
  readonly best: readonly MoveValue[];
  /** The number of tricks searched. */
  readonly nodes: number;
  readonly ms: number;
}

/** Solves positions one after the other, each as if it were the first. */
export function openSolver() {
  const solver = createSolver();
  /** @throws RangeError when there can be no such position. */
  return ({ position, taken }: Pick<Placed, 'position' | 'taken'>): Solved => {
    const since = performance.now();
    const before = solver.nodes();
    solver.clear();
    const rated = solver.moveValues(position);
    const all = taken ? rated.map(({ card }) => ({ card, value: 1 })) : rated;
    const upwards = wantsLittle(position) ? 1 : -1;
    const best = all.toSorted((a, b) => upwards * (a.value - b.value));
    return {
      value: best[0]?.value ?? position.points,
      best,
      nodes: solver.nodes() - before,
      ms: Math.round(1000 * (performance.now() - since)) / 1000,
    };
  };
}

/** The player to move. */
export function toPlay({ leader, trick }: Position): number {
  return (leader + trick.length) % 3;
}

/** Whether the player to move minimizes the value: a defender, but in null the declarer. */
function wantsLittle(position: Position): boolean {
  return (toPlay(position) === position.declarer) === (position.game === 'null');
}
