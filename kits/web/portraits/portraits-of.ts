import { defined } from '@lusoria/core';
import { type Person, PERSONS } from './persons.ts';

/**
 * A portrait for every name at a table. The same name gets the same one, unless somebody before it already has it; as
 * long as there are enough, no two are the same. Names that a person bears come first; Latin names of women and men
 * get such portraits.
 *
 * @param kept by seat: portraits that stay, whoever else comes or goes
 * @param away portraits of people who may come back: others get them only where nobody else is left
 */
export function portraitsOf(
  names: readonly string[],
  kept: readonly (Person | null)[] = [],
  away: readonly Person[] = [],
): readonly Person[] {
  const keys = names.map(keyOf);
  const given = new Map<number, Person>();
  const isFree = (person: Person): boolean => ![...given.values()].includes(person);
  for (const [seat, person] of kept.entries())
    if (person && isFree(person)) given.set(seat, person);
  for (const [seat, key] of keys.entries()) {
    const own = PERSONS.find(({ name }) => name === key);
    if (own && !given.has(seat) && isFree(own)) given.set(seat, own);
  }
  for (const [seat, key] of keys.entries()) {
    if (given.has(seat)) continue;
    const free = PERSONS.filter(isFree);
    const unknown = free.filter((person) => !away.includes(person));
    const fitting = unknown.filter(({ gender }) => gender === (genderOf(key) ?? gender));
    const young = fitting.filter(({ name }) => !ELDERS.has(name));
    const choices = [young, fitting, unknown, free, PERSONS].find(({ length }) => length > 0);
    given.set(seat, nearest(key, defined(choices)));
  }
  return keys.map((_, seat) => defined(given.get(seat)));
}

/** A name without macrons and capitals: it is the same in all languages. */
function keyOf(name: string): string {
  return name.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** They stand in for others only where nobody else is left: most who sit here are at school. */
const ELDERS = new Set(['livia', 'servius']);

/** Men whose name does not tell it. */
const MEN = new Set([
  'agrippa',
  'cato',
  'galba',
  'nerva',
  'numa',
  'seneca',
  'solon',
  'sulla',
  'thales',
  'varro',
]);

/** Gender that a Latin name tells; null if it is none, or tells none. */
function genderOf(key: string): Person['gender'] | null {
  if (MEN.has(key) || key.endsWith('us')) return 'm';
  return key.endsWith('a') ? 'f' : null;
}

/** Rendezvous hashing (Thaler and Ravishankar, 1998): who is left keeps their portrait when another is taken. */
function nearest(key: string, among: readonly Person[]): Person {
  const [first] = among.toSorted(
    (one, other) => hash(`${other.name} ${key}`) - hash(`${one.name} ${key}`),
  );
  return defined(first);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) value = Math.imul(value ^ unit, 0x01000193);
  return value >>> 0;
}
