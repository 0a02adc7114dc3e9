import { activation } from './activation.ts';
import { buffer } from './buffer.ts';
import { exponential, halfLife, power } from './curves.ts';
import { disuse } from './disuse.ts';
import { allOrNoneFamily } from './drawn.ts';
import type { Family } from './family.ts';
import { correction, graded } from './increments.ts';
import { nounEndings } from './noun-endings.ts';
import { confusions, rules } from './related.ts';
import { timescales } from './timescales.ts';

/** Families on which scheduler and estimate may be developed. */
export const OPEN = {
  'all-or-none': allOrNoneFamily,
  'act-r': activation,
  exponential,
  power,
  graded,
  confusions,
  // Sealed until scheduler and estimate had been judged by them.
  'half-life': halfLife,
  rules,
  correction,
} as const satisfies Readonly<Record<string, Family>>;

/** Families that only the final run opens (`lab/agreement/learning/main.ts --sealed`, which counts its openings). */
export const SEALED = {
  timescales,
  buffer,
  'noun-endings': nounEndings,
  disuse,
} as const satisfies Readonly<Record<string, Family>>;
