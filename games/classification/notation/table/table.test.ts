import { defined } from '@lusoria/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckNamed } from '../../rules/decks/index.ts';
import type { Deck } from '../../rules/deck/types.ts';
import { type Columns, columnsOf } from './columns.ts';
import { deckOfPlan, fits, proposedPlan, rangesFor } from './plan.ts';
import { numbersIn } from './numbers.ts';
import { isTabular, planOf, tableOf } from './write.ts';
import { proposedBounds, rangeNames, rangeOf } from './ranges.ts';

function columnsIn(text: string): Columns {
  const read = columnsOf(text);
  if (!read.ok) throw new Error(read.rejection.code);
  return read.value;
}

function made(text: string, equal: 'each' | 'one' = 'each') {
  const columns = columnsIn(text);
  return deckOfPlan(columns, { ...proposedPlan(columns), equal }, { id: 'own', title: 'Own' });
}

function deckIn(text: string, equal: 'each' | 'one' = 'each'): Deck {
  const { deck } = made(text, equal);
  if (!deck.ok) throw new Error(JSON.stringify(deck.rejection));
  return deck.value;
}

/** Animals as a pupil's list has them: with weights, with a gap, and with two that are alike. */
const ANIMALS = [
  'Tier;Beine;Gewicht;Fell;Bemerkung',
  ...Array.from(
    { length: 40 },
    (_, i) =>
      `Tier ${i};${[0, 2, 4][i % 3]};${(i * i + 1) / 2} kg;${i % 2 === 0 ? 'ja' : 'nein'};gesehen am ${i}. Mai`,
  ).map((row) => row.replace('.5 kg', ',5 kg')),
  'Qualle;0;;nein;',
].join('\n');

describe('a table as somebody keeps it', () => {
  test('names its cards, asks for words and for ranges of numbers, and leaves out what is different everywhere', () => {
    const deck = deckIn(ANIMALS);
    expect(deck.attributes.map(({ key }) => key)).toEqual(['Beine', 'Gewicht', 'Fell']);
    expect(deck.cards.map(({ id }) => id).slice(0, 2)).toEqual(['Tier 0', 'Tier 1']);
    const [, weight] = deck.attributes;
    const names = defined(weight).values.map(({ names: { de, en } }) => [de, en]);
    expect(names).toEqual([
      ['≤\u00A050\u00A0kg', '≤\u00A050\u00A0kg'],
      ['50–200\u00A0kg', '50–200\u00A0kg'],
      ['200–500\u00A0kg', '200–500\u00A0kg'],
      ['>\u00A0500\u00A0kg', '>\u00A0500\u00A0kg'],
    ]);
  });

  test('loses no row without saying so', () => {
    expect(made(ANIMALS)).toMatchObject({ gaps: 1, joined: 0, beyond: 0 });
    const many = ['a,b,c', ...Array.from({ length: 600 }, (_, i) => `n${i},${i % 5},${i % 7}`)];
    const { deck, rows, ...left } = made(many.join('\n'));
    expect(left).toEqual({ gaps: 0, joined: 0, beyond: 360 });
    expect(deck.ok && deck.value.cards.length).toBe(240);
    expect(new Set(rows.flat()).size).toBe(240);
  });

  test('makes one card of rows that agree in all that is asked, or a card of each', () => {
    const rows = Array.from({ length: 80 }, (_, i) => `n${i},${i % 5},v${i % 8}`);
    const text = ['a,b,c', ...rows].join('\n');
    expect(deckIn(text)).toMatchObject({ alike: true, cards: { length: 80 } });
    const joined = made(text, 'one');
    expect(joined.joined).toBe(40);
    expect(joined.deck.ok && joined.deck.value.cards.slice(0, 1)).toMatchObject([{ id: 'n0 +1' }]);
  });

  test('names the cell of what cannot be', () => {
    const rows = Array.from(
      { length: 30 },
      (_, i) => `n${i},${i % 2 === 0 ? 'Ja' : 'ja'},v${i % 4}`,
    );
    const { deck } = made(['a,b,c', ...rows].join('\n'));
    expect(deck).toMatchObject({ ok: false, rejection: [{ code: 'similar-values' }] });
  });

  test('whatever it is, it becomes a deck or is refused', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('', 'x', 'y', '1,5', '1.5 kg'),
    );
    const row = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(';'));
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 40 }),
        fc.constantFrom('each', 'one'),
        (rows, equal) => {
          const read = columnsOf(rows.join('\n'));
          if (!read.ok) return;
          const plan = { ...proposedPlan(read.value), equal };
          const { deck, gaps, joined, beyond } = deckOfPlan(read.value, plan, {
            id: 'own',
            title: 'Own',
          });
          expect(gaps + joined + beyond).toBeLessThanOrEqual(read.value.rows.length);
          const cards = read.value.rows.length - gaps - joined - beyond;
          expect(deck.ok ? deck.value.cards.length : cards).toBe(cards);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('numbers', () => {
  test.each([
    [
      ['1', '22', '-3'],
      [1, 22, -3],
    ],
    [
      ['1,5 kg', '20 kg', ''],
      [1.5, 20, null],
    ],
    [
      ['1.200,5', '3'],
      [1200.5, 3],
    ],
    [
      ['1,200.5', '3'],
      [1200.5, 3],
    ],
    [
      ['−44', '31'],
      [-44, 31],
    ],
    [['1 kg', '2 g'], null],
    [['12', 'viele'], null],
    [['1.2.2020', '2.2.2020'], null],
    [['', ''], null],
  ])('in %j are %j', (cells, numbers) => {
    expect(numbersIn(cells)?.values ?? null).toEqual(numbers);
  });

  test('are divided into ranges of about equally many, with round bounds', () => {
    const numbers = Array.from({ length: 100 }, (_, i) => i * 3 + 1);
    expect(proposedBounds(numbers, 3)).toEqual([100, 200]);
    expect(proposedBounds([1, 1, 1, 1, 2, 2, 2, 2], 2)).toEqual([1]);
    expect(proposedBounds([5, 5, 5, 5], 4)).toEqual([]);
    expect(rangeNames([10, 50], true, '').map(({ en }) => en)).toEqual([
      '≤\u00A010',
      '11–50',
      '>\u00A050',
    ]);
    expect(rangeNames([-44, 0.5], false, '').map(({ de }) => de)).toEqual([
      '≤\u00A0−44',
      '−44 – 0,5',
      '>\u00A00,5',
    ]);
  });

  test('lie in exactly one range each, and no range is empty', () => {
    const numbers = fc.array(
      fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.float({ noNaN: true, min: -9, max: 9 })),
      { minLength: 2, maxLength: 80 },
    );
    fc.assert(
      fc.property(numbers, fc.integer({ min: 2, max: 6 }), (all, ranges) => {
        const bounds = proposedBounds(all, ranges);
        expect(bounds.length).toBeLessThan(ranges);
        const used = new Set(all.map((one) => rangeOf(one, bounds)));
        expect(used.size).toBe(bounds.length + 1);
        if (bounds.length === 0) return;
        expect(new Set(rangeNames(bounds, false, 'kg').map(({ en }) => en)).size).toBe(
          bounds.length + 1,
        );
      }),
    );
  });

  test('of a column can be divided otherwise', () => {
    const { columns } = columnsIn(ANIMALS);
    const two = rangesFor(defined(columns[2]), 2);
    expect(two).toEqual({ kind: 'ranges', bounds: [200] });
  });
});

