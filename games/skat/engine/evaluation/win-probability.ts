import type { ThreeView } from '../../rules/three/types.ts';
import hand from '../data/hand-strength.json' with { type: 'json' };
import models from '../data/win-probability.json' with { type: 'json' };

/*
 * Logistic models (fitted: lab/skat/training/fit-win-probability.ts, data/README.md). Every number in the data is a
 * logit, or a factor of one.
 */

/** The logit of losing in schneider: its base, and its slope over the strength. */
const LOST_SCHNEIDER = { suit: hand.suit.lostSchneider, grand: hand.grand.lostSchneider };

/** The kinds of games that have models of their own. */
export const MODELS = ['suit', 'grand', 'null', 'ouvert'] as const;
export type Model = (typeof MODELS)[number];

/** The others' highest bid: 0 none, 1 up to 20, 2 higher. Their good hands cost games. */
export type AuctionContext = 0 | 1 | 2;

/** The auction context of a seat. */
export function auctionContextOf(seen: Pick<ThreeView, 'calls' | 'you'>): AuctionContext {
  return auctionContextFor(othersHighestBid(seen));
}

/** The auction context where the others have bid so high; 0: nothing. */
export function auctionContextFor(highest: number): AuctionContext {
  return highest === 0 ? 0 : highest <= 20 ? 1 : 2;
}

/** The highest bid that others have made or held; 0: none. */
export function othersHighestBid({ calls, you }: Pick<ThreeView, 'calls' | 'you'>): number {
  let bid = 0;
  let high = 0;
  for (const { seat, call } of calls) {
    if (typeof call === 'number') bid = call;
    if (call !== 'pass' && seat !== you) high = bid;
  }
  return high;
}

/** The inputs of a model. */
export interface WinInputs {
  /** The logit of winning with open cards: `handStrength`. */
  readonly strength: number;
  readonly context: AuctionContext;
  /** 0 for forehand, 1 and 2 for middlehand and rearhand. */
  readonly position: number;
  /** The number of trumps; 0 in null. */
  readonly trumps: number;
  readonly isHand: boolean;
  /** The shift of the logit by rollouts; 0 without. */
  readonly shift: number;
}

const FEWEST = 4;
const TRUMP_COUNTS = 5;

/** The index of the weight of a number of trumps. */
export function trumpIndex(model: Model, trumps: number): number {
  return Math.max(0, Math.min(TRUMP_COUNTS - 1, model === 'suit' ? trumps - FEWEST : trumps));
}

/**
 * The probability to win at the table. The strength is that of play with open cards; what becomes of it
 * among players with hidden cards was fitted to games.
 */
export function winProbability(
  model: Model,
  { strength, context, position, trumps, isHand, shift }: WinInputs,
): number {
  const weights = models[model];
  const score =
    weights.base +
    weights.slope * strength +
    weights.auction[context]! +
    weights.positions[position]! +
    weights.trumps[trumpIndex(model, trumps)]! +
    (isHand ? weights.hand : 0) +
    shift;
  return 1 / (1 + Math.exp(-score));
}

/** The probability that a game that is won is won in schneider. */
export function schneiderProbability(model: 'suit' | 'grand', strength: number): number {
  return logistic(models.schneider[model], strength);
}

/** The probability that a game that is lost is lost in schneider. */
export function lostSchneiderProbability(model: 'suit' | 'grand', strength: number): number {
  return logistic(LOST_SCHNEIDER[model], strength);
}

/** The logistic function of a line: its height at 0, and its slope. */
function logistic(line: readonly number[], at: number): number {
  return 1 / (1 + Math.exp(-(line[0]! + line[1]! * at)));
}

/** No probability is taken to be more certain than this. */
const MAX_PROBABILITY = 0.997;

/** The logit of a probability, within bounds. */
export function logit(probability: number): number {
  const bounded = Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));
  return Math.log(bounded / (1 - bounded));
}

/** The shift of the logit of winning by the win rate of rollouts. */
export function rolloutShift(
  model: 'suit' | 'grand' | 'null',
  score: number,
  winRate: number,
): number {
  const [base, before, rollouts] = models.rollouts[model];
  return base! + (before! - 1) * score + rollouts! * logit(winRate);
}
