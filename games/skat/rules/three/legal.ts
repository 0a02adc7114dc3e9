import { reject, type Rejection } from '@lusoria/core';
import type { Action } from '../actions.ts';
import { type Card, type Order, partsOf, playable } from '../cards.ts';
import {
  ALL_POINTS,
  announcementFault,
  bidValues,
  type Contract,
  type Level,
  LEVELS,
  lowestBid,
  nullValue,
  TARGETS,
} from '../contract.ts';
import { playedBy, trickPoints, tricksOf } from '../deal.ts';
import type { RejectionCode } from '../rejections.ts';
import { HAND, SKAT } from './deal.ts';
import type { ThreeView } from './types.ts';

type Refusal = Rejection<RejectionCode> | null;

/** Why somebody who sees this cannot do that; null when it can be done. */
export function accepts(view: ThreeView, action: Action): Refusal {
  const { you } = view;
  if (you === null) return reject('not-seated');
  if (view.phase === 'over') return reject('round-over');
  if (!view.players.includes(you)) return reject('sits-out');
  switch (action.type) {
    case 'bid':
      return inTurn(view, 'auction') ?? refuseBid(view, action.value);
    case 'hold':
      return inTurn(view, 'auction') ?? (view.asked === 'answer' ? null : reject('nothing-bid'));
    case 'pass':
      return inTurn(view, 'auction');
    case 'pick-up':
      return view.phase === 'push' ? refusePickUp(view) : inTurn(view, 'skat');
    case 'declare':
      return refuseDeclare(view, action);
    case 'push':
      return inTurn(view, 'push') ?? refusePush(view, action.cards);
    case 'push-unseen':
      return inTurn(view, 'push') ?? (view.pickedUp ? reject('not-now') : null);
    case 'play':
      return refusePlay(view, action.card);
    case 'double':
      return refuseDouble(view, you, action.to);
    case 'claim':
      return refuseClaim(view, you, action.level);
    case 'concede':
      return refuseConcede(view, you);
    case 'answer':
      return refuseAnswer(view, you, action.to);
    case 'name':
    case 'no-double':
      return reject('not-now');
  }
}

/** Which cards rank how in this deal; null while that is not known. */
export function orderIn({
  contract,
  ramsch,
}: Pick<ThreeView, 'contract' | 'ramsch'>): Order | null {
  return contract?.game ?? (ramsch ? 'ramsch' : null);
}

function inTurn(view: ThreeView, phase: ThreeView['phase']): Refusal {
  if (view.phase !== phase) return reject('not-now');
  return view.current === view.you ? null : reject('not-your-turn');
}

function refuseBid({ asked, bid, options }: ThreeView, value: number): Refusal {
  if (asked === 'answer') return reject('not-now');
  if (!bidValues(options).includes(value)) return reject('no-such-bid', { value });
  if (asked === 'take') {
    const lowest = lowestBid(options);
    return value === lowest ? null : reject('no-such-bid', { value });
  }
  return value > bid ? null : reject('bid-too-low', { value, bid });
}

function refusePickUp(view: ThreeView): Refusal {
  return inTurn(view, 'push') ?? (view.pickedUp ? reject('not-now') : null);
}

type Declare = Extract<Action, { type: 'declare' }>;

function refuseDeclare(view: ThreeView, { contract, discards, instead }: Declare): Refusal {
  const { options, bid } = view;
  const phase = contract.hand ? 'skat' : 'discard';
  const refusal = inTurn(view, phase) ?? refuseDiscards(view, contract, discards);
  if (refusal) return refusal;
  const fault = announcementFault(contract, options);
  if (fault) return reject(fault);
  const isBelow = contract.game === 'null' && nullValue(contract) < bid;
  if (isBelow && (instead === null || instead === 'null')) {
    return reject('name-instead', { value: nullValue(contract), bid });
  }
  return !isBelow && instead !== null ? reject('no-instead') : null;
}

function refuseDiscards(view: ThreeView, { hand }: Contract, cards: readonly Card[]): Refusal {
  if (hand) return cards.length === 0 ? null : reject('no-discard');
  return refuseTwo(view, cards);
}

function refuseTwo({ hand }: ThreeView, cards: readonly Card[]): Refusal {
  if (new Set(cards).size !== SKAT || cards.length !== SKAT) return reject('discard-two');
  return cards.every((card) => hand.includes(card)) ? null : reject('card-not-in-hand');
}

function refusePush(view: ThreeView, cards: readonly Card[]): Refusal {
  if (!view.pickedUp) return reject('not-now');
  if (cards.some((card) => partsOf(card).rank === 'J')) return reject('no-jacks');
  return refuseTwo(view, cards);
}

