/**
 * Reliability of hints: `node lab/skat/bench/hints.ts`. Choices of recorded games are asked about
 * several times, each time with other layouts; what was recommended is judged by the review; and claims
 * that are recommended are played on by the solver.
 *
 *   --positions N   (60)
 *   --asks N        how often each is asked (5)
 *   --claims N      (1000)
 */
import { parseArgs } from 'node:util';
import { seeded } from '@lusoria/core';
import { claimsAt, judgeClaims } from './hint-claims.ts';
import { positions } from '@lusoria/skat/analysis/testing/positions.ts';
import { askedAbout, type Asked } from './hint-choices.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { quantile } from '../../quantile.ts';

await loadWeights();

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '60' },
    asks: { type: 'string', default: '5' },
    claims: { type: 'string', default: '1000' },
  },
});

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

const asked: Asked[] = [];
for (const position of positions(Number(values.positions), seeded('hints'))) {
  asked.push(askedAbout(position, Number(values.asks)));
}
const clear = asked.filter(({ gap }) => gap >= 0.1);
const answers = clear.flatMap(({ isFirst }) => isFirst);
const intervals = asked.flatMap(({ isWithin }) => isWithin);
console.table({
  'positions, clear ones': `${asked.length}, ${clear.length}`,
  'same answer when asked again': percent(
    asked.filter(({ isRepeated }) => isRepeated).length,
    asked.length,
  ),
  'first choice of other layouts, in clear positions': percent(
    answers.filter(Boolean).length,
    answers.length,
  ),
  'pooled number within an interval': percent(intervals.filter(Boolean).length, intervals.length),
  'width of an interval, median, in 100': (
    100 *
    quantile(
      asked.map(({ width }) => width),
      0.5,
    )
  ).toFixed(1),
  'recommended, then blamed': asked.filter(({ isBlamed }) => isBlamed).length,
  'recommended early, then blamed': asked.filter(({ isEarlyBlamed }) => isEarlyBlamed).length,
});
console.log(
  'Milliseconds of processor time; on a core that is busy with one other process it takes twice as long',
);
console.table(
  Object.fromEntries(
    (['first', 'last'] as const).map((which) => [
      `until the ${which} answer`,
      Object.fromEntries(
        [0.5, 0.95, 1].map((part) => [
          `${part * 100} %`,
          quantile(
            asked.map(({ times }) => times[which]),
            part,
          ).toFixed(0),
        ]),
      ),
    ]),
  ),
);
const claims = claimsAt(Number(values.claims));
console.table({ claims: claims.length, 'that lose a level': judgeClaims(claims) });
