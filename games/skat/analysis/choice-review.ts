import { defined, type Random } from '@lusoria/core';
import type { Determinization } from '../engine/determinization.ts';
import { fastRandom } from '../engine/fast-random.ts';
import { importanceWeights } from '../engine/inference/importance-weights.ts';
import { type Knowledge, knowledgeIn } from '../engine/inference/knowledge.ts';
import { sampleDeterminizations } from '../engine/inference/sampling.ts';
import { cardsOf, pointsIn, type Position, type Solver } from '../engine/solver/index.ts';
import type { Card } from '../rules/cards.ts';
import { playableIn } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { type DealLayout, isWon, targetOf, viewBefore } from './deal-layout.ts';
import type { CardEstimate, ChoiceReview } from './types.ts';

/** By the number of cards in the hand: how many determinizations are solved. Later ones are cheaper. */
const DRAWN = [1, 60, 60, 60, 60, 60, 60, 50, 36, 20, 14];
const SAMPLED = 500;

/** By how much a card has to look worse to be blamed: in games won, and in card points. */
const GAMES_LESS = 0.04;
const POINTS_LESS = 3;
/** And by how many standard errors. */
const STANDARD_ERRORS = 1.5;
/** A card point, in games won. */
const POINT = 1 / 600;

/** A solved determinization: by card, whether its player's side wins, and the declarer's card points. */
interface Solved {
  readonly weight: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
}

/** What each card is worth, over determinizations that agree with all that a player has seen. */
export interface ChoiceEstimate {
  /** The best first. */
  readonly estimates: readonly CardEstimate[];
  /** In what a card looks clearly worse than the best one: games won, or card points only. */
  lossOf(card: Card): ChoiceReview['avoidable'];
}

/**
 * Estimates the cards that a view leaves, by double-dummy analysis of many determinizations. Yields the
 * part of the work that is done, after each.
 *
 * @param target the card points that the declarer needs
 * @param isLate whether to be content with the determinizations that were solved
 */
export function* estimateChoice(
  view: ThreeView,
  target: number,
  random: Random,
  solver: Solver,
  isLate: () => boolean = () => false,
): Generator<number, ChoiceEstimate | null> {
  const knowledge = knowledgeIn(view);
  if (!knowledge) return null;
  const size = { sampled: SAMPLED, drawn: defined(DRAWN[view.hand.length]) };
  const drawn = sampleDeterminizations(
    knowledge,
    importanceWeights(knowledge),
    size,
    fastRandom(random),
  );
  const isDeclarer = knowledge.me === 0;
  const solved: Solved[] = [];
  let cards: readonly Card[] = [];
  for (const { determinization, weight } of drawn) {
    if (solved.length > 0 && isLate()) break;
    const values = solver.moveValues(positionIn(knowledge, determinization));
    cards = values.map(({ card }) => card);
    const wins = values.map(({ value }) =>
      isWon(knowledge.game, value, target) === isDeclarer ? 1 : 0,
    );
    yield 1 / drawn.length;
    solved.push({ weight, wins, points: values.map(({ value }) => value) });
  }
  return choiceEstimate(knowledge, cards, solved);
}

function choiceEstimate(
  { me, game }: Knowledge,
  cards: readonly Card[],
  solved: readonly Solved[],
): ChoiceEstimate {
  const side = me === 0 ? 1 : -1;
  const weights = solved.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (one: Solved) => number) =>
    solved.reduce((sum, one) => sum + one.weight * of(one), 0) / Math.max(weights, 1e-9);
  const estimates = cards.map((card, i) => ({
    card,
    winProbability: mean(({ wins }) => defined(wins[i])),
    points: mean(({ points }) => defined(points[i])),
  }));
  const value = ({ winProbability, points }: CardEstimate) =>
    winProbability + (game === 'null' ? 0 : side * points * POINT);
  const sorted = estimates.toSorted((a, b) => value(b) - value(a));
  const best = cards.findIndex((card) => card === sorted[0]?.card);

  /** Whether the best card is better by so much on average, and by enough standard errors. */
  const isClear = (gap: (one: Solved) => number, least: number) => {
    const by = mean(gap);
    const variance = mean((one) => (gap(one) - by) ** 2);
    const error = Math.sqrt(variance / Math.max(1, solved.length));
    return by >= least && by >= STANDARD_ERRORS * error;
  };
  return {
    estimates: sorted,
    lossOf(card) {
      const i = cards.indexOf(card);
      if (i < 0 || i === best) return null;
      const gapIn = (values: readonly number[]) => defined(values[best]) - defined(values[i]);
      if (isClear(({ wins }) => gapIn(wins), GAMES_LESS)) return 'game';
      if (game === 'null') return null;
      return isClear(({ points }) => side * gapIn(points), POINTS_LESS) ? 'points' : null;
    },
  };
}

function positionIn(
  { game, layout, me, trick, points }: Knowledge,
  { hands, skat }: Determinization,
): Position {
  return {
    game,
    hands: [0, 1, 2].map((player) => cardsOf(defined(hands[player]), layout)),
    declarer: 0,
    leader: (me - trick.length + 3) % 3,
    trick: trick.map((bit) => defined(layout.cards[bit])),
    points: points + pointsIn(skat, layout),
  };
}

/** How much work a choice is, by the number of the trick: early ones are most of it. */
const WORK = [40, 30, 12, 4];

/** How much work the choices of a seat are. */
export function workOf({ plays }: DealLayout, seat: number): number {
  return plays.reduce((sum, one) => sum + (one.seat === seat ? (WORK[one.trick] ?? 1) : 0), 0);
}

/**
 * Reviews the choices of a seat as they looked to it; a card without another is none. Yields the work that
 * is done, in between.
 */
export function* reviewChoices(
  layout: DealLayout,
  seat: number,
  random: (step: number) => Random,
  solver: Solver,
): Generator<number, readonly ChoiceReview[]> {
  const target = targetOf(layout);
  const choices: ChoiceReview[] = [];
  for (const [step, { seat: by, card, trick }] of layout.plays.entries()) {
    if (by !== seat) continue;
    const work = WORK[trick] ?? 1;
    const view = viewBefore(layout, seat, step);
    if (playableIn(view).length === 1) {
      yield work;
      continue;
    }
    const estimation = estimateChoice(view, target, random(step), solver);
    let next = estimation.next();
    for (; !next.done; next = estimation.next()) yield work * next.value;
    const found = next.value;
    if (!found) continue;
    choices.push({ step, estimates: [...found.estimates], avoidable: found.lossOf(card) });
  }
  return choices;
}
