import { activation } from './activation.ts';
import { exponential, halfLife, power } from './curves.ts';
import { allOrNoneFamily } from './drawn.ts';
import type { Family } from './family.ts';
import { correction, graded } from './increments.ts';
import { confusions, rules } from './related.ts';

/** Families on which scheduler and estimate may be developed. */
export const OPEN = {
  'all-or-none': allOrNoneFamily,
  'act-r': activation,
  exponential,
  power,
  graded,
  confusions,
} as const satisfies Readonly<Record<string, Family>>;

/** Families that only the final run opens (`lab/agreement/learning/main.ts --sealed`, which counts its openings). */
export const SEALED = {
  'half-life': halfLife,
  rules,
  correction,
} as const satisfies Readonly<Record<string, Family>>;
