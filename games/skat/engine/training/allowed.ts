/**
 * Plays many deals with all options and the smallest samples, for two, three and four, and stops with
 * an error when a player of any level does what is not allowed, or nothing:
 *
 *     node games/skat/bot/training/allowed.ts [DEALS] [FROM]
 */
import { pick, seeded } from '@lusoria/core';
import { skat } from '../../rules/game.ts';
import { strongOf } from '../search/index.ts';
import { LEVEL, LEVELS } from '../search/levels.ts';
import { anyOptions, playDeal, type Player } from '../search/testing/deal.ts';
import { given, say } from './files.ts';

const SMALLEST = { dealt: 4, wanted: 1, tried: 1, playouts: 1, trials: 1 };
const players = LEVELS.map((name) => strongOf({ ...LEVEL[name], fixed: SMALLEST }));

const [deals = '20000', from = '0'] = given();
let actions = 0;
for (let i = Number(from); i < Number(from) + Number(deals); i += 1) {
  const random = seeded('allowed', i);
  const seats = 2 + random.int(3);
  const wild = random.int(2) === 0;
  const mixed = Array.from({ length: seats }, (): Player => {
    const player = pick(players, random);
    return {
      choose: (view, source) =>
        wild && source.int(12) === 0
          ? skat.sampleAction(view, source)
          : player.choose(view, source),
    };
  });
  actions += playDeal(mixed, 'allowed', i, anyOptions(random)).moments.length;
}
say(`${deals} deals, ${actions} actions, all allowed`);
