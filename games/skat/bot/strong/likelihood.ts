import { countOf } from '../solver/index.ts';
import { saidIn, fits } from './calls.ts';
import { fromGame, GAME_ORDER, inGame, KIND } from './canon.ts';
import { bestOfTwelve, strengthOf } from './hands.ts';
import type { Known } from './known.ts';
import { pointsIn } from './known.ts';
import type { World } from './deals.ts';
import { playsLikelihood } from './plays.ts';
import type { Likelihood } from './worlds.ts';

/** A hand that wins every second time with open cards is played so often, and how sharp that is. */
const PLAYED_AT = -0.5;
const PLAYED = 1;
/** How much less is laid away what is worse by so much in strength. */
const LAID = 2.5;
const LEAST_LAID = 0.02;
/** How much a game that looks better, but was not named, speaks against a hand. */
const OTHER = 0.5;
/** What other games need to be as good, for their values. */
const HANDICAP = { grand: -1.2, suit: 0, null: 1.5 };

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
  const isHand = view.contract?.hand ?? false;
  const isOpen = view.contract?.ouvert ?? false;
  return ({ hands, skat }: World) => {
    const ten = (hands[0] ?? 0) | (played[0] ?? 0);
    const points = isHand ? 6 : pointsIn(skat, layout);
    const strength = strengthOf(kind, ten, points, place);
    const dare = isOpen ? 1 : kind === 'null' ? -2 : PLAYED_AT;
    let chance = sigmoid(PLAYED * (strength - dare)) + 1e-4;
    if (chance < 0.02) return chance * LEAST_LAID;
    const hand = fromGame(ten, at);
    for (const [other, name] of GAME_ORDER.entries()) {
      if (other === at) continue;
      const rival =
        strengthOf(KIND[name], inGame(hand, other), points, place) + HANDICAP[KIND[name]];
      const own = strength + HANDICAP[kind];
      if (rival > own) chance *= Math.exp(-OTHER * Math.min(4, rival - own));
    }
    if (isHand) return chance;
    const best = bestOfTwelve(hand | fromGame(skat, at), at, place).strength;
    const trumps = kind === 'null' ? 0 : countOf(skat & (-1 << layout.floor));
    return chance * (LEAST_LAID + Math.exp(-LAID * Math.max(0, best - strength) - 2 * trumps));
  };
}
