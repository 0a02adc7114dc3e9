import { type Budget, seeded } from '@lusoria/core';
import { claim, double } from '../engine/heuristic/proposals.ts';
import { situationIn } from '../engine/heuristic/situation.ts';
import { strong } from '../engine/search/index.ts';
import type { Action } from '../rules/actions.ts';
import type { Card } from '../rules/cards.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import { judgeCall } from './auction-review.ts';
import { type ChoiceEstimate, estimateChoice } from './choice-estimate.ts';
import { adviseDeclaration, adviseHandOrSkat } from './declaration-review.ts';
import { declarationIn, rate } from './rated-games.ts';
import { choicesIn, estimateByRollouts, type RolloutEstimate } from './rollouts.ts';
import { nudgeFor } from './nudge.ts';
import type { Advice, Hint, Progress } from './types.ts';

/** A hint that grows more certain. */
export interface HintUnderWay extends Progress {
  soFar(): Hint;
}

/**
 * Finds a hint for a seat, with a reason that grows more certain: yields it after every layout of the
 * hidden cards. It sees the view and nothing else, and the view seeds the samples, so the same view has
 * the same hint. Null if there is nothing to do.
 */
export function* hinting(view: View): Generator<HintUnderWay, Hint | null> {
  const advising = advise(view);
  for (;;) {
    const next = advising.next();
    if (next.done) return next.value && nudged(next.value);
    const { soFar, ...progress } = next.value;
    yield { ...progress, soFar: () => nudged(soFar()) };
  }

  function nudged(advice: Advice): Hint {
    return { ...advice, nudge: nudgeFor(view, advice) };
  }
}

/** Advice that grows more certain. */
interface AdviceUnderWay extends Progress {
  soFar(): Advice;
}

function* advise(view: View): Generator<AdviceUnderWay, Advice | null> {
  if (view.you === null || view.phase !== 'play' || view.current !== view.you) {
    return beforePlay(view) ?? byExperience(view);
  }
  const [only, ...others] = choicesIn(view);
  if (view.form === 'two' || view.ramsch) {
    return only && others.length > 0 ? yield* byRollouts(view) : onlyCard(only);
  }
  if (view.proposal) return byExperience(view);
  const proposed = proposal(view);
  if (proposed) return proposed;
  if (others.length === 0) return onlyCard(only);
  const estimation = estimateChoice(view);
  for (;;) {
    const next = estimation.next();
    if (next.done) return next.value ? hintFrom(next.value) : byExperience(view);
    const { layouts, of, estimate } = next.value;
    yield {
      done: layouts,
      of,
      soFar: () => hintFrom(estimate()),
    };
  }
}

/** In ramsch and in the game for two. */
function* byRollouts(view: View): Generator<AdviceUnderWay, Advice | null> {
  const estimation = estimateByRollouts(view);
  for (;;) {
    const next = estimation.next();
    if (next.done) return next.value && scoreHint(next.value);
    const { layouts, of, estimate } = next.value;
    yield { done: layouts, of, soFar: () => scoreHint(estimate()) };
  }
}

function onlyCard(card: Card | undefined): Advice | null {
  return card === undefined ? null : { action: { type: 'play', card }, reason: { kind: 'only' } };
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

const HEURISTIC: Advice['reason'] = { kind: 'heuristic' };

/** The strongest player's action, where nothing is compared. */
function byExperience(view: View): Advice | null {
  const action = strong(null)?.choose(view, seeded('hint')) ?? null;
  return action && { action, reason: HEURISTIC };
}

function beforePlay(view: View): Advice | null {
  if (view.form === 'two') return null;
  const { you, current, phase, proposal: asked } = view;
  if (you === null || current !== you || asked) return null;
  switch (phase) {
    case 'auction':
      return callHint(view, you);
    case 'skat':
      return declareHint(view, adviseHandOrSkat(view, you));
    case 'discard':
      return declareHint(view, adviseDeclaration(view, you));
    default:
      return null;
  }
}

function callHint(view: ThreeView, you: number): Advice {
  const { bid, isWorth, limit, isClose } = judgeCall({ ...view, seat: you });
  const reason: Advice['reason'] = { kind: 'limit', limit, isClose };
  if (bid === null || !isWorth) return { action: { type: 'pass' }, reason };
  const action: Action = view.asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: bid };
  return { action, reason };
}

function declareHint(view: ThreeView, action: Action | null): Advice | null {
  if (action?.type !== 'declare') return action && { action, reason: HEURISTIC };
  const game = rate(declarationIn(view, action));
  if (!game) return { action, reason: HEURISTIC };
  return { action, reason: { kind: 'game', winProbability: game.winProbability } };
}

function proposal(view: ThreeView): Advice | null {
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

function hintFrom({ layouts, of, estimates }: ChoiceEstimate): Advice {
  const [best] = estimates;
  if (!best) throw new RangeError('no card to choose');
  const action: Action = { type: 'play', card: best.card };
  const isGuess = (layouts < LAYOUTS_FOR_A_NUMBER && layouts < of) || best.high - best.low > WIDEST;
  if (isGuess) return { action, reason: { kind: 'guess', layouts } };
  const next = estimates.find(
    ({ card, winProbability }) =>
      card !== best.card &&
      Math.round(100 * winProbability) < Math.round(100 * best.winProbability),
  );
  return { action, reason: { kind: 'chance', layouts, estimate: best, next: next ?? null } };
}

function scoreHint({ layouts, of, estimates }: RolloutEstimate): Advice {
  const [best, ...others] = estimates;
  if (!best) throw new RangeError('no card to choose');
  const action: Action = { type: 'play', card: best.card };
  if (layouts < LAYOUTS_FOR_A_NUMBER && layouts < of) {
    return { action, reason: { kind: 'guess', layouts } };
  }
  const next = others.find(({ mean }) => Math.round(mean) < Math.round(best.mean));
  return { action, reason: { kind: 'score', layouts, estimate: best, next: next ?? null } };
}
