import { type Random, seeded } from '@lusoria/core';
import { byCell, type Cell, features } from '@lusoria/latin';

/** What a pupil may be like; all but `scale` are probabilities. */
export interface Hypothesis {
  /** That a cell was known before anything was seen. */
  readonly level: Readonly<Record<Cell, number>>;
  /** That a known error is noticed and challenged. */
  readonly vigilance: number;
  /** That what is shown is learned. */
  readonly learn: number;
  /** How lasting memory is, 1 being the average of FSRS. */
  readonly scale: number;
}

/** Pupils of every level, attention, speed of learning and memory: that the grid is spread wide is all that is put in. */
const LEVELS = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
const VIGILANCES = [0.2, 0.5, 0.85];
const LEARNS = [0.6, 0.82, 0.96];
const SCALES = [0.7, 1.7, 4];

/**
 * What is known hangs together: a case, a number, a gender was learned or not. Each point of the grid stands for as many
 * pupils; every second of them knows all cells alike, the others have leanings of their own, drawn once and for all.
 */
const PUPILS_A_POINT = 4;

/** How much the log odds of a case, a number or a gender differ from the rest: their standard deviation. */
const LEANING = 1.2;

const STEPS = 1_000_000;

export const HYPOTHESES: readonly Hypothesis[] = grid(seeded('what pupils are like'));

function grid(random: Random): readonly Hypothesis[] {
  return LEVELS.flatMap((level) =>
    VIGILANCES.flatMap((vigilance) =>
      LEARNS.flatMap((learn) =>
        SCALES.flatMap((scale) =>
          Array.from({ length: PUPILS_A_POINT }, (_, i) => ({
            level: levels(level, i % 2 === 0 ? 0 : LEANING, random),
            vigilance,
            learn,
            scale,
          })),
        ),
      ),
    ),
  );
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

/** A normally distributed number of mean 0 and variance 1, near enough: the sum of twelve even ones. */
function normal(random: Random): number {
  return Array.from({ length: 12 }, () => random.int(STEPS) / STEPS).reduce((a, b) => a + b, -6);
}
