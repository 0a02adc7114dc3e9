/**
 * Measures the value of passing in recorded games, by auction context and by the expected value of playing:
 *
 *     node lab/skat/training/value-of-passing.ts RECORDS GAMES
 *
 * In Seeger-Fabian points, those of the passing seat less the mean of the others': the scale of expected values, and so of
 * `PASSING`.
 */
import { defined } from '@lusoria/core';
import * as v from 'valibot';
import { eventsOf, readRecords } from '@lusoria/skat/notation/index.ts';
import { nextBid } from '@lusoria/skat/rules/contract.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { planOfBid } from '@lusoria/skat/engine/bidding/bidding.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { ThreeView } from '@lusoria/skat/rules/three/types.ts';
import type { State } from '@lusoria/skat/rules/view.ts';
import {
  type AuctionContext,
  auctionContextOf,
} from '@lusoria/skat/engine/evaluation/win-probability.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { args, print, read } from './files.ts';

await loadWeights();

/** Lower bounds of the classes by expected value of playing. */
const WORTH = [Number.NEGATIVE_INFINITY, -60, -30, -15];

const options = v.parse(optionsSchema, {});

interface Passed {
  readonly seat: number;
  readonly context: AuctionContext;
  readonly worth: number;
}

function passedIn(view: ThreeView, seat: number): Passed | null {
  const bid = view.asked === 'answer' ? view.bid : nextBid(view.bid, options);
  // When forehand passes at the end nobody plays.
  if (bid === null || view.asked === 'take') return null;
  const context = auctionContextOf({ calls: view.calls, you: seat });
  const worth = planOfBid({ ...view, seat }, { bid, context, ease: 0 }, null).expectedValue;
  return { seat, context, worth };
}

const [file = '', games = ''] = args();
if (!(Number(games) > 0)) throw new Error('value-of-passing.ts RECORDS GAMES');
const came: { readonly passed: Passed; readonly points: number }[] = [];
for (const item of readRecords(read(file)).slice(0, Number(games))) {
  const events = item.ok ? eventsOf(item.record) : null;
  let state: State = skat.init({ options, seats: 3, first: 0 });
  const passes: Passed[] = [];
  for (const event of events ?? []) {
    if (event.type === 'passed' && state.form === 'three' && state.phase === 'auction') {
      const view = skat.view(state, event.seat);
      const passed = view.form === 'three' ? passedIn(view, event.seat) : null;
      if (passed) passes.push(passed);
    }
    state = skat.evolve(state, event);
  }
  if (state.form !== 'three' || !state.end) continue;
  const { points } = state.end;
  const all = points.reduce((sum, one) => sum + one, 0);
  for (const passed of passes) {
    const own = defined(points[passed.seat]);
    came.push({ passed, points: own - (all - own) / 2 });
  }
}
for (const context of [0, 1, 2]) {
  for (const [i, from] of WORTH.entries()) {
    const to = WORTH[i + 1] ?? Infinity;
    const found = came.filter(
      ({ passed }) => passed.context === context && passed.worth >= from && passed.worth < to,
    );
    const mean = found.reduce((sum, { points }) => sum + points, 0) / found.length;
    const squares = found.reduce((sum, { points }) => sum + (points - mean) ** 2, 0);
    const half = (1.96 * Math.sqrt(squares / (found.length - 1))) / Math.sqrt(found.length);
    print(
      `others ${context}, worth ${from} to ${to}: ${found.length} times, ${mean.toFixed(1)} ± ${half.toFixed(1)}`,
    );
  }
}
