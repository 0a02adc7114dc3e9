import { type Budget, seeded } from '@lusoria/core';
import { claim, double } from '../engine/heuristic/proposals.ts';
import { situationIn } from '../engine/heuristic/situation.ts';
import { strong } from '../engine/search/index.ts';
import { playableNow } from '../rules/accepts.ts';
import type { Action } from '../rules/actions.ts';
import { type Card, kindOf, pipsOf } from '../rules/cards.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import { judgeCall } from './auction-review.ts';
import { type ChoiceEstimate, estimateChoice } from './choice-estimate.ts';
import { adviseDeclaration, adviseHandOrSkat } from './declaration-review.ts';
import { declarationIn, rate } from './rated-games.ts';
import { estimateByRollouts, type RolloutEstimate } from './rollouts.ts';
import type { Estimation } from './estimation.ts';
import type { Advice, Hint, Nudge, Progress } from './types.ts';

/** A hint that grows more certain. */
export interface HintUnderWay extends Progress {
  soFar(): Hint;
}

/** The time after which a hint is given (milliseconds). */
const ENOUGH_MS = 2600;
/** The time after which it is given even if it is only a guess. */
const LATEST_MS = 10_000;

/**
 * A hint as soon as it may be believed and some seconds are over, or everything is evaluated.
 *
 * @param elapsed milliseconds since it was asked for
 */
export function hintInTime(
  view: View,
  elapsed: () => number,
  progress: (soFar: HintUnderWay) => void = () => undefined,
): Hint | null {
  const work = hinting(view);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    progress(next.value);
    const ms = elapsed();
    if (ms < ENOUGH_MS) continue;
    const hint = next.value.soFar();
    if (isBelieved(hint) || ms >= LATEST_MS) return hint;
  }
}

/** Whether a hint rests on enough layouts to be given. */
export function isBelieved({ reason }: Pick<Hint, 'reason'>): boolean {
  return reason.kind !== 'guess';
}

/**
 * A hint at once.
 *
 * @param budget the time to find it in; without it all layouts are evaluated
 */
export function hintFor(view: View, budget?: Budget): Hint | null {
  const work = hinting(view);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (budget && budget.left() <= 0) return next.value.soFar();
  }
}

/**
 * Finds a hint for a seat, with a reason that grows more certain: yields it after every layout of the
 * hidden cards. It sees the view and nothing else, and the view seeds the samples, so the same view has
 * the same hint. Null if there is nothing to do.
 */
export function* hinting(view: View): Generator<HintUnderWay, Hint | null> {
  const known = adviseAtOnce(view);
  if (known !== 'estimate') return known && nudged(view, known);
  if (view.form === 'two' || view.ramsch) {
    return yield* following(view, estimateByRollouts(view), adviseByScore);
  }
  return yield* following(view, estimateChoice(view), adviseByChance);
}

/** The hint of an estimation, after every layout. */
function* following<E>(
  view: View,
  estimation: Generator<Estimation<E>, E | null>,
  advise: (estimate: E) => Advice,
): Generator<HintUnderWay, Hint | null> {
  for (;;) {
    const next = estimation.next();
    if (next.done) return next.value && nudged(view, advise(next.value));
    const { layouts, of, estimate } = next.value;
    yield { done: layouts, of, soFar: () => nudged(view, advise(estimate())) };
  }
}

/** What to do where no cards are compared; null: nothing. */
function adviseAtOnce(view: View): Advice | 'estimate' | null {
  const { you, current, phase } = view;
  if (you === null || current !== you) return adviseByExperience(view);
  if (phase !== 'play') return adviseBeforePlay(view, you) ?? adviseByExperience(view);
  if (view.form === 'three' && !view.ramsch) {
    if (view.proposal) return adviseByExperience(view);
    const proposal = adviseProposal(view);
    if (proposal) return proposal;
  }
  const [only, ...others] = playableNow(view);
  if (only === undefined) return null;
  return others.length > 0
    ? 'estimate'
    : { action: { type: 'play', card: only }, reason: { kind: 'only' } };
}

const HEURISTIC: Advice['reason'] = { kind: 'heuristic' };

/** The strongest player's action, where nothing is compared. */
function adviseByExperience(view: View): Advice | null {
  const action = strong(null).choose(view, seeded('hint'));
  return action && { action, reason: HEURISTIC };
}

