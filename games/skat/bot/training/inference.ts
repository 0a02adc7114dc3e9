/**
 * How well the strong player tells from what it sees where the cards lie:
 *
 *     node games/skat/bot/training/inference.ts RECORDS GAMES [FROM]
 *
 * Takes so many records from one on. Now and then, before a card is played, layouts that agree with the
 * view are dealt, and the player weighs them and the true one. Printed is the mean logarithm of how many
 * times more the true one weighs than they do on average: 0 says nothing is known, less that what is
 * believed misleads. The numbers in `strong/likelihood.ts`, `calls.ts` and `plays.ts` were chosen with it.
 */
import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { skat } from '../../game.ts';
import { eventsOf, readRecords } from '../../notation/index.ts';
import { optionsSchema, type State } from '../../types.ts';
import { maskOf } from '../solver/index.ts';
import { dealerOf, emptyWorld, type World } from '../strong/deals.ts';
import { type Known, knownIn } from '../strong/known.ts';
import { likelihoodOf } from '../strong/likelihood.ts';
import { type Source, sourceFrom } from '../strong/source.ts';
import { given, read, say } from './files.ts';

const DEALT = 150;
/** One of so many cards is looked at. */
const EVERY = 5;
const LEAST = 1e-12;

const [file = '', games = '', from = '0'] = given();
const [count, start] = [Number(games), Number(from)];
if (!(count > 0) || !(start >= 0)) throw new Error('inference.ts RECORDS GAMES [FROM]');
const options = v.parse(optionsSchema, {});
const random = seeded('inference');

interface Sum {
  gained: number;
  count: number;
}

const sums: Readonly<Record<'declarer' | 'defender', Sum>> = {
  declarer: { gained: 0, count: 0 },
  defender: { gained: 0, count: 0 },
};

function truth(state: State, { seats, layout }: Known): World | null {
  if (state.form !== 'three') return null;
  const hands = seats.map((seat) => maskOf(state.hands[seat] ?? [], layout));
  return { hands: Int32Array.from(hands), skat: maskOf(state.skat, layout) };
}

/** How much more the true layout weighs than others, as a logarithm. */
function gain(known: Known, world: World, source: Source): number {
  const weigh = likelihoodOf(known);
  const deal = dealerOf(known);
  const own = weigh(world);
  let all = own;
  for (let i = 0; i < DEALT; i += 1) {
    const other = emptyWorld();
    deal(other, source);
    all += weigh(other);
  }
  return Math.log(Math.max(own, LEAST)) - Math.log(Math.max(all / (DEALT + 1), LEAST));
}

function look(state: State, seat: number): void {
  const view = skat.view(state, seat);
  const known = view.form === 'three' && !view.open ? knownIn(view) : null;
  const world = known && truth(state, known);
  if (!known || !world || known.game === 'null' || random.int(EVERY) > 0) return;
  const sum = sums[known.me === 0 ? 'declarer' : 'defender'];
  sum.gained += gain(known, world, sourceFrom(random));
  sum.count += 1;
}

const lines = read(file)
  .split('\n')
  .slice(start, start + count);
for (const item of readRecords(lines.join('\n'))) {
  const events = item.ok ? eventsOf(item.record) : null;
  let state: State = skat.init({ options, seats: 3, first: 0 });
  for (const event of events ?? []) {
    if (event.type === 'played') look(state, event.seat);
    state = skat.evolve(state, event);
  }
}
for (const [who, sum] of Object.entries(sums)) {
  if (sum.count === 0) throw new Error(`no card of a ${who} was looked at in ${file}`);
  say(`${who}: ${(sum.gained / sum.count).toFixed(3)} in ${String(sum.count)} moments`);
}
