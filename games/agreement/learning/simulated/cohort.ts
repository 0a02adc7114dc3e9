import type { Random } from '@lusoria/core';
import { features } from '@lusoria/latin';
import { allOrNone } from './families/all-or-none.ts';
import { OPEN } from './families/index.ts';
import type { AllOrNone } from './parameters.ts';
import type { Pupil } from './pupil.ts';

const USUAL = {
  slips: 0.05,
  guesses: 0.25,
  confused: 0.4,
  looks: 0.6,
  sees: 0.85,
  growth: 2.5,
} as const;

/** Simulated pupils who learn all or nothing. */
export const PUPILS = {
  /** Knows two cells of five. */
  steady: {
    ...USUAL,
    knows: () => 0.4,
    learns: 0.6,
    law: 'power',
    stability: { learned: 4, before: 30 },
  },
  quick: {
    ...USUAL,
    knows: () => 0.6,
    learns: 0.8,
    law: 'exponential',
    stability: { learned: 5, before: 40 },
  },
  slow: {
    ...USUAL,
    knows: () => 0.2,
    learns: 0.4,
    confused: 0.5,
    looks: 0.4,
    law: 'power',
    stability: { learned: 3, before: 20 },
  },
  /** Knows neither genitive nor plural. */
  gaps: {
    ...USUAL,
    knows: (cell) => (features(cell).case === 'gen' || features(cell).number === 'pl' ? 0.2 : 0.85),
    learns: 0.5,
    law: 'exponential',
    stability: { learned: 4, before: 30 },
  },
  blank: {
    ...USUAL,
    knows: () => 0.05,
    learns: 0.5,
    slips: 0.1,
    guesses: 0.4,
    law: 'exponential',
    stability: { learned: 3, before: 30 },
  },
  strong: {
    ...USUAL,
    knows: () => 0.8,
    learns: 0.7,
    looks: 0.8,
    law: 'power',
    stability: { learned: 5, before: 60 },
  },
  /** Held out: forgets twice as fast. */
  forgetful: {
    ...USUAL,
    knows: () => 0.35,
    learns: 0.7,
    law: 'power',
    stability: { learned: 2, before: 10 },
  },
  /** Held out: slips, guesses, and looks little. */
  careless: {
    ...USUAL,
    knows: () => 0.5,
    learns: 0.5,
    slips: 0.12,
    guesses: 0.45,
    looks: 0.3,
    sees: 0.7,
    law: 'exponential',
    stability: { learned: 4, before: 25 },
  },
  /** Held out: knows the masculine, and mixes up much of the rest. */
  uneven: {
    ...USUAL,
    knows: (cell) => (features(cell).gender === 'm' ? 0.9 : 0.15),
    learns: 0.6,
    confused: 0.7,
    law: 'power',
    stability: { learned: 4, before: 30 },
  },
} as const satisfies Readonly<Record<string, AllOrNone>>;

/** Draws a pupil of a kind; of the first nine, all are alike. */
type Draw = (random: Random) => Pupil;

const alike = Object.entries(PUPILS).map(([name, one]): readonly [string, Draw] => [
  name,
  () => allOrNone(one),
]);
const drawn = Object.entries(OPEN).map(([name, { draw }]): readonly [string, Draw] => [name, draw]);

/** Kinds of simulated pupils: those above, and the open families. */
export const KINDS: ReadonlyMap<string, Draw> = new Map([...alike, ...drawn]);
