import type { Determinization } from '../determinization.ts';
import { fromLayout, indexOf } from '../evaluation/grand-bitboard.ts';
import { bestDiscard, handStrength } from '../evaluation/hand-strength.ts';
import type { GameName } from '../../rules/cards.ts';
import { situationOf } from '../policies/play-features.ts';
import {
  type ObservedPlay,
  peerPolicy,
  playPolicy,
  playProbability,
} from '../policies/play-policy.ts';
import { weights as fitted } from '../weights.ts';
import { auctionHistory, auctionLikelihoods, type BidModel } from './auction-history.ts';
import {
  declaredGame,
  declarerFeatures,
  discardFeature,
  findDeclarerFeatures,
} from './declarer-features.ts';
import type { Knowledge } from './knowledge.ts';

/*
 * Inference: the likelihood of bids, declaration, discards and plays in a determinization (Buro, Long,
 * Furtak and Sturtevant 2009; Solinas, Rebstock and Buro 2019). The product is its importance weight.
 */

/** Importance weights up to a factor: the product of a part that is cheap and of the rest. */
export interface ImportanceWeights {
  readonly cheap: (determinization: Determinization) => number;
  readonly rest: (determinization: Determinization) => number;
}

/** All determinizations alike: no inference. */
export const UNIFORM: ImportanceWeights = { cheap: () => 1, rest: () => 1 };

/** The importance weights of a player: what the declarer's hand says, which tells most, is the cheap part. */
export function importanceWeights(knowledge: Knowledge): ImportanceWeights {
  const rest = evidence(knowledge);
  if (knowledge.me === 0 || knowledge.skat !== null) return { cheap: () => 1, rest };
  const { played } = knowledge;
  const declared = declaredGame(knowledge);
  if (!declared) return { cheap: (one) => nullLikelihood(knowledge, one), rest };
  const weights = fitted().declarerModel[declared.kind];
  const tenOf = ({ hands }: Determinization): number => hands[0]! | played[0]!;
  return {
    cheap(determinization) {
      const many = findDeclarerFeatures(declared, tenOf(determinization), determinization.skat);
      let sum = 0;
      for (let i = 0; i < many; i += 1) sum += weights[declarerFeatures[i]!]!;
      return Math.exp(sum);
    },
    rest(determinization) {
      const feature = discardFeature(declared, tenOf(determinization), determinization.skat);
      return Math.exp(weights[feature]!) * rest(determinization);
    },
  };
}

/**
 * A way in which people bid and play. The others are unknown: they may bid and play by rules of thumb, or search as this
 * player does, bid boldly and often have several cards to choose from. The likelihood of a player's actions in a deal is
 * the sum over the models, by share.
 */
interface PlayerModel {
  /** The prior probability; 1 for all models together. */
  readonly share: number;
  readonly bids: BidModel;
  /** The weights of the policy that chooses cards. */
  readonly policy: (game: GameName) => Float64Array;
  /** The share of cards that do not follow the weights. */
  readonly noise: number;
}

/** Chosen with training/measure-inference.ts, data/README.md. */
const PLAYER_MODELS: readonly PlayerModel[] = [
  {
    share: 0.5,
    bids: { half: -4.8, slope: 0.65, noise: 0.02, nullBonus: -7.3 },
    policy: playPolicy,
    noise: 0.03,
  },
  {
    share: 0.5,
    bids: { half: -5.2, slope: 1.2, noise: 0.005, nullBonus: -1.3 },
    policy: peerPolicy,
    noise: 0.1,
  },
];

/** The likelihood of the defenders' bids and of all cards played. */
export function evidence(knowledge: Knowledge): (determinization: Determinization) => number {
  const { view, seats, knownHands, played, game } = knowledge;
  const index = indexOf(game);
  const history = auctionHistory(view);
  const policies = PLAYER_MODELS.map(({ policy }) => policy(game));
  const bidding = { view, models: PLAYER_MODELS.map(({ bids }) => bids) };
  const factors = [0, 1, 2].flatMap((player) => {
    if (player === knowledge.me || knownHands[player] !== null) return [];
    const seat = seats[player]!;
    const auction = player === 0 ? undefined : history.get(seat);
    const position = view.players.indexOf(seat);
    const ofPlay = playLikelihood(knowledge, player);
    const likelihood = (hand: number): number => {
      const ten = fromLayout(hand | played[player]!, index);
      const ofBids = auction ? auctionLikelihoods(ten, position, auction, bidding) : null;
      return PLAYER_MODELS.reduce(
        (sum, { share, noise }, i) =>
          sum + share * (ofBids?.[i] ?? 1) * ofPlay(policies[i]!, noise, hand),
        0,
      );
    };
    return [{ player, likelihood: memoized(likelihood) }];
  });
  return ({ hands }) =>
    factors.reduce((product, { player, likelihood }) => product * likelihood(hands[player]!), 1);
}

interface HiddenPlay extends ObservedPlay {
  /** The cards that the player has played since, this one included. */
  readonly later: number;
}

/** The likelihood of the cards that a player has played by a model, given the hand that is left. */
function playLikelihood(
  { plays, played }: Knowledge,
  player: number,
): (weights: Float64Array, noise: number, hand: number) => number {
  const own = plays.filter((one) => one.player === player);
  let later = played[player]!;
  const hidden = own.map(({ context, card }): HiddenPlay => {
    const play = { context, situation: situationOf(context), card, later };
    later &= ~(1 << card);
    return play;
  });
  return (weights, noise, hand) => {
    let likelihood = 1;
    for (const play of hidden) {
      likelihood *= noise + (1 - noise) * playProbability(weights, play, hand | play.later);
    }
    return likelihood;
  };
}

/** The same hand comes in many determinizations. */
function memoized(likelihood: (hand: number) => number): (hand: number) => number {
  const known = new Map<number, number>();
  return (hand) => {
    const found = known.get(hand) ?? likelihood(hand);
    known.set(hand, found);
    return found;
  };
}

/*
 * Of null there are too few games to fit a model. Chosen with training/measure-inference.ts: the strength
 * (a logit) at which half of all hands are played, of open hands a higher one, and the probability of a
 * weaker hand.
 */
const HALF = -2;
const HALF_OUVERT = 1;
const WEAK = 0.001;
/** By how much a unit of strength makes a worse discard less likely, and the probability of any. */
const DISCARD_SLOPE = 2.5;
const ODD_DISCARD = 0.02;

function nullLikelihood(
  { view, seats, game, played }: Knowledge,
  { hands, skat }: Determinization,
): number {
  const index = indexOf(game);
  const position = view.players.indexOf(seats[0]!);
  const ten = hands[0]! | played[0]!;
  const strength = handStrength('null', ten, 0, position);
  const half = (view.contract?.ouvert ?? false) ? HALF_OUVERT : HALF;
  const likelihood = 1 / (1 + Math.exp(half - strength)) + WEAK;
  if (view.contract?.hand ?? false) return likelihood;
  const worse = bestDiscard(fromLayout(ten | skat, index), index, position).strength - strength;
  return likelihood * (ODD_DISCARD + Math.exp(-DISCARD_SLOPE * Math.max(0, worse)));
}
