import { type Decision, defined, playRound, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { classification, faultOf, partitionUnder } from '../index.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, State, View } from '../rules/types.ts';
import { playerNamed } from '../rules/testing/play-out.ts';
import { layHint } from './hint.ts';

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
  const hint = layHint(view);
  if (!hint) return [];
  const partition = partitionUnder(defined(state.tree ?? undefined), options);
  const isRight = faultOf(partition, view.classes, [hint.card], hint.to) === null;
  return [{ view, hint, isRight }];
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
