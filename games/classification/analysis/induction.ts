import { defined } from '@lusoria/core';
import { binaryEntropy, candidatesFor } from '../engine/candidates.ts';
import { layChance } from '../engine/confidence.ts';
import { posteriorOf } from '../engine/posterior.ts';
import { limitsOf } from '../engine/reasoner.ts';
import type { Action, View } from '../rules/types.ts';
import { toldIn } from './information.ts';

/** A decision, with the probability that the player stated for its being right. */
export interface InductionDecision {
  readonly view: View;
  readonly action: Action;
  readonly stated: number | null;
  readonly ms: number;
}

/** What came of a decision. */
export type InductionStep =
  | {
      readonly kind: 'lay';
      readonly right: boolean;
      readonly stated: number | null;
      readonly ms: number;
      readonly cards: readonly number[];
      readonly class: number | null;
      /** Probability that it was right, and the information of its verdict expected from that (bits). */
      readonly chance: number;
      readonly expected: number;
      /** The most that was to be expected of any lay that was considered. */
      readonly best: number;
      /** Trees still possible before it and after; null where the tree is outside the grammar that is counted. */
      readonly before: number | null;
      readonly after: number | null;
    }
  | {
      readonly kind: 'description';
      readonly right: boolean;
      readonly stated: number | null;
      readonly ms: number;
    };

/**
 * Reviews a round that a player has played.
 *
 * @param decisions those of this player, in order
 * @param end the view of the round when it is over
 */
export function reviewInduction(
  decisions: readonly InductionDecision[],
  end: View,
): readonly InductionStep[] {
  const told = toldIn(end);
  return decisions.flatMap(({ view, action, stated, ms }): readonly InductionStep[] => {
    if (action.type === 'lay') {
      const { no, right, cards, class: to } = defined(end.lays[view.lays.length], 'the lay');
      const posterior = posteriorOf(view, limitsOf('strong'));
      const table = view.classes.map((one) => defined(one.cards[0], 'a card of a class'));
      const chance = layChance(posterior, action, view);
      const expected = binaryEntropy(chance);
      const others = candidatesFor(posterior, view.hand, table).map((one) => one.informationGain);
      const moment = told[no + 1] ?? null;
      return [
        {
          kind: 'lay',
          right: right === true,
          stated,
          ms,
          cards,
          class: to,
          chance,
          expected,
          best: Math.max(expected, ...others),
          before: moment?.before ?? null,
          after: moment?.after ?? null,
        },
      ];
    }
    if (action.type !== 'describe') return [];
    const described = defined(end.end, 'the end').described[defined(view.you, 'a seat')];
    return [{ kind: 'description', right: described?.right === true, stated, ms }];
  });
}
