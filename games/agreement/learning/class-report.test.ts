import { defined, seeded } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cellsOf, deckOf } from '../rules/deck.ts';
import { practice } from '../practice.ts';
import { SETS } from '../notation/sets/index.ts';
import { optionsSchema } from '../rules/schemas.ts';
import { knownCells, NOTHING_PLAYED, reportPractised } from './class-report.ts';
import { formKey, keysOf } from './form-key.ts';
import { cardOf, type Item, itemSchema } from './items.ts';

const OPTIONS = { deck: 'ille' };
const deck = deckOf(v.parse(optionsSchema, OPTIONS));

test('answers of practice count in the map, each about the forms that it was asked about', () => {
  const [target] = CELLS;
  const asked = defined(target);
  const card = cardOf(deck, asked);
  const item: Item = { kind: 'judge', target: asked, card, as: asked, on: { card, as: asked } };
  const after = (right: boolean) =>
    knownCells(
      reportPractised(NOTHING_PLAYED, {
        options: OPTIONS,
        answers: [1, 2, 3].map((at) => ({ item, answer: { kind: 'judge', right }, at })),
      }),
      'noun',
    );
  const [known, unknown] = [after(true)[asked], after(false)[asked]];
  expect([known?.n, unknown?.n]).toEqual([3, 3]);
  expect(defined(known ?? undefined).value).toBeGreaterThan(defined(unknown ?? undefined).value);
  // Nothing was asked about the others.
  const others = Object.values(after(true)).filter((figure) => figure !== null && figure.n === 0);
  expect(others.length).toBeLessThan(CELLS.length);
});

test('forms of verbs are known apart from those of nouns, and practised by their own names', () => {
  const options = { deck: SETS.find(({ grammar }) => grammar === 'verb') };
  const verbs = deckOf(v.parse(optionsSchema, options));
  const target = defined(verbs.readings[0]?.[0]);
  const card = cardOf(verbs, target);
  const item: Item = { kind: 'judge', target, card, as: target, on: { card, as: target } };
  const answers = [{ item, answer: { kind: 'judge', right: true }, at: 1 }];
  const after = reportPractised(NOTHING_PLAYED, { options, answers });
  expect(Object.values(knownCells(after, 'noun')).filter((figure) => figure !== null)).toEqual([]);
  expect(knownCells(after, 'verb')[target]?.n).toBe(1);
  const keys = practice.keys(options);
  expect(new Set([...keys, ...practice.keys(OPTIONS)]).size).toBe(
    CELLS.length + cellsOf(verbs).length,
  );
  const [first] = keys;
  const set = practice.items(options, [defined(first)], 3, seeded('one form'));
  expect(set.map((one) => v.parse(itemSchema, one).target)).toEqual([target, target, target]);
});

test('a report tells of what the deck has: of nouns without neuters and plural no column speaks of these', () => {
  const forms = ['servus nom', 'servi gen', 'servo dat', 'servum acc', 'servō abl'].map((one) => {
    const [form = '', kase] = one.split(' ');
    return [form, `${kase}-sg-m`] as const;
  });
  const more = forms.map(([form, cell]) => [`${form}a`, cell.replace('-m', '-f')] as const);
  const told = keysOf({ deck: { title: 'servus', forms: [...forms, ...more] } });
  expect(told).toContain(formKey('known', 'noun', 'nom-sg-f'));
  expect(told).toContain(formKey('right', 'noun', 'sg'));
  expect(told.filter((key) => /-n$|pl/u.test(key))).toEqual([]);
});
