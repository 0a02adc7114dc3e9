import { defined } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import {
  type Card,
  type Kind,
  kindOf,
  partsOf,
  pipsOf,
  strengthOf,
  SUITS,
} from '../../rules/cards.ts';
import { ALL_POINTS, type Level, TARGETS } from '../../rules/contract.ts';
import { trickPoints, tricksOf } from '../../rules/deal.ts';
import { SKAT } from '../../rules/three/deal.ts';
import { accepts } from '../../rules/three/index.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { ofKind, type Situation } from './situation.ts';

/** With no more defenders' points than this after half of the tricks, a declarer plays on for schneider. */
const FEW = 12;
/** With fewer tricks to come the declarer does not claim: playing on is as quick. */
const TO_CLAIM = 3;

/** The answer to a claim or concession; null when none is asked for. */
export function answer(view: ThreeView, situation: Situation | null): Action | null {
  const { proposal, you } = view;
  if (!proposal || you === null || !proposal.waiting.includes(you)) return null;
  const yes =
    proposal.kind === 'claim'
      ? situation !== null && isGranted(situation, defined(proposal.level))
      : proposal.seat === view.declarer || !wantsMore(view);
  return { type: 'answer', to: proposal.no, yes };
}

/** Whether a defender can see that the declarer's claim holds. */
function isGranted(situation: Situation, level: Level): boolean {
  const { view, hand, unseen, order } = situation;
  const { open, declarer } = view;
  if (!open || declarer === null) return false;
  const others = [...hand, ...unseen.filter((card) => !open.includes(card))];
  if (order === 'null') {
    const isOnTable = view.trick.some(({ seat }) => seat === declarer);
    return !isOnTable && neverTakes(open, others, view.current === declarer);
  }
  const lost = trickPoints(view.tricks, (seat) => seat !== declarer);
  const isClean = tricksOf(view.tricks, (seat) => seat !== declarer) === 0;
  const leads = view.current === declarer && view.trick.length === 0;
  if (leads && takesAll(open, others, order)) return reached(level, lost, isClean);
  // Even with everything that is not yet taken they would not get there.
  const left = pipsOf([...others, ...open, ...view.trick.map(({ card }) => card)]);
  return level === 'game'
    ? canReach('game', lost + left)
    : level === 'schneider' && canReach(level, lost + left);
}

/** Whether the declarer can still reach a level when the defenders have so many points. */
function canReach(level: 'game' | 'schneider', lost: number): boolean {
  return lost <= ALL_POINTS - TARGETS[level];
}

function reached(level: Level, lost: number, isClean: boolean): boolean {
  return level === 'schwarz' ? isClean : canReach(level, lost);
}

/**
 * Whether a player who leads takes every trick that is left, however the cards of the others lie:
 * trumps from above until the others have none, then suits from above.
 */
export function takesAll(
  own: readonly Card[],
  others: readonly Card[],
  order: Situation['order'],
): boolean {
  const kinds: readonly Kind[] = ['trump', ...SUITS];
  return kinds.every((kind) => {
    const mine = strengths(own, kind, order);
    const theirs = strengths(others, kind, order);
    if (mine.length === 0) return kind !== 'trump' || theirs.length === 0;
    const [top] = theirs;
    if (top === undefined) return true;
    const masters = mine.filter((strength) => strength > top).length;
    return kind === 'trump'
      ? masters >= theirs.length
      : masters === mine.length || masters >= theirs.length;
  });
}

function strengths(
  cards: readonly Card[],
  kind: Kind,
  order: Situation['order'],
): readonly number[] {
  return ofKind(cards, kind, order)
    .map((card) => strengthOf(card, order))
    .toSorted((a, b) => b - a);
}

/** Whether some cards never take a trick in null, whatever the others play. */
export function neverTakes(own: readonly Card[], others: readonly Card[], leads: boolean): boolean {
  if (!leads) return SUITS.every((suit) => isSafe(own, others, suit));
  return own.some((card) => {
    const { suit } = partsOf(card);
    const out = strengths(others, suit, 'null');
    const isUnder =
      out.length > SKAT && out.every((strength) => strength > strengthOf(card, 'null'));
    // Two of the others may lie in the skat; another player must be sure to have a higher one.
    const rest = own.filter((other) => other !== card);
    return isUnder && SUITS.every((one) => isSafe(rest, others, one));
  });
}

/** The second lowest of a suit can stand one lower card with the others, the third two, and so on. */
function isSafe(own: readonly Card[], others: readonly Card[], suit: Kind): boolean {
  const out = strengths(others, suit, 'null');
  return strengths(own, suit, 'null')
    .toReversed()
    .every((strength, i) => out.filter((other) => other < strength).length <= i);
}

/** Whether the declarer plays on after the defenders concede: it costs nothing any more. */
function wantsMore({ contract, tricks, declarer }: ThreeView): boolean {
  if (contract?.game === 'null') return false;
  const lost = trickPoints(tricks, (seat) => seat !== declarer);
  return tricks.length >= 5 && lost <= FEW;
}

/** The declarer's claim, when nothing can go wrong; null otherwise. */
export function claim(situation: Situation): Action | null {
  const { view, hand } = situation;
  if (view.open || hand.length < TO_CLAIM) return null;
  const level = certainLevel(situation);
  const action: Action | null = level && { type: 'claim', level };
  return action && accepts(view, action) === null ? action : null;
}

/**
 * The level that a declarer on lead reaches however the cards of the others lie, by taking every trick
 * that is left; null where that is not certain, and in null.
 */
export function certainLevel({ view, hand, unseen, order, isDeclarer }: Situation): Level | null {
  if (!isDeclarer || view.current !== view.you || view.trick.length > 0) return null;
  if (order === 'null' || order === 'ramsch' || !takesAll(hand, unseen, order)) return null;
  const lost = trickPoints(view.tricks, (seat) => seat !== view.declarer);
  if (tricksOf(view.tricks, (seat) => seat !== view.declarer) === 0) return 'schwarz';
  return (['schneider', 'game'] as const).find((level) => canReach(level, lost)) ?? null;
}

/** Kontra with a defence that can hardly fail; null otherwise. */
export function double(situation: Situation): Action | null {
  const { view, isDeclarer, hand, order } = situation;
  const action: Action = { type: 'double', to: 2 };
  if (isDeclarer || order === 'null' || accepts(view, action) !== null) return null;
  const trumps = ofKind(hand, 'trump', order);
  const jacks = trumps.filter((card) => partsOf(card).rank === 'J').length;
  const aces = hand.filter((card) => partsOf(card).rank === 'A' && kindOf(card, order) !== 'trump');
  // Against such hands two in three declarers of a suit game lose.
  const strong =
    order === 'grand'
      ? jacks >= 2 && aces.length >= 3
      : trumps.length >= 6 || (trumps.length >= 5 && aces.length >= 1);
  return strong ? action : null;
}
