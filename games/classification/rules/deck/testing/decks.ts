import fc from 'fast-check';
import type { DeckFile, NamesFile } from '../file.ts';
import type { Picture } from '../picture.ts';
import { BOUNDS } from '../types.ts';

// Includes letters that a table has to quote, JSON syntax, and letters of more than one byte.
const letters = fc.constantFrom(...Array.from('abcXYZ089 ,;"\'{}[]:|=#-_äßēŷλЖ字🦊'));

/** A valid key that survives a round trip. */
const key = fc
  .string({ unit: letters, minLength: 1, maxLength: 8 })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '');
const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ');
const keys = (minLength: number, maxLength: number) =>
  fc.uniqueArray(key, { minLength, maxLength, selector: folded });

/** Deck files whose values stand in order of first occurrence in the cards. */
export const plainFiles: fc.Arbitrary<DeckFile> = fc
  .record({
    title: key,
    names: keys(BOUNDS.leastAttributes, 4).chain((attributes) =>
      fc.tuple(...attributes.map((attribute) => fc.tuple(fc.constant(attribute), keys(2, 6)))),
    ),
    ids: keys(BOUNDS.leastCards, 50),
    draws: fc.array(fc.nat(59), { minLength: 200, maxLength: 200 }),
  })
  .map(({ title, names, ids, draws }) => ({
    id: 'any',
    title,
    // With this few values many cards may agree.
    alike: true,
    attributes: names.map(([attribute, values]) => ({
      key: attribute,
      names: attribute,
      values: values.map((value) => ({ key: value, names: value })),
    })),
    cards: ids.map((id, n) => ({
      id,
      values: Object.fromEntries(
        names.map(([attribute, values], i) => {
          const at = n < values.length ? n : (draws[4 * n + i] ?? 0) % values.length;
          return [attribute, values[at] ?? ''];
        }),
      ),
    })),
  }));

const someNames: fc.Arbitrary<NamesFile> = fc.oneof(key, fc.record({ de: key, la: key, en: key }));
const coordinate = fc.integer({ min: 0, max: 48 }).map((half) => half / 2);
const point = fc.tuple(coordinate, coordinate);
const pictures: fc.Arbitrary<Picture> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const) }),
  fc.record({
    kind: fc.constant('element' as const),
    symbol: key,
    number: fc.integer({ min: 1, max: 118 }),
  }),
  fc.record({
    kind: fc.constant('quadrilateral' as const),
    points: fc.tuple(point, point, point, point),
  }),
);

/** Deck files that use every field. */
export const richFiles: fc.Arbitrary<DeckFile> = fc
  .record({
    file: plainFiles,
    names: fc.array(someNames, { minLength: 7, maxLength: 7 }),
    pictures: fc.array(pictures, { minLength: 5, maxLength: 5 }),
  })
  .map(({ file, names, pictures: drawn }) => {
    const nameAt = (n: number) => names[n % names.length] ?? 'x';
    return {
      ...file,
      title: nameAt(0),
      attributes: file.attributes.map((attribute, i) => ({
        ...attribute,
        names: nameAt(i),
        values: attribute.values.map((value, n) => ({ ...value, names: nameAt(i + n) })),
      })),
      cards: file.cards.map((card, n) => {
        const picture = drawn[n % drawn.length];
        return {
          ...card,
          ...(n % 3 === 0 ? {} : { label: nameAt(n) }),
          ...(picture === undefined ? {} : { picture }),
        };
      }),
    };
  });
