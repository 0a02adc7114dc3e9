import type { Budget, Random } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { Card } from '../../rules/cards.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { playAlone } from '../heuristic/declarer.ts';
import { defend } from '../heuristic/defender.ts';
import { playNull } from '../heuristic/null.ts';
import { claim, double } from '../heuristic/proposals.ts';
import { look, type Sight } from '../heuristic/sight.ts';
import { chooseForThree } from '../heuristic/three.ts';
import { call, declaration, handOrSkat } from './auction.ts';
import { bestCard } from './card.ts';
import { knownIn } from './known.ts';
import { effortOf, type Level } from './levels.ts';
import { likelihoodOf } from './likelihood.ts';
import { sourceFrom } from './source.ts';
import type { Likelihood } from './worlds.ts';

/** What to do at a table of three or four; null when nothing need be done. */
export function chooseStrongly(
  view: ThreeView,
  random: Random,
  level: Level,
  budget?: Budget,
): Action | null {
  if (view.phase === 'play' && view.current === view.you && !view.proposal && !view.ramsch) {
    return inPlay(view, random, level, budget);
  }
  return before(view, random, level, budget) ?? chooseForThree(view);
}

/** What is said and laid away before play; null where nothing is asked, or rules of thumb decide. */
function before(view: ThreeView, random: Random, level: Level, budget?: Budget): Action | null {
  const { nerve } = level;
  if (!nerve || view.proposal || view.current !== view.you) return null;
  const { tried, trials } = budget ? level.most : level.fixed;
  const time = budget?.left() ?? 0;
  const isLate = () => budget !== undefined && budget.left() <= time / 2;
  const trying = trials > 0 ? { trials, isLate } : null;
  if (view.phase === 'auction') return call(view, nerve, trying);
  if (view.phase === 'skat') return handOrSkat(view, trying);
  if (view.phase !== 'discard') return null;
  return declaration(view, { worlds: tried, trying }, sourceFrom(random), budget);
}

const ALL_ALIKE: Likelihood = { first: () => 1, rest: () => 1 };

function inPlay(view: ThreeView, random: Random, level: Level, budget?: Budget): Action | null {
  const sight = look(view);
  const seen = knownIn(view);
  if (!sight || !seen) return chooseForThree(view);
  const known = level.remembers ? seen : { ...seen, lacks: [0, 0, 0] };
  const said = double(sight) ?? claim(sight);
  if (said) return said;
  const card = bestCard({
    known,
    legal: sight.legal,
    thumb: byThumb(sight),
    likelihood: level.infers ? likelihoodOf(known) : ALL_ALIKE,
    effort: effortOf(level, view.hand.length, budget !== undefined),
    budget,
    source: sourceFrom(random),
  });
  return card === null ? chooseForThree(view) : { type: 'play', card };
}

function byThumb(sight: Sight): Card | null {
  if (sight.order === 'null') return playNull(sight);
  return sight.alone ? playAlone(sight) : defend(sight);
}
