/**
 * Whether a game by hand is taken at the right moment:
 *
 *     node lab/skat/bench/hand-or-skat.ts HANDS SKATS
 *
 * Random hands with which playing is worth something, and by hand up to six points more than with the skat; each with so many
 * random skats, valued as the player does before it declares. Prints by how much the skat came out better than the game by hand,
 * with its 95 % interval: above nothing, a hand game has to look better by more than nothing before it is taken.
 */
import { seeded } from '@lusoria/core';
import { drawnHand } from './drawn-hands.ts';
import { interval } from './opponent/seatings.ts';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import { evaluateDeclarations } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '@lusoria/skat/engine/evaluation/evaluate-hand.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { args, print } from '../training/files.ts';

await loadWeights();

/** Points by which the game by hand looks better at most. */
const MARGIN = 6;

const [hands = '', skats = ''] = args();
if (!(Number(hands) > 0) || !(Number(skats) > 1)) throw new Error('hand-or-skat.ts HANDS SKATS');

const random = fastRandom(seeded('hand or skat'));

const better: number[] = [];
let seen = 0;
while (better.length < Number(hands)) {
  const { ten, seen: known } = drawnHand(random);
  // By the models alone first: most hands are far from the question.
  const quick = evaluateHand(ten, { ...known, rollouts: null });
  const guess = quick.byHand?.expectedValue ?? -Infinity;
  if (guess < LEVEL.full.passing || guess < quick.withSkat.expectedValue - 30) continue;
  const hand = evaluateHand(ten, known);
  const byHand = hand.byHand?.expectedValue ?? -Infinity;
  if (byHand <= LEVEL.full.passing) continue;
  seen += 1;
  const ahead = byHand - hand.withSkat.expectedValue;
  if (ahead <= 0 || ahead > MARGIN) continue;
  const values = Array.from({ length: Number(skats) }, () => {
    const { best } = evaluateDeclarations(ten | drawCards(~ten, 2, random), known);
    return best?.expectedValue ?? 0;
  });
  better.push(values.reduce((sum, one) => sum + one, 0) / values.length - byHand);
}
print(`${better.length} of ${seen} hands: the skat is better by ${interval(better)}`);
