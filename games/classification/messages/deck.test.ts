import { LANGUAGES } from '@lusoria/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckProblemText } from './deck.ts';
import { loadMessages } from './index.ts';

test.each(LANGUAGES)('a problem of a deck says where it is: %s', async (language) => {
  const t = await loadMessages(language);
  const params = { row: 5, card: 'fox', attribute: 'legs', value: 'six' };
  const told = deckProblemText(t, { code: 'unknown-value', params });
  for (const part of ['5', 'fox', 'legs', 'six']) expect(told).toContain(part);
  const at = 'cards.3.values.legs';
  const inJson = deckProblemText(t, {
    code: 'missing-value',
    params: { at, card: 'fox', attribute: 'legs' },
  });
  expect(inJson).not.toContain(at);
  expect(deckProblemText(t, { code: 'unknown-key', params: { at } })).toContain(at);
  expect(deckProblemText(t, { code: 'empty', params: { row: 1, column: 6 } })).toMatch(/1.*6/u);
});

test.each(LANGUAGES)('another card is told by its row or id: %s', async (language) => {
  const t = await loadMessages(language);
  const other = deckProblemText(t, {
    code: 'doubled-id',
    params: { row: 9, card: 'a', other: '#8 (hen)' },
  });
  expect(other).toMatch(/9.*8 \(hen\)/u);
  expect(other).not.toContain('#');
  const same = { at: 'cards.9', card: 'a', other: 'cards.3 (hen)' };
  const inJson = deckProblemText(t, { code: 'doubled-card', params: same });
  expect(inJson).not.toContain('cards.3');
  // The format of tables has no such field.
  expect(inJson).toContain('alike: true');
  const { at: _, ...place } = same;
  const inTable = deckProblemText(t, { code: 'doubled-card', params: { ...place, row: 9 } });
  expect(inTable).not.toContain('alike');
});

test.each(LANGUAGES)(
  'a problem is said in one line, whatever the file holds: %s',
  async (language) => {
    const t = await loadMessages(language);
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('x\ny', 'a\r\nb', '\t', '{', '\u2028'),
    );
    const params = fc.record({ at: text, card: text, attribute: text, found: text, other: text });
    fc.assert(
      fc.property(
        fc.constantFrom('control', 'doubled-id', 'unknown-key'),
        params,
        (code, given) => {
          expect(deckProblemText(t, { code, params: given })).not.toMatch(/[\n\r\t\u2028]/u);
        },
      ),
    );
  },
);
