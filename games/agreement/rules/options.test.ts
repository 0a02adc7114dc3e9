import { paradigmFile, PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agreement, deckOf, formOf, optionsSchema } from '../index.ts';
import { ACER, NOUNS } from './testing/decks.ts';
import { options, Table, type Written } from './testing/script.ts';

// Options of a table, including custom decks, and rule 12.

const read = (raw: unknown) => v.safeParse(optionsSchema, raw);

function withoutMacrons(deck: object): unknown {
  const lost: unknown = JSON.parse(JSON.stringify(deck).normalize('NFD').replaceAll('\u0304', ''));
  return lost;
}

describe('options', () => {
  test('standard is what the rules mark as default', () => {
    expect(options()).toEqual({
      deck: 'is',
      plain: false,
      drawing: 'free',
      referee: 'players',
      upheldDraw: false,
      rejectedDraw: false,
      unnoticed: 'declared',
      end: 'first',
      joker: false,
      jokerLast: true,
      tables: 'dispute',
      wait: 0,
      botWait: 4,
      rounds: 1,
    });
  });

  test('all of them survive being written down and read again', () => {
    const anyOptions: fc.Arbitrary<Written> = fc.record({
      deck: fc.constantFrom(...PARADIGM_IDS, ACER, NOUNS),
      plain: fc.boolean(),
      drawing: fc.constantFrom('free' as const, 'compulsory' as const),
      referee: fc.constantFrom('players' as const, 'table' as const),
      upheldDraw: fc.boolean(),
      rejectedDraw: fc.boolean(),
      unnoticed: fc.constantFrom('declared' as const, 'readings' as const),
      end: fc.constantFrom('first' as const, 'last' as const),
      joker: fc.boolean(),
      jokerLast: fc.boolean(),
      tables: fc.constantFrom('dispute' as const, 'open' as const),
      wait: fc.integer({ min: 0, max: 10 }),
      botWait: fc.integer({ min: 0, max: 20 }),
      rounds: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(anyOptions, (written) => {
        const once = options(written);
        expect(once).toEqual(written);
        const back: unknown = JSON.parse(JSON.stringify(once));
        expect(read(back)).toMatchObject({ success: true, output: once });
      }),
      { seed: 1 },
    );
  });

  test.each([
    { deck: 'hercle' },
    { deck: null },
    { drawing: 'sometimes' },
    { referee: 'nobody' },
    { end: 'never' },
    { joker: 'yes' },
    { wait: -1 },
    { wait: 11 },
    { wait: 1.5 },
    { botWait: 21 },
    { rounds: 0 },
    { rounds: 11 },
    { jokers: true },
  ])('%j is refused', (raw) => {
    expect(read(raw).success).toBe(false);
  });

  test('each field of a form is an option, with every value it offers', () => {
    expect(agreement.optionFields.map(({ key }) => key).toSorted()).toEqual(
      Object.keys(options()).toSorted(),
    );
  });
});

describe('a deck of one’s own', () => {
  test('plays like any other', () => {
    const table = new Table({ options: { deck: ACER }, hands: ['ācris', 'ācris'], start: 'ācrem' });
    expect(table.view().stock).toBe(19);
    table.play(0, 'ācris', 'gen-sg-f');
    table.play(1, 'ācris', 'nom-sg-f');
    expect(table.challenge(0)[0]).toMatchObject({ upheld: false });
  });

  test('reads its cards by what is printed', () => {
    const deck = deckOf(options({ deck: ACER }));
    const genitive = deck.forms.indexOf('ācris');
    expect(deck.readings[genitive]).toEqual(['nom-sg-f', 'gen-sg-m', 'gen-sg-f', 'gen-sg-n']);
    expect(deckOf(options({ deck: ACER, plain: true })).forms).toContain('acer');
  });

  test('may be one of ours, saved', () => {
    const saved: Written = { deck: { ...paradigmFile(PARADIGMS.ille) } };
    expect(deckOf(options(saved)).forms).toEqual(deckOf(options({ deck: 'ille' })).forms);
  });

  test('is the same deck each time it is asked for', () => {
    const table = options({ deck: ACER });
    expect(deckOf(table)).toBe(deckOf(table));
    expect(deckOf({ ...table, joker: true })).not.toBe(deckOf(table));
  });

  test.each([
    ['a cell is missing', { ...ACER, plural: { ...ACER.plural, abl: undefined } }],
    ['its macrons are lost', withoutMacrons(ACER)],
    ['a form is no Latin word', { ...ACER, singular: { ...ACER.singular, nom: ['a', 'ā', '7'] } }],
    ['it is empty', {}],
    ['it has something more', { ...ACER, cards: 30 }],
  ])('is refused where %s', (_, deck) => {
    expect(read({ deck }).success).toBe(false);
  });

  test('that was never checked is an error of the program', () => {
    expect(() => deckOf({ ...options(), deck: { id: 'x', title: 'x' } })).toThrow(RangeError);
  });
});

describe('rule 12: without macrons', () => {
  test('what a card does not show is not demanded', () => {
    const verdict = (plain: boolean) => {
      const table = new Table({
        options: { plain },
        hands: ['ea', ''],
        start: plain ? 'eo' : 'eō',
      });
      table.play(0, 'ea', 'abl-sg-f');
      return table.challenge(1)[0];
    };
    expect(verdict(true)).toMatchObject({ upheld: false });
    expect(verdict(false)).toMatchObject({ upheld: true, verdict: { reads: false } });
  });

  test('two spellings stay a card of their own', () => {
    const deck = deckOf(options({ plain: true }));
    const nominative = deck.forms.indexOf('ii/ei');
    expect(deck.readings[nominative]).toEqual(['nom-pl-m']);
    expect(formOf(deck, deck.forms.indexOf('ei'))).toBe('ei');
  });
});
