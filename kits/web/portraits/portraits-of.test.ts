import { expect, test } from 'vitest';
import { PERSONS } from './persons.ts';
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
