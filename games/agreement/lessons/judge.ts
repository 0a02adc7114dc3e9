import { list } from '@lusoria/core/schema';
import { type Cell, CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { type Deck, formOf, readingsOf } from '../rules/deck.ts';
import { cellsToMatch, isRight, judge as judgeCard } from '../rules/judge.ts';
import type { Action, State, Verdict } from '../rules/types.ts';

const cell = v.picklist(CELLS);

/** A remark on an error: a wrong card of the learner's, or a right one that was challenged. */
export const remarkSchema = v.strictObject({
  kind: v.picklist(['own', 'challenged']),
  form: v.string(),
  as: cell,
  verdict: v.strictObject({ reads: v.boolean(), shares: v.picklist([0, 1, 2, 3]) }),
  readings: list(cell),
  /** Cells of the card below. */
  on: list(cell),
});
export type Remark = v.InferOutput<typeof remarkSchema>;

/** The fault of an action, by the rules themselves; null: none. */
export function judge(state: State, action: Action, deck: Deck): Remark | null {
  if (action.type === 'challenge') return challenged(state, deck);
  if (action.type !== 'lay' || action.as === null) return null;
  const on = cellsToMatch(deck, state.pile, state.options);
  const verdict = judgeCard(deck, action.card, action.as, on);
  if (isRight(verdict)) return null;
  return remark('own', { card: action.card, as: action.as, verdict, on }, deck);
}

function challenged({ pile, options }: State, deck: Deck): Remark | null {
  const top = pile.at(-1);
  if (!top || top.as === null || top.verdict === null || !isRight(top.verdict)) return null;
  const on = cellsToMatch(deck, pile.slice(0, -1), options);
  return remark('challenged', { card: top.card, as: top.as, verdict: top.verdict, on }, deck);
}

function remark(
  kind: Remark['kind'],
  {
    card,
    as,
    verdict,
    on,
  }: {
    readonly card: number;
    readonly as: Cell;
    readonly verdict: Verdict;
    readonly on: readonly Cell[];
  },
  deck: Deck,
): Remark {
  return { kind, form: formOf(deck, card), as, verdict, readings: readingsOf(deck, card), on };
}
