import { defined } from '@lusoria/core';
import { playNewcomers } from '@lusoria/core/newcomers';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { manifest } from '../manifest.ts';

const options = game.options({ deck: 'is' });

/*
 * More people, and the other games, in lab/bench/newcomers.ts. The mean of so few has an interval of about 9 to each side.
 */
test.each(['pupil:30', 'pupil:60', 'pupil:85', 'uniform'])(
  'newcomers who play as %s win 40 to 60 in 100 against the level that they reach in ten rounds',
  async (as) => {
    const { levels } = manifest;
    if (!options.ok) throw new Error('no options');
    const { rate, level } = await playNewcomers({
      game,
      options: options.value,
      levels,
      seats: 3,
      as,
      people: 12,
      rounds: 10,
      measured: 10,
    });
    expect(level).toBeLessThan(levels.length - 1);
    expect(rate).toBeGreaterThan(40);
    expect(rate).toBeLessThan(60);
  },
);

test('a game has bots for every level', () => {
  for (const level of manifest.levels)
    expect(defined(game.bot(level), level).choose).toBeTypeOf('function');
});
