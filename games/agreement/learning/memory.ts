import { forgetting_curve, fsrs, type Grade, Rating } from 'ts-fsrs';

/** How lasting a memory is, as FSRS has it (Ye, Su and Cao, "A Stochastic Shortest Path Algorithm", KDD 2022). */
export interface Memory {
  /** Days until recall has fallen to 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

const scheduler = fsrs({ enable_short_term: true, enable_fuzz: false });
const { w: parameters } = scheduler.parameters;

export const DAY_MS = 86_400_000;

/** Reviews within so many days count as one sitting: then FSRS takes its formula for the short term. */
const SAME_SITTING = 0.25;

/** What is known at first sight was learned elsewhere, and longer ago. */
const LONG_KNOWN = graded(null, 0, Rating.Easy);
const JUST_LEARNED = graded(null, 0, Rating.Good);

/** The memory after something was recalled. */
export function afterRecall(memory: Memory | null, days: number): Memory {
  if (memory === null) return LONG_KNOWN;
  return graded(memory, days < SAME_SITTING ? 0 : days, Rating.Good);
}

/**
 * The memory after something was not recalled and then shown. It is that of somebody who knows the cell now: how probable
 * that is, is estimated apart. So what was just learned counts as a first `Good`, however often it had been lost.
 */
export function afterLapse(memory: Memory | null, days: number): Memory {
  if (memory === null) return JUST_LEARNED;
  const lapsed = graded(memory, days < SAME_SITTING ? 0 : days, Rating.Again);
  return { ...lapsed, stability: Math.max(lapsed.stability, JUST_LEARNED.stability) };
}

/**
 * The memory after something was shown to somebody of whom it is not known whether they knew it.
 *
 * @param before the part of those who know it now that knew it before
 */
export function afterShowing(before: number): Memory {
  const mixed = (long: number, short: number) => long ** before * short ** (1 - before);
  return {
    stability: mixed(LONG_KNOWN.stability, JUST_LEARNED.stability),
    difficulty: mixed(LONG_KNOWN.difficulty, JUST_LEARNED.difficulty),
  };
}

function graded(memory: Memory | null, days: number, grade: Grade): Memory {
  const before = memory === null ? null : { ...memory };
  const { stability, difficulty } = scheduler.next_state(before, days, grade);
  return { stability, difficulty };
}

/**
 * Probability that what was known so many days after its last review is still known later, by the power law of FSRS.
 *
 * @param scale how much more lasting this person's memory is than the average
 */
export function survival(memory: Memory, from: number, to: number, scale: number): number {
  const stability = memory.stability * scale;
  const later = forgetting_curve(parameters, Math.max(0, to), stability);
  return later / forgetting_curve(parameters, Math.max(0, from), stability);
}
