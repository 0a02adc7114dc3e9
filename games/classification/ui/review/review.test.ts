import { classification, optionsSchema, toldIn, type View } from '@lusoria/classification';
import { playRound, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moments, trueLetters } from './review.ts';

/** A round played at random to its end. */
function over(): View {
  const random = seeded('review');
  const options = v.parse(optionsSchema, { description: 'none', tree: 'drawn', pass: true });
  const anything = { choose: classification.sampleAction };
  const { state } = playRound(classification, {
    setup: { options, seats: 3, first: 0 },
    bots: [anything, anything, anything],
    chance: random,
    random,
  });
  return classification.view(state, 1);
}

const view = over();

test('a round is gone through from the first card to the last lay', () => {
  const all = moments(view);
  expect(all.length).toBe(view.lays.length + 1);
  expect(all[0]?.classes.map(({ cards }) => cards.length)).toEqual([1]);
  expect(all.at(-1)?.classes).toEqual(view.classes);
  expect(moments({ ...view, end: null })).toEqual([]);
});

test('the faults are open, and right lays have none', () => {
  const judged = moments(view).flatMap(({ lay, fault }) =>
    lay ? [{ right: lay.right, fault }] : [],
  );
  expect(judged.filter(({ right, fault }) => (fault === null) !== right)).toEqual([]);
});

test('a class on the table has one letter', () => {
  const letters = trueLetters(view);
  const each = view.classes.map(({ cards }) => new Set(cards.map((card) => letters[card])).size);
  expect(new Set(each)).toEqual(new Set([1]));
});

test('every moment leaves as many versionSpaceSizes as there were, or fewer', () => {
  const told = toldIn(view);
  expect(told.length).toBe(moments(view).length);
  const known = told.flatMap((one) => (one ? [one] : []));
  expect(known.length).toBeGreaterThan(0);
  expect(known.filter(({ before, after, bits }) => before < after || bits < 0)).toEqual([]);
  expect(known[0]?.bits).toBe(0);
});
