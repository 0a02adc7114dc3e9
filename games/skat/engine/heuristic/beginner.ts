import { defined } from '@lusoria/core';
import { type Card, kindOf, partsOf } from '../../rules/cards.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { playAlone } from './declarer-play.ts';
import { defend } from './defender-play.ts';
import { playNull } from './null-play.ts';
import { type Situation, situationIn } from './situation.ts';

/** With so few cards left even a beginner cashes aces. */
const CASHES_AT = 4;

/**
 * The card of a beginner. It remembers the last tricks only, so it counts trumps badly and forgets who did not follow; and it leads
 * other cards before its aces, which are ruffed later on. Null in ramsch, and if there is no card to play.
 *
 * @param tricks how many it remembers
 */
export function beginnersCard(view: ThreeView, tricks: number): Card | null {
  const remembered = situationIn({ ...view, tricks: view.tricks.slice(-tricks) });
  if (!remembered || view.ramsch) return null;
  const situation = view.trick.length === 0 ? keepingAces(remembered) : remembered;
  if (situation.legal.length === 1) return defined(situation.legal[0]);
  if (situation.order === 'null') return playNull(situation);
  return situation.isDeclarer ? playAlone(situation) : defend(situation);
}

function keepingAces(situation: Situation): Situation {
  const { hand, legal, order } = situation;
  if (hand.length <= CASHES_AT || order === 'null') return situation;
  const others = legal.filter(
    (card) => partsOf(card).rank !== 'A' || kindOf(card, order) === 'trump',
  );
  return others.length > 0 ? { ...situation, legal: others } : situation;
}
