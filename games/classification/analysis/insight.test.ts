import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionsSchema } from '../rules/schemas.ts';
import { DEEP, playedRound, publicly } from '../rules/testing/public-round.ts';
import { versionSpaceSizes } from './information.ts';
import { roundInsight } from './insight.ts';

const options = v.parse(optionsSchema, { verdict: 'reason' });

test('it names the lay after which one tree was left, otherwise the one that told most', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const view = publicly(playedRound(options, seeded('insight', seed)));
    const sizes = versionSpaceSizes(view);
    const { knowable, isSage, lays } = roundInsight(view, view.sage);
    expect(isSage).toBe(true);
    expect(lays.right).toBeLessThanOrEqual(lays.all);
    const first = sizes.indexOf(1);
    expect(knowable.kind === 'known' ? knowable.lay.no + 1 : -1).toBe(first);
    const told = knowable.kind === 'telling' ? knowable : null;
    expect(told && [sizes[told.lay.no], sizes[told.lay.no + 1]]).toEqual(
      told && [told.before, told.after],
    );
  }
});

test('a tree that is not counted is told as one', () => {
  const rounds = Array.from({ length: 8 }, (_, seed) =>
    publicly(playedRound(options, seeded('deep', seed), DEEP)),
  );
  for (const view of rounds) {
    const isOutside = versionSpaceSizes(view).at(-1) === 0;
    expect(roundInsight(view, 0).knowable.kind === 'outside').toBe(isOutside);
  }
});
