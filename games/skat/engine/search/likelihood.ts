import { declarationIn, findBeliefs, findLaid, numbers } from './beliefs.ts';
import { fits, saidIn } from './calls.ts';
import { fromGame, GAME_ORDER } from './canon.ts';
import beliefs from './data/beliefs.json' with { type: 'json' };
import type { World } from './deals.ts';
import { bestOfTwelve, strengthOf } from './hands.ts';
import type { Known } from './known.ts';
import { playsLikelihood } from './plays.ts';
import { weightsOf } from './weights.ts';
import type { Likelihood } from './worlds.ts';

const WEIGHTS = weightsOf({ ...beliefs, null: [] });

/**
 * How likely what was bid, declared, laid away and played is in a world, but for a factor: first what
 * the declarer's hand says, which is quickly found and tells most, then all the rest.
 */
export function likelihoodOf(known: Known): Likelihood {
  const rest = evidenceOf(known);
  if (known.me === 0 || known.skat !== null) return { first: () => 1, rest };
  const { played } = known;
  const declared = declarationIn(known);
  if (!declared) return { first: (world) => asNull(known, world), rest };
  const weights = WEIGHTS[declared.kind];
  const ten = ({ hands }: World): number => (hands[0] ?? 0) | (played[0] ?? 0);
  return {
    first(world) {
      const many = findBeliefs(declared, ten(world), world.skat);
      let sum = 0;
      for (let i = 0; i < many; i += 1) sum += weights[numbers[i] ?? 0] ?? 0;
      return Math.exp(sum);
    },
    rest(world) {
      const laid = weights[findLaid(declared, ten(world), world.skat)] ?? 0;
      return Math.exp(laid) * rest(world);
    },
  };
}

/** How likely what others have bid, and what all have played, is in a world. */
export function evidenceOf(known: Known): (world: World) => number {
  const { view, seats, held, played, game } = known;
  const at = GAME_ORDER.indexOf(game);
  const said = saidIn(view);
  const hands = [0, 1, 2].flatMap((place) => {
    if (place === known.me || held[place] !== null) return [];
    const seat = seats[place] ?? -1;
    const words = place === 0 ? undefined : said.get(seat);
    const seatPlace = view.players.indexOf(seat);
    const asPlayed = playsLikelihood(known, place);
    const chance = (hand: number): number => {
      const all = fromGame(hand | (played[place] ?? 0), at);
      return asPlayed(hand) * (words ? fits(all, seatPlace, words, view) : 1);
    };
    return [{ place, chance: remembering(chance) }];
  });
  return (world) =>
    hands.reduce((sum, { place, chance }) => sum * chance(world.hands[place] ?? 0), 1);
}

/** The same hand comes in many worlds. */
function remembering(chance: (hand: number) => number): (hand: number) => number {
  const known = new Map<number, number>();
  return (hand) => {
    const found = known.get(hand) ?? chance(hand);
    known.set(hand, found);
    return found;
  };
}

/*
 * Of null there are few games to learn from. From which strength on it is played, how sharp that is,
 * and how often a weaker hand is; an open hand is shown by those who win with it.
 */
const FROM = -2;
const OPEN_FROM = 1;
const WEAK = 0.001;
/** How much less is laid away what is worse by so much in strength, and how often something odd. */
const LAID = 2.5;
const ODDLY_LAID = 0.02;

function asNull({ view, seats, game, played }: Known, { hands, skat }: World): number {
  const at = GAME_ORDER.indexOf(game);
  const place = view.players.indexOf(seats[0] ?? 0);
  const ten = (hands[0] ?? 0) | (played[0] ?? 0);
  const strength = strengthOf('null', ten, 0, place);
  const from = (view.contract?.ouvert ?? false) ? OPEN_FROM : FROM;
  const chance = 1 / (1 + Math.exp(from - strength)) + WEAK;
  if (view.contract?.hand ?? false) return chance;
  const worse = bestOfTwelve(fromGame(ten | skat, at), at, place).strength - strength;
  return chance * (ODDLY_LAID + Math.exp(-LAID * Math.max(0, worse)));
}
