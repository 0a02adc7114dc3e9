import type { Cell } from '@lusoria/latin';
import { DAY_MS } from '../../memory.ts';
import { type Beginning, family } from './family.ts';
import { separate } from './separate.ts';

interface Strength {
  /** From 0 to 1, when it was last reviewed. */
  readonly value: number;
  /** Days until a factor of e is lost. */
  readonly lasts: number;
  readonly at: number;
}

const kept = ({ value, lasts, at }: Strength, now: number) =>
  value * Math.exp(-Math.max(0, now - at) / DAY_MS / lasts);

/** Strength and lastingness in days of what was known before the first lesson. */
const BEFORE = { value: 0.97, lasts: 120 } as const;

function fading({ knows, takes }: Beginning, lasts: number, now: number) {
  return {
    begin: (cell: Cell): Strength =>
      knows[cell] ? { ...BEFORE, at: now } : { value: 0, lasts, at: now },
    recall: kept,
    takes: (_: Strength, cell: Cell) => takes[cell],
  };
}

/**
 * Graded memory: every presentation takes a share of the way that is left (the linear operator of Bush and Mosteller,
 * "Stochastic models for learning", 1955). Shares and the days of forgetting are by hand.
 */
export const graded = family(
  'Bush and Mosteller, 1955',
  { share: [0.15, 0.5], lasts: [8, 40] },
  (of, beginning, now) => {
    const [share, lasts] = [of('share'), of('lasts')];
    const learned = (one: Strength, at: number, attention: number): Strength => {
      const value = kept(one, at);
      return { value: value + share * attention * (1 - value), lasts: one.lasts, at };
    };
    return separate<Strength>({
      ...fading(beginning, lasts, now),
      recalled: (one, at) => learned(one, at, 1),
      shown: learned,
    });
  },
);

/**
 * Learning by correction: only what was not expected teaches (Rescorla and Wagner, "A theory of Pavlovian
 * conditioning", 1972; of errors with feedback: Metcalfe, "Learning from errors", Annual Review of Psychology 68,
 * 2017). Shares, days, and their growth with a correction are by hand.
 */
export const correction = family(
  'Rescorla and Wagner, 1972; Metcalfe, 2017',
  { share: [0.4, 0.85], lasts: [5, 20], growth: [1.2, 2] },
  (of, beginning, now) => {
    const [share, lasts, growth] = [of('share'), of('lasts'), of('growth')];
    return separate<Strength>({
      ...fading(beginning, lasts, now),
      recalled: (one) => one,
      shown(one, at, attention) {
        const value = kept(one, at);
        const grown = one.lasts * (1 + (growth - 1) * attention);
        return { value: value + share * attention * (1 - value), lasts: grown, at };
      },
    });
  },
);
