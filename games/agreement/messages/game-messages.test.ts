import { LANGUAGES } from '@lusoria/i18n';
import { bare } from '@lusoria/i18n/testing/checks.ts';
import { loadRejections } from '@lusoria/table/messages';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agreement, optionsSchema, type RejectionCode } from '../index.ts';
import { loadGameMessages } from './game-messages.ts';

const german = await loadGameMessages('de');

/** Every rejection of the game. */
const CODES: Readonly<Record<RejectionCode, null>> = {
  'not-seated': null,
  'round-over': null,
  'not-now': null,
  'you-are-out': null,
  'not-your-turn': null,
  'tables-open': null,
  'last-card-open': null,
  'card-not-in-hand': null,
  'only-drawn-card': null,
  'declare-first': null,
  'joker-undeclared': null,
  'joker-last': null,
  'wrong-reading': null,
  'wrong-agreement': null,
  'must-lay': null,
  'already-drawn': null,
  'draw-first': null,
  'stale-lay': null,
  'own-lay': null,
  'already-gone-on': null,
  'already-looked': null,
  'not-looking': null,
};

describe.each(LANGUAGES)('%s', async (language) => {
  const messages = await loadGameMessages(language);
  const rejections = await loadRejections(language);

  test('every option has a label, and every choice one for each value', () => {
    for (const field of agreement.optionFields) {
      const { label, text, values } = messages.option(field.key);
      expect(label).not.toBe(field.key);
      expect(text).not.toBe('');
      expect(Object.keys(values ?? {})).toEqual(field.kind === 'choice' ? [...field.values] : []);
      const worded =
        field.kind === 'choice' && field.key !== 'deck' ? Object.entries(values ?? {}) : [];
      for (const [value, name] of worded) expect(name).not.toBe(value);
    }
    expect(messages.option('abc')).toEqual({ label: 'abc', text: '' });
    expect(messages.option('deck-text')).toEqual({ label: 'deck-text', text: '' });
  });

  test('bots are told apart by their strength', () => {
    const { bot } = messages;
    const strengths = ['random', 'pupil:50', 'pupil:70', 'pupil:90', 'uniform', 'mobile'];
    expect(new Set(strengths.map((name) => bot(name).label)).size).toBe(strengths.length);
    expect(bot('pupil:70,gen=30')).toEqual(bot('pupil:70'));
    expect(bot('pupil')).toEqual(bot('pupil:80'));
    expect(bot('other:1').label).toBe('other:1');
  });

  test('bots have the same names in every language', () => {
    const { botNames } = messages;
    expect(botNames.map(bare)).toEqual(german.botNames.map(bare));
    expect(new Set(botNames).size).toBe(botNames.length);
  });

  test('every rejection is worded, and no other', () => {
    const { rejection } = rejections;
    const unknown = rejection('x').replace('(x)', '');
    for (const code of Object.keys(CODES)) {
      expect(rejection(code, {}, messages)).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(rejection(code, {}, messages)).not.toContain(unknown);
    }
    expect(messages.rejection('must-follow', {})).toBeNull();
    expect(messages.rejection('not-now', {})).toBeNull();
    const shares = [undefined, 0, 1, 3].map((n) =>
      messages.rejection('wrong-agreement', n === undefined ? {} : { shares: n }),
    );
    expect(new Set(shares).size).toBe(3);
  });

  test('actions and fields are called something', () => {
    const view = agreement.view(
      agreement.init({ options: v.parse(optionsSchema, {}), seats: 2, first: 0 }),
      0,
    );
    const reader = { name: () => '', you: 0 };
    const texts = [
      { type: 'lay', card: 1, as: 'nom-sg-f' },
      { type: 'lay', card: 1, as: null },
      { type: 'lay', card: -1, as: null },
      { type: 'draw' },
      { type: 'pass' },
      { type: 'go-on', lay: 1 },
      { type: 'challenge', lay: 1 },
      { type: 'look', lay: 1 },
      { type: 'close', lay: 1 },
    ].map((action) => messages.action(action, view, reader));
    expect(new Set(texts).size).toBe(texts.length);
    expect(messages.field('hand')).not.toBeNull();
    expect(messages.field('you')).toBeNull();
  });
});

test('the table is called by its deck', () => {
  expect(german.title({ deck: 'idem' }, 3)).toEqual([{ la: 'īdem\u00a0– eadem\u00a0– idem' }]);
  expect(german.title({ deck: 'idem', plain: true }, 3)).toEqual([
    { la: 'idem\u00a0– eadem\u00a0– idem' },
  ]);
});