describe('a deck that is changed', () => {
  test.each(['each', 'one'] as const)(
    'is written as a table of which it is made again: %s',
    (equal) => {
      const deck = deckIn(ANIMALS.replaceAll('ja', '"ja, ""sehr"""'), equal);
      expect(isTabular(deck)).toBe(true);
      const columns = columnsIn(tableOf(deck, 'Name', 'de'));
      const again = deckOfPlan(columns, planOf(deck), { id: 'own', title: 'Own' }).deck;
      const shown = ({ cards, attributes }: Deck) =>
        cards.map(({ label, values }) => [
          label.de,
          ...values.map((value, i) => attributes[i]?.values[value]?.names.de),
        ]);
      expect(again.ok && shown(again.value)).toEqual(shown(deck));
      expect(again.ok && again.value.alike).toBe(deck.alike);
      expect(isTabular(deckNamed('shapes'))).toBe(false);
    },
  );

  test('is none where it is in several languages, of which a table would keep one', () => {
    const deck = deckIn(ANIMALS, 'each');
    const [first, ...others] = deck.cards;
    const label = { de: 'Igel', la: 'ēricius', en: 'hedgehog' };
    expect(isTabular({ ...deck, cards: [{ ...defined(first), label }, ...others] })).toBe(false);
  });

  test('keeps what was chosen for its columns as long as they are the same', () => {
    const before = columnsIn(ANIMALS);
    const plan = proposedPlan(before);
    expect(fits(plan, before, columnsIn(ANIMALS.replace('Tier 3;', 'Igel;')))).toBe(true);
    expect(fits(plan, before, columnsIn(ANIMALS.replace('Fell', 'Pelz')))).toBe(false);
    expect(fits(plan, before, columnsIn(ANIMALS.replace('0,5 kg', 'leicht')))).toBe(false);
  });
});
