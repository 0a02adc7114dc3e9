/**
 * Whether ten cards are worth as much before the skat is seen as they turn out to be worth with it:
 *
 *     node lab/skat/bench/worth-before-skat.ts HANDS SKATS
 *
 * Random hands worth −50 to 60 points, each with so many random skats, valued as the player does before it declares. Prints by
 * what they were worth before the mean of the difference, with its 95 % interval, and the spread of single skats.
 */
import { seeded } from '@lusoria/core';
import { drawnHand } from './drawn-hands.ts';
import { interval } from './opponent/seatings.ts';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import { evaluateDeclarations } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '@lusoria/skat/engine/evaluation/evaluate-hand.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { args, print } from '../training/files.ts';

await loadWeights();

const MIN_WORTH = -50;
/** Upper bounds of the classes. */
const CLASSES = [-30, -10, 10, 30, 60];

const [hands = '', skats = ''] = args();
if (!(Number(hands) > 0) || !(Number(skats) > 1)) {
  throw new Error('worth-before-skat.ts HANDS SKATS');
}
const random = fastRandom(seeded('worth'));

const rows: { readonly before: number; readonly after: number; readonly spread: number }[] = [];
while (rows.length < Number(hands)) {
  const { ten, seen } = drawnHand(random);
  const before = evaluateHand(ten, seen).withSkat.expectedValue;
  if (before < MIN_WORTH || before >= 60) continue;
  const values = Array.from({ length: Number(skats) }, () => {
    const twelve = ten | drawCards(~ten, 2, random);
    const { best } = evaluateDeclarations(twelve, seen);
    return best?.expectedValue ?? 0;
  });
  const after = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - after) ** 2, 0);
  rows.push({ before, after, spread: Math.sqrt(squares / (values.length - 1)) });
}
function printClass(name: string, found: typeof rows): void {
  const spread = found.reduce((sum, one) => sum + one.spread, 0) / found.length;
  const change = interval(found.map(({ before, after }) => after - before));
  print(`${name}: ${found.length} hands, after less before ${change}, spread ${spread.toFixed(0)}`);
}

printClass('all', rows);
for (const [i, to] of CLASSES.entries()) {
  const from = CLASSES[i - 1] ?? MIN_WORTH;
  printClass(
    `${from} to ${to}`,
    rows.filter(({ before }) => before >= from && before < to),
  );
}
