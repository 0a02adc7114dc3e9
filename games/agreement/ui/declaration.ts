import {
  CASES,
  type Case,
  type Cell,
  cellOf,
  type Gender,
  type GrammaticalNumber,
} from '@lusoria/latin';

/** Features of a card declared so far. */
export interface Declaration {
  readonly case: Case | null;
  readonly number: GrammaticalNumber | null;
  readonly gender: Gender | null;
}

export const NOTHING: Declaration = { case: null, number: null, gender: null };

/** The declared cell, once all three features are given. */
export function declared({ case: name, number, gender }: Declaration): Cell | null {
  return name && number && gender ? cellOf(name, number, gender) : null;
}

/** The declaration after a key: 1–5 are the cases, s and p the numbers, m, f, n the genders; null for other keys. */
export function typed(declaration: Declaration, key: string): Declaration | null {
  const name = CASES[Number(key) - 1];
  if (name) return { ...declaration, case: name };
  if (key === 's') return { ...declaration, number: 'sg' };
  if (key === 'p') return { ...declaration, number: 'pl' };
  if (key === 'm' || key === 'f' || key === 'n') return { ...declaration, gender: key };
  return null;
}

/** The feature in which a declaration differs from an earlier one; null if none does. */
export function lastTyped(
  before: Declaration,
  { case: kase, number, gender }: Declaration,
): Case | GrammaticalNumber | Gender | null {
  if (kase !== before.case) return kase;
  return number !== before.number ? number : gender === before.gender ? null : gender;
}
