import { defined } from '@lusoria/core';
import type { Evidence, Habit } from './evidence.ts';
import { each, type Hypothesis } from './hypotheses.ts';

/** Probabilities set by hand, after usual values of BKT for items that must be produced (guess below 0.3). */
const GUESS_DECLARED = 0.02;
/**
 * Probability of challenging a play whose cell is unknown: if it is wrong, as a factor on vigilance; and if it is
 * right.
 */
const ALARM_AT_ERROR = 0.15;
const ALARM_AT_RIGHT = 0.08;
const ALARM_WHEN_KNOWN = 0.01;

/** Likelihoods of the evidence under each hypothesis: if the cell comes to mind, without and with a slip; and if not. */
interface Likelihoods {
  readonly known: Float64Array;
  readonly slipped: Float64Array;
  readonly not: Float64Array;
}

/** Probability that a single answer is wrong though its cell came to mind and the item was read; set by hand. */
const SINGLE_SLIP = 0.01;

/** Likelihoods of two pieces of evidence about the same cell. */
export function bothOf(one: Likelihoods, other: Likelihoods): Likelihoods {
  const times = (a: Float64Array, b: Float64Array) => {
    const product = new Float64Array(a.length);
    for (let h = 0; h < product.length; h += 1) product[h] = defined(a[h]) * defined(b[h]);
    return product;
  };
  const known = times(one.known, other.known);
  const isAlike = one.slipped === one.known && other.slipped === other.known;
  return {
    known,
    slipped: isAlike ? known : times(one.slipped, other.slipped),
    not: times(one.not, other.not),
  };
}

/** What was asked for before: a journal has few kinds of evidence, thousands of times. */
const FOUND = new Map<string, Likelihoods>();
/** More are not kept. */
const MAX_FOUND = 500;

/** Likelihoods of a piece of evidence; not to be changed. */
export function likelihoodsOf(evidence: Evidence): Likelihoods {
  const key = `${evidence.kind} ${evidence.right} ${evidence.guess}`;
  const before = FOUND.get(key);
  if (before) return before;
  const found = reckonedOf(evidence);
  if (FOUND.size < MAX_FOUND) FOUND.set(key, found);
  return found;
}

function reckonedOf({ kind, right, guess }: Evidence): Likelihoods {
  const alike = (known: Float64Array, not: Float64Array) => ({ known, slipped: known, not });
  switch (kind) {
    case 'declared':
      return alike(
        each(({ slip }) => (right ? 1 - slip : slip)),
        each(() => (right ? GUESS_DECLARED : 1 - GUESS_DECLARED)),
      );
    case 'answered': {
      const guessed = guessesOf(guess);
      return {
        known: each(() => (right ? 1 - SINGLE_SLIP : SINGLE_SLIP)),
        slipped: each(() => (right ? SINGLE_SLIP : 1 - SINGLE_SLIP)),
        not: right ? guessed : guessed.map((one) => 1 - one),
      };
    }
    case 'challenged':
      return alike(
        each(({ vigilance }) => vigilance),
        each(({ vigilance }) => ALARM_AT_ERROR * vigilance),
      );
    case 'overlooked':
      return alike(
        each(({ vigilance }) => 1 - vigilance),
        each(({ vigilance }) => 1 - ALARM_AT_ERROR * vigilance),
      );
    case 'false-alarm':
      return alike(
        each(() => ALARM_WHEN_KNOWN),
        each(() => ALARM_AT_RIGHT),
      );
    case 'accepted':
      return alike(
        each(() => 1 - ALARM_WHEN_KNOWN),
        each(() => 1 - ALARM_AT_RIGHT),
      );
    case 'shown':
      return alike(
        each(() => 1),
        each(() => 1),
      );
    case 'passed-over':
      return alike(
        each(() => (typeof guess === 'number' ? guess : 1)),
        each(() => 1),
      );
    case 'missed':
      return alike(
        each(({ sight }) => 1 - sight),
        each(() => 1),
      );
  }
}

/** Probability of a right answer without knowing, under each hypothesis. */
export function guessesOf(guess: Evidence['guess']): Float64Array {
  return each((one) => (guess === null ? GUESS_DECLARED : guessedBy(one, guess)));
}

/** Probability of a right answer without knowing. */
function guessedBy({ marks, rejects }: Hypothesis, guess: number | Habit): number {
  switch (guess) {
    case 'accepts':
      return 1 - rejects;
    case 'rejects':
      return rejects;
    case 'marks':
      return marks;
    case 'leaves':
      return 1 - marks;
    case 'either':
      // Another cell would have been enough, which half of the learners know.
      return 1 - (1 - marks) / 2;
    default:
      return guess;
  }
}
