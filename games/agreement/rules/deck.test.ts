import { CELLS, PARADIGMS } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  type Deck,
  deckOf,
  formOf,
  declaredCells,
  JOKER,
  type PileCard,
  readingsOf,
  rightDeclarations,
} from '../index.ts';
import { options, type Written } from './testing/script.ts';

const deckWith = (written: Written): Deck => deckOf(options(written));

/** Mean number of the other 29 cards that can be played on each card. */
function meanFitting(deck: Deck, pileOf: (card: Card, i: number) => PileCard): number {
  const counts = deck.cards.map((top, i) => {
    const on = declaredCells(deck, [pileOf(top, i)]);
    const others = deck.cards.toSpliced(i, 1);
    return others.filter((card) => rightDeclarations(deck, card, on).length > 0).length;
  });
  return counts.reduce((sum, n) => sum + n, 0) / counts.length;
}

describe('a deck', () => {
  test.each([
    ['is', 16, 15],
    ['ille', 15, 14],
    ['ipse', 14, 13],
  ] as const)(
    'of %s has 30 cards with %i printed forms, %i without macrons',
    (deck, marked, plain) => {
      expect(deckWith({ deck }).cards).toHaveLength(30);
      expect(deckWith({ deck }).forms).toHaveLength(marked);
      expect(new Set(deckWith({ deck, plain: true }).cards).size).toBe(plain);
    },
  );

  test('has one card for each cell, printed as the paradigm has it', () => {
    for (const id of ['is', 'ille', 'ipse'] as const) {
      const deck = deckWith({ deck: id });
      const printed = deck.cards.map((card) => formOf(deck, card));
      expect(printed).toEqual(CELLS.map((cell) => PARADIGMS[id].cells[cell]));
    }
  });

  test('has the cover card as one more where it plays', () => {
    const deck = deckWith({ joker: true });
    expect(deck.cards).toHaveLength(31);
    expect(deck.cards.filter((card) => card === JOKER)).toHaveLength(1);
    expect(deckWith({}).cards).not.toContain(JOKER);
    expect(readingsOf(deck, JOKER)).toEqual([]);
  });

  test.each([
    ['is', 'eius', 3],
    ['is', 'eīs/iīs', 6],
    ['is', 'iī/eī', 1],
    ['is', 'eī', 3],
    ['ille', 'illī', 4],
    ['ipse', 'ipsum', 3],
  ] as const)('of %s reads %s in %i ways', (id, form, ways) => {
    const deck = deckWith({ deck: id });
    expect(readingsOf(deck, deck.forms.indexOf(form))).toHaveLength(ways);
  });

  test('without macrons reads ea as the ablative, too', () => {
    const [marked, plain] = [deckWith({}), deckWith({ plain: true })];
    expect(readingsOf(marked, marked.forms.indexOf('ea'))).not.toContain('abl-sg-f');
    expect(readingsOf(plain, plain.forms.indexOf('ea'))).toContain('abl-sg-f');
    expect(plain.forms.join('')).toBe(plain.forms.join('').normalize('NFD'));
  });
});

describe('how many of the other 29 cards can be laid, on average', () => {
  test.each([
    ['is', '13.30'],
    ['ille', '14.33'],
    ['ipse', '14.83'],
  ] as const)('on a declared top card of %s: %s', (id, mean) => {
    const deck = deckWith({ deck: id });
    const declared = (card: Card, i: number): PileCard => ({
      no: 1,
      seat: 0,
      card,
      as: CELLS[i] ?? null,
    });
    expect(meanFitting(deck, declared).toFixed(2)).toBe(mean);
  });

  test.each([
    ['is', '18.3'],
    ['ille', '19.9'],
    ['ipse', '20.3'],
  ] as const)('on a start card of %s, which can still be anything: %s', (id, mean) => {
    const deck = deckWith({ deck: id });
    const start = (card: Card): PileCard => ({ no: 0, seat: null, card, as: null });
    expect(meanFitting(deck, start).toFixed(1)).toBe(mean);
  });
});
