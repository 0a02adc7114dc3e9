import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { initialOf, namesOf, ownName } from './names.ts';

const person = (n: number) => `p${n}`.padEnd(17, '0');
const seat = (n: number) => ({ kind: 'person', person: person(n) }) as const;
const bot = { kind: 'bot', bot: 'plain', substituteFor: null } as const;

test('nobody at a table has the name of somebody else, bots neither', () => {
  const people = ['Livia', 'livia', 'Livia', 'Titus'].map((name, n) => ({
    id: person(n),
    name,
    muted: false,
  }));
  const names = namesOf({ people, seats: [seat(0), seat(1), seat(2), bot, { kind: 'open' }] }, [
    'Anna',
    'Anna',
    'Anna',
    'Titus',
    'Anna',
  ]);
  expect([0, 1, 2, 3, 4].map(names.seat)).toEqual(['Livia', 'livia 2', 'Livia 3', 'Titus 2', '']);
  expect(names.person(person(2))).toBe('Livia 3');
  expect(names.person('nobody')).toBe('');
});

test('whoever comes back on another device keeps the name', () => {
  const people = [0, 1].map((n) => ({ id: person(n), name: 'Livia', muted: false }));
  const names = namesOf({ people, seats: [seat(1)] }, []);
  expect([names.seat(0), names.person(person(0))]).toEqual(['Livia', 'Livia']);
});

test('people who are erased are not told apart', () => {
  const people = [1, 2].map((n) => ({ id: person(n), name: '–', muted: false }));
  const names = namesOf({ people, seats: [] }, []);
  expect([1, 2].map((n) => names.person(person(n)))).toEqual(['–', '–']);
});

test('an initial is a whole character', () => {
  expect(['Līvia', '🦉 owl', ''].map(initialOf)).toEqual(['L', '🦉', '']);
});

test('whoever has chosen no name is not called by it twice', () => {
  const words = { me: 'Ich', you: 'du' };
  expect(ownName('Livia', words)).toBe('Livia (du)');
  for (const language of ['de', 'la', 'en']) {
    const catalogue = readFileSync(new URL(`messages/${language}.ftl`, import.meta.url), 'utf8');
    const [, me = ''] = /^me = (.*)$/mu.exec(catalogue) ?? [];
    // A seat taken in another language, too.
    expect(ownName(me, words)).toBe('Ich');
  }
  // As a server calls them.
  expect(ownName('?', words)).toBe('Ich');
});
