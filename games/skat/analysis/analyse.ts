import { defined } from '@lusoria/core';
import { certainLevel } from '../engine/heuristic/proposals.ts';
import { situationIn } from '../engine/heuristic/situation.ts';
import { createSolver, type Position, type Solver } from '../engine/solver/index.ts';
import { type Card, GAMES, pipsOf } from '../rules/cards.ts';
import { LEVELS, matadorsOf, plainContract, valueOf } from '../rules/contract.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import { reviewAuction } from './auction-review.ts';
import { estimateChoice } from './choice-estimate.ts';
import {
  type DealLayout,
  dealLayout,
  isWon,
  statesOf,
  targetOf,
  twelveOf,
  UNREACHABLE,
  viewBefore,
  winningTarget,
} from './deal-layout.ts';
import { reviewDeclarer } from './declaration-review.ts';
import { reviewScores, scoreWork } from './score-review.ts';
import type {
  Analysis,
  CardReview,
  ChoiceReview,
  ClaimReview,
  ExactGame,
  PlayReview,
  Progress,
} from './types.ts';

export interface AnalysisRequest {
  /** A deal that is over. */
  readonly view: View;
  /** For whom. */
  readonly seat: number;
}

/** Whether a deal can be analysed: one that is over. */
export function isAnalysable(view: View): boolean {
  return view.end !== null;
}

/**
 * Analyses a deal for one seat, a little at a time: it yields its progress, and the caller can stop at any
 * time. Null for a deal that cannot be analysed.
 *
 * @param solver a solver that is kept is faster: its transposition table stays true
 */
export function* analyse(
  { view, seat }: AnalysisRequest,
  solver: Solver = createSolver(),
): Generator<Progress, Analysis | null> {
  if (!isAnalysable(view)) return null;
  const layout = view.form === 'three' ? dealLayout(view) : null;
  const scored = view.form === 'two' || view.ramsch;
  const of = scored ? Math.max(1, scoreWork(view, seat)) : sizeOf(layout, seat);
  let done = 0;
  const counted = function* <T>(part: Generator<number, T>): Generator<Progress, T> {
    for (;;) {
      const next = part.next();
      if (next.done) return next.value;
      done += next.value;
      yield { done, of };
    }
  };
  yield { done, of };
  const auction = view.form === 'three' ? reviewAuction(view, seat) : null;
  if (!layout) {
    const scores = scored ? yield* counted(reviewScores(view, seat)) : [];
    return { ...NOTHING, seat, scores, auction };
  }
  const play = yield* counted(reviewPlay(layout, solver));
  const choices = yield* counted(reviewChoices(layout, seat));
  const isDeclarer = seat === layout.declarer;
  const declared = isDeclarer ? reviewDeclarer(layout) : null;
  const claim = isDeclarer ? reviewClaim(layout) : null;
  const exact = isDeclarer ? yield* counted(solveGames(layout, solver)) : [];
  return { seat, play, choices, scores: [], auction, declared, claim, exact };
}

/** The empty parts of an analysis of a deal without a declarer. */
const NOTHING = { play: null, choices: [], declared: null, claim: null, exact: [] };

function sizeOf(layout: DealLayout | null, seat: number): number {
  if (!layout) return 1;
  return layout.plays.length + workOf(layout, seat) + (seat === layout.declarer ? GAMES.length : 0);
}

/**
 * Compares every card of a deal with the best one, by double-dummy analysis. Yields 1 after each card.
 */
export function* reviewPlay(layout: DealLayout, solver: Solver): Generator<number, PlayReview> {
  const { contract, declarer, plays, view } = layout;
  const { game } = contract;
  const target = targetOf(layout);
  const states = statesOf(layout);
  const positionAt = (index: number): Position => ({
    game,
    declarer: view.players.indexOf(declarer),
    ...defined(states[index]),
  });
  const steps: CardReview[] = [];
  for (const [i, { trick, seat, card }] of plays.entries()) {
    const options = solver.moveValues(positionAt(i));
    const values = options.map(({ value }) => value);
    const isMaximum = (seat === declarer) !== (game === 'null');
    const before = isMaximum ? Math.max(...values) : Math.min(...values);
    const { value } = defined(options.find((one) => one.card === card));
    const won = isWon(game, value, target);
    const turned = won === isWon(game, before, target) ? null : won ? 'won' : 'lost';
    const lost = Math.abs(before - value);
    steps.push({ trick, seat, card, options, before, value, lost, turned });
    yield 1;
  }
  const start = steps[0]?.before ?? solver.value(positionAt(0));
  return { target, start, end: steps.at(-1)?.value ?? start, steps };
}

