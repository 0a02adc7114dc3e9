import type { Bot } from '@lusoria/core';
import { gameAt, grandCards, grandMask } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import { nextBid, plainContract } from '@lusoria/skat/rules/contract.ts';
import type { View } from '@lusoria/skat/rules/view.ts';
import { bestOutcome, type Correction, highestBid, type Outcome, outcomesOf } from './auction.ts';

/** Cards by plain sampled deals and the exact solver: no conclusions from what was bid or played but who cannot follow. */
const EFFORT = { ...LEVEL.club.fixed, sampled: 20, determinizations: 20 };
const cards = searchPlayer({ ...LEVEL.club, fixed: EFFORT, timed: EFFORT, grows: true });

const SAMPLES = { skats: 10, deals: 3, declared: 20 };

/** Bidding style of an opponent. */
export interface Bidding {
  readonly correction: Correction;
  /** The least points that playing has to bring. */
  readonly least: number;
}

/**
 * An opponent with a real auction, to measure players against: it bids by outcomes that it samples.
 *
 * @param declares is told each game that it declares
 */
export function opponent(
  { correction, least }: Bidding,
  declares?: (outcome: Outcome) => void,
): Bot<View, Action> {
  /** By hand and place: an auction asks about the same cards several times. */
  const highest = new Map<string, number>();
  return {
    load: loadWeights,
    choose(view, random, budget) {
      const { you, options } = view;
      if (you === null || view.form !== 'three' || view.proposal || view.current !== you) {
        return cards.choose(view, random, budget);
      }
      const mask = grandMask(view.hand);
      const position = view.players.indexOf(you);
      if (view.phase === 'auction') {
        const key = `${mask} ${position}`;
        const most =
          highest.get(key) ??
          highestBid(mask, position, options, { samples: SAMPLES, correction, least });
        highest.clear();
        highest.set(key, most);
        const isAnswer = view.asked === 'answer';
        const wanted = isAnswer ? view.bid : nextBid(view.bid, options);
        if (wanted === null || wanted > most) return { type: 'pass' };
        return isAnswer ? { type: 'hold' } : { type: 'bid', value: wanted };
      }
      if (view.phase === 'skat') return { type: 'pick-up' };
      if (view.phase !== 'discard') return cards.choose(view, random, budget);
      const outcomes = outcomesOf(mask, position, options, {
        deals: SAMPLES.declared,
        correction,
        random: fastRandom(random),
      });
      const best = bestOutcome(outcomes, view.bid);
      if (!best) return cards.choose(view, random, budget);
      declares?.(best);
      const contract = plainContract(gameAt(best.game));
      return { type: 'declare', contract, discards: grandCards(best.discards), instead: null };
    },
  };
}
