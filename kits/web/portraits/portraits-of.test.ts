import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { loadPortraits, savePortraits } from './kept-portraits.ts';
import { PERSONS } from './persons.ts';
import { portraitsAt } from './portraits-at.ts';
import { portraitsOf } from './portraits-of.ts';

const namesAt = (...names: string[]) => portraitsOf(names).map(({ name }) => name);

test('whoever bears the name of a person has their portrait, wherever they sit', () => {
  expect(namesAt('Iulia', 'Marcus', 'Cornelia').slice(1)).toEqual(['marcus', 'cornelia']);
  expect(namesAt('Cornelia', 'Iulia', 'Marcus')[0]).toBe('cornelia');
});

test('five at a table are told apart, and so are people of the same name', () => {
  expect(new Set(portraitsOf(['Anna', 'Ben', 'Cora', 'Dan', 'Ida'])).size).toBe(5);
  expect(new Set(portraitsOf(['Marcus', 'Marcus', 'Anna', 'Anna'])).size).toBe(4);
});

test('a name keeps its portrait from table to table', () => {
  const [anna] = portraitsOf(['Anna']);
  expect(portraitsOf(['Marcus', 'Anna'])[1]).toBe(anna);
  expect(portraitsOf(['Anna', 'Tullia', 'Gaius', 'Ben'])[0]).toBe(anna);
});

test('nobody’s portrait changes when somebody else comes, goes or comes back', () => {
  const bot = { kind: 'bot', bot: 'strong', substituteFor: null } as const;
  const person = (id: string) => ({ kind: 'person', person: id }) as const;
  const names = ['Anna', 'Ben', 'Cora', 'Dan', 'Ida', 'Jonas', 'Mila', 'Paul'];
  for (const [at, left] of names.entries()) {
    const around = [left, ...names.toSpliced(at, 1).slice(0, 3)];
    const all = around.map(person);
    const without = [{ ...bot, substituteFor: left }, ...all.slice(1)];
    const look = (seats: typeof all | typeof without, here: readonly string[]) =>
      portraitsAt({ id: left, seats }, { seat: (seat) => here[seat] ?? '' });
    const before = look(all, around);
    // Bots bear names of persons, whose portraits the others may have.
    for (const { name } of before.slice(1)) {
      const meanwhile = look(without, [name, ...around.slice(1)]);
      expect(meanwhile.slice(1)).toEqual(before.slice(1));
      expect(new Set(meanwhile).size).toBe(4);
    }
    expect(look(all, around)).toEqual(before);
  }
});

test('portraits are kept over a reload, but not those that the page no longer has', () => {
  const stored = new Map<string, string>();
  const memory = {
    load: (key: string) => stored.get(key) ?? null,
    save: (key: string, value: string) => void stored.set(key, value),
  };
  expect(loadPortraits(memory)).toEqual(new Map());
  const [anna, marcus] = portraitsOf(['Anna', 'Marcus']);
  const people = new Map([
    ['anna', defined(anna)],
    ['bot 1', defined(marcus)],
  ]);
  const gone = new Map([['otho', { ...defined(anna), name: 'otho' }]]);
  savePortraits(
    memory,
    new Map([
      ['A', people],
      ['B', gone],
    ]),
  );
  expect(loadPortraits(memory)).toEqual(
    new Map([
      ['A', people],
      ['B', new Map()],
    ]),
  );
  memory.save('portraits', 'nonsense');
  expect(loadPortraits(memory)).toEqual(new Map());
});

test('a name is the same with macrons', () => {
  expect(namesAt('Līvia')).toEqual(['livia']);
  expect(portraitsOf(['Catō'])).toEqual(portraitsOf(['Cato']));
});

test('Latin names tell whether a woman or a man sits there', () => {
  const genders = portraitsOf(['Hypatia', 'Rufus', 'Seneca']).map(({ gender }) => gender);
  expect(genders).toEqual(['f', 'm', 'm']);
});

test('more than there are portraits still get one', () => {
  const names = Array.from({ length: 2 * PERSONS.length }, (_, i) => `Guest ${i}`);
  const portraits = portraitsOf(names);
  expect(portraits).toHaveLength(names.length);
  expect(new Set(portraits).size).toBe(PERSONS.length);
});

test('persons have different names, and no two in the same colours', () => {
  expect(new Set(PERSONS.map(({ name }) => name)).size).toBe(PERSONS.length);
  expect(new Set(PERSONS.map(({ behind }) => behind)).size).toBe(PERSONS.length);
});
