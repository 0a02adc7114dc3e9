import hand from '../data/hand-strength.json' with { type: 'json' };
import win from '../data/win-probability.json' with { type: 'json' };
import { fittedWeights } from '../fitted-weights.ts';

/*
 * The weights of hand evaluation; small enough to be there at once. data/README.md tells where they come from.
 */

/** Logits; fitted: training/fit-hand-strength.ts. */
export const HAND_STRENGTH = fittedWeights({
  suit: hand.suit.weights,
  grand: hand.grand.weights,
  null: hand.null.weights,
});

/** The logit of losing in schneider: its base, and its slope over the strength; fitted with it. */
export const LOST_SCHNEIDER = { suit: hand.suit.lostSchneider, grand: hand.grand.lostSchneider };

/** Logistic models; fitted: training/fit-win-probability.ts. */
export const WIN_PROBABILITY = win;
