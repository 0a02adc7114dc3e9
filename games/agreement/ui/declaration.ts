import { type Deck, featuresOf } from '@lusoria/agreement';
import {
  CASES,
  type Case,
  type Cell,
  cellOf,
  type Gender,
  GENDERS,
  type GrammaticalNumber,
  type Grammar,
  PERSONS,
} from '@lusoria/latin';

/** Features of a card declared so far. */
export interface Declaration {
  readonly case: Case | null;
  readonly number: GrammaticalNumber | null;
  readonly gender: Gender | null;
}

export const NOTHING: Declaration = { case: null, number: null, gender: null };

/** With what all cards of the deck have, which nobody has to say. */
export function completed(said: Declaration, deck: Deck): Declaration {
  const { cases, numbers, genders } = featuresOf(deck);
  return {
    case: said.case ?? only(cases),
    number: said.number ?? only(numbers),
    gender: said.gender ?? only(genders),
  };
}

function only<T>([first, ...others]: readonly T[]): T | null {
  return first !== undefined && others.length === 0 ? first : null;
}

/** The declared cell, once all three features are given. */
export function declared({ case: name, number, gender }: Declaration): Cell | null {
  return name && number && gender ? cellOf(name, number, gender) : null;
}

/**
 * The declaration after a key; null for other keys, and for what no card of the deck has. s and p are the numbers; of nouns 1–5 are the cases and m, f, n the
 * genders, of verbs 1–3 the persons and 4–8 the tenses.
 */
export function typed(declaration: Declaration, key: string, deck: Deck): Declaration | null {
  const { cases, numbers, genders } = featuresOf(deck);
  const number = numbers.find((one) => one.startsWith(key));
  if (number) return { ...declaration, number };
  const gender = genderTyped(key, deck.grammar);
  if (gender) return genders.includes(gender) ? { ...declaration, gender } : null;
  const name = CASES[Number(key) - (deck.grammar === 'verb' ? 4 : 1)];
  return name && cases.includes(name) ? { ...declaration, case: name } : null;
}

function genderTyped(key: string, grammar: Grammar): Gender | null {
  if (grammar === 'noun') return GENDERS.find((gender) => gender === key) ?? null;
  return key === '1' || key === '2' || key === '3' ? PERSONS[key] : null;
}

/** The feature in which a declaration differs from an earlier one; null if none does. */
export function lastTyped(
  before: Declaration,
  { case: kase, number, gender }: Declaration,
): Case | GrammaticalNumber | Gender | null {
  if (kase !== before.case) return kase;
  return number !== before.number ? number : gender === before.gender ? null : gender;
}
