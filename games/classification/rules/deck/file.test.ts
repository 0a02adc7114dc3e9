import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, deckNamed } from '../decks/index.ts';
import { deckFile, readDeck, readDeckJson } from './file.ts';
import { plainFiles, richFiles } from './testing/decks.ts';
import { grid } from './testing/grid.ts';
import { bytesOf } from './text.ts';
import { BOUNDS } from './types.ts';

const problemIn = (json: unknown) => {
  const read = readDeck(json);
  return read.ok ? null : read.rejection;
};
/** The grid with another value at a place, such as `cards.3.id`; undefined removes it. */
const put = (at: string, value: unknown): unknown => changed(grid(), at.split('.'), value);
const without = (at: string): unknown => put(at, undefined);

function changed(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    return node.map((item: unknown, i) => (String(i) === step ? changed(item, rest, value) : item));
  }
  const entries = new Map<string, unknown>(
    typeof node === 'object' && node !== null ? Object.entries(node) : [],
  );
  entries.set(step, changed(entries.get(step), rest, value));
  return Object.fromEntries([...entries].filter(([, kept]) => kept !== undefined));
}

test('a deck file gives a deck', () => {
  const read = readDeck(grid());
  const same = (name: string) => ({ de: name, la: name, en: name });
  expect(read).toMatchObject({
    ok: true,
    value: {
      id: 'grid',
      title: same('Grid'),
      alike: false,
      attributes: [{ key: 'row', names: same('row') }, { key: 'column' }],
    },
  });
  expect(read.ok && read.value.cards[8]).toEqual({
    id: 'c23',
    label: same('c23'),
    values: [1, 2],
    picture: { kind: 'text' },
  });
});

describe('what is wrong is said, with its place', () => {
  test.each([
    ['wrong-type', put('cards', 7), { at: 'cards' }],
    ['wrong-type', put('cards.3.values.row', 7), { at: 'cards.3.values.row', found: '7' }],
    ['wrong-type', 'no object', { at: '' }],
    ['missing', without('attributes'), { at: 'attributes' }],
    ['missing', without('cards.3.id'), { at: 'cards.3.id' }],
    ['missing', put('title', { de: 'Gitter', la: 'Crātēs' }), { at: 'title.en' }],
    ['unknown-key', put('colour', 'red'), { at: 'colour' }],
    ['unknown-key', put('cards.3.name', 'red'), { at: 'cards.3.name' }],
    ['empty', put('attributes.1.names', ' '), { at: 'attributes.1.names' }],
    ['empty-title', put('title', ' '), { at: 'title' }],
    ['too-long', put('cards.3.id', 'x'.repeat(41)), { at: 'cards.3.id', max: 40 }],
    ['control', put('cards.3.label', 'a\u202Eb'), { at: 'cards.3.label' }],
    ['id', put('id', 'My deck'), { at: 'id', found: 'My deck' }],
    ['key', put('attributes.0.key', 'constructor'), { at: 'attributes.0.key' }],
    [
      'coordinate',
      put('cards.3.picture', {
        kind: 'quadrilateral',
        points: [
          [0, 0],
          [25, 0],
          [9, 9],
          [0, 9],
        ],
      }),
      { at: 'cards.3.picture.points.1.0', found: '25' },
    ],
    [
      'wrong-type',
      put('cards.3.picture', { kind: 'latin', lemma: 'is', form: 'is', cell: 'voc-sg-m' }),
      { at: 'cards.3.picture.cell', found: 'voc-sg-m' },
    ],
    ['too-few-attributes', put('attributes', []), { count: 0, min: 2 }],
    [
      'too-many-attributes',
      put('attributes', Array(9).fill(grid().attributes[0])),
      { count: 9, max: 8 },
    ],
    ['too-many-cards', put('cards', Array(241).fill({})), { at: 'cards', max: 240 }],
    ['too-few-cards', put('cards', grid().cards.slice(0, 23)), { count: 23, min: 24 }],
    [
      'doubled-attribute',
      put('attributes.1', grid().attributes[0]),
      { at: 'attributes.1', attribute: 'row' },
    ],
    [
      'too-many-values',
      put(
        'attributes.0.values',
        Array.from({ length: 13 }, (_, i) => ({ key: `v${i}`, names: 'v' })),
      ),
      { at: 'attributes.0', attribute: 'row', count: 13, max: 12 },
    ],
    [
      'doubled-value',
      put('attributes.0.values.4', { key: 'one', names: 'one' }),
      { at: 'attributes.0.values.4', attribute: 'row', value: 'one' },
    ],
    [
      'similar-values',
      put('attributes.0.values.4', { key: 'One', names: 'One' }),
      { at: 'attributes.0.values.4', attribute: 'row', value: 'One', other: 'one' },
    ],
    [
      'one-value',
      put(
        'cards',
        grid().cards.map((card) => ({ ...card, values: { ...card.values, row: 'two' } })),
      ),
      { at: 'attributes.0', attribute: 'row', value: 'two' },
    ],
    [
      'unused-value',
      put('attributes.0.values', [
        ...(grid().attributes[0]?.values ?? []),
        { key: 'seven', names: 'seven' },
      ]),
      { at: 'attributes.0', attribute: 'row', value: 'seven' },
    ],
    [
      'unknown-attribute',
      put('cards.8.values.depth', 'one'),
      { at: 'cards.8.values.depth', card: 'c23', attribute: 'depth' },
    ],
    [
      'missing-value',
      without('cards.8.values.row'),
      { at: 'cards.8.values.row', card: 'c23', attribute: 'row' },
    ],
    [
      'unknown-value',
      put('cards.8.values.row', 'seven'),
      { at: 'cards.8.values.row', card: 'c23', attribute: 'row', value: 'seven' },
    ],
    [
      'doubled-id',
      put('cards.8.id', 'c11'),
      { at: 'cards.8', card: 'c11', other: 'cards.0 (c11)' },
    ],
    [
      'doubled-card',
      put('cards.8.values', { row: 'one', column: 'one' }),
      { at: 'cards.8', card: 'c23', other: 'cards.0 (c11)' },
    ],
  ])('%s', (code, file, params) => {
    expect(problemIn(file)).toMatchObject({ code, params });
  });
});