function refusePlay(view: ThreeView, card: Card): Refusal {
  if (view.phase !== 'play') return reject('not-now');
  if (view.proposal) return reject('proposal-open');
  if (view.current !== view.you) return reject('not-your-turn');
  if (!view.hand.includes(card)) return reject('card-not-in-hand');
  return playableIn(view).includes(card) ? null : reject('must-follow');
}

/** The cards of the viewer's hand that may be played to the trick. */
export function playableIn(view: ThreeView): readonly Card[] {
  const order = orderIn(view);
  return order ? playable(view.hand, view.trick[0]?.card ?? null, order) : [];
}

function refuseDouble(view: ThreeView, you: number, to: 2 | 4 | 8): Refusal {
  const { options, declarer, doubled, doubler } = view;
  if (options.kontra === 'off') return reject('no-kontra');
  if (view.phase !== 'play' || declarer === null) return reject('not-now');
  if (view.proposal) return reject('proposal-open');
  if (to !== 2) {
    if (to === 4 ? you !== declarer : you !== doubler) return reject('not-yours-to-double');
    return doubled * 2 === to && view.answerer === you ? null : reject('too-late-to-double');
  }
  if (you === declarer) return reject('not-yours-to-double');
  if (options.kontra === 'bidders' && !hasBid(view, you)) return reject('not-yours-to-double');
  return doubled === 1 && playedBy(you, view).length === 0 ? null : reject('too-late-to-double');
}

/** Whether somebody has bid, or held a bid. */
export function hasBid({ calls }: Pick<ThreeView, 'calls'>, seat: number): boolean {
  return calls.some((call) => call.seat === seat && call.call !== 'pass');
}

/** Claims and concessions: once a trick for everybody. */
function refuseProposal(view: ThreeView, you: number): Refusal {
  if (view.phase !== 'play' || view.declarer === null) return reject('not-now');
  if (view.proposal) return reject('proposal-open');
  return view.proposed.includes(you) ? reject('asked-already') : null;
}

function refuseClaim(view: ThreeView, you: number, level: Level): Refusal {
  const { declarer, contract } = view;
  if (view.phase === 'play' && declarer !== null && declarer !== you) return reject('not-declarer');
  const refusal = refuseProposal(view, you);
  if (refusal) return refusal;
  if (contract?.game === 'null') return level === 'game' ? null : reject('claim-impossible');
  const open = reachableLevel(view);
  return open !== null && LEVELS.indexOf(open) >= LEVELS.indexOf(level)
    ? null
    : reject('claim-impossible');
}

type Taken = Pick<ThreeView, 'contract' | 'declarer' | 'tricks'>;

/**
 * The highest level that the declarer can still reach, as far as the tricks tell; null when the game
 * is lost, be it that only the level announced is out of reach.
 */
export function reachableLevel(taken: Taken): Level | null {
  const open = openLevel(taken);
  const { contract } = taken;
  const needed = contract?.schwarz ? 'schwarz' : contract?.schneider ? 'schneider' : 'game';
  return open !== null && LEVELS.indexOf(open) >= LEVELS.indexOf(needed) ? open : null;
}

function openLevel({ contract, declarer, tricks }: Taken): Level | null {
  const points = trickPoints(tricks, (seat) => seat !== declarer);
  const taken = tricksOf(tricks, (seat) => seat !== declarer);
  if (contract?.game === 'null') return tricks.length > taken ? null : 'game';
  if (taken === 0) return 'schwarz';
  if (points <= ALL_POINTS - TARGETS.schneider) return 'schneider';
  return points <= ALL_POINTS - TARGETS.game ? 'game' : null;
}

function refuseConcede(view: ThreeView, you: number): Refusal {
  const refusal = refuseProposal(view, you);
  if (refusal) return refusal;
  // The defenders have given up already; a game that is won cannot be given up. That it may be lost
  // already is no reason to refuse: nobody counts the points aloud, and a decided game stays decided.
  return view.secured === null ? null : reject('not-now');
}

function refuseAnswer({ proposal, declarer }: ThreeView, you: number, to: number): Refusal {
  if (!proposal || proposal.no !== to) return reject('stale-proposal');
  if (proposal.waiting.includes(you)) return null;
  const asked = proposal.seat === declarer ? you !== declarer : you === declarer;
  return reject(asked ? 'already-answered' : 'not-yours-to-answer');
}

/** Whether the declarer may give up without being asked: with nine or ten cards in the hand. */
export function mayConcedeFreely(cards: number): boolean {
  return cards >= HAND - 1;
}
