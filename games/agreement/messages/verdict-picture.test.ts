import { LANGUAGES, textOf } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import { CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { deckOf, formsAt, type Dispute, isRight, judge, optionsSchema } from '../index.ts';
import { loadAgreementMessages } from './index.ts';
import { adviceAfter, comparedFeatures, endedFor, verdictReason } from './verdict-picture.ts';

const MAX_WORDS = 14;
const deck = deckOf(v.parse(optionsSchema, { deck: 'ille' }));
const cardOf = (form: string) => deck.forms.indexOf(form);

function disputeOf(form: string, as: Dispute['as'], on: Dispute['as']): Dispute {
  const card = cardOf(form);
  const verdict = judge(deck, card, as, [on]);
  const upheld = !isRight(verdict);
  return { lay: 1, by: 0, seat: 1, card, as, verdict, upheld, looking: [], looked: [] };
}

const below = (as: Dispute['as']) => ({ no: 1, seat: 0, card: cardOf('illō'), as });

it('marks the feature that the form cannot have, with what it is instead', () => {
  const rows = comparedFeatures(
    deck,
    disputeOf('illīs', 'abl-sg-m', 'abl-sg-n'),
    below('abl-sg-n'),
  );
  expect(rows.map(({ same, instead, unfit }) => [same, instead, unfit])).toEqual([
    [true, null, false],
    [true, 'pl', false],
    [false, null, false],
  ]);
});

it('marks what is the same where everything is, and what differs where too much does', () => {
  const all = comparedFeatures(deck, disputeOf('illō', 'abl-sg-m', 'abl-sg-m'), below('abl-sg-m'));
  expect(all.map(({ unfit }) => unfit)).toEqual([true, true, true]);
  const one = comparedFeatures(deck, disputeOf('illō', 'abl-sg-m', 'dat-pl-m'), below('dat-pl-m'));
  expect(one.map(({ unfit }) => unfit)).toEqual([true, true, false]);
});

it('compares with the reading of the start card on which the verdict rests', () => {
  const card = cardOf('illīs');
  const dispute = { ...disputeOf('illō', 'abl-sg-m', 'abl-pl-m'), upheld: false };
  const rows = comparedFeatures(deck, dispute, { no: 0, seat: null, card, as: null });
  expect(rows.filter(({ same }) => same)).toHaveLength(2);
});

it('ends well or badly for those who had a part in it, and for nobody else', () => {
  const upheld = disputeOf('illīs', 'abl-sg-m', 'abl-sg-n');
  expect([0, 1, 2, null].map((you) => endedFor(upheld, you))).toEqual([
    'well',
    'badly',
    null,
    null,
  ]);
  const rejected = { ...upheld, upheld: false };
  expect([0, 1].map((you) => endedFor(rejected, you))).toEqual(['badly', 'well']);
});

describe.each(LANGUAGES)('%s', async (language) => {
  const t = await loadAgreementMessages(language);
  const disputes = ['ille', 'illī', 'illīs'].flatMap((form) =>
    CELLS.flatMap((as) => CELLS.map((on) => disputeOf(form, as, on))),
  );

  test('the reason has at most 14 words, and is a sentence', () => {
    const texts = new Set(disputes.map((one) => textOf(verdictReason(t, deck, one))));
    expect([...texts].filter((text) => text.split(/\s+/u).length > MAX_WORDS)).toEqual([]);
    const flaws = sentenceFlaws([...texts], language);
    expect(flaws.filter((flaw) => !flaw.startsWith('no sentence'))).toEqual([]);
  });

  test('the advice names a form that is in the table', () => {
    const wrong = disputes.filter((one) => !one.verdict.reads);
    const isTold = (one: Dispute) =>
      adviceAfter(t, deck, one).some(
        (part) => typeof part !== 'string' && part.la === formsAt(deck, one.as).join(),
      );
    expect(wrong.filter((one) => !isTold(one))).toEqual([]);
  });
});
