import type { GameName } from '../../rules/cards.ts';
import { peerPolicy, playPolicy } from '../policies/play-policy.ts';
import type { BidModel } from './auction-history.ts';

/*
 * The other players are unknown: they may bid and play by rules of thumb, or search as this player does, bid boldly
 * and often have several cards to choose from. The likelihood of a player's actions in a deal is the sum over the
 * models, by share.
 */

/** A way in which people bid and play. */
export interface PlayerModel {
  /** The prior probability; 1 for all models together. */
  readonly share: number;
  readonly bids: BidModel;
  /** The weights of the policy that chooses cards. */
  readonly policy: (game: GameName) => Float64Array;
  /** The share of cards that do not follow the weights. */
  readonly noise: number;
}

/** Chosen with training/measure-inference.ts, data/README.md. */
export const PLAYER_MODELS: readonly PlayerModel[] = [
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
