import type { Budget, Random } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { Card } from '../../rules/cards.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { chooseCall, chooseDeclaration, chooseHandOrSkat } from '../bidding/bidding.ts';
import { easeIn } from '../evaluation/ease.ts';
import { fastRandom } from '../fast-random.ts';
import { beginnersCard } from '../heuristic/beginner.ts';
import { playAlone } from '../heuristic/declarer-play.ts';
import { defend } from '../heuristic/defender-play.ts';
import { playNull } from '../heuristic/null-play.ts';
import { claim, double } from '../heuristic/proposals.ts';
import { type Situation, situationIn } from '../heuristic/situation.ts';
import { heuristicAction } from '../heuristic/three.ts';
import { importanceWeights, UNIFORM } from '../inference/importance-weights.ts';
import { knowledgeIn } from '../inference/knowledge.ts';
import { effortFor, type Level } from './levels.ts';
import { bestCard } from './pimc.ts';

/** An action by search at a table of three or four; null when the viewer need not act. */
export function searchAction(
  view: ThreeView,
  random: Random,
  level: Level,
  budget?: Budget,
): Action | null {
  if (view.phase === 'play' && view.current === view.you && !view.proposal && !view.ramsch) {
    return inPlay(view, random, level, budget);
  }
  return beforePlay(view, random, level, budget) ?? heuristicAction(view);
}

/** The auction and the declaration; null where the heuristic player decides. */
function beforePlay(view: ThreeView, random: Random, level: Level, budget?: Budget): Action | null {
  const { you } = view;
  if (you === null || view.proposal || view.current !== you) return null;
  const { discardDeals: deals, bidRollouts, nodes } = budget ? level.timed : level.fixed;
  const time = budget?.left() ?? 0;
  const isLate = () => budget !== undefined && budget.left() <= time / 2;
  const policy = {
    passing: level.passing,
    ease: level.infers ? easeIn(view.place, you) : 0,
    rollouts: bidRollouts > 0 ? { skats: bidRollouts, isLate } : null,
  };
  switch (view.phase) {
    case 'auction':
      return chooseCall(view, you, policy);
    case 'skat':
      return chooseHandOrSkat(view, you, policy);
    case 'discard': {
      const search = deals > 0 ? { deals, nodes, random: fastRandom(random), budget } : null;
      return chooseDeclaration(view, you, policy, search);
    }
    default:
      return null;
  }
}

function inPlay(view: ThreeView, random: Random, level: Level, budget?: Budget): Action | null {
  const situation = situationIn(view);
  const knowledge = knowledgeIn(view);
  if (!situation || !knowledge) return heuristicAction(view);
  const proposal = double(situation) ?? claim(situation);
  if (proposal) return proposal;
  if (level.memory !== null) {
    const own = beginnersCard(view, level.memory);
    return own === null ? heuristicAction(view) : { type: 'play', card: own };
  }
  const card = bestCard({
    knowledge,
    legal: situation.legal,
    heuristicCard: heuristicCard(situation),
    weights: level.infers ? importanceWeights(knowledge) : UNIFORM,
    effort: effortFor(level, view.hand.length, budget !== undefined),
    budget,
    random: fastRandom(random),
  });
  return card === null ? heuristicAction(view) : { type: 'play', card };
}

function heuristicCard(situation: Situation): Card | null {
  if (situation.order === 'null') return playNull(situation);
  return situation.isDeclarer ? playAlone(situation) : defend(situation);
}
