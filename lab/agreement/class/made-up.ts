import { normal, defined, type Random, seeded } from '@lusoria/core';
import { byCell, type Cell, CELLS, features } from '@lusoria/latin';
import { allOrNone } from '@lusoria/agreement/learning/simulated/families/all-or-none.ts';
import type { Pupil } from '@lusoria/agreement/learning/simulated/pupil.ts';

/** Standard deviations in log odds: of the pupils, of a case, number or gender for all, and of single cells. */
const SPREADS = {
  /** What was taught together is known, or not, to many. */
  taught: { pupil: 1, feature: 0.7, cell: 0.6 },
  /** No cell is easier than another: a class differs from cell to cell by chance only. */
  even: { pupil: 1, feature: 0, cell: 0 },
} as const;
export type ClassKind = keyof typeof SPREADS;
export const CLASS_KINDS = ['taught', 'even'] as const satisfies readonly ClassKind[];

const STEPS = 1_000_000;

/** A class with made-up knowledge. None of these numbers is known to the estimate. */
export function madeUpClass(size: number, kind: ClassKind, seed: string): readonly Pupil[] {
  const random = seeded(`class ${seed}`);
  const spread = SPREADS[kind];
  const ease = easeOfCells(spread, random);
  return Array.from({ length: size }, (): Pupil => {
    const level = spread.pupil * normal(random);
    return allOrNone({
      knows: (cell) => 1 / (1 + Math.exp(-level - ease[cell])),
      learns: between(0.3, 0.7, random),
      slips: between(0.02, 0.1, random),
      guesses: between(0.15, 0.45, random),
      confused: between(0.3, 0.6, random),
      looks: between(0.3, 0.8, random),
      sees: between(0.7, 0.9, random),
      law: 'power',
      stability: { learned: 4, before: 30 },
      growth: 2.5,
    });
  });
}

function easeOfCells(
  spread: (typeof SPREADS)[ClassKind],
  random: Random,
): Readonly<Record<Cell, number>> {
  const names = new Set(CELLS.flatMap(featuresOf));
  const byFeature = new Map([...names].map((name) => [name, spread.feature * normal(random)]));
  return byCell((cell) =>
    featuresOf(cell).reduce(
      (sum, name) => sum + defined(byFeature.get(name)),
      spread.cell * normal(random),
    ),
  );
}

function featuresOf(cell: Cell): readonly string[] {
  const { case: kase, number, gender } = features(cell);
  return [kase, number, gender];
}

function between(low: number, high: number, random: Random): number {
  return low + ((high - low) * random.int(STEPS)) / STEPS;
}
