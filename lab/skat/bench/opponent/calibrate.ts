/**
 * Lets the opponent with a real auction play against itself: how often it declares, what it believed, what came.
 *
 *     node lab/skat/bench/opponent/calibrate.ts [DEALS] [FROM] [LEAST]
 *
 * A line of JSON for each declared game, and in the end the share of declared games a chair.
 */
import { playDeal } from '@lusoria/skat/engine/testing/deal.ts';
import { args, print } from '../../training/files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { Outcome } from './auction.ts';
import { BIDDING } from './bidding.ts';
import { opponent } from './player.ts';

await loadWeights();
const [deals = '100', from = '0', least = String(BIDDING.least)] = args();

const outcomes: Outcome[] = [];
let declared = 0;
const player = opponent({ ...BIDDING, least: Number(least) }, (one) => {
  outcomes.push(one);
});
for (let i = Number(from); i < Number(from) + Number(deals); i += 1) {
  outcomes.length = 0;
  const { state } = playDeal([player, player, player], 'opponent', i);
  const [outcome] = outcomes;
  if (!outcome) continue;
  declared += 1;
  const won = state.form === 'three' && state.end?.result.kind === 'game' && state.end.result.won;
  print(JSON.stringify({ deal: i, ...outcome, won }));
}
print(
  `declared ${((100 * declared) / (3 * Number(deals))).toFixed(1)} % a chair in ${deals} deals`,
);
