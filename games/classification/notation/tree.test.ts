import { seeded } from '@lusoria/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../rules/deck/types.ts';
import { DECK_IDS, deckNamed } from '../rules/decks/index.ts';
import { ask } from '../rules/testing/script.ts';
import { generateTree } from '../rules/grammar/generate.ts';
import { printTree, readTree } from './tree.ts';
import { LEAF } from '../rules/tree/types.ts';

const shapes = deckNamed('shapes');
const tree = ask(
  'colour',
  ['red', ask('shape', ['circle', LEAF], ['square triangle', LEAF])],
  ['green blue', LEAF],
);
const codeOf = (text: string) => {
  const read = readTree(text, shapes);
  return read.ok ? null : read.rejection.code;
};

test('a tree in one line, in three languages', () => {
  expect(printTree(tree, shapes, 'en')).toBe(
    'colour(red: shape(circle; square, triangle); green, blue)',
  );
  expect(printTree(tree, shapes, 'de')).toBe(
    'Farbe(rot: Form(Kreis; Quadrat, Dreieck); grün, blau)',
  );
  expect(readTree('farbe ( ROT:form(kreis;quadrat ,dreieck);grun,  blau )', shapes)).toEqual({
    ok: true,
    value: tree,
  });
});

test('what is written is read back, whatever the deck', () => {
  const decks = DECK_IDS.map(deckNamed);
  fc.assert(
    fc.property(
      fc.constantFrom(...decks),
      fc.constantFrom(...LANGUAGES),
      fc.string(),
      (deck, language, seed) => {
        const wish = { difficulty: 'hard', classes: 0, least: 5 } as const;
        const drawn = generateTree(deck, wish, seeded(seed));
        expect(readTree(printTree(drawn, deck, language), deck)).toEqual({
          ok: true,
          value: drawn,
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('what is wrong is said', () => {
  expect(codeOf('size(red; blue)')).toBe('notation-attribute');
  expect(codeOf('colour(red; pink)')).toBe('notation-value');
  expect(codeOf('colour red; blue')).toBe('notation-attribute');
  expect(codeOf('colour(red; blue')).toBe('notation-sign');
  expect(codeOf('colour(red; blue) and more')).toBe('notation-rest');
  expect(codeOf('')).toBe('notation-attribute');
  expect(codeOf('colour(red:'.repeat(9))).toBe('notation-deep');
});

test('no line makes it throw', () => {
  const parts = fc.constantFrom('colour', 'red', 'blue', '(', ')', ';', ':', ',', ' ', 'x');
  fc.assert(
    fc.property(fc.array(parts), (words) => {
      expect(typeof readTree(words.join(''), shapes).ok).toBe('boolean');
    }),
  );
});
