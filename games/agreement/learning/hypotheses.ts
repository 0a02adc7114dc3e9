import { normal, defined, type Random, seeded } from '@lusoria/core';
import { byCell, type Cell, features } from '@lusoria/latin';

/** A hypothesis about a pupil's parameters; all but `scale` are probabilities. */
export interface Hypothesis {
  /** That a cell was known before any evidence. */
  readonly level: Readonly<Record<Cell, number>>;
  /** That an error recognizable from known cells is noticed and challenged. */
  readonly vigilance: number;
  /** That a known play is found in one's turn. */
  readonly sight: number;
  /** That a shown form is learned; by degrees, the share of the way that is left. */
  readonly learn: number;
  /** Whether each showing takes a share of the way left, or teaches all or nothing. */
  readonly byDegrees: boolean;
  /** Of a wrong answer despite knowing. */
  readonly slip: number;
  /** That a cell comes to mind which was learned, and met once. */
  readonly firm: number;
  /** Without knowing: that one of several answers is marked, and that what is shown is rejected. */
  readonly marks: number;
  readonly rejects: number;
  /** Stability of memory relative to the average of FSRS. */
  readonly scale: number;
}

/** Ranges of the pupils' parameters: wide ranges are the only prior knowledge. Slips below 0.3 are usual for BKT. */
const RANGES = {
  level: [0.03, 0.97],
  vigilance: [0.1, 0.95],
  sight: [0.5, 0.95],
  learn: [0.25, 0.98],
  slip: [0.02, 0.16],
  marks: [0.05, 0.6],
  rejects: [0.2, 0.8],
  /** Half of all pupils know what they know. */
  firm: [0.7, 1.3],
  /** Standard deviation of the offsets of a case, a number or a gender in log odds. */
  leaning: [0, 1.2],
} as const;
export const SCALES = [1, 3, 9];

/** Number of hypotheses. */
const COUNT = 1000;

export const HYPOTHESES: readonly Hypothesis[] = pupils(seeded('what pupils are like'));

/** A value for each hypothesis. */
export function each(valueOf: (hypothesis: Hypothesis, h: number) => number): Float64Array {
  const values = new Float64Array(HYPOTHESES.length);
  for (let h = 0; h < values.length; h += 1) values[h] = valueOf(defined(HYPOTHESES[h]), h);
  return values;
}

/** The parameters of all hypotheses that each piece of evidence asks for. */
export const SLIP = each(({ slip }) => slip);
export const LEARN = each(({ learn }) => learn);
export const BY_DEGREES = each(({ byDegrees }) => Number(byDegrees));

/**
 * Hypotheses spread evenly over all ranges (the additive recurrence of Roberts, 2018, after Kronecker). Knowledge is
 * correlated: a case, a number, a gender was learned or not. So they have offsets per feature, drawn from a fixed seed.
 */
function pupils(random: Random): readonly Hypothesis[] {
  const names = Object.keys(RANGES).length + 1;
  const ratio = rootOf(names);
  return Array.from({ length: COUNT }, (_, i) => {
    const at = (axis: number) => (0.5 + (i + 1) * ratio ** -(axis + 1)) % 1;
    const between = ([low, high]: readonly [number, number], axis: number) =>
      low + (high - low) * at(axis);
    return {
      level: levels(between(RANGES.level, 0), between(RANGES.leaning, 5), random),
      vigilance: between(RANGES.vigilance, 1),
      sight: between(RANGES.sight, 2),
      learn: between(RANGES.learn, 3),
      byDegrees: i % 2 === 0,
      slip: between(RANGES.slip, 4),
      firm: Math.min(1, between(RANGES.firm, 7)),
      marks: between(RANGES.marks, 8),
      rejects: between(RANGES.rejects, 9),
      scale: defined(SCALES[Math.floor(at(6) * SCALES.length)]),
    };
  });
}

/** The root above 1 of x^(n + 1) = x + 1, which generalizes the golden ratio to n axes. */
function rootOf(axes: number): number {
  let root = 2;
  for (let i = 0; i < 40; i += 1) root = (1 + root) ** (1 / (axes + 1));
  return root;
}

function levels(mean: number, leaning: number, random: Random): Hypothesis['level'] {
  const leanings = new Map<string, number>();
  const of = (feature: string) => {
    const drawn = leanings.get(feature) ?? leaning * normal(random);
    leanings.set(feature, drawn);
    return drawn;
  };
  const odds = Math.log(mean / (1 - mean));
  return byCell((cell) => {
    const { case: grammatical, number, gender } = features(cell);
    return 1 / (1 + Math.exp(-odds - of(grammatical) - of(number) - of(gender)));
  });
}
