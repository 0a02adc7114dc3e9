import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { classification } from '../rules/game.ts';
import { anyOptions, playerNamed, playOut } from '../rules/testing/play-out.ts';
import { bySize, sizeOf } from './description.ts';

const ROUNDS = 20;

test('no description is larger than the true tree, with which all evidence agrees', () => {
  const larger: string[] = [];
  let described = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = seeded('simple', round);
    const options = { ...anyOptions(random, 3), description: 'tree' as const, classes: 0 };
    if (classification.admits?.(options, 3) !== null) continue;
    const levels = ['beginner', 'skilled', 'strong'].map((level) => `reasoner:${level}`);
    const players = ['sage:competitive', ...levels.slice(round % 2, (round % 2) + 2)].map(
      playerNamed,
    );
    const { end } = playOut({ options }, players, random);
    if (!end) throw new Error('not over');
    for (const one of end.described) {
      if (one?.what?.kind !== 'tree') continue;
      described += 1;
      const [said, truth] = [sizeOf(one.what.tree), sizeOf(end.tree)];
      if (said.classes > truth.classes) {
        larger.push(`round ${round}: ${JSON.stringify(said)} for ${JSON.stringify(truth)}`);
      }
    }
  }
  expect(described).toBeGreaterThan(ROUNDS);
  expect(larger).toEqual([]);
});

test('a tree is simpler with fewer classes, then with fewer questions', () => {
  const sizes = [
    { classes: 4, questions: 2 },
    { classes: 3, questions: 2 },
    { classes: 4, questions: 1 },
  ];
  expect(sizes.toSorted(bySize)).toEqual([
    { classes: 3, questions: 2 },
    { classes: 4, questions: 1 },
    { classes: 4, questions: 2 },
  ]);
});
