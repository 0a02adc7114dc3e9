import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../rules/deck-of.ts';
import { classification } from '../rules/game.ts';
import { grammarOf } from '../rules/grammar/grammar.ts';
import { versionSpaceOf } from '../rules/inference/version-space.ts';
import { DEEP, playedRound, publicly } from '../rules/testing/public-round.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Options } from '../rules/types.ts';
import { informationGain, versionSpaceSizes } from './information.ts';

const read = (options: Partial<Options> = {}): Options => v.parse(optionsSchema, options);

describe('the sizes of the version space', () => {
  test('begin with the whole grammar, never grow, and end with what is left', () => {
    for (let index = 0; index < 25; index += 1) {
      const options = read(index % 2 === 0 ? {} : { verdict: 'reason' });
      const view = publicly(playedRound(options, seeded('truth', index)));
      const sizes = versionSpaceSizes(view);
      expect(sizes).toHaveLength(view.lays.length + 1);
      expect(sizes[0]).toBe(grammarOf(deckOf(options), options).size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(sizes.at(-1)).toBe(versionSpaceOf(view).consistent.length);
    }
  });

  test('are smaller where the verdict tells what was wrong', () => {
    const saved = Array.from({ length: 10 }, (_, index) => {
      const view = publicly(playedRound(read({ verdict: 'reason' }), seeded('told', index)));
      const untold = versionSpaceSizes({ ...view, options: read() });
      return versionSpaceSizes(view).map((told, at) => (untold[at] ?? 0) - told);
    }).flat();
    expect(Math.min(...saved)).toBe(0);
    expect(Math.max(...saved)).toBeGreaterThan(0);
  });

  test('are one before anything is laid', () => {
    const state = classification.init({ options: read(), seats: 3, first: 0 });
    expect(versionSpaceSizes(publicly(state))).toEqual([6622]);
  });

  test('come to none exactly where a wider grammar is needed', () => {
    const rounds = Array.from({ length: 12 }, (_, index) => {
      const options = read({ verdict: 'reason' });
      const view = publicly(playedRound(options, seeded('deep', index), DEEP));
      const { level } = versionSpaceOf(view).grammar;
      return { isOutside: versionSpaceSizes(view).at(-1) === 0, level };
    });
    expect(rounds.filter(({ isOutside }) => isOutside).length).toBeGreaterThan(3);
    expect(rounds.filter(({ isOutside, level }) => isOutside !== level > 1)).toEqual([]);
  });
});

test('information is gained in bits', () => {
  expect(informationGain(6622, 6622)).toBe(0);
  expect(informationGain(64, 8)).toBe(3);
  expect(informationGain(5, 0)).toBe(0);
});
