import { defined } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { chooseCall, chooseDeclaration, chooseHandOrSkat } from '../bidding/bidding.ts';
import { playAlone } from './declarer-play.ts';
import { defend } from './defender-play.ts';
import { playNull } from './null-play.ts';
import { answer, claim, double } from './proposals.ts';
import { cardsToPush, playRamsch } from './ramsch-play.ts';
import { type Situation, situationIn } from './situation.ts';

/**
 * What passing is worth to this player, in points. Against bids by chances that were fitted to its own play (1,500 duplicate
 * deals each, in six seatings): −1.6 ± 1.7 points a game; with −15 0.0 ± 1.7, but then hardly a deal is passed by all.
 */
const PASSING = 0;
const POLICY = { passing: PASSING, ease: 0, rollouts: null };

/** A heuristic action at a table of three or four; null when the viewer need not act. */
export function heuristicAction(view: ThreeView): Action | null {
  const { you, players } = view;
  if (you === null || !players.includes(you)) return null;
  if (view.proposal) return answer(view, situationIn(view));
  if (view.current !== you) return null;
  switch (view.phase) {
    case 'auction':
      return chooseCall(view, you, POLICY);
    case 'skat':
      return chooseHandOrSkat(view, you, POLICY);
    case 'discard':
      return chooseDeclaration(view, you, POLICY, null);
    case 'push':
      return view.pickedUp ? { type: 'push', cards: cardsToPush(view.hand) } : { type: 'pick-up' };
    case 'play':
      return inPlay(situationIn(view));
    case 'deal':
    case 'over':
      return null;
  }
}

function inPlay(situation: Situation | null): Action | null {
  if (!situation) return null;
  const proposal = double(situation) ?? claim(situation);
  if (proposal) return proposal;
  const card = chooseCard(situation) ?? situation.legal[0];
  return card === undefined ? null : { type: 'play', card };
}

function chooseCard(situation: Situation): ReturnType<typeof defend> {
  if (situation.legal.length === 1) return defined(situation.legal[0]);
  if (situation.order === 'null') return playNull(situation);
  if (situation.order === 'ramsch') return playRamsch(situation);
  return situation.isDeclarer ? playAlone(situation) : defend(situation);
}
