import { type Decision, defined, playRound, seeded } from '@lusoria/core';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hint } from './hint.ts';
import { classification, faultOf, partitionUnder } from './index.ts';
import { optionsSchema } from './rules/schemas.ts';
import type { Action, State, View } from './rules/types.ts';
import { playerNamed } from './rules/testing/play-out.ts';
import { layHint } from './analysis/hint.ts';

const SEEDS = [1, 2, 3, 4];

const options = v.parse(optionsSchema, { first: '2' });
const FOUND = SEEDS.flatMap((seed) => {
  const moments: Decision<State, Action, View>[] = [];
  playRound(classification, {
    setup: { options, seats: 3, first: 0, played: [] },
    bots: ['sage', 'reasoner:beginner', 'reasoner:beginner'].map(playerNamed),
    chance: seeded('hints', seed),
    random: seeded('hint players', seed),
    decided: (moment) => void moments.push(moment),
  });
  return moments;
}).flatMap(({ state, view }) => {
  const found = layHint(view);
  if (!found) return [];
  const partition = partitionUnder(defined(state.tree ?? undefined), options);
  const isRight = faultOf(partition, view.classes, [found.card], found.to) === null;
  return [{ view, hint: found, isRight }];
});

test('a hint can be followed; the sage gets none', () => {
  const refused = FOUND.filter(({ view, hint: { card, to } }) => {
    return classification.accepts(view, { type: 'lay', cards: [card], class: to }) !== null;
  });
  expect(refused).toEqual([]);
  expect(FOUND.filter(({ view }) => view.you === view.sage)).toEqual([]);
});

test('it is right when every possible division says so, and more often than not when most do', () => {
  const certain = FOUND.filter(({ hint }) => hint.right === hint.of);
  expect(certain.length).toBeGreaterThan(4);
  expect(certain.filter(({ isRight }) => !isRight)).toEqual([]);
  const likely = FOUND.filter(({ hint }) => hint.right * 2 > hint.of);
  expect(likely.filter(({ isRight }) => isRight).length).toBeGreaterThan(likely.length / 2);
});

test.each(LANGUAGES)('it speaks in sentences: %s', async (language) => {
  const hintOf = await hint(language);
  const texts = FOUND.flatMap(({ view }) => {
    const told = hintOf(view, { you: view.you, name: String, elapsed: () => 0 });
    return told ? [told.nudge ?? [], told.advice, told.reason] : [];
  });
  expect(sentenceFlaws([...new Set(texts.map(textOf))], language)).toEqual([]);
});
