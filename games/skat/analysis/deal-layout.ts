import { defined } from '@lusoria/core';
import { type Card, type GameName, pipsOf } from '../rules/cards.ts';
import {
  ALL_POINTS,
  BASE,
  type Contract,
  matadorsOf,
  multiplierOf,
  nullValue,
  stepsOf,
  TARGETS,
} from '../rules/contract.ts';
import type { PlayedCard } from '../rules/deal.ts';
import type { Options } from '../rules/options.ts';
import { SKAT } from '../rules/three/deal.ts';
import type { ThreeView } from '../rules/three/types.ts';

/** A card that was played; `trick` from 0. */
interface Play extends PlayedCard {
  readonly trick: number;
}

/** The cards of a declared game as dealt and as played. */
export interface DealLayout {
  readonly view: ThreeView;
  readonly contract: Contract;
  readonly declarer: number;
  /** The three hands when the play began, in the order of `view.players`. */
  readonly hands: readonly (readonly Card[])[];
  /** The discards; in a hand game the skat. */
  readonly discards: readonly Card[];
  readonly plays: readonly Play[];
}

/** The layout of a deal that is over; null where nobody was declarer, or nothing could be played. */
export function dealLayout(view: ThreeView): DealLayout | null {
  const { end, declarer, contract, players } = view;
  if (!end || declarer === null || !contract) return null;
  if (end.result.kind === 'game' && end.result.instead !== null) return null;
  const { deal } = end;
  const discards = view.pickedUp ? end.discards : deal.skat;
  const hands = players.map((seat) => {
    const dealt = defined(deal.hands[seat]);
    if (seat !== declarer || !view.pickedUp) return dealt;
    return [...dealt, ...deal.skat].filter((card) => !discards.includes(card));
  });
  if (discards.length !== SKAT || hands.some((hand) => hand.length !== 10)) return null;
  const plays = [...view.tricks.map(({ cards }) => cards), view.trick].flatMap((cards, trick) =>
    cards.map((one) => ({ trick, ...one })),
  );
  return { view, contract, declarer, hands, discards, plays };
}

/** A target that no card points reach. */
export const UNREACHABLE = ALL_POINTS + 1;

/**
 * The card points with which a contract is won for a bid, with these twelve cards; `UNREACHABLE` when it
 * cannot be won. In null 0.
 */
export function winningTarget(
  contract: Contract,
  twelve: readonly Card[],
  bid: number,
  options: Options,
): number {
  const { game } = contract;
  if (game === 'null') return nullValue(contract) >= bid ? 0 : UNREACHABLE;
  const level = contract.schwarz ? 'schwarz' : contract.schneider ? 'schneider' : 'game';
  const matadors = matadorsOf(twelve, game, options);
  const value = (schneider: boolean, schwarz: boolean) =>
    BASE[game] * multiplierOf(stepsOf(contract, { schneider, schwarz }, matadors), matadors);
  if (value(false, false) >= bid) return TARGETS[level];
  if (value(true, false) >= bid) return Math.max(TARGETS[level], TARGETS.schneider);
  return value(true, true) >= bid ? TARGETS.schwarz : UNREACHABLE;
}

/** Whether the declarer wins with a value of the solver. */
export function isWon(game: GameName, value: number, target: number): boolean {
  return game === 'null' ? target !== UNREACHABLE && value === 0 : value >= target;
}

/** The declarer's twelve cards. */
export function twelveOf({ hands, discards, view, declarer }: DealLayout): readonly Card[] {
  return [...defined(hands[view.players.indexOf(declarer)]), ...discards];
}

/** The target of the declarer in a deal. */
export function targetOf(layout: DealLayout): number {
  const { contract, view } = layout;
  return winningTarget(contract, twelveOf(layout), view.bid, view.options);
}

/** A deal between two cards. */
export interface DealState {
  /** In the order of `view.players`. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: number;
  readonly trick: readonly Card[];
  /** The declarer's card points so far, with the skat. */
  readonly points: number;
}

/** The deal before each card that was played, and after the last. */
export function statesOf({
  view,
  declarer,
  hands,
  discards,
  plays,
}: DealLayout): readonly DealState[] {
  const { players, tricks } = view;
  let now: DealState = { hands, leader: 0, trick: [], points: pipsOf(discards) };
  const all = [now];
  for (const { trick, seat, card } of plays) {
    const player = players.indexOf(seat);
    const cards = [...now.trick, card];
    const left = now.hands.map((hand, i) =>
      i === player ? hand.filter((one) => one !== card) : hand,
    );
    now = { ...now, hands: left, trick: cards };
    const winner = tricks[trick]?.winner;
    if (cards.length === 3 && winner !== undefined) {
      const points = now.points + (winner === declarer ? pipsOf(cards) : 0);
      now = { hands: left, leader: players.indexOf(winner), trick: [], points };
    }
    all.push(now);
  }
  return all;
}

/** The view of a seat before the card with this number was played. Claims and doubles are left out. */
export function viewBefore(layout: DealLayout, seat: number, index: number): ThreeView {
  const { view, declarer, contract, hands, discards, plays } = layout;
  const gone = plays.slice(0, index);
  const current = plays[index];
  const left = view.counts.map((_, one) => {
    const place = view.players.indexOf(one);
    if (place < 0) return [];
    return defined(hands[place]).filter((card) => !gone.some((each) => each.card === card));
  });
  const trick = current?.trick ?? view.tricks.length;
  return {
    ...view,
    you: seat,
    phase: 'play',
    current: current?.seat ?? null,
    hand: defined(left[seat]),
    counts: left.map((cards) => cards.length),
    asked: null,
    skat: seat === declarer && view.pickedUp ? discards : null,
    pushedCards: null,
    trick: gone
      .filter((one) => one.trick === trick)
      .map((one) => ({ seat: one.seat, card: one.card })),
    tricks: view.tricks.slice(0, trick),
    open: contract.ouvert ? defined(left[declarer]) : null,
    answerer: null,
    proposal: null,
    proposals: 0,
    proposed: [],
    secured: null,
    end: null,
  };
}
