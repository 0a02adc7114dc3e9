import { eraseTypes, seeded } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agreementModule, cellsOf, deckOf, formsAt } from '../index.ts';
import { type OwnDeck, ownDeck, playable, readOwnDeck } from './own-deck.ts';
import { optionsSchema } from './schemas.ts';
import { NOUN, NOUNS } from './testing/decks.ts';
import { playerNamed, playOut } from './testing/playthrough.ts';
import { options, Table } from './testing/script.ts';

const codes = (deck: OwnDeck) => playable(deck).map(({ code, form }) => [code, form]);

const withForm = (form: string, cell: Cell = 'nom-sg-m'): OwnDeck => ({
  ...NOUNS,
  forms: [...NOUNS.forms, [form, cell]],
});

describe('a deck of own words', () => {
  test('has each form once, with all its readings', () => {
    const deck = deckOf(options({ deck: NOUNS }));
    expect(formsAt(deck, 'gen-sg-m')).toEqual(['servī', 'dominī']);
    expect(formsAt(deck, 'gen-sg-n')).toEqual([]);
    expect(deck.readings[deck.forms.indexOf('servī')]).toEqual(['gen-sg-m', 'nom-pl-m']);
    expect(deck.cards).toHaveLength(30);
    expect(cellsOf(deck)).toHaveLength(20);
  });

  test('of one noun is dealt with copies, so that five can sit down', () => {
    const deck = deckOf(options({ deck: NOUN }));
    expect(deck.cards).toHaveLength(30);
    expect(deck.forms).toContain('illa puellae');
    const { state } = playOut(
      { options: options({ deck: NOUN }), seats: 5, first: 0 },
      Array.from({ length: 5 }, () => playerNamed('uniform')),
      seeded('five with one noun'),
    );
    expect(state.end?.reason).toBe('out');
  });

  test('is judged as any other: two features in common', () => {
    const table = new Table({
      options: { deck: NOUNS },
      hands: ['servī', 'servīs'],
      start: 'servō',
    });
    table.play(0, 'servī', 'gen-sg-m');
    expect(table.challenge(1)[0]).toMatchObject({ upheld: false });
  });

  test('without macrons has the readings of the forms that fall together', () => {
    const deck = deckOf(options({ deck: NOUNS, plain: true }));
    expect(deck.readings[deck.forms.indexOf('puella')]).toEqual(['nom-sg-f', 'abl-sg-f']);
  });

  test('survives being written down and read again', () => {
    const back: unknown = JSON.parse(JSON.stringify(NOUNS));
    expect(readOwnDeck(back)).toEqual({ ok: true, value: NOUNS });
    expect(v.parse(optionsSchema, { deck: back }).deck).toEqual(NOUNS);
  });

  test('is no bigger than its bound, however full', () => {
    const many = ownDeck(
      'viel',
      Array.from({ length: 24 }, (_, i) => `${'ā'.repeat(i + 1)}b`).flatMap((form) =>
        CELLS.slice(0, 5).map((cell) => [form, cell] as const),
      ),
    );
    expect(codes(many)).toEqual([]);
    const long = ownDeck(
      'lang',
      Array.from({ length: 120 }, (_, i) => [
        `${'ā'.repeat(30)}${String.fromCodePoint(97 + (i % 26))}${'b'.repeat(Math.floor(i / 26))}`,
        CELLS[i % 30] ?? 'nom-sg-m',
      ]),
    );
    expect(codes(long)).toEqual([['too-large', null]]);
  });
});

describe('is refused', () => {
  const last = NOUNS.forms.length;
  test.each<[string, OwnDeck, string, number | null]>([
    ['an empty form', withForm(' '), 'form-empty', last],
    ['a space at the end', withForm('servus '), 'form-spaces', last],
    ['a decomposed macron', withForm('serva\u0304'), 'form-not-composed', last],
    ['a digit', withForm('servus1'), 'form-letters', last],
    ['41 letters', withForm('a'.repeat(41)), 'form-too-long', last],
    ['three spellings', withForm('a/b/c'), 'form-spellings', last],
    ['a form twice', withForm('servus', 'acc-sg-m'), 'form-twice', last],
    ['no title', { ...NOUNS, title: '' }, 'title', null],
    ['a long title', { ...NOUNS, title: 'x'.repeat(61) }, 'title', null],
    ['nine cards', { ...NOUN, forms: NOUN.forms.slice(0, 6) }, 'too-few-cards', null],
  ])('%s', (_, deck, code, form) => {
    expect(codes(deck)).toContainEqual([code, form]);
    expect(v.safeParse(optionsSchema, { deck }).success).toBe(false);
  });

  test('forms that can never lie on the others', () => {
    const deck = ownDeck('nautae et bellum', [
      ...NOUN.forms.flatMap(([form, ...cells]) => cells.map((cell) => [form, cell] as const)),
      ['bellō', 'abl-sg-n'],
      ['fēlīx', 'nom-pl-m'],
    ]);
    expect(codes(deck)).toEqual([]);
    const apart = ownDeck('rēx, mare', [
      ...['rēx', 'rēgis', 'rēgī', 'rēgem', 'rēge'].map(
        (form, i) => [form, CELLS[3 * i] ?? 'nom-sg-m'] as const,
      ),
      ...['maria', 'marium', 'maribus'].map(
        (form, i) => [form, CELLS[17 + 3 * i] ?? 'nom-pl-n'] as const,
      ),
      ['mariās', 'acc-pl-n'],
      ['mariīs', 'abl-pl-n'],
    ]);
    expect(playable(apart)).toEqual([
      { code: 'apart', form: null, params: { n: 5, forms: 'maria, marium, maribus' } },
    ]);
  });

  test('what is none, with the path of the form', () => {
    expect(readOwnDeck({ forms: [] })).toMatchObject({ problems: [{ code: 'not-a-deck' }] });
    expect(eraseTypes(agreementModule).options({ deck: withForm('x9') })).toEqual({
      ok: false,
      rejection: { code: 'bad-options', params: { path: `deck.forms.${last}` } },
    });
  });
});
