import { pick, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { nextAt, pair, PATIENCE_MS, type Seeker } from './pairing.ts';

const NOBODY: ReadonlySet<string> = new Set();

function seeker(person: string, since: number, more: Partial<Seeker> = {}): Seeker {
  return { person, since, key: 'three', seats: 3, blocked: NOBODY, level: null, ...more };
}

const namesOf = (tables: readonly (readonly Seeker[])[]) =>
  tables.map((group) => group.map(({ person }) => person).join(''));

test('a table starts at once when it is full, with those who came first', () => {
  const queue = ['a', 'b', 'c', 'd'].map((person, i) => seeker(person, i));
  const { tables, waiting } = pair(queue, 4);
  expect(namesOf(tables)).toEqual(['abc']);
  expect(waiting.map(({ person }) => person)).toEqual(['d']);
});

test('nobody waits longer than their patience, with people or without', () => {
  const queue = [seeker('a', 0), seeker('b', 5000)];
  expect(namesOf(pair(queue, PATIENCE_MS - 1).tables)).toEqual([]);
  expect(namesOf(pair(queue, PATIENCE_MS).tables)).toEqual(['ab']);
  expect(namesOf(pair([seeker('a', 0)], PATIENCE_MS).tables)).toEqual(['a']);
});

test('only people who want the same game by the same rules meet', () => {
  const queue = [seeker('a', 0), seeker('b', 0, { key: 'two', seats: 2 }), seeker('c', 0)];
  expect(namesOf(pair(queue, PATIENCE_MS).tables)).toEqual(['ac', 'b']);
});

test('whoever has blocked somebody does not meet them, whichever of them it was', () => {
  const a = seeker('a', 0, { blocked: new Set(['b']) });
  const [b, c, d] = [seeker('b', 1), seeker('c', 2), seeker('d', 3)];
  expect(namesOf(pair([a, b, c, d], 4).tables)).toEqual(['acd']);
  expect(namesOf(pair([b, a, c, d], 4).tables)).toEqual(['bcd']);
});

test('whoever is as strong is preferred; after half of the patience anybody will do', () => {
  const two = { key: 'two', seats: 2 };
  const a = seeker('a', 0, { ...two, level: 1400 });
  const b = seeker('b', 1, { ...two, level: 1900 });
  const c = seeker('c', 2, { ...two, level: 1480 });
  expect(namesOf(pair([a, b, c], 3).tables)).toEqual(['ac']);
  expect(namesOf(pair([a, b], 3).tables)).toEqual([]);
  expect(nextAt([a], 3)).toBe(PATIENCE_MS / 2);
  expect(namesOf(pair([a, b], PATIENCE_MS / 2).tables)).toEqual(['ab']);
  // Of somebody nothing is known.
  expect(namesOf(pair([a, seeker('d', 1, two)], 3).tables)).toEqual(['ad']);
});

test('in every crowd each person is seated once or waits, and nobody who could start is left', () => {
  const random = seeded('crowd');
  for (let round = 0; round < 200; round += 1) {
    const size = random.int(30);
    const people = Array.from({ length: size }, (_, i) => `p${i}`);
    const queue = people.map((person, i) =>
      seeker(person, i * 700, {
        ...(random.int(2) === 0 ? { key: 'two', seats: 2 } : {}),
        blocked: random.int(4) === 0 ? new Set([pick(people, random)]) : NOBODY,
      }),
    );
    const now = random.int(30_000);
    const { tables, waiting } = pair(queue, now);
    const all = [...tables.flat(), ...waiting].map(({ person }) => person);
    expect(all.toSorted()).toEqual(people.toSorted());
    expect(waiting.every(({ since }) => now - since < PATIENCE_MS)).toBe(true);
    for (const group of tables) {
      const [first] = group;
      expect(group.length <= (first?.seats ?? 0)).toBe(true);
      const ids = group.map(({ person }) => person);
      for (const one of group) {
        expect(one.key).toBe(first?.key);
        expect(ids.some((id) => id !== one.person && one.blocked.has(id))).toBe(false);
      }
    }
  }
});
