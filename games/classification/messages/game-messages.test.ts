import { LANGUAGES, textOf } from '@lusoria/i18n';
import { seeded } from '@lusoria/core';
import type { CommonCode } from '@lusoria/table/messages';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { classification } from '../rules/game.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { RejectionCode } from '../rules/types.ts';
import type { TreeProblemCode } from '../rules/tree/check.ts';
import { loadGameMessages } from './game-messages.ts';

type OwnCode = Exclude<RejectionCode | TreeProblemCode, CommonCode>;

/** Every code with which the rules reject an action, except those that the table words for all games. */
const CODES: Readonly<Record<OwnCode, true>> = {
  'sage-only': true,
  'not-for-sage': true,
  'no-such-class': true,
  'sage-mixed': true,
  'sage-elsewhere': true,
  'sage-known': true,
  'sage-must-add': true,
  'no-passing': true,
  'stale-lay': true,
  'not-by-tree': true,
  'wrong-description': true,
  'too-many-changes': true,
  'already-ruled': true,
  'no-text': true,
  'deck-too-small': true,
  'no-such-tree': true,
  'tree-unknown-attribute': true,
  'tree-unknown-value': true,
  'tree-doubled-value': true,
  'tree-missing-value': true,
  'tree-empty-class': true,
  'tree-small-class': true,
  'tree-one-class': true,
  'tree-class-count': true,
  'tree-too-many-classes': true,
};
const PARAMS = { fault: 'none', most: 2, attribute: 'x', value: 'y', count: 5, want: 4, max: 12 };

const reader = { you: 1, name: (seat: number) => ['Aulus', 'Līvia', 'Quīntus'][seat] ?? '' };
const options = v.parse(optionsSchema, { deck: 'elements' });

describe.each(LANGUAGES)('%s', async (language) => {
  const messages = await loadGameMessages(language);

  test('every rejection of the game is worded, and no other', () => {
    const texts = Object.keys(CODES).map((code) => messages.rejection(code, PARAMS));
    expect(texts.filter((text) => text === null)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(messages.rejection('seat-taken', {})).toBeNull();
    expect(messages.rejection('not-your-turn', {})).toBeNull();
    expect(messages.rejection('toString', {})).toBeNull();
  });

  test('help, title and options are there', () => {
    expect(textOf(messages.title(options, 3))).toMatch(/\p{L}+: \p{L}+/u);
    expect(messages.help.length).toBeGreaterThan(4);
    expect(messages.option('deck').label).not.toBe('deck');
    expect(messages.field('sage')).not.toBeNull();
    expect(messages.field('you')).toBeNull();
  });

  test('actions on buttons are told apart', () => {
    const random = seeded('actions');
    const init = classification.init({ options, seats: 3, first: 0 });
    const view = classification.view(init, 0);
    const trees = Array.from({ length: 5 }, () => classification.sampleAction(view, random));
    const lay = { type: 'lay', cards: [1, 2], class: 0 };
    const all = [
      ...trees,
      lay,
      { ...lay, cards: [1] },
      { ...lay, class: 1 },
      { ...lay, class: null },
      { type: 'pass' },
      { type: 'judge', lay: 0, right: true },
      { type: 'judge', lay: 0, right: false },
      { type: 'describe', what: { kind: 'none' } },
      { type: 'describe', what: { kind: 'sort', classes: [0, null] } },
      { type: 'describe', what: { kind: 'text', text: 'abc' } },
      { type: 'rule', seat: 1, right: true },
      { type: 'rule', seat: 2, right: true },
      { type: 'rule', seat: 2, right: false },
    ];
    const texts = all.map((action) => messages.action(action, view, reader));
    expect(new Set(texts).size).toBe(new Set(all.map((one) => JSON.stringify(one))).size);
    expect(texts.filter((text) => /undefined|null|NaN/u.test(text))).toEqual([]);
  });
});
