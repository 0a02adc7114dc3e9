/**
 * What it brings to bid on another least expected value (`BID_THRESHOLDS` in engine/search/levels.ts), on the same deals:
 *
 *     node games/skat/bench/opponent/compare-thresholds.ts THRESHOLD DEALS [FROM [opponent|self [SEED]]]
 *
 * Every deal in all six seatings, one against two and two against one. The others are the opponent with a real auction, or the
 * player as it is. A seating is played only where the auction comes to something else, and then with both thresholds. Prints
 * a line of JSON a deal, and in the end the differences in points a game (Seeger and Fabian), with 95 % intervals.
 */
import { createHash } from 'node:crypto';
import { type Bot, defined, draw, randomFrom, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { args, print } from '../../engine/training/files.ts';
import { searchPlayer } from '../../engine/search/index.ts';
import { LEVEL } from '../../engine/search/levels.ts';
import { loadWeights } from '../../engine/weights.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { State, View } from '../../rules/view.ts';
import { BIDDING } from './bidding.ts';
import { opponent } from './player.ts';

await loadWeights();

/** The auction at full effort, the cards with less, so that there are many deals: as in training/play-games.ts. */
const EFFORT = { ...LEVEL.full.fixed, sampled: 2000, determinizations: 16, rollouts: 2 };

const [threshold = '', deals = '', from = '0', against = 'opponent', seed = 'labE'] = args();
if (!(Number(deals) > 0) || !['opponent', 'self'].includes(against)) {
  throw new Error('compare-thresholds.ts THRESHOLD DEALS [FROM [opponent|self [SEED]]]');
}

const options = v.parse(optionsSchema, {});

/** Who sits at the table: `other` is whom they play against. */
type Who = 'asItIs' | 'changed' | 'other';
type Player = Bot<View, Action>;

const least = Number(threshold);
const asItIs = searchPlayer({ ...LEVEL.full, fixed: EFFORT });
const changed = searchPlayer({
  ...LEVEL.full,
  fixed: EFFORT,
  bidThresholds: { 0: least, 1: least, 2: least },
});
// An opponent remembers what the hand is worth that it was asked about last, so there is one a seat.
const others = [0, 1, 2].map(() => opponent(BIDDING));

function playerOf(who: Who, seat: number): Player {
  if (who === 'changed') return changed;
  return (who === 'other' && against === 'opponent' ? others[seat] : null) ?? asItIs;
}

interface Table {
  readonly deal: number;
  readonly seats: readonly Who[];
  /** What was chosen in the auction and after it, by what had happened, seat and player. */
  readonly chosen: Map<string, Action>;
}

interface Dealt {
  readonly state: State;
  readonly events: readonly Event[];
  readonly turns: number;
}

/** Goes on until the cards are played, or to the end. */
function proceed({ deal, seats, chosen }: Table, start: Dealt, until: 'play' | 'over'): Dealt {
  const chance = seeded(`${seed} chance`, deal);
  const events = [...start.events];
  let { state, turns } = start;
  for (;;) {
    const turn = skat.turn(state);
    const isPlay = state.form === 'three' && state.phase === 'play';
    if (turn.kind === 'over' || (until === 'play' && isPlay)) return { state, events, turns };
    let made: readonly Event[];
    if (turn.kind === 'chance') {
      made = skat.chance(state, draw(turn.request, chance));
    } else {
      const seat = defined(turn.must[0]);
      // With cards in play the threshold says nothing.
      const who = isPlay && seats[seat] === 'changed' ? 'asItIs' : defined(seats[seat]);
      const key = isPlay ? '' : `${JSON.stringify(events)} ${seat} ${who}`;
      const hash = createHash('sha256').update(`${seed} ${deal} ${turns} ${seat}`).digest();
      const action =
        chosen.get(key) ??
        playerOf(who, seat).choose(skat.view(state, seat), randomFrom(hash), undefined);
      if (!action) throw new Error('a player does nothing');
      if (key !== '') chosen.set(key, action);
      const decided = skat.decide(state, seat, action);
      if (!decided.ok) throw new Error('what a bot does is legal');
      made = decided.value;
    }
    events.push(...made);
    state = made.reduce(skat.evolve, state);
    turns += 1;
  }
}

/** Points of those who are compared less the others', both as means of their seats. */
function difference(state: State, seats: readonly Who[]): number {
  const points = (state.form === 'three' ? state.end?.points : null) ?? [];
  const mean = (isOther: boolean): number => {
    const own = points.filter((_, seat) => (seats[seat] === 'other') === isOther);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  return mean(false) - mean(true);
}

/** What the change brings in a seating; `alone` is the seat of the side that has one. */
function gain(deal: number, alone: number, isAgainstTwo: boolean, chosen: Table['chosen']): number {
  const seatsOf = (who: Who): readonly Who[] =>
    [0, 1, 2].map((seat) => ((seat === alone) === isAgainstTwo ? who : 'other'));
  const dealt = skat.init({ options, seats: 3, first: deal % 3 });
  const begin = { state: dealt, events: [], turns: 0 };
  const declaredBy = (who: Who): { readonly table: Table; readonly declared: Dealt } => {
    const table = { deal, seats: seatsOf(who), chosen };
    return { table, declared: proceed(table, begin, 'play') };
  };
  const [before, after] = [declaredBy('asItIs'), declaredBy('changed')];
  if (JSON.stringify(before.declared.events) === JSON.stringify(after.declared.events)) return 0;
  const comesTo = ({ table, declared }: typeof before): number =>
    difference(proceed(table, declared, 'over').state, table.seats);
  return comesTo(after) - comesTo(before);
}

function interval(values: readonly number[]): string {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
  return `${mean.toFixed(2)} ± ${half.toFixed(2)}`;
}

const rows: { readonly one: number; readonly two: number }[] = [];
for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const chosen = new Map<string, Action>();
  const gainOf = (isAgainstTwo: boolean): number =>
    [0, 1, 2].reduce((sum, alone) => sum + gain(deal, alone, isAgainstTwo, chosen) / 3, 0);
  const [one, two] = [gainOf(true), gainOf(false)];
  rows.push({ one, two });
  print(JSON.stringify({ deal, one, two }));
}
print(
  `threshold ${threshold}: one against two ${interval(rows.map(({ one }) => one))}, two against one ` +
    `${interval(rows.map(({ two }) => two))}, both ${interval(rows.map(({ one, two }) => (one + two) / 2))}`,
);
