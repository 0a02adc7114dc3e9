/**
 * Fits the strength of hands to deals that `solve-deals.ts` has solved:
 *
 *     node lab/skat/training/fit-hand-strength.ts FILE
 *
 * Every tenth line is held out to measure with. Writes `data/hand-strength.json`.
 */
import {
  findHandFeatures,
  HAND_WEIGHTS,
  handFeatures,
  MAX_HAND_FEATURES,
} from '@lusoria/skat/engine/evaluation/hand-features.ts';
import { GAME_KINDS, type GameKind } from '@lusoria/skat/engine/game-kind.ts';
import { layout, pointsIn } from '@lusoria/skat/engine/solver/index.ts';
import { args, print, rowsOf, writeData } from './files.ts';
import {
  fitLine,
  fitLogistic,
  logistic,
  rounded,
  scoreOf,
  type SparseSamples,
  toHundredths,
} from './fit.ts';

const DESCENT = { rounds: 24, rate: 0.25, initial: 1, shrink: 2e-5, decay: 2e-5 };

const [file = 'solved-deals.txt'] = args();
const rows = rowsOf(file);

interface Samples extends SparseSamples {
  readonly levels: Uint8Array;
}

function samplesOf(kind: GameKind): Samples {
  const own = rows.filter(([name]) => name === kind.slice(0, 1));
  const features = new Int32Array(own.length * MAX_HAND_FEATURES);
  const counts = new Uint8Array(own.length);
  const levels = new Uint8Array(own.length);
  const order = layout(kind === 'suit' ? 'clubs' : kind);
  for (const [i, [, hand, discards, leader, level]] of own.entries()) {
    const points = pointsIn(Number(discards) | 0, order);
    counts[i] = findHandFeatures(kind, Number(hand) | 0, points, (3 - Number(leader)) % 3);
    features.set(handFeatures, i * MAX_HAND_FEATURES);
    levels[i] = Number(level);
  }
  const hits = levels.map((level) => (level >= 2 ? 1 : 0));
  return { features, stride: MAX_HAND_FEATURES, counts, hits, levels };
}

const result: Record<string, unknown> = {};
for (const kind of GAME_KINDS) {
  const samples = samplesOf(kind);
  const { levels, hits } = samples;
  const all = Array.from(levels.keys());
  const heldOut = all.filter((i) => i % 10 === 0);
  const fitted = all.filter((i) => i % 10 !== 0);
  const weights = fitLogistic(samples, fitted, HAND_WEIGHTS[kind], 'fit', DESCENT);
  const scores = heldOut.map((i) => scoreOf(weights, samples, i));
  const won = heldOut.map((i) => hits[i] === 1);
  const rate = won.filter(Boolean).length / won.length;
  const loss = (probability: (i: number) => number): number =>
    won.reduce((sum, hit, i) => sum - Math.log(hit ? probability(i) : 1 - probability(i)), 0) /
    won.length;
  const lost = all.filter((i) => hits[i] === 0);
  const lines =
    kind === 'null'
      ? {}
      : {
          lostSchneider: fitLine(
            lost.map((i) => scoreOf(weights, samples, i)),
            lost.map((i) => levels[i] === 0),
          ).map(rounded),
        };
  print(
    `${kind}: ${all.length} deals, held out ${heldOut.length}, won ${rate.toFixed(3)}, ` +
      `log loss ${loss((i) => logistic(scores[i]!)).toFixed(4)} (constant ${loss(() => rate).toFixed(4)}), ` +
      `line ${fitLine(scores, won).map(rounded).join(' ')} ${JSON.stringify(lines)}`,
  );
  result[kind] = { ...lines, weights: toHundredths(weights) };
}
writeData('hand-strength', result);
