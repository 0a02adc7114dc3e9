/**
 * The player as it is, which bids as its games have come home in a series, against one that does not, in series of 36 deals:
 *
 *     node lab/skat/bench/adapting/series.ts played|drawn KIND SERIES SUIT GRAND PASSING [FROM [SEED]]
 *
 * One against two of a kind, the same cards for both. What the games are worth in truth is reckoned as in `worth.ts`. Where cards are played they are so a second
 * time only if the auction comes to something else; where results are drawn, games are won with their true chance. Prints a
 * line a series, and in the end what adapting brings in points a deal.
 */
import { defined, type Random, seeded } from '@lusoria/core';
import { easeIn } from '@lusoria/skat/engine/evaluation/ease.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import { type OwnGames, placeAfter, type SeriesPlace } from '@lusoria/skat/rules/series.ts';
import * as three from '@lusoria/skat/rules/three/index.ts';
import { args, print } from '../../training/files.ts';
import { type Dealt, difference, interval, options } from '../opponent/seatings.ts';
import { AS_IT_IS, goOn, sittingOf, type Table } from './shifted.ts';
import { gain, threeOf, truthOf, worthOf } from './valued.ts';

await loadWeights();

const DEALS = 36;

const [how = '', kind = '', series = '', suit = '', grand = '', passing = ''] = args();
const [from = '0', seed = 'series'] = args().slice(6);
if (!['played', 'drawn'].includes(how) || !(Number(series) > 0) || passing === '') {
  throw new Error('series.ts played|drawn KIND SERIES SUIT GRAND PASSING [FROM [SEED]]');
}
const truth = truthOf(suit, grand, passing);
const plain = sittingOf(AS_IT_IS);
/** The same player; it is told of the deals before. */
const adapting = { ...plain, name: 'adapting' };

/** What a series has come to so far. */
interface Course {
  games: OwnGames;
  came: number;
  worth: number;
  differ: number;
}

const NONE = { played: 0, won: 0 };

function placeOf({ games }: Course, number: number, seat: number): SeriesPlace {
  const others = { suits: NONE, grands: NONE };
  const all = [0, 1, 2].map((one) => (one === seat ? games : others));
  return { ...placeAfter([], options, 3), number, games: all };
}

/** Whether the seat's game, if it plays one, is won. */
function isWon(table: Table, declared: Dealt, random: Random): boolean {
  if (how === 'drawn') {
    const { chance } = worthOf(threeOf(declared), table.seat, truth.shift);
    return random.int(1_000_000) < chance * 1_000_000;
  }
  const result = threeOf(goOn(table, plain, declared, 'over')).end?.result;
  return result?.kind === 'game' && result.won;
}

/** Plays a deal, and counts it. */
function proceedWith(course: Course, table: Table, number: number, random: Random): void {
  const start = (place: SeriesPlace): Dealt => ({
    state: three.init({ options, seats: 3, first: number % 3, place }),
    moves: '',
    turns: 0,
  });
  const before = goOn(table, plain, start(placeAfter([], options, 3)), 'play');
  const after = goOn(table, adapting, start(placeOf(course, number, table.seat)), 'play');
  if (after.moves !== before.moves) {
    course.differ += 1;
    course.worth += gain(threeOf(before), threeOf(after), table.seat, truth);
    if (how === 'played') {
      const [with_, without] = [after, before].map((one) =>
        difference(goOn(table, plain, one, 'over').state, (seat) => seat === table.seat),
      );
      course.came += defined(with_) - defined(without);
    }
  }
  const { declarer, contract } = threeOf(after);
  if (declarer !== table.seat || !contract || contract.game === 'null') return;
  const key = contract.game === 'grand' ? 'grands' : 'suits';
  const { played, won } = course.games[key];
  const more = isWon(table, after, random) ? 1 : 0;
  course.games = { ...course.games, [key]: { played: played + 1, won: won + more } };
}

const courses = Array.from({ length: Number(series) }, (_, i) => {
  const index = Number(from) + i;
  const seat = index % 3;
  const random = seeded(`${seed} results`, index);
  const course: Course = { games: { suits: NONE, grands: NONE }, came: 0, worth: 0, differ: 0 };
  for (let number = 0; number < DEALS; number += 1) {
    const deal = { seed, index: index * DEALS + number, chosen: new Map<string, Action>() };
    proceedWith(course, { deal, kind, seat }, number, random);
  }
  const ease = easeIn(placeOf(course, DEALS, seat), seat);
  print(JSON.stringify({ series: index, ...course, ease }));
  return { ...course, ease };
});
const mean = (of: (course: (typeof courses)[number]) => number): string =>
  interval(courses.map(of));
print(
  `against ${kind}, ${series} series, ${how}: worth ${mean(({ worth }) => worth / DEALS)}` +
    `${how === 'played' ? `, came ${mean(({ came }) => came / DEALS)}` : ''} points a deal, ` +
    `ease in the end ${mean(({ ease }) => ease)}, auctions that differ ${mean(({ differ }) => differ)}`,
);
