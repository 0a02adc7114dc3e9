import { forgetting_curve, fsrs, type Grade, Rating } from 'ts-fsrs';

/** State of a memory in FSRS (Ye, Su and Cao, "A Stochastic Shortest Path Algorithm", KDD 2022). */
export interface Memory {
  /** Days until recall has fallen to 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

const scheduler = fsrs({ enable_short_term: true, enable_fuzz: false });
const { w: parameters } = scheduler.parameters;

export const DAY_MS = 86_400_000;

/** Reviews within this many days count as one sitting: then FSRS uses its short-term formula. */
const SAME_SITTING = 0.25;

/** A form known at first sight was learned elsewhere, and longer ago. */
const LONG_KNOWN = graded(null, 0, Rating.Easy);
const JUST_LEARNED = graded(null, 0, Rating.Good);

/** The memory after a recall. */
export function afterRecall(memory: Memory | null, days: number): Memory {
  if (memory === null) return LONG_KNOWN;
  return graded(memory, days < SAME_SITTING ? 0 : days, Rating.Good);
}

/**
 * The memory after a lapse and showing. It is that of a learner who knows the cell now: that probability is estimated
 * separately. So a form just learned counts as a first `Good`, however often it had been lost.
 */
export function afterLapse(memory: Memory | null, days: number): Memory {
  if (memory === null) return JUST_LEARNED;
  const lapsed = graded(memory, days < SAME_SITTING ? 0 : days, Rating.Again);
  return { ...lapsed, stability: Math.max(lapsed.stability, JUST_LEARNED.stability) };
}

/**
 * The memory after a form was shown to a learner who may or may not have known it.
 *
 * @param before share of those who knew it before, among those who know it now
 */
export function afterShowing(before: number): Memory {
  const mixed = (long: number, short: number) => long ** before * short ** (1 - before);
  return {
    stability: mixed(LONG_KNOWN.stability, JUST_LEARNED.stability),
    difficulty: mixed(LONG_KNOWN.difficulty, JUST_LEARNED.difficulty),
  };
}

/** The memory after a review, as FSRS has it. */
export function graded(memory: Memory | null, days: number, grade: Grade): Memory {
  const before = memory === null ? null : { ...memory };
  const { stability, difficulty } = scheduler.next_state(before, days, grade);
  return { stability, difficulty };
}

/**
 * Probability that a form known `from` days after its last review is still known after `to` days, by the power law of
 * FSRS.
 *
 * @param scale stability of this person's memory, relative to the average
 */
export function survival(memory: Memory, from: number, to: number, scale: number): number {
  const stability = memory.stability * scale;
  const later = forgetting_curve(parameters, Math.max(0, to), stability);
  return later / forgetting_curve(parameters, Math.max(0, from), stability);
}
