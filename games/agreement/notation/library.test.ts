import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { readLibrary, writeLibrary } from './library.ts';
import { SETS } from './sets/index.ts';

test('a library comes back as it was written', () => {
  const library = { title: 'Cursus', decks: SETS };
  expect(readLibrary(writeLibrary(library))).toEqual({ ...library, unread: [] });
});

test('what of a library is no deck is named, and the others are read', () => {
  const good = defined(SETS[0]);
  const text = JSON.stringify({
    title: 'Cursus',
    decks: [{ title: 'Lectio I', forms: [] }, good, 7, { title: 'x'.repeat(1e5), forms: [] }],
  });
  expect(readLibrary(text)).toEqual({
    title: 'Cursus',
    decks: [good],
    unread: ['Lectio I', '3', '4'],
  });
});

test.each([
  '',
  'servus',
  '{}',
  '{"title":"Cursus","decks":[]}',
  '{"title":"","decks":[1]}',
  JSON.stringify({ title: 'x'.repeat(61), decks: [1] }),
  JSON.stringify({ title: 'Cursus', decks: Array.from({ length: 201 }, () => 1) }),
  JSON.stringify(SETS[0]),
])('anything else is none: %s', (text) => {
  expect(readLibrary(text)).toBeNull();
});
