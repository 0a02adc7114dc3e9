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
import { dealerOf, emptyWorld, type World } from '../search/deals.ts';
import { likelihoodOf } from '../search/likelihood.ts';
import { type Source, sourceFrom } from '../search/source.ts';
import { given, say } from './files.ts';
import { type Moment, momentsIn } from './moments.ts';

const DEALT = 150;
const EVERY = 5;
const LEAST = 1e-12;

/** How much more the true layout weighs than others, as a logarithm. */
function gain({ known, truth }: Moment, source: Source): number {
  const { first, rest } = likelihoodOf(known);
  const weigh = (world: World): number => first(world) * rest(world);
  const deal = dealerOf(known);
  const own = weigh(truth);
  let all = own;
  for (let i = 0; i < DEALT; i += 1) {
    const other = emptyWorld();
    deal(other, source);
    all += weigh(other);
  }
  return Math.log(Math.max(own, LEAST)) - Math.log(Math.max(all / (DEALT + 1), LEAST));
}

const [file = '', games = '', start = '0'] = given();
const [count, from] = [Number(games), Number(start)];
if (!(count > 0) || !(from >= 0)) throw new Error('inference.ts RECORDS GAMES [FROM]');
const random = seeded('inference');
const moments = momentsIn({ file, from, count, every: EVERY }, random);
const source = sourceFrom(random);
for (const who of ['declarer', 'defender']) {
  const own = moments.filter(({ known }) => (known.me === 0) === (who === 'declarer'));
  if (own.length === 0) throw new Error(`no card of a ${who} was looked at in ${file}`);
  const sum = own.reduce((all, moment) => all + gain(moment, source), 0);
  say(`${who}: ${(sum / own.length).toFixed(3)} in ${String(own.length)} moments`);
}