function adviseBeforePlay(view: View, you: number): Advice | null {
  if (view.form === 'two' || view.proposal) return null;
  switch (view.phase) {
    case 'auction':
      return adviseCall(view, you);
    case 'skat':
      return adviseGame(view, adviseHandOrSkat(view, you));
    case 'discard':
      return adviseGame(view, adviseDeclaration(view, you));
    default:
      return null;
  }
}

function adviseCall(view: ThreeView, you: number): Advice {
  const { bid, isWorth, limit, weighing } = judgeCall({ ...view, seat: you });
  const reason: Advice['reason'] = { kind: 'limit', limit, weighing };
  if (bid === null || !isWorth) return { action: { type: 'pass' }, reason };
  const action: Action = view.asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: bid };
  return { action, reason };
}

function adviseGame(view: ThreeView, action: Action | null): Advice | null {
  if (action?.type !== 'declare') return action && { action, reason: HEURISTIC };
  const game = rate(declarationIn(view, action));
  if (!game) return { action, reason: HEURISTIC };
  return { action, reason: { kind: 'game', winProbability: game.winProbability } };
}

function adviseProposal(view: ThreeView): Advice | null {
  const situation = situationIn(view);
  if (!situation) return null;
  const doubled = double(situation);
  if (doubled) return { action: doubled, reason: HEURISTIC };
  const action = claim(situation);
  if (action?.type !== 'claim') return null;
  return { action, reason: { kind: 'certain', level: action.level } };
}

/** With fewer layouts, or a wider interval, there is no number. */
const LAYOUTS_FOR_A_NUMBER = 24;
const WIDEST = 0.4;

function adviseByChance({ layouts, of, estimates }: ChoiceEstimate): Advice {
  const [best] = estimates;
  if (!best) throw new RangeError('no card to choose');
  if ((layouts < LAYOUTS_FOR_A_NUMBER && layouts < of) || best.high - best.low > WIDEST) {
    return adviseCard(best.card, { kind: 'guess', layouts });
  }
  const next = estimates.find(
    ({ card, winProbability }) =>
      card !== best.card &&
      Math.round(100 * winProbability) < Math.round(100 * best.winProbability),
  );
  return adviseCard(best.card, { kind: 'chance', layouts, estimate: best, next: next ?? null });
}

function adviseByScore({ layouts, of, estimates }: RolloutEstimate): Advice {
  const [best, ...others] = estimates;
  if (!best) throw new RangeError('no card to choose');
  if (layouts < LAYOUTS_FOR_A_NUMBER && layouts < of) {
    return adviseCard(best.card, { kind: 'guess', layouts });
  }
  const next = others.find(({ mean }) => Math.round(mean) < Math.round(best.mean));
  return adviseCard(best.card, { kind: 'score', layouts, estimate: best, next: next ?? null });
}

function adviseCard(card: Card, reason: Advice['reason']): Advice {
  return { action: { type: 'play', card }, reason };
}

function nudged(view: View, advice: Advice): Hint {
  return { ...advice, nudge: nudgeFor(view, advice) };
}

/** What to look at before a decision, which does not give away what is advised; null where there is no choice. */
function nudgeFor(view: View, { action, reason }: Advice): Nudge | null {
  if (reason.kind === 'only') return null;
  switch (action.type) {
    case 'play':
      return factsIn(view) ?? { kind: 'cards', card: action.card };
    case 'bid':
    case 'hold':
    case 'pass':
      return { kind: 'auction' };
    case 'declare':
    case 'push':
    case 'name':
      return { kind: 'declare' };
    default:
      return { kind: 'other' };
  }
}

/** What there is to see in a game with a declarer and trumps. */
function factsIn(view: View): Nudge | null {
  if (view.form === 'two' || view.declarer === null) return null;
  const situation = situationIn(view);
  if (!situation || situation.order === 'null') return null;
  const { best, order, unseen } = situation;
  if (best) {
    const points = pipsOf(view.trick.map(({ card }) => card));
    return { kind: 'trick', seat: best.seat, points };
  }
  return { kind: 'trumps', n: unseen.filter((card) => kindOf(card, order) === 'trump').length };
}
