import {
  decodeOnce,
  defined,
  type MomentQuestion,
  type PosedQuestion,
  type QuestionMoment,
} from '@lusoria/core';
import { list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { loadWeights } from '../engine/index.ts';
import { isCard } from '../rules/cards.ts';
import { threeViewSchema } from '../rules/three/schema.ts';
import type { Call, ThreeView } from '../rules/three/types.ts';
import { skat } from '../rules/game.ts';
import { viewSchema } from '../rules/view.ts';
import { YOU } from './deal.ts';
import { auctionOf, clearlyWorse, discardsOf, gamesOf, isClear } from './grading.ts';
import type { Question } from './script.ts';
import {
  auctionSchema,
  choiceSchema,
  choiceStep,
  discardSchema,
  discardStep,
  type GradedChoice,
  gradedAuction,
} from './trainer.ts';

/** A decision of a real deal, graded by points. */
const sourceSchema = v.variant('decision', [
  v.strictObject({ decision: v.literal('bid'), deal: auctionSchema }),
  v.strictObject({ decision: v.literal('game'), deal: choiceSchema }),
  v.strictObject({ decision: v.literal('discard'), deal: discardSchema }),
]);
export type Source = v.InferOutput<typeof sourceSchema>;
type Decision = Source['decision'];

/** Names of the decisions as topics, beside the themes of puzzles. */
export const TOPICS = ['decide-bid', 'decide-game', 'decide-discard'] as const;
export type DecisionTopic = (typeof TOPICS)[number];

export function isDecision(key: string): key is DecisionTopic {
  return TOPICS.some((one) => one === key);
}

const message = v.strictObject({
  key: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** A decision as it is shown: what its asker sees, and the answers, which do not tell the right one. */
export interface ShownDecision {
  readonly view: ThreeView;
  readonly say: v.InferOutput<typeof message>;
  readonly choices: readonly v.InferOutput<typeof message>[];
}
export const shownDecisionSchema = schemaOf<ShownDecision>()(
  v.strictObject({ view: threeViewSchema, say: message, choices: list(message) }),
);
/** An answer to a decision: its index. */
export const choiceAnswerSchema = v.strictObject({ choice: v.number() });

/** The question that a source makes; null: it is none. */
export function decisionIn(raw: unknown): Question | null {
  const read = v.safeParse(sourceSchema, raw);
  if (!read.success) return null;
  try {
    return stepOf(read.output);
  } catch (error) {
    // Cards, calls or bids that the rules do not have.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

export function stepOf(source: Source): Question {
  switch (source.decision) {
    case 'bid':
      return gradedAuction(source.deal);
    case 'game':
      return choiceStep(source.deal);
    case 'discard':
      return discardStep(source.deal);
  }
}

export function poseDecision(raw: unknown): PosedQuestion | null {
  const step = decisionIn(raw);
  const begun = step?.begin;
  if (!step || !begun) return null;
  const view = skat.view(begun(), YOU);
  if (view.form !== 'three') return null;
  const { say, answers } = step;
  return {
    shown: { view, say, choices: answers.map(({ label }) => label) },
    answers: answers.map((_, choice) => ({ choice })),
    right: answers.flatMap(({ right }, i) => (right ? [i] : [])),
    solution: raw,
  };
}

/** What a seat bids, which game it declares, what it lays away, as far as one answer is clearly right. */
export function decisionsAt({ seat, view: raw, end }: QuestionMoment): readonly MomentQuestion[] {
  const view = decodeOnce(viewSchema, raw);
  if (view.form !== 'three' || view.place.kind !== 'plain') return [];
  const deal = dealIn(view, end === null ? null : decodeOnce(viewSchema, end), seat);
  if (!deal) return [];
  const graded = (key: Decision, grade: () => Source['deal'] | null): MomentQuestion => ({
    key: `decide-${key}`,
    async source() {
      await loadWeights();
      const found = grade();
      return found && { decision: key, deal: found };
    },
  });
  if (view.phase === 'auction') {
    const calls = view.calls.map(({ call }) => call);
    const next = view.asked === 'answer' ? view.bid : view.bid + 1;
    return [graded('bid', () => bidIn(deal, calls, (bid) => bid >= next))];
  }
  if ((view.phase !== 'skat' && view.phase !== 'discard') || !view.pickedUp) return [];
  return [
    graded('game', () => {
      const games = clearlyWorse(gamesOf(deal));
      return games && { ...deal, games: [...games] };
    }),
    graded('discard', () => {
      const found = discardsOf(deal);
      const discards = found && clearlyWorse(found.discards);
      return found && discards && { ...deal, game: found.game, discards: [...discards] };
    }),
  ];
}

/** The deal of a round, turned so that a seat has the first hand; null: its cards are not all known. */
function dealIn(
  { players }: ThreeView,
  end: v.InferOutput<typeof viewSchema> | null,
  seat: number,
): Pick<GradedChoice, 'from' | 'hands' | 'skat' | 'place'> | null {
  const at = players.indexOf(seat);
  const place = ([0, 1, 2] as const).find((one) => one === at);
  const deal = end?.end?.deal;
  if (place === undefined || !deal || !('skat' in deal)) return null;
  const hand = (by: number) => defined(deal.hands[defined(players[by % players.length])]).join(' ');
  const hands: [string, string, string] = [hand(place), hand(place + 1), hand(place + 2)];
  const isWhole = [...hands, deal.skat.join(' ')].join(' ').split(' ').filter(isCard).length === 32;
  return isWhole ? { from: 0, hands, skat: deal.skat.join(' '), place } : null;
}

function bidIn(
  deal: Pick<GradedChoice, 'from' | 'hands' | 'skat' | 'place'>,
  calls: readonly Call['call'][],
  offered: (bid: number) => boolean,
) {
  const found = auctionOf({ ...deal, calls: [...calls] }, offered);
  if (!found) return null;
  const worth = found.worth.filter(([value]) => isClear(found, value));
  const limit = found.limit === 0 ? 0 : worth.findLast(([value]) => value <= found.limit)?.[0];
  // Where no bid is clearly worth it, nothing is clearly right.
  return worth.length === 0 || limit === undefined ? null : { ...found, worth, limit };
}
