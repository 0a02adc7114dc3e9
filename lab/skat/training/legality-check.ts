/**
 * Checks that players of every level do only what is legal: plays many deals with random options and the
 * least effort, for two, three and four; an illegal action, or none, is an error.
 *
 *     node lab/skat/training/legality-check.ts [DEALS] [FROM]
 */
import { pick, seeded } from '@lusoria/core';
import { skat } from '@lusoria/skat/rules/game.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL, LEVELS } from '@lusoria/skat/engine/search/levels.ts';
import { anyOptions, playDeal, type Player } from '@lusoria/skat/engine/testing/deal.ts';
import { args, print } from './files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

await loadWeights();

const LEAST = {
  ...LEVEL.full.fixed,
  sampled: 4,
  determinizations: 1,
  discardDeals: 1,
  rollouts: 1,
  bidRollouts: 1,
};
const players = LEVELS.map((name) => searchPlayer({ ...LEVEL[name], fixed: LEAST }));

const [deals = '20000', from = '0'] = args();
let actions = 0;
for (let i = Number(from); i < Number(from) + Number(deals); i += 1) {
  const random = seeded('allowed', i);
  const seats = 2 + random.int(3);
  const isWild = random.int(2) === 0;
  const mixed = Array.from({ length: seats }, (): Player => {
    const player = pick(players, random);
    return {
      choose: (view, source) =>
        isWild && source.int(12) === 0
          ? skat.sampleAction(view, source)
          : player.choose(view, source),
    };
  });
  actions += playDeal(mixed, 'allowed', i, anyOptions(random)).decisions.length;
}
print(`${deals} deals, ${actions} actions, all legal`);
