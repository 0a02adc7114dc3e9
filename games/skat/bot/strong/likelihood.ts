import { countOf } from '../solver/index.ts';
import { saidIn, fits } from './calls.ts';
import { fromGame, GAME_ORDER, KIND } from './canon.ts';
import { bestOfTwelve, strengthOf } from './hands.ts';
import type { Known } from './known.ts';
import { pointsIn } from './known.ts';
import type { World } from './deals.ts';
import { playsLikelihood } from './plays.ts';
import type { Likelihood } from './worlds.ts';

/** What is thought of whoever plays alone; `training/inference.ts` measures how well it fits records. */
interface Beliefs {
  /** From which strength on a hand is played, how sharp that is, and how often a weaker one is. */
  readonly from: number;
  readonly sharp: number;
  readonly weak: number;
  /** How much less is laid away what is worse by so much in strength, and how often something odd. */
  readonly laid: number;
  readonly oddlyLaid: number;
  /** How much a trump that was laid away speaks against it. */
  readonly trump: number;
}

/*
 * Few players see hands as this one does: it must not be too sure. With what fitted its own games best
 * the true cards of a declarer of another kind looked less likely than any others.
 */
const OF_TRUMPS: Beliefs = {
  from: -0.5,
  sharp: 2,
  weak: 0.13,
  laid: 4,
  oddlyLaid: 0.03,
  trump: 4.5,
};
const OF_NULL: Beliefs = {
  from: -2,
  sharp: 1,
  weak: 0.001,
  laid: 2.5,
  oddlyLaid: 0.02,
  trump: 0,
};
/** An open hand is shown by those who win with it. */
const OPEN_FROM = 1;

/** How likely what was bid, declared and laid away is in a world. */
export function likelihoodOf(known: Known): Likelihood {
  const { me, view, seats, held, played, game, skat } = known;
  const at = GAME_ORDER.indexOf(game);
  const said = saidIn(view);
  const places = seats.map((seat) => view.players.indexOf(seat));
  const others = [1, 2].filter((place) => held[place] === null);
  const asDeclarer = me === 0 || skat !== null ? null : declarationOf(known, places[0] ?? 0, at);
  const asPlayed = playsLikelihood(known);
  return (world) => {
    let chance = asPlayed(world);
    if (asDeclarer) chance *= asDeclarer(world);
    for (const place of others) {
      const words = said.get(seats[place] ?? -1);
      if (!words) continue;
      const hand = fromGame((world.hands[place] ?? 0) | (played[place] ?? 0), at);
      chance *= fits(hand, places[place] ?? 0, words, view);
    }
    return chance;
  };
}

function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function declarationOf(
  { layout, game, view, played }: Known,
  place: number,
  at: number,
): Likelihood {
  const kind = KIND[game];
  const beliefs = kind === 'null' ? OF_NULL : OF_TRUMPS;
  const isHand = view.contract?.hand ?? false;
  const from = (view.contract?.ouvert ?? false) ? OPEN_FROM : beliefs.from;
  return ({ hands, skat }: World) => {
    const ten = (hands[0] ?? 0) | (played[0] ?? 0);
    const points = isHand ? 6 : pointsIn(skat, layout);
    const strength = strengthOf(kind, ten, points, place);
    const chance = sigmoid(beliefs.sharp * (strength - from)) + beliefs.weak;
    if (isHand) return chance;
    const best = bestOfTwelve(fromGame(ten | skat, at), at, place).strength;
    const trumps = kind === 'null' ? 0 : countOf(skat & (-1 << layout.floor));
    const worse = beliefs.laid * Math.max(0, best - strength) + beliefs.trump * trumps;
    return chance * (beliefs.oddlyLaid + Math.exp(-worse));
  };
}
