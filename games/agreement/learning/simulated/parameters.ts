import type { Cell } from '@lusoria/latin';

/** Behaviour of a simulated pupil, whatever its memory is like; all are probabilities. */
export interface Habits {
  /** Of a wrong answer despite knowing. */
  readonly slips: number;
  /** Of venturing an answer instead of "I do not know", if nothing is known. */
  readonly guesses: number;
  /** Of checking another player's play. */
  readonly looks: number;
  /** Of finding a known play. */
  readonly sees: number;
}

/**
 * A pupil who learns all or nothing (Bower, "Application of a model to paired-associate learning", 1961): a known cell
 * is known completely until it is forgotten; for an unknown one the pupil may believe in the form of a neighbouring cell.
 */
export interface AllOrNone extends Habits {
  /** Probability that a cell is known at first, by cell. */
  readonly knows: (cell: Cell) => number;
  /** Probability that a shown form is learned. */
  readonly learns: number;
  /** Probability that an unknown cell is mistaken for a neighbour. */
  readonly confused: number;
  /**
   * Law of forgetting: 90 % are left after `stability` days (Wixted and Ebbesen, "On the form of forgetting", 1991).
   */
  readonly law: 'power' | 'exponential';
  /** Stability in days, of newly learned forms, and of those known at first. */
  readonly stability: { readonly learned: number; readonly before: number };
  /** Factor by which stability grows on a recall after the time of one stability. */
  readonly growth: number;
}