test('cards may agree when the file says so', () => {
  const twin = grid().cards.map((card) =>
    card.id === 'c23' ? { ...card, values: { row: 'one', column: 'one' } } : card,
  );
  expect(problemIn({ ...grid(), cards: twin })).toMatchObject({ code: 'doubled-card' });
  expect(problemIn({ ...grid(), cards: twin, alike: true })).toBeNull();
});

describe('the text of a file', () => {
  const codeOf = (text: string) => {
    const read = readDeckJson(text);
    return read.ok ? null : read.rejection.code;
  };

  test('may have a byte order mark and be indented', () => {
    expect(codeOf(`\uFEFF${JSON.stringify(grid(), null, 2)}\n`)).toBeNull();
  });

  test('that is none is refused', () => {
    expect(codeOf('{"id": "grid",')).toBe('not-json');
    expect(codeOf(JSON.stringify(grid()).replace('Grid', 'Gr\uFFFDd'))).toBe('encoding');
    expect(codeOf(' '.repeat(BOUNDS.textLength + 1))).toBe('too-big');
  });

  test('of a deck that does not go into one message is refused', () => {
    const long = (sign: string) => ({
      ...grid(),
      cards: grid().cards.map((card, n) => ({
        ...card,
        label: { de: sign.repeat(60), la: sign.repeat(59), en: `${n}` },
        picture: { kind: 'element', symbol: sign.repeat(40), number: 1 },
      })),
    });
    const many = (sign: string) => ({
      ...long(sign),
      alike: true,
      cards: Array.from({ length: 150 }, (_, n) => ({ ...long(sign).cards[n % 36], id: `c${n}` })),
    });
    expect(problemIn(many('x'))).toBeNull();
    expect(bytesOf(JSON.stringify(many('字')))).toBeGreaterThan(BOUNDS.fileLength);
    expect(problemIn(many('字'))).toEqual({
      code: 'too-big',
      params: { max: BOUNDS.fileLength },
    });
  });
});

describe('written and read back', () => {
  test.each(DECK_IDS)('%s', (id) => {
    const deck = deckNamed(id);
    const text = JSON.stringify(deckFile(deck));
    expect(readDeckJson(text)).toEqual({ ok: true, value: deck });
    expect(readDeckJson(JSON.stringify(deckFile(deck), null, 2)).ok).toBe(true);
  });

  test('any deck', () => {
    fc.assert(
      fc.property(richFiles, (file) => {
        const read = readDeck(file);
        expect(read.ok).toBe(true);
        expect(read.ok && readDeckJson(JSON.stringify(deckFile(read.value)))).toEqual(read);
      }),
      { numRuns: 40 },
    );
  });

  test('a file says nothing that a reader fills in', () => {
    const read = readDeck(grid());
    expect(read.ok && deckFile(read.value)).toEqual(grid());
    fc.assert(
      fc.property(plainFiles, (file) => {
        const any = readDeck(file);
        expect(any.ok && deckFile(any.value)).toEqual(file);
      }),
      { numRuns: 20 },
    );
  });
});

test('no value makes it throw', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('id', 'cards', 'attributes.1', 'cards.3'),
      (x, at) => {
        expect(typeof readDeck(x).ok).toBe('boolean');
        expect(typeof readDeck(put(at, x)).ok).toBe('boolean');
      },
    ),
  );
});
