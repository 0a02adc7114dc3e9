import { defined, seeded } from '@lusoria/core';
import { heuristicAction } from '../engine/heuristic/three.ts';
import { chooseForTwo } from '../engine/two.ts';
import { playableNow } from '../rules/accepts.ts';
import type { Action } from '../rules/actions.ts';
import type { Card } from '../rules/cards.ts';
import { skat } from '../rules/game.ts';
import type { State, View } from '../rules/view.ts';
import { meanInterval } from './interval.ts';
import type { Estimation } from './estimation.ts';
import type { ScoreEstimate } from './types.ts';

/** The number of layouts played out. */
const LAYOUTS = 160;
/** The least difference at which a card is an error, in points, and in standard errors. */
const POINTS_LESS = 4;
const STANDARD_ERRORS = 2;

/** The estimates of a choice so far, in ramsch and in the game for two. */
export interface RolloutEstimate {
  readonly layouts: number;
  readonly of: number;
  /** The best first. */
  readonly estimates: readonly ScoreEstimate[];
  /** Whether a card looks clearly worse than the best one. */
  isWorse(card: Card): boolean;
}

/**
 * Estimates cards where there are no two sides to solve for, or cards that nobody has seen: each is played
 * in layouts that agree with the view, and the heuristic players go on to the end. The result is
 * the player's score, compared with the others. The view alone seeds the samples. Yields after every
 * layout; null if there is no choice.
 */
export function* estimateByRollouts(
  view: View,
): Generator<Estimation<RolloutEstimate>, RolloutEstimate | null> {
  // However the hand is sorted, the same cards come in the same order.
  const cards = playableNow(view).toSorted();
  const { you } = view;
  if (you === null || cards.length < 2) return null;
  const random = seeded(seedOf(view));
  const scores = cards.map((): number[] => []);
  const summary = () => summaryOf(cards, scores);
  for (let layouts = 1; layouts <= LAYOUTS; layouts += 1) {
    const state = skat.resampleState(view, random);
    for (const [i, card] of cards.entries()) {
      scores[i]?.push(scoreOf(playedOut(after(state, you, { type: 'play', card }), layouts), you));
    }
    yield { layouts, of: LAYOUTS, estimate: summary };
  }
  return summary();
}

function seedOf(view: View): string {
  const cards =
    view.form === 'two'
      ? view.rows
      : [view.hand.toSorted(), view.skat?.toSorted(), view.pushedCards];
  return JSON.stringify(['playouts', view.you, cards, view.tricks, view.trick]);
}

function after(state: State, seat: number, action: Action): State {
  const decided = skat.decide(state, seat, action);
  if (!decided.ok) throw new Error(decided.rejection.code);
  return decided.value.reduce(skat.evolve, state);
}

/** The deal at its end, played by the heuristic players. */
function playedOut(start: State, index: number): State {
  const random = seeded('playout', index);
  let state = start;
  while (!state.end) {
    const seat = defined(state.current ?? undefined, 'a player');
    const view = skat.view(state, seat);
    const action = view.form === 'two' ? chooseForTwo(view, random) : heuristicAction(view);
    state = after(state, seat, defined(action ?? undefined, 'an action'));
  }
  return state;
}

/** The player's score, less the mean of the others'. */
function scoreOf({ end }: State, you: number): number {
  const { points } = defined(end, 'the end of a deal');
  const others = points.filter((_, seat) => seat !== you);
  const sum = others.reduce((all, one) => all + one, 0);
  return defined(points[you]) - sum / Math.max(1, others.length);
}

function summaryOf(
  cards: readonly Card[],
  scores: readonly (readonly number[])[],
): RolloutEstimate {
  const all = cards.map((card, i): ScoreEstimate => {
    const { mean, low, high } = meanInterval(defined(scores[i]));
    return { card, mean, low, high };
  });
  const estimates = all.toSorted((a, b) => b.mean - a.mean);
  const best = defined(estimates[0]);
  const scoresOf = (card: Card) => defined(scores[cards.indexOf(card)]);
  return {
    layouts: defined(scores[0]).length,
    of: LAYOUTS,
    estimates,
    isWorse(card) {
      const own = scoresOf(card);
      const gap = meanInterval(scoresOf(best.card).map((score, i) => score - defined(own[i])));
      return gap.mean >= POINTS_LESS && gap.mean >= STANDARD_ERRORS * gap.error;
    },
  };
}