/** The work of a choice, by the number of the trick: early ones are most of it. */
const WORK = [40, 30, 12, 4];

/** The work of the choices of a seat. */
function workOf({ plays }: DealLayout, seat: number): number {
  return plays.reduce((sum, one) => sum + (one.seat === seat ? (WORK[one.trick] ?? 1) : 0), 0);
}

/**
 * Reviews the choices of a seat as they looked to it, with the estimates that a hint rests on; a card
 * without another is none. Yields the work that is done, in between.
 */
function* reviewChoices(
  layout: DealLayout,
  seat: number,
): Generator<number, readonly ChoiceReview[]> {
  const choices: ChoiceReview[] = [];
  for (const [step, { seat: by, card, trick }] of layout.plays.entries()) {
    if (by !== seat) continue;
    const work = WORK[trick] ?? 1;
    const found = yield* estimated(viewBefore(layout, seat, step), work);
    if (!found) continue;
    const { layouts, estimates } = found;
    choices.push({ step, layouts, estimates, avoidable: found.lossOf(card) });
  }
  return choices;
}

function* estimated(view: ThreeView, work: number) {
  const estimation = estimateChoice(view);
  let done = 0;
  for (;;) {
    const next = estimation.next();
    if (next.done) {
      yield work - done;
      return next.value;
    }
    const { layouts, of } = next.value;
    const part = (work * layouts) / of;
    yield part - done;
    done = part;
  }
}

/**
 * Reviews a claim that was accepted: it may have been below what was certain. Null where none was, and
 * where the declarer could not be sure of all tricks.
 */
function reviewClaim(layout: DealLayout): ClaimReview | null {
  const { view, declarer, plays } = layout;
  const result = view.end?.result;
  if (result?.kind !== 'game' || result.ending !== 'claimed') return null;
  // When the claim was made the declarer was to lead, if that was the time to make it.
  const seen = {
    ...viewBefore(layout, declarer, plays.length),
    current: view.tricks.at(-1)?.winner,
  };
  const situation = situationIn({
    ...seen,
    current: seen.current ?? view.first,
    trick: view.trick,
  });
  const certain = situation && certainLevel(situation);
  if (!certain) return null;
  const level = result.schwarz ? 'schwarz' : result.schneider ? 'schneider' : 'game';
  return LEVELS.indexOf(level) <= LEVELS.indexOf(certain) ? { level, certain } : null;
}

/**
 * Every game that the declarer could have declared, solved on the cards as they lay, and the discards
 * with which it is won. By hand the skat stays as it was. Yields 1 after each game.
 */
function* solveGames(layout: DealLayout, solver: Solver): Generator<number, readonly ExactGame[]> {
  const { view, contract, declarer, hands, discards } = layout;
  const { options, bid, players } = view;
  const twelve = twelveOf(layout);
  const player = players.indexOf(declarer);
  const found: ExactGame[] = [];
  for (const game of GAMES) {
    const plain = plainContract(game, contract.hand);
    const target = winningTarget(plain, twelve, bid, options);
    const wins = (discarded: readonly Card[]) => {
      const kept = twelve.filter((card) => !discarded.includes(card));
      const position = {
        game,
        hands: hands.map((hand, i) => (i === player ? kept : hand)),
        declarer: player,
        leader: 0,
        trick: [],
        points: pipsOf(discarded),
      };
      if (game === 'null') return isWon(game, solver.value(position), target);
      return solver.reaches(position, target);
    };
    // The real discards come first: no others are needed where these are good enough.
    const pairs = contract.hand ? [discards] : [discards, ...pairsOf(twelve)];
    const good = target === UNREACHABLE ? undefined : pairs.find(wins);
    const value = valueOf(plain, matadorsOf(twelve, game, options));
    const away = good && !contract.hand ? good : [];
    found.push({ game, wins: good !== undefined, value, discards: away });
    yield 1;
  }
  return found;
}

/** All pairs, those with most card points first. */
function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
  return pairs.toSorted((a, b) => pipsOf(b) - pipsOf(a));
}
